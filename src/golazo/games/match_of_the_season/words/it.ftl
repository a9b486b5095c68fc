game-name = Match of the Season
game-line = Guida una squadra di calcio per sei stagioni: scegli, compra e vendi, schiera la formazione e vinci più trofei degli altri.

## Questions

ask-draft = { $team }: scegli un giocatore.
ask-bid = { $team }: { $footballer } ({ $position }, { $stars }). Quanto offri? Il minimo è { $money } mila €.
ask-name-price = { $team }: da quale prezzo offri { $footballer } ({ $position }, { $stars })?
ask-turn-card = { $team }: gira la prossima carta giocatore. Fino ad allora il mercato è aperto.
ask-make-room = { $team }: con { $most } giocatori non puoi offrire per la prossima carta. Ne vendi uno prima?
ask-stop-gap = { $team }: possono giocare in meno di { $least }. Ingaggi qualcuno o perdi a tavolino?
ask-lay-line-up = { $place ->
    [0] { $team }: quale modulo schieri?
   *[other] { $team }: chi gioca al posto { $place }, contando dal portiere?
}
ask-change-line-up = { $team }: le due formazioni sono scoperte. Un cambio?
ask-announce-card = { $team }: metti una carta tattica su questa partita?
ask-choose-youth = { $team }: quale giovane si unisce a te?
ask-sell-one = { $team }: la rosa è troppo ampia. Chi vendi?
ask-first-refusal = { $team }: compri { $footballer } ({ $position }, { $stars }) per { $money } mila €?
ask-choose-recovery = { $team }: chi può giocare lo stesso?
ask-choose-formation = { $team }: più moduli sono ugualmente forti. Quale schieri?
ask-choose-equal = { $team }: chi di questi pari entra nella formazione più forte?
ask-extend = { $team }: di chi prolunghi il contratto?
ask-fill-gap = { $team }: chi copre il posto vuoto?
ask-swap = { $team }: scambi un giocatore con { $teams }?
ask-must-buy = { $team }: la rosa è troppo ristretta. Chi arriva?

## Chance, typed in

ask-draw-team = { $player }: quale squadra esce?
ask-deal-player = { $team }: quale giocatore viene dato?
ask-first-to-draft = Quale squadra sceglie per prima?
ask-draw-player = Quale giocatore viene scoperto?
ask-roll-d6 = { $team }: che numero dà il dado a sei facce?
ask-draw-lot = Spareggi: quale squadra esce?
ask-roll-against-the-bank = La partita non si può decidere: che numero dà il dado a sei facce? Da 4 in su passa la squadra di casa.
ask-roll-match-die = Quale faccia mostra il dado partita?
ask-roll-taker = Rigore: che numero dà il dado a dodici facce?
ask-roll-event = Evento partita: che numero dà il dado a dodici facce?
ask-strike = { $team }, chi è colpito: che numero dà il dado a dodici facce?
ask-roll-loss = { $team }, chi parte: che numero dà il dado a dodici facce?
ask-roll-movement = Quante caselle dà il dado di movimento?
ask-draw-card = { $team }: quale carta possibilità esce?
ask-draw-kept-card = { $team }: quale carta conservi?
ask-leave-out = Quale squadra internazionale resta fuori?
ask-draw-club = Quale squadra esce ora?

## Choices

choice-take = Prendi { $footballer }
choice-bid = Offri { $money } mila €
choice-sign = Ingaggia { $footballer }
choice-turn = Gira la carta
choice-release = Vendi { $footballer } alla banca
choice-buy = Compra { $footballer } ({ $team })
choice-sell = Vendi { $footballer } alla banca
choice-offer = Offri { $footballer } agli altri
choice-price = Da { $price } mila €
choice-use = Gioca { $card } ({ $team })
choice-use-on = Gioca { $card } su { $footballer }
choice-strongest = La formazione più forte
choice-formation = { $formation }
choice-place = { $footballer }
choice-gap = Nessuno
choice-change = { $on } per { $off }
choice-switch = { $off } e { $on } si scambiano di posto
choice-lay = Metti { $card }
choice-recover = { $footballer }
choice-extend = { $footballer }
choice-swap = Prendi { $footballer }, dai { $given }
choice-team = { $team }
choice-club = { $club }
choice-footballer = { $footballer }
choice-card = { $card }
choice-d6 = { $pips }
choice-d12 = { $pips }
choice-face = { $face }
choice-move = { $spaces }
choice-draw = { $drawn }

## What happens

event-team-drawn = { $player } guida: { $team }.
event-dealt = { $team }: ricevono { $footballer }.
event-drafts-first = Sorteggio delle scelte: { $team } per primi.
event-drafted = { $team }: scelgono { $footballer }.
event-player-turned = Viene scoperto { $footballer } ({ $position }, { $stars }).
event-bid = { $team }: offrono { $money } mila € per { $footballer }.
event-full-squad = { $team }: con { $most } giocatori non possono offrire per { $footballer }; chi vuole posto vende prima che la carta sia girata.
event-unsold = Nessuno compra { $footballer }.
event-into-pool = { $footballer } va tra i giocatori liberi.
event-bought = { $team }: comprano { $footballer } per { $money } mila €.
event-sold-to-bank = { $team }: vendono { $footballer } alla banca per { $money } mila €.
event-offered = { $team }: mettono in vendita { $footballer } da { $money } mila €.
event-red-card-played = { $team }: giocano la carta rossa { $card }.
event-red-card-returned = { $team }: rimettono sotto il mazzo la carta rossa { $card }, non giocata.
event-available-again = { $team }: { $footballer } può di nuovo giocare.
event-line-up-laid = { $team } con il { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; nessuno al posto { $gaps }, contando dal portiere.
}
event-line-up-changed = { $team } cambiano; { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; nessuno al posto { $gaps }, contando dal portiere.
}
event-match = { $competition }: { $home } contro { $away }.
event-walkover = { $home } contro { $away }: deciso senza giocare.
event-too-few = { $home } contro { $away }: non si gioca. Con meno di { $least } giocatori: { $teams }.
event-card-laid = { $team }: mettono una carta tattica coperta.
event-card-laid-seen = { $team }: mettono una carta tattica coperta: { $card }.
event-card-opened = { $team }: scoprono la carta: { $card }.
event-match-die = { $home } contro { $away }: il dado partita mostra { $face }.
event-stars = { $club }: { $stars ->
    [1] una stella
   *[other] { $stars } stelle
}.
event-penalty = Rigore per { $winner }: il giocatore al posto { $place } ({ $stars ->
    [1] una stella
   *[other] { $stars } stelle
}) { $scored ->
    [yes] batte il portiere ({ $keeper_stars }).
   *[other] sbaglia contro il portiere ({ $keeper_stars }).
}
event-match-event = { $home } contro { $away }: { $happening } (dado: { $pips }).
event-goal = Gol: { $home } { $home_goals }-{ $away_goals } { $away }.
event-out-abroad = { $club }: una squadra internazionale continua come prima ({ $absence }).
event-result = { $outcome ->
    [1] Vittoria: { $home } su { $away }
    [0] Pareggio: { $home } e { $away }
   *[other] Vittoria in trasferta: { $away } su { $home }
}{ $home_goals ->
    [none] .
   *[other] , { $home_goals }-{ $away_goals }.
}
event-win-money = { $team }: ricevono { $money } mila € per la vittoria.
event-rolled-d6 = { $team }: esce { $pips }.
event-rolled-against-the-bank = Nessun lancio del dado partita può decidere: { $team } contro la banca, esce { $pips }: { $won ->
    [yes] vittoria su { $club }.
   *[other] sconfitta con { $club }.
}
event-struck = { $team }: { $footballer } salta la prossima partita di campionato ({ $absence }; dado: { $pips }).
event-nobody-struck = { $team }: fortunati, { $pips } non colpisce nessuno.
event-called-up = { $team }: { $footballer } va in nazionale.
event-card-drawn = { $team }: pescano { $card }.
event-card-kept = { $team }: pescano una carta e la conservano.
event-card-kept-seen = { $team }: pescano una carta e la conservano: { $card }.
event-known-card-kept = { $team }: conservano { $card }, che tutti sapevano essere la prossima.
event-joined = { $team }: arriva { $footballer }.
event-league-table = La classifica:
event-league-table-teams = { $number }. { $team }: { $points }
event-play-off = A pari punti: { $home } e { $away } giocano lo spareggio.
event-lot-drawn = Sorteggio per gli spareggi: { $team }.
event-trophy = { $team }: { $trophy }. Punti: { $points }{ $money ->
    [0] .
   *[other] ; dalla banca: { $money } mila €.
}
event-bye = { $team }: passano senza giocare.
event-qualified = Nella Coppa Europea della prossima stagione: { $teams }.
event-left-out = { $club } resta fuori dalla Coppa Europea.
event-european-pair = Sorteggio europeo: { $home } e { $away }.
event-european-round = Ancora in Coppa Europea: { $clubs }.
event-turn = Tocca a: { $team }.
event-moves = { $team }: { $spaces ->
    [1] esce una casella
   *[other] escono { $spaces } caselle
}.
event-lands = Il segnalino è su { $space }: { $space_kind }.
event-season = Comincia la stagione { $season }.
event-extended = { $team }: prolungano il contratto di { $footballer }.
event-lost = { $team }: perdono { $footballer } (dado: { $pips }).
event-swapped = { $team }: prendono { $footballer } e danno { $given }; scambio con { $other }.

## Where numbers come from

part-whole-team = tutta la squadra
part-attack = l'attacco
part-midfield = il centrocampo
part-defence = la difesa
part-wings = le fasce
part-central-attack = Attacco al centro
part-match-of-the-season = Partita della stagione
part-from-bank = dalla banca
part-from-loser = dallo sconfitto

## The end

why-points = { $points ->
    [1] un punto trofeo
   *[other] { $points } punti trofeo
}
why-trophies = { $points ->
    [1] un punto trofeo
   *[other] { $points } punti trofeo
}{ $trophies ->
    [1] ; ha deciso il trofeo vinto
   *[other] ; hanno deciso i { $trophies } trofei vinti
}
why-money = { $points ->
    [1] un punto trofeo
   *[other] { $points } punti trofeo
}, { $trophies ->
    [1] un trofeo vinto
   *[other] { $trophies } trofei vinti
}; hanno deciso i { $money } mila €
why-shared = { $points ->
    [1] un punto trofeo
   *[other] { $points } punti trofeo
}, { $trophies ->
    [1] un trofeo vinto
   *[other] { $trophies } trofei vinti
}, { $money } mila €: parità in tutto

## Why a bot chooses so

reason-worth = Questo giocatore vale { $money } mila € per la squadra.
reason-not-worth = Questo giocatore vale al massimo { $money } mila € per la squadra.
reason-adds = È chi aggiunge di più alla formazione.
reason-missed-least = È chi manca di meno.
reason-missed-most = È chi mancherebbe di più.
reason-no-room-needed = Nella rosa nessuno è di troppo.
reason-half-way = A metà strada da quanto un altro manager pagherebbe.
reason-helps-now = La carta aiuta ora.
reason-bargain = Aggiunge più di quanto costa.
reason-empty-place = Copre un posto che resterebbe vuoto.
reason-worth-more-to-others = Vale di più per un'altra squadra.
reason-nobody-helps = Nessuno disponibile aiuterebbe.
reason-strongest = Il più forte per il posto.
reason-odds = Le migliori probabilità contro questo avversario.
reason-well-as-it-is = Non c'è di meglio.
reason-keep-card = Le carte valgono di più in una partita successiva.
reason-card-adds = Aggiunge { $percent } punti di vittoria.
reason-may-leave = Può essere il prossimo a partire.

## Refusals

formation-unfilled = I tuoi giocatori disponibili non bastano per quel modulo.
formation-optional = Quel modulo è di una regola opzionale, che non è in uso.
no-money = Costa { $money } mila €, più di quanto la squadra possiede.
not-in-pool = { $footballer } non è tra i giocatori liberi.
market-before = Il mercato apre con la prima stagione.
market-closed = Il mercato è chiuso durante un'asta o una partita.
not-your-team = { $team }: non è la tua squadra.
contracts-settled = { $team }: hanno già prolungato un contratto; tornano sul mercato prima della prossima carta.
nobody-can-bid = Nessun altro manager può ora offrire per { $footballer }.
price-unpaid = { $money } mila € non è un prezzo che un altro manager possa pagare, a passi di cinque.
card-not-held = La squadra non ha { $card }.
not-red = { $card } non è una carta rossa: solo quelle si giocano in ogni momento.
blue-card-first = Prima si risolve una carta blu.
card-otherwise = { $card } non si gioca così: alcune carte indicano un giocatore, altre no.
card-does-nothing = { $card } ora non avrebbe effetto.
not-yours = { $footballer } non gioca in questa squadra.
offered-already = { $footballer } è già stato offerto dopo l'ultima giornata di partite.
placed-already = { $footballer } è già in formazione.
player-out = { $footballer } salta la prossima partita di campionato.
sold-such = In questa stagione il manager ha venduto un giocatore con le stelle e il ruolo di { $footballer }.
squad-full = La rosa è piena: { $most } giocatori.
squad-small = Una rosa deve conservare { $least } giocatori.
wrong-position = { $footballer } non gioca in questo ruolo.
card-formation = { $card } non vale per questo modulo.
no-such-card = La squadra non ha la carta tattica { $card }.
no-pass = A questa domanda bisogna rispondere: non si può passare.
other-question = Questo non risponde a ciò che si chiede ora.
bid-step = Un'offerta è un multiplo di { $money } mila €.
bid-low = L'offerta minima è { $money } mila €.
not-in-column = { $footballer } non è scoperto in questa colonna.
no-youth = { $footballer } non è un giocatore libero da una stella.
not-turned = { $footballer } non è il giocatore scoperto.
not-out = { $footballer } non è uno dei tuoi che saltano la prossima partita di campionato.
no-tactic = { $card } non è una carta tattica.
no-gap = Ci sono giocatori per questo posto: non può restare vuoto.
not-fielded = { $footballer } non è in formazione.
other-line = { $footballer } gioca in un altro reparto.
no-formation = Con { $on } per { $off } la squadra non sarebbe in alcun modulo ammesso.
not-theirs = { $footballer } non gioca in nessuna delle squadre con cui scambi.
not-face-up = { $footballer } non è scoperto nella formazione.
swapped-already = { $footballer } è già stato scambiato.
other-position = { $footballer } e { $given } non giocano nello stesso ruolo.
formation-weaker = Non è uno dei moduli più forti.
not-strongest = { $footballer } non è uno dei pari per questo posto.
not-for-the-gap = { $footballer } non può coprire questo posto.
not-free = { $footballer } non è gratis: lo sono solo quelli da una stella, per chi non può pagare nessuno.

## Options

option-seasons = Stagioni
option-seasons-1 = 1
option-seasons-2 = 2
option-seasons-3 = 3
option-seasons-4 = 4
option-seasons-5 = 5
option-seasons-6 = 6
option-everyone_draws = Tutte le squadre pescano su una casella possibilità
option-everyone_draws-false = no
option-everyone_draws-true = sì
option-duty_for_everyone = La nazionale chiama da tutte le squadre
option-duty_for_everyone-false = no
option-duty_for_everyone-true = sì
option-attack_against_defence = Attacco contro difesa sulle facce 2 e 4 del dado partita
option-attack_against_defence-false = no
option-attack_against_defence-true = sì
option-more_formations = Anche i moduli 3-3-4 e 5-4-1
option-more_formations-false = no
option-more_formations-true = sì
option-match_events = Più eventi a partita con il dado a dodici facce
option-match_events-false = no
option-match_events-true = sì
option-events_a_match = Eventi per partita
option-events_a_match-1 = 1
option-events_a_match-2 = 2
option-events_a_match-3 = 3
option-events_a_match-4 = 4
option-events_a_match-5 = 5
option-events_a_match-6 = 6

## Names

name-drawn-kept = una carta da conservare
name-competition-league = Campionato
name-competition-national-cup = Coppa Nazionale
name-competition-supercup = Supercoppa
name-competition-european-cup = Coppa Europea
name-competition-play-off = Spareggio
name-space-kind-whistle = fischietto
name-space-kind-chance = carta possibilità
name-space-kind-injury = infortunio
name-space-kind-red-card = cartellino rosso
name-space-kind-duty = nazionale
name-space-kind-transfer = trasferimento
name-space-kind-supercup = Supercoppa
name-space-kind-europe = Coppa Europea
name-space-kind-cup = Coppa Nazionale
name-space-kind-league = giornata di campionato
name-absence-fit = disponibile
name-absence-injured = infortunato
name-absence-sent-off = espulso
name-absence-on-duty = in nazionale
name-position-keeper = portiere
name-position-defender = difensore
name-position-midfielder = centrocampista
name-position-forward = attaccante
item-player = { $name } ({ $position }, { $stars })

## Packs

pack-international = { $file }, { $item }, “{ $field }”: i giocatori da { $stars } stelle in su hanno un Paese, gli altri no.
pack-reference = { $file }, { $item }, “{ $field }”: il pacchetto non ha “{ $other }”.
pack-card = { $file }, { $item }, “{ $field }”: una carta verde ha una tattica; una blu o rossa un effetto del suo colore.
pack-eleven = { $file }, { $item }, “{ $field }”: una squadra ha undici giocatori.
pack-formations = { $file }, { $item }, “{ $field }”: i moduli opzionali devono venire dopo tutti gli altri.
pack-trophies = { $file }, { $item }, “{ $field }”: i trofei devono essere esattamente questi: { $items }.
pack-events = { $file }, { $item }, “{ $field }”: gli eventi partita devono avere i numeri da 1 a 12, ciascuno una volta.
pack-faces = { $file }, { $item }, “{ $field }”: le facce del dado partita devono avere i numeri da 1 a 6, ciascuno una volta.
pack-calendar = { $file }, { $item }, “{ $field }”: il tabellone deve cominciare dal fischietto e finire con una giornata di campionato, avere ogni partita di campionato una volta e i turni di coppa in ordine.
pack-few = { $file }, { $item }, “{ $field }”: servono almeno { $count } giocatori da { $stars ->
    [1] una stella
   *[other] { $stars } stelle
}.
pack-unsafe = { $file }, { $item }, “{ $field }”: una squadra che riceve { $keeper } portieri, { $defender } difensori, { $midfielder } centrocampisti e { $forward } attaccanti potrebbe restare senza un undici valido.

## The picture

picture-season = Stagione { $season } di { $seasons }, { $space }
picture-team = Squadra
picture-manager = Manager
picture-points = Camp.
picture-score = Totale
picture-trophies = Vinti
picture-money = Soldi
picture-players = Giocatori
picture-cards = Carte
picture-squad = { $team }: rosa
picture-out = fuori: { $absence }
picture-hand = { $team }, carte: { $cards }
picture-pool = Giocatori liberi: { $footballers }
picture-europe = Coppa Europea: { $clubs }
picture-match = { $home_goals ->
    [none] Partita: { $home } - { $away }
   *[other] Partita: { $home } { $home_goals }-{ $away_goals } { $away }
}
picture-side = { $club } con il { $formation }: { $whole } stelle; portiere { $keeper }, difesa { $defence }, centrocampo { $midfield }, attacco { $attack }
picture-line-up = { $team } con il { $formation }: { $line_up }
picture-champion = Campioni
picture-cup = Coppa
picture-europe-winner = Europa
picture-seasons = Punti per stagione

## Il tavolo nel browser

web-stars = { $stars ->
    [1] una stella
   *[other] { $stars } stelle
}
web-face-down = coperto
web-fielded = in formazione
web-bench = Panchina
web-place = Posto { $place }, { $position }
web-place-number = Posto { $place }
web-places-left = { $number ->
    [1] Un posto è vuoto
   *[other] { $number } posti sono vuoti
}
web-lay = Schiera questa formazione
web-last-line-up = { $team }, ultima formazione: { $formation }
web-drawn = Pareggio
web-home-win = Vince la casa
web-away-win = Vince l'ospite
web-opened = Carta tattica, scoperta
web-laid-down = Carta tattica, coperta fino al lancio del dado
web-colour-blue = Subito
web-colour-red = Quando vuoi, in questa stagione
web-colour-green = Tattica
web-offered-by = Offerto da: { $team }
web-base-price = Prezzo base
web-highest-bid = Offerta più alta
web-starting-price = Da quale prezzo?
web-bid = Offri { $money }
web-bid-lower = Offri di meno
web-bid-higher = Offri di più
web-buy-for = Compra per { $money }
web-pool = Giocatori liberi
web-draft = Scegline uno
web-hand = Carte possibilità
web-aim = Ora scegli per chi.
web-market = Calciomercato
web-take-from = Prendi da: { $team }
web-trophy-points = punti trofeo
web-season = Stagione
web-stage-round-of-sixteen = Ottavi di finale
web-stage-quarter-finals = Quarti di finale
web-stage-semi-finals = Semifinali
web-stage-final = Finale
web-not-yet = Non ancora giocata
web-nobody-left = Nessuna squadra dei manager è ancora in gara.
web-still-in = { $number ->
    [1] Una squadra ancora in gara
   *[other] { $number } squadre ancora in gara
}
web-holder = Detentori: { $team }
web-day-chance = Carta
web-day-injury = Infort.
web-day-red-card = Rosso
web-day-transfer = Mercato
web-day-supercup = Superc.
web-day-europe = Europa
web-day-cup = Coppa

# On paper
print-spin = Metti la punta di una matita al centro, dentro una graffetta, e fai girare la graffetta.
print-at-once = Subito
print-international = Squadra internazionale
print-whole-team = Tutta la squadra
print-trophy = Trofeo
print-trophy-points = { $number ->
    [one] punto trofeo
   *[other] punti trofeo
}
print-prize = { $amount ->
    [0] Nessun premio
   *[other] Premio: { $amount }.000 €
}
print-price = { $amount }.000 €
print-stars = { $number ->
    [one] { $number } stella
   *[other] { $number } stelle
}
print-formation = Modulo
print-optional = regola facoltativa
print-match-die = Dado partita
print-twelve = Dado a dodici facce
print-events = Eventi della partita (regola facoltativa)
print-season = Stagione
print-trophy-table = Punti trofeo per stagione
print-keep = Conserva
