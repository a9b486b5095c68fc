game-name = The World Cup Card Game 2010
game-line = Porta le tue squadre dai gironi all'eliminazione diretta fino al titolo, con un solo piccolo mazzo.

## Domande

ask-lay = Partita { $match }, { $team } contro { $opponent }: quali carte mette { $team }? { $most ->
    [one] Al massimo una carta.
   *[other] Al massimo { $most } carte.
}
ask-play = { $stock ->
    [0] Tocca a te: gioca o scarta una carta. Ne hai { $held } in mano e non ce ne sono più da pescare.
    [one] Tocca a te: gioca o scarta una carta. Ne hai { $held } in mano e ne resta una da pescare.
   *[other] Tocca a te: gioca o scarta una carta. Ne hai { $held } in mano e ne restano { $stock } da pescare.
}
ask-deal-team = Quale squadra ti è toccata?
ask-deal-team-other = Quale squadra è toccata a { $player }?
ask-deal-card = Quale carta è toccata a { $team }?
ask-deal-hand = Quale carta ti è toccata?
ask-deal-hand-other = Quale carta è toccata a { $player }?
ask-draw = Quale carta peschi?
ask-draw-other = Quale carta pesca { $player }?
ask-flip = Quale carta è stata girata?
ask-kick = Rigori: quale carta è stata girata?
ask-lot = Quale squadra è stata sorteggiata?

## Scelte

choice-lay = Metti { $card }
choice-done = Fatto
choice-place = { $card } in una casella di { $team }
choice-cover = { $card } sull'ultima carta di { $team }
choice-discard = Scarta { $card }
choice-flip = { $card }
choice-draw = { $card }
choice-deal = { $card }
choice-team = { $team }
choice-lot = { $team }

## Che cosa succede

event-teams-dealt = { $count ->
    [one] { $player } riceve una squadra.
   *[other] { $player } riceve { $count } squadre.
}
event-teams-dealt-seen = { $count ->
    [one] { $player } riceve una squadra: { $team }.
   *[other] { $player } riceve { $count } squadre: { $team }.
}
event-group-begins = Comincia il girone { $group }: { $team }. I giocatori, in quest'ordine: { $players }.
event-hand-dealt = { $count ->
    [one] { $team } riceve una carta.
   *[other] { $team } riceve { $count } carte.
}
event-hand-dealt-seen = { $count ->
    [one] { $team } riceve una carta: { $cards }.
   *[other] { $team } riceve { $count } carte: { $cards }.
}
event-laid = Partita { $match }: { $team } mette { $cards }.
event-open-play = { $goals ->
    [0] { $team } non segna con le carte in tavola.
    [one] { $team } segna un gol con le carte in tavola.
   *[other] { $team } segna { $goals } gol con le carte in tavola.
}
event-flipped = { $scores ->
    [yes] { $team }, carta girata per { $reason }: { $card }. Gol!
   *[no] { $team }, carta girata per { $reason }: { $card }. Niente gol.
}
event-reshuffled = Si mescolano le carte scartate: { $count } formano un nuovo mazzo.
event-full-time = Partita { $match }, risultato finale: { $first } { $one }, { $second } { $other }.
event-lot = Girone { $group }: il sorteggio dà il { $place }° posto a { $team }.
event-group-table = Girone { $group }, classifica finale:
event-group-table-rows = { $ahead_by ->
    [none] { $number }. { $team }: punti { $points }, differenza reti { $difference }, gol { $scored }
   *[other] { $number }. { $team }: punti { $points }, differenza reti { $difference }, gol { $scored }; davanti per { $ahead_by }
}
event-set-begins = Cominciano le partite { $matches }: { $team }. In gioco: { $players }; comincia { $player }. { $stock } carte da pescare.
event-hand = La tua mano: { $cards }.
event-drew = { $player } pesca una carta; da pescare: { $stock }.
event-drew-seen = { $player } pesca { $card }; da pescare: { $stock }.
event-placed = { $worth ->
    [0] { $player } mette { $card } nella casella { $slot } di { $team }.
   *[other] { $player } mette { $card } nella casella { $slot } di { $team }; vale { $worth }.
}
event-covered = { $worth ->
    [0] { $player } mette { $card } su { $on } di { $team }; non ne resta nulla.
   *[other] { $player } mette { $card } su { $on } di { $team }; vale ancora { $worth }.
}
event-discarded = { $player } scarta { $card }.
event-settled-cards-freed = Partita { $match }: si scartano carte già risolte, per averne da girare: { $cards }.
event-shoot-out = Partita { $match }: { $first } e { $second } sono in parità. Si va ai rigori!
event-kicked = { $scores ->
    [yes] { $team } tira: { $card }. Dentro!
   *[no] { $team } tira: { $card }. Sbagliato.
}
event-won = { $kicks ->
    [none] { $team } vince la partita { $match }.
   *[other] { $team } vince la partita { $match } ai rigori; rigori segnati: { $kicks }.
}

part-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } volte
}
part-attack-cancelled = { $count ->
    [one] un Attacco annullato da { $card }
   *[other] { $count } Attacchi annullati da { $card }
}
part-attack-pairs = { $count ->
    [one] una coppia di Attacchi
   *[other] { $count } coppie di Attacchi
}

## Why a bot would choose something

reason-plan = basta per questa partita e ne resta abbastanza per le prossime
reason-discard = non serve a niente di meglio, e le altre valgono di più
reason-helps = avvicina la tua squadra al turno successivo
reason-fills = lascia meno spazio alla squadra che la tua affronta
reason-hinders = danneggia una squadra che ti sta davanti
reason-hinders-own = delle tue due squadre deve vincere l'altra

## Rifiuti

card-needs-target = { $card } non occupa caselle: va solo sopra un'altra carta.
card-not-held = { $team } non ha { $card }.
card-not-in-hand = Non hai { $card } in mano.
laid-enough = { $most ->
    [one] { $team } può mettere una carta sola: ne deve restare una per ogni partita ancora da giocare.
   *[other] { $team } può mettere solo { $most } carte: quattro al massimo, e ne deve restare una per ogni partita ancora da giocare.
}
lay-one-first = { $team } deve mettere almeno una carta.
match-of-others = Nelle finali puoi agire solo sulle partite in cui hai una squadra, e { $team } non gioca in nessuna di queste.
nothing-to-cover = { $card } non ha nulla da colpire: l'ultima carta di { $team } dovrebbe essere del tipo giusto e valere ancora.
team-full = { $team } ha riempito le sue { $most } caselle.
team-not-in-set = { $team } non gioca in questo gruppo di partite.

## Pacchetti

pack-cards = { $file }, { $item }, “{ $field }”: le carte azione devono essere esattamente: { $cards }.
pack-copies = { $file }, { $item }, “{ $field }”: devono esserci { $wanted } carte azione, non { $count }.
pack-group-size = { $file }, { $item }, “{ $field }”: il girone { $group } deve avere { $wanted } squadre, non { $count }.
pack-group-hands = { $file }, { $item }, “{ $field }”: le mani del girone { $group } fanno { $count } carte in tutto; { $most } è il massimo, perché ne restino da girare.
pack-shoot-out = { $file }, { $item }, “{ $field }”: servono almeno { $least } carte che segnano ai rigori (Gol e Attacchi) e altrettante che non segnano; ne segnano { $count }.
pack-fixtures = { $file }, { $item }, “{ $field }”: nel girone { $group } ogni squadra deve incontrare ciascuna delle altre una volta.

## Risultato

why-best-team = { $stage }: { $teams }
why-best-team-count = { $count ->
    [one] { $stage }, con una squadra: { $teams }
   *[other] { $stage }, con { $count } squadre: { $teams }
}
why-shared = { $count ->
    [one] { $stage }, con una squadra, alla pari con un altro giocatore: { $teams }
   *[other] { $stage }, con { $count } squadre, alla pari con un altro giocatore: { $teams }
}

## Nomi

name-ahead-by-points = punti
name-ahead-by-difference = differenza reti
name-ahead-by-goals = gol segnati
name-ahead-by-head-to-head = scontri diretti
name-ahead-by-lot = sorteggio
name-reason-penalty = un Rigore
name-reason-odd-attack = un Attacco da solo
name-side-first = prima
name-side-second = seconda
name-stage-champion = Campione
name-stage-final = Finale persa
name-stage-third = Terzo posto
name-stage-fourth = Quarto posto
name-stage-quarter-final = Fuori ai quarti
name-stage-round-of-16 = Fuori agli ottavi
name-stage-group = Fuori nei gironi

## Il tavolo come testo

picture-group = Girone { $group }
picture-points = Punti
picture-difference = Diff.
picture-goals = Gol
picture-results = Risultati:
picture-match = Partita { $match }
picture-free = { $count ->
    [one] una casella libera
   *[other] { $count } caselle libere
}
picture-cancelled = annullato
picture-hands = Mani
picture-hand = { $count ->
    [one] { $holder }, una carta
   *[other] { $holder }, { $count } carte
}
picture-deck = Mazzo: { $deck } carte che nessuno ha visto
picture-stock = Ancora da pescare: { $stock }
picture-laid = In tavola:
picture-discards = Scartate:
picture-my-teams = Le tue squadre:

name-restricted-none = senza limiti
name-restricted-three = 3 Gol valgono due
name-restricted-two-and-three = 2 Gol e 3 Gol valgono uno

## The table in the browser

web-ahead = davanti per { $ahead_by }
web-bracket = Tabellone
web-choosing = { $team }: sta scegliendo
web-final = Finale
web-last-card = { $card }, carta di { $team }
web-out = eliminata
web-whose-unknown = non si sa ancora di chi è la squadra
web-quarter-finals = Quarto di finale
web-report = Tabellino
web-round-of-16 = Ottavo di finale
web-sealed = { $team }: carte sul tavolo, coperte
web-semi-finals = Semifinale
web-shoot-out = Tiri di rigore
web-slot = { $team }, casella { $number }, libera
web-team = Squadra
web-third-place = Terzo posto
web-kick-off = { $cards ->
    [0] Si gioca senza carte
    [one] Si gioca con 1 carta
   *[other] Si gioca con { $cards } carte
}
web-must-lay = { $team }: prima va giocata una carta.
web-pick-slot = Ora scegli un posto per la carta.
web-pick-card = Scegli una carta dalla mano.

# On paper
print-hand = carte
print-ranking = ranking mondiale { $place }
print-group = Girone { $group }
print-groups = Gironi
print-bracket = Eliminazione diretta
print-match = Partita { $number }
print-third-place = Terzo posto
