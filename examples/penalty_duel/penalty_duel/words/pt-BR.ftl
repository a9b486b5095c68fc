game-name = Duelo de Pênaltis
game-line = Cinco cobranças para cada um: adivinhe o canto, e cuidado com o craque.
option-kicks = Quantas cobranças para cada um
option-kicks-5 = Cinco
option-kicks-3 = Três

ask-aim = { $kicks ->
    [yes] Você bate. Em que canto?
   *[no] Você está no gol. Para que canto?
}
ask-draw = Que carta você tirou?
ask-roll = Quanto deu o dado?

choice-aim = { $corner }
choice-substitute = Substituir: pôr a carta de lado e tirar outra
choice-draw = { $card }
choice-roll = { $pips }
why-substituted = Você já fez uma substituição.

event-drew = { $player } tira uma carta.
event-drew-seen = { $player } tira { $card }.
event-goal = Gol! { $player } bate { $aim }, o goleiro pula { $dive }.
event-saved = Defendeu: { $player } bate { $aim }, e o goleiro está lá.
event-rolled = O goleiro está lá, mas { $player } é craque e rola { $pips }.
event-substituted = { $player } põe { $card } de lado e tira outra carta.

why-goals = { $goals ->
    [one] um gol
   *[other] { $goals } gols
}
why-level = empate, com { $goals ->
    [one] um gol
   *[other] { $goals } gols
} cada

view-players = Jogadores
view-player = Jogador
view-goals = Gols
view-card = Carta
view-gone = Substituída
view-deck = Baralho

name-corner-left = esquerda
name-corner-middle = meio
name-corner-right = direita
name-aim-left = na esquerda
name-aim-middle = no meio
name-aim-right = na direita
name-dive-left = para a esquerda
name-dive-middle = para o meio
name-dive-right = para a direita
