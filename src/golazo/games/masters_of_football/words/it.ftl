game-name = Masters of Football
game-line = Costruisci la rosa, scegli la tattica, gioca le tue carte e vinci il campionato.

## Options

option-pace = Ritmo: quante partite si giocano insieme
option-pace-one = una partita alla volta
option-pace-parallel = una partita per campionato alla volta, come stampato per cinque-otto persone; chi non gioca in nessuna è esterno a entrambe
option-pace-all = tutte le partite della giornata insieme; si scosta dalla regola stampata per far prima: chi gioca una partita non è esterno alle altre
option-non_persons = Squadre senza persona
option-non_persons-lot = tirate a sorte
option-non_persons-chosen = scelte dal primo giocatore
option-both_red = Entrambi al rosso: dove sale il lato con il vantaggio del campo
option-both_red-orange = arancione, come stampato
option-both_red-brown = marrone, il livello seguente

## Questions

ask-choose-manager = Quale manager tieni?
ask-choose-trio = Quale squadra senza persona partecipa?
ask-buy-players = { $discount ->
    [0] Chi compri? Hai { $money }M.
   *[other] Chi compri? Hai { $money }M; paghi { $discount }M meno del prezzo stampato per chi costa più di 1M.
}
ask-choose-team = { $home } contro { $away }: scegli tre giocatori, poi la tattica.
ask-choose-tactic = Scegli di nuovo la tattica.
ask-announce = { $home } contro { $away }, { $window }: giochi carte?
ask-lay-cards = { $home } contro { $away }, { $window }: quali carte posi coperte?
ask-card-window = { $turn ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }, { $window }: agisci?
   *[other] { $home } { $home_goals } - { $away_goals } { $away }, turno { $turn }, { $window }: agisci?
}
ask-name-target = Su chi agisce { $card }?
ask-announce-substitutions = Intervallo: fai sostituzioni, e quando?
ask-choose-substitution = Chi sostituisci?
ask-choose-academy-level = Faccia genio: da quale mazzo peschi?
ask-choose-talent = Accademia, limite { $limit }M: chi entra?
ask-release-players = La rosa è troppo grande: chi lasci andare?
ask-discard-to-five = Tieni { $limit } carte azione: quali scarti?
ask-draw-card = Quale carta hai pescato?
ask-draw-card-other = Quale carta ha pescato { $player }?
ask-draw-offer = Quale giocatore ({ $player_level }) hai ricevuto?
ask-draw-offer-other = Quale giocatore ({ $player_level }) ha ricevuto { $player }?
ask-draw-wood = Quale giocatore ({ $player_level }) è uscito per { $team }?
ask-draw-manager = Quale manager hai ricevuto?
ask-draw-manager-other = Quale manager ha ricevuto { $player }?
ask-draw-trio = Quale squadra senza persona è uscita?
ask-draw-championship = In quale campionato gioca { $player }?
ask-draw-first-home = Quale finalista gioca prima in casa?
ask-draw-final-lot = Chi esce dal sorteggio?
ask-draw-lot = Quale squadra esce dal sorteggio?
ask-draw-academy-player = Quale giocatore ({ $player_level }) è uscito per { $player }?
ask-roll-attack = { $team }: cosa mostra il dado attacco ({ $level })?
ask-roll-defence = { $team }: cosa mostra il dado difesa ({ $level })?
ask-roll-genius = { $team }: cosa mostra il dado genio?
ask-roll-tactic-die = { $team }: cosa mostra il dado tattica?
ask-roll-tactical-genius = { $team }, tattica: cosa mostra il dado genio?
ask-roll-for-extra-attack = { $team }, attacco extra: cosa mostra il dado tattica?
ask-roll-injury-time = { $team }, recupero: cosa mostra il dado tattica?
ask-roll-academy = { $player }, accademia: cosa mostra il dado genio?

## Choices

choice-swap = Scambia { $card } con una carta nuova (1M)
choice-play-now = Gioca { $card } subito
choice-play-now-for = Gioca { $card } subito per { $team }
choice-play-now-on = Gioca { $card } subito su { $footballer }
choice-done = Fatto
choice-keep-manager = { $manager }
choice-take-part = { $trio } partecipa
choice-buy = Compra { $footballer }
choice-field = Schiera { $footballer }
choice-tactic = { $tactic }
choice-announce = Gioco carte
choice-decline = Non ne gioco
choice-lay = Posa { $card }
choice-lay-for = Posa { $card } per { $team }
choice-lay-on = Posa { $card } su { $footballer }
choice-play = Gioca { $card }
choice-play-for = Gioca { $card } per { $team }
choice-play-on = Gioca { $card } su { $footballer }
choice-play-re-roll = Gioca { $card }: rilancia { $roll }
choice-use-re-roll = Usa ancora { $card }: rilancia { $roll }
choice-use = Usa { $card }: { $use }
choice-re-roll = Il tuo manager fa rilanciare { $roll }
choice-target = { $footballer }
choice-substitutions = Sostituzione: { $plan }
choice-substitute = { $coming } per { $out }
choice-draw = Pesca { $player_level }
choice-pick = { $footballer } entra
choice-roll-on = Lancia ancora
choice-release = Lascia andare { $footballer }
choice-discard = Scarta { $card }
choice-card = { $card }
choice-player = { $footballer }
choice-manager = { $manager }
choice-trio = { $trio }
choice-championship = { $championship }
choice-finalist = { $finalist }
choice-team = { $team }
choice-roll = { $value }
choice-genius = { $genius }
item-player = { $name } ({ $position }, { $cost }M)
item-card = { $name } ({ $cost }M)
item-manager = { $name } (budget { $budget }M, limite accademia { $academy_limit }M)

## What happens

event-championship-drawn = { $player } gioca nel { $championship }.
event-non-person-team = { $team } partecipano senza persona: { $footballers }.
event-manager-dealt = { $player } riceve un manager.
event-manager-dealt-seen = { $player } riceve { $manager }.
event-manager-chosen = { $refused_managers ->
    [none] { $player } guida { $team } come { $manager }, con { $money }M.
   *[other] { $player } guida { $team } come { $manager }, con { $money }M. Rifiutato: { $refused_managers }.
}
event-money-for-all = Tutti ricevono { $amount }M.
event-player-dealt = { $player } riceve un giocatore ({ $player_level }).
event-player-dealt-seen = { $player } riceve { $footballer } ({ $player_level }).
event-players-bought = { $bought ->
    [none] { $player } non compra nessuno e ha { $money }M. { $refused ->
        [none] {""}
       *[other] Scartati: { $refused }.
    }
   *[other] { $player } compra { $bought } e resta con { $money }M. { $refused ->
        [none] {""}
       *[other] Scartati: { $refused }.
    }
}
event-wood-joins = { $footballer } ({ $player_level }) entra in { $team } dal mazzo.
event-academy-joins = { $footballer } entra in { $team } dall'accademia.
event-player-leaves = { $footballer } non serve a { $team } ed è scartato.
event-players-released = { $team } lasciano andare: { $footballers }.
event-players-reshuffled = I giocatori scartati ({ $player_level }) formano un nuovo mazzo.
event-card-drawn = { $player } pesca una carta.
event-card-drawn-seen = { $player } pesca { $card }.
event-cards-reshuffled = Le carte azione scartate formano un nuovo mazzo.
event-card-swapped = { $player } paga 1M per scambiare { $card }.
event-cards-discarded = { $player } scarta { $cards }.
event-matchday = Giornata { $number }.
event-income = { $player } riceve { $amount }M.
event-match = { $home } contro { $away }. Vantaggio del campo: { $team }.
event-announced = { $plays ->
    [yes] { $player } gioca carte.
   *[no] { $player } non gioca carte.
}
event-lineup = { $team }: { $footballers }.
event-target-named = { $card } di { $player } agisce su { $footballer }.
event-tactical-value = { $team }: valore tattico { $value }.
event-tactical-battle = { $by_genius ->
    [yes] Genio tattico: { $team } impongono la tattica, { $tactic }.
   *[no] { $team } impongono la tattica: { $tactic }.
}
event-tactic-forced = La tattica è imposta: { $tactic }.
event-attack-level = { $moved ->
    [0] { $team }: attacco { $value }, { $level }.
    [-1] { $team }: attacco { $value }, scende a { $level }.
   *[other] { $team }: attacco { $value }, sale a { $level }.
}
event-defence-level = { $moved ->
    [0] { $team }: difesa { $value }, { $level }.
    [-1] { $team }: difesa { $value }, scende a { $level }.
   *[other] { $team }: difesa { $value }, sale a { $level }.
}
event-turn = Turno { $turn }: { $team } attaccano.
event-turn-skipped = Il turno { $turn } salta.
event-dice = Attacco { $attack } e dado genio { $attack_genius }: { $attack_total }. Difesa { $defence } e dado genio { $defence_genius }: { $defence_total }. { $team } attaccano.
event-goal = { $genius_goal ->
    [yes] Gol di un genio di { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
   *[no] Gol di { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
}
event-goal-stopped = Un genio difensivo di { $team } ferma tutto.
event-goal-disallowed = Il gol di { $team } è annullato: { $home } { $home_goals } - { $away_goals } { $away }.
event-card-played = { $player } gioca { $card }.
event-card-played-for = { $player } gioca { $card } per { $team }.
event-card-played-on = { $player } gioca { $card } su { $footballer }.
event-card-played-re-roll = { $player } gioca { $card }: si rilancia { $roll }.
event-card-taken-back = { $card } non ha più su cosa agire e torna a { $player }.
event-card-without-effect = { $card } di { $player } non ha effetto.
event-re-roll = { $manager } ({ $player }) fa rilanciare { $roll }.
event-re-roll-again = { $player } usa ancora { $card }: si rilancia { $roll }.
event-card-used = { $player } usa { $card }: { $use }.
event-extra-attack-roll = { $team } lanciano { $value } per un attacco extra; serve { $needed }.
event-half-time = Intervallo: { $home } { $home_goals } - { $away_goals } { $away }.
event-substitutions-announced = { $team }, sostituzione: { $plan }.
event-substitution = { $team }: { $coming } per { $out }.
event-injury-time = Recupero: { $team } lanciano { $value }; serve { $needed }.
event-final-whistle = Fischio finale: { $home } { $home_goals } - { $away_goals } { $away }.
event-win-bonus = Win Bonus costa { $cost }M a { $player }; tornano { $money }M.
event-academy = Accademia.
event-academy-roll = { $player }, accademia: il dado genio mostra { $genius }.
event-academy-player = { $player }, accademia: { $footballer }.
event-transfer-market = Mercato dei trasferimenti.
event-final = La finale: { $home } e { $away }, due partite.
event-first-home = { $team } giocano prima in casa.
event-lot = Il sorteggio dà { $team }.
event-champion = I campioni: { $team }.

## Where numbers come from

part-footballer = { $footballer }
part-card = { $card }
part-card-on-footballer = { $card } su { $footballer }
part-manager = manager { $manager }
part-dice = dadi

## Results

why-above-the-next = { $points } punti, posto { $place_among_teams } fra tutte le squadre; davanti al seguente per { $above_by }
why-last = { $points } punti, posto { $place_among_teams } fra tutte le squadre
why-final-won = ha vinto la finale per { $above_by }
why-final-lost = ha perso la finale per { $above_by }
why-by-championship-place = { $points } punti nel campionato
name-above-by-points = punti
name-above-by-goal-difference = differenza reti
name-above-by-goals = gol
name-above-by-away-goals = gol fuori casa
name-above-by-head-to-head = scontri diretti
name-above-by-lot = sorteggio
name-above-by-championships = i campionati

## Names

name-tactic-possession = Possesso
name-tactic-direct = Diretto
name-tactic-physical = Fisico
name-tactic-defensive = Difensivo
name-level-red = rosso
name-level-brown = marrone
name-level-orange = arancione
name-level-green = verde
name-level-blue = blu
name-level-purple = viola
name-player-level-gold = oro
name-player-level-silver = argento
name-player-level-bronze = bronzo
name-player-level-wood = legno
name-roll-attack = attacco
name-roll-defence = difesa
name-use-re-rolls = rilancio
name-use-attack-re-rolls = rilancio di un attacco
name-use-roll-tactics = lancio per la tattica
name-use-skip-turn = saltare il turno seguente
name-use-extra-attack = attaccare ancora
name-use-extra-attack-roll = lancio per un attacco extra
name-use-disallow-goal = annullare il gol
name-use-block-corruption = bloccare la corruzione
name-kind-strategy = strategia
name-kind-evolution = evoluzione
name-kind-anti-football = anticalcio
name-kind-corruption = corruzione
name-window-tactics = prima del lancio per la tattica
name-window-levels = prima della partita
name-window-before-roll = prima del lancio
name-window-after-roll = dopo il lancio
name-window-after-goal = dopo il gol
name-window-after-turn = dopo il turno
name-window-corruption = è stata giocata corruzione
name-window-half-time = intervallo
name-window-any-time = in qualsiasi momento
name-plan-none = nessuna
name-plan-before = prima del lancio
name-plan-after = dopo il lancio
name-genius-genius = genio
name-attack-genius-genius = genio
name-defence-genius-genius = genio
name-championship-championship-1 = campionato 1
name-finalist-finalist-1 = finalista 1
name-championship-championship-2 = campionato 2
name-finalist-finalist-2 = finalista 2
name-genius-mark-attack = genio d'attacco
name-genius-mark-defence = genio difensivo
name-genius-mark-tactics = genio tattico

## Refusals

not-in-squad = Si possono schierare solo giocatori della tua rosa.
one-position = I tre non possono avere tutti lo stesso ruolo.
card-not-in-hand = Non hai { $card } in mano.
card-too-dear = { $card } costa { $cost }M; hai { $money }M.
card-not-now = { $card } si gioca in un altro momento: { $window }.
card-own-match = { $card } si gioca solo nelle tue partite.
card-needs-in-hand = { $card } richiede { $cost }M in mano; hai { $money }M.
card-other-tactic = { $card } non vale con { $tactic }.
team-immune = { $card } non può colpire { $team }: è immune alle carte { $kind }.
tactic-is-forced = { $card } non ha effetto: la tattica di questa partita è imposta.
already-blocked = La carta corruzione è già bloccata.
no-turn-to-skip = Non c'è più un turno da saltare.
own-turn-next = Il prossimo attacco è tuo: { $card } agisce su quello avversario.
not-the-attacker = { $card } vale per la squadra che ha attaccato in questo turno.
no-goal = Non c'è un gol da annullare.
own-goal = Il gol è tuo.
announce-first = Prima annuncia che giochi carte; poi posi { $card }.
card-laid-already = Hai già posato { $card }.
cards-face-down = Ora le carte si posano coperte, non si giocano.
cards-face-up = Ora le carte si giocano scoperte, non si posano.
card-wrong-target = { $card } non può agire su questo.
other-question = Ora ti si chiede altro.
re-roll-not-now = I rilanci vengono dopo il lancio.
no-re-roll-left = Il tuo manager non ha più rilanci, o non c'è di che pagarli.
nothing-left-to-use = { $card } non ha nulla da usare ora.
nothing-to-lay = Non hai carte che tu possa posare ora.
lay-at-least-one = Hai annunciato carte: posane almeno una.
team-first = Prima scegli i tuoi tre giocatori.
tactic-next = I tre sono scelti; ora scegli la tattica.
three-players = Si schierano esattamente { $count } giocatori diversi.
in-order = Indica i tre nell'ordine della lista.
not-a-target = Non è uno dei giocatori su cui agisce la carta.
no-substitution = Nessuno della tua panchina può entrare.
substitution-announced = Hai annunciato una sostituzione prima del lancio: falla.
not-on-the-pitch = { $footballer } non è in campo.
not-on-the-bench = { $footballer } non è in panchina.
tactical-too-low = Hai vinto il lancio tattico: chi entra deve avere un valore tattico uguale o superiore, e { $footballer } non l'ha.
not-your-manager = Questo manager non ti è stato dato.
player-not-dealt = { $footballer } non ti è stato dato.
player-bought-already = Hai già preso { $footballer }.
player-too-dear = { $footballer } ti costa { $cost }M; hai { $money }M.
trio-taken = Questa squadra partecipa già.
not-to-release = Non è nella tua rosa, o esce già.
gold-or-silver = Una faccia genio pesca oro o argento.
somebody-fits = Qualcuno dei pescati può unirsi: non puoi lanciare ancora.
stacks-are-empty = Le pile sono vuote.
not-from-the-academy = { $footballer } non è stato pescato.
over-the-limit = { $footballer } costa { $cost }M; il tuo limite dell'accademia è { $limit }M.
cards-not-in-season = Le carte azione si cambiano e si giocano tra la distribuzione e la fine dell'ultima partita.
cards-announced = Hai annunciato carte: prima posale.
card-being-drawn = Si sta pescando una carta: aspetta un momento.
swap-too-dear = Un cambio costa { $cost }M; hai { $money }M.
academy-gold-already = Puoi già pescare oro in accademia: { $card } non farebbe nulla.
academy-is-over = L'accademia è finita: { $card } non ha su cosa agire.
players-face-down = I giocatori sono ancora coperti: { $card } ne richiede uno.
half-time-is-over = L'intervallo è finito: { $card } non ha su cosa agire.
## Why a bot chooses

reason-manager = il manager che porta di più
reason-squad = la rosa migliore per i soldi
reason-points = { $points } punti attesi dalla partita
reason-gain = porta { $points } punti nella partita
reason-bench = qualcuno in panchina è meglio ora
reason-card = la carta che aiuta meno
reason-act = costa poco e aiuta subito

## Packs

pack-mof-die = { $file }, { $item }, “{ $field }”: ci deve essere un solo dado per “{ $use }” di colore “{ $colour }”.
pack-mof-trio = { $file }, { $item }, “{ $field }”: “{ $footballer }” non è un giocatore del pacchetto, o gioca in due squadre.
pack-mof-positions = { $file }, { $item }, “{ $field }”: i tre non possono avere tutti lo stesso ruolo.
pack-mof-academy = { $file }, { $item }, “{ $field }”: il limite dell'accademia deve essere almeno { $cost }, il prezzo del bronzo più economico.
pack-mof-effect-window = { $file }, { $item }, “{ $field }”: l'effetto “{ $effect }” può avvenire solo in: { $windows }.
pack-mof-effect-target = { $file }, { $item }, “{ $field }”: l'effetto “{ $effect }” può avere solo il bersaglio: { $targets }.
pack-mof-idle-window = { $file }, { $item }, “{ $field }”: nessun effetto della carta può avvenire in “{ $window }”.
pack-mof-timing = { $file }, { $item }, “{ $field }”: “{ $window }” non fa parte di questo momento, che ha: { $windows }.
pack-mof-corruption-any-time = { $file }, { $item }, “{ $field }”: una carta corruzione si gioca in una finestra di una partita, dove può essere bloccata; non in qualsiasi momento.
pack-mof-variable-cost = { $file }, { $item }, “{ $field }”: una carta a costo variabile costa { $cost } e non è di corruzione.

## The picture in the terminal

picture-matchday = Risultati finora, giornata { $number } di 6:
picture-row = { $place }. { $club }: { $points } punti, { $played } giocate, { $won } vinte, { $drawn } pari, { $lost } perse, gol { $scored } - { $conceded }
picture-score = { $tactic ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }. Vantaggio del campo: { $team }.
   *[other] { $home } { $home_goals } - { $away_goals } { $away }. Vantaggio del campo: { $team }. Tattica: { $tactic }
}
picture-track = Turno { $turn } di 12, la squadra di casa: { $track } (A attacca, D difende)
picture-face-down = { $team }: giocatori coperti
picture-laid = tattica scelta: { $tactic }
picture-lineup = { $team }: { $footballers }
picture-attack = attacco { $value }, { $level }: { $parts }
picture-defence = difesa { $value }, { $level }: { $parts }
picture-tactical = tattica { $value } prima dei dadi: { $parts }
picture-dice = Ultimi dadi: attacco { $attack } e { $attack_genius }, difesa { $defence } e { $defence_genius }
picture-card-in-play = In gioco: { $card }, di { $player }, agisce su { $team }
picture-odds = { $home } { $home_share } %, pari { $draw_share } %, { $away } { $away_share } %  { $bar }
picture-values = Giocatori: attacco/difesa con Possesso, Diretto, Fisico e Difensivo, poi valore tattico (T)
picture-club = { $count ->
    [one] { $club }, { $manager }, { $money }M, una carta:
   *[other] { $club }, { $manager }, { $money }M, { $count } carte:
}
picture-non-person = { $club }, squadra senza persona:
picture-offer = Hai ricevuto:
picture-price = paghi { $price }M
picture-academy = Dall'accademia:
picture-hand = Le tue carte azione:
picture-card = { $tactic ->
    [none] { $card } ({ $cost }M): { $text }
   *[other] { $card } ({ $cost }M): { $text } Conta con { $tactic }.
}

## On the table in the browser

web-season = { $number ->
    [0] Prima della stagione: club e partite
   *[other] Giornata { $number } di 6: classifica, club e partite
}
web-league = Classifica
web-club = Club
web-clubs = Club
web-matches = Partite
web-played = giocate
web-played-short = G
web-won = vinte
web-won-short = V
web-drawn = pareggiate
web-drawn-short = N
web-lost = perse
web-lost-short = P
web-goals = reti fatte e subite
web-goals-short = Reti
web-points = punti
web-points-short = Pt
web-ahead-by = avanti per { $above_by }
web-non-person = squadra senza persona
web-stacks = Pile
web-stack = { $name }: { $left } da pescare, { $discarded } scartate
web-seen = Viste in mano:
web-pending = Sta per avere effetto
web-money = denaro
web-cards-held = carte azione in mano
web-hand = Carte azione
web-squad = Rosa
web-bench = Panchina
web-managers = I tuoi manager
web-budget = budget
web-academy = Accademia
web-academy-limit = limite accademia
web-for-sale = Per te
web-bought = preso
web-released = parte
web-fielded = in campo
web-discarded = scartata
web-laid = giocata
web-printed = ciò che è stampato sulle tue tre carte
web-tactical = tattica
web-tactical-letter = T
web-kind-strategy = Strategia
web-kind-evolution = Evoluzione
web-kind-anti-football = Anticalcio
web-kind-corruption = Corruzione
web-timing-before = prima della partita
web-timing-during = durante la partita
web-timing-any = in ogni momento
web-forced = imposta
web-home-advantage = vantaggio del campo
web-advantage-of = Vantaggio del campo: { $team }
web-tactic-face-down = tattica coperta
web-first-half = primo tempo
web-second-half = secondo tempo
web-injury-time = recupero
web-goal = Gol!
web-genius-goal = Gol di genio!
web-stopped = Fermato da un genio
web-disallowed = Gol annullato
web-aim = Ora scegli con che cosa.

# On paper
print-manager = Manager
print-club = Club
print-budget = budget
print-academy-limit = limite accademia
print-tactical = valore tattico
print-any-time = In ogni momento
print-kind-strategy = Strategia
print-kind-evolution = Evoluzione
print-kind-anti-football = Anticalcio
print-kind-corruption = Corruzione
print-turn-track = Turni
print-half-time = Intervallo
print-levels = Livelli
print-die-of = facce del dado, { $roll }
print-matchday = Giornata { $number }
