game-name = Duello ai rigori
game-line = Cinque rigori a testa: indovina l'angolo, e attento alla stella.
option-kicks = Quanti rigori a testa
option-kicks-5 = Cinque
option-kicks-3 = Tre

ask-aim = { $kicks ->
    [yes] Tiri tu. In quale angolo?
   *[no] Sei in porta. In quale angolo?
}
ask-draw = Quale carta hai pescato?
ask-roll = Che cosa ha dato il dado?

choice-aim = { $corner }
choice-substitute = Sostituzione: metti da parte la carta e pescane un'altra
choice-draw = { $card }
choice-roll = { $pips }
why-substituted = Hai già fatto una sostituzione.

event-drew = { $player } pesca una carta.
event-drew-seen = { $player } pesca { $card }.
event-goal = Gol! { $player } tira { $aim }, il portiere si tuffa { $dive }.
event-saved = Parata: { $player } tira { $aim }, e il portiere c'è.
event-rolled = Il portiere c'è, ma { $player } è una stella e tira un { $pips }.
event-substituted = { $player } mette da parte { $card } e pesca un'altra carta.

why-goals = { $goals ->
    [one] un gol
   *[other] { $goals } gol
}
why-level = parità, con { $goals ->
    [one] un gol
   *[other] { $goals } gol
} a testa

view-players = Giocatori
view-player = Giocatore
view-goals = Gol
view-card = Carta
view-gone = Sostituita
view-deck = Mazzo

name-corner-left = sinistra
name-corner-middle = centro
name-corner-right = destra
name-aim-left = a sinistra
name-aim-middle = al centro
name-aim-right = a destra
name-dive-left = a sinistra
name-dive-middle = al centro
name-dive-right = a destra
