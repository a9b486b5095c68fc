game-name = Duelo de Penáltis
game-line = Cinco pontapés para cada um: adivinhe o canto, e cuidado com a estrela.
option-kicks = Quantos pontapés para cada um
option-kicks-5 = Cinco
option-kicks-3 = Três

ask-aim = { $kicks ->
    [yes] Remata. Para que canto?
   *[no] Está à baliza. Para que canto?
}
ask-draw = Que carta tirou?
ask-roll = Que mostrou o dado?

choice-aim = { $corner }
choice-substitute = Substituir: pôr a carta de lado e tirar outra
choice-draw = { $card }
choice-roll = { $pips }
why-substituted = Já fez uma substituição.

event-drew = { $player } tira uma carta.
event-drew-seen = { $player } tira { $card }.
event-goal = Golo! { $player } remata { $aim }, o guarda-redes atira-se { $dive }.
event-saved = Defesa: { $player } remata { $aim }, e o guarda-redes está lá.
event-rolled = O guarda-redes está lá, mas { $player } é uma estrela e lança { $pips }.
event-substituted = { $player } põe { $card } de lado e tira outra carta.

why-goals = { $goals ->
    [one] um golo
   *[other] { $goals } golos
}
why-level = empate, com { $goals ->
    [one] um golo
   *[other] { $goals } golos
} cada

view-players = Jogadores
view-player = Jogador
view-goals = Golos
view-card = Carta
view-gone = Substituída
view-deck = Baralho

name-corner-left = esquerda
name-corner-middle = meio
name-corner-right = direita
name-aim-left = para a esquerda
name-aim-middle = para o meio
name-aim-right = para a direita
name-dive-left = para a esquerda
name-dive-middle = para o meio
name-dive-right = para a direita
