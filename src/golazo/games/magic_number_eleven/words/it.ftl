game-name = Magic Number Eleven
game-line = Due allenatori costruiscono l'attacco carta dopo carta, tirano e sperano in un totale di undici esatto.

## Questions

ask-pick-star = Quale stella prendi?
ask-line-up = Chi parte dalla panchina? Da indicare ancora: { $left }.
ask-half-time = { $coming ->
    [none] Intervallo: entra qualcuno? Cambi rimasti: { $left }.
   *[other] Al posto di chi entra { $coming }? Cambi rimasti: { $left }.
}
ask-team-action = Azione di squadra: hai { $passes ->
    [one] un'icona passaggio
   *[other] { $passes } icone passaggio
} e { $presses ->
    [one] un'icona pressing
   *[other] { $presses } icone pressing
}.
ask-player-action = { $card ->
    [none] Azione di un giocatore: metti in campo una carta, o tira con una che è già in campo.
   *[other] Dove metti { $card }?
}
ask-may-shoot = { $card } tira? Scegli l'icona per il gettone.
ask-effect = { $card }: { $effect }?
ask-keep-one = Quale delle due tieni?
ask-attack-cards = Tiri con attacco base { $base } e una carta coperta. Quali carte aggiungi, al massimo { $most }?
ask-reply = Un tiro con attacco base { $base } e { $cards ->
    [one] una carta sinergia
   *[other] { $cards } carte sinergia
} contro la tua difesa base di { $defence } e una carta coperta. Ne aggiungi una seconda?
ask-penalty = { $kicking ->
    [yes] Rigore: dove calci?
   *[no] Rigore per { $team }: quali punti copri?
}
ask-shoot-out = Pareggio. Vuoi i rigori?
ask-show-star = Quale stella è stata mostrata?
ask-draw = Quale carta sinergia hai pescato?
ask-peek = Quale carta sinergia hai pescato?
ask-reveal = Quale carta è stata scoperta?
ask-lose = Quale carta hai perso?

## Choices

choice-show = { $star }
choice-pick = Prendere { $card }
choice-reserve = { $card } in panchina
choice-pass = { $cards ->
    [one] Passaggio: pescare una carta
   *[other] Passaggio: pescare { $cards } carte
}
choice-press = Pressing
choice-place = Mettere in campo { $card }
choice-at = { $line }, colonne da { $column }
choice-shoot = Tira { $card }, gettone { $slot }
choice-shoot-without-base = Tirare senza attacco base
choice-hold = Nessun tiro
choice-bring-on = Entra { $coming }
choice-take-off = Esce { $card }
choice-substitute = Entra { $coming }, esce { $card }
choice-go-on = Avanti senza azione di squadra
choice-ready = Pronto
choice-apply = Sì
choice-skip = No
choice-keep = Tenere: { $synergy }
choice-lay = { $synergy ->
    [none] Nessuna carta dalla mano
   *[other] Aggiungere: { $synergy }
}
choice-reply-none = Nessuna seconda carta
choice-reply-blind = Una seconda carta coperta dal mazzo
choice-reply = Dalla mano: { $synergy }
choice-draw = { $synergy }
choice-reveal = { $synergy }
choice-lose = { $synergy }
choice-kick = { $kick }
choice-save = { $keeper }
choice-agree = Sì
choice-decline = No

## What happens

event-star-shown = Si mostra { $card }.
event-star-picked = { $team } prende { $card }.
event-star-dismissed = { $card } lascia il gioco.
event-lined-up = { $team } lascia in panchina: { $card }.
event-half-begins = Comincia il tempo { $half }; il primo turno è di { $team }.
event-turn = Turno: { $team }.
event-turn-added-time = Recupero: { $team } ha l'ultimo turno del tempo.
event-passed = { $cards ->
    [one] { $team } passa e pesca una carta.
   *[other] { $team } passa e pesca { $cards } carte.
}
event-drawn = { $team } pesca una carta.
event-drawn-seen = { $team } pesca: { $synergy }.
event-pressed = Pressing di { $team }, spazi: { $spaces }. { $control }.
event-control-moved = { $team } sposta il controllo, spazi: { $spaces }. { $control }.
event-placed = { $team } mette in campo { $card }: { $line }, colonne da { $column }.
event-effect = { $team } usa { $card }: { $effect }.
event-peeked = { $team } pesca una carta, per tenerne una di due.
event-peeked-seen = { $team } pesca, per tenerne una di due: { $synergy }.
event-kept = { $team } ne tiene una e scarta l'altra.
event-kept-seen = { $team } tiene { $synergy } e scarta l'altra.
event-lost = { $team } perde una carta dalla mano.
event-lost-seen = { $team } perde dalla mano: { $synergy }.
event-shot = { $team } tira con { $card }: attacco base { $base }, gettone { $slot }.
event-shot-cannon = { $team } tira con { $card }: attacco base { $base }, e la difesa base non conta.
event-shot-without-base = { $team } tira senza attacco base.
event-attack-laid = { $cards ->
    [0] { $team } mette una carta coperta e nessuna dalla mano.
    [one] { $team } mette una carta coperta e una dalla mano.
   *[other] { $team } mette una carta coperta e { $cards } dalla mano.
}
event-attack-laid-seen = { $cards ->
    [0] { $team } mette una carta coperta e nessuna dalla mano.
    [one] { $team } mette una carta coperta e una dalla mano: { $synergy }.
   *[other] { $team } mette una carta coperta e { $cards } dalla mano: { $synergy }.
}
event-replied = { $team } mette una carta coperta e una dalla mano.
event-replied-seen = { $team } mette una carta coperta e una dalla mano: { $synergy }.
event-replied-blind = { $team } mette due carte coperte dal mazzo.
event-replied-none = { $team } mette una carta coperta.
event-revealed = { $team } scopre una carta: { $synergy }.
event-shown = { $team } mostra dalla mano: { $synergy }.
event-attack-total = { $team } attacca con { $total }.
event-defence-total = { $team } difende con { $total }.
event-out = Fuori! Il tiro di { $team } si perde sul fondo.
event-saved = Niente gol per { $team }.
event-goal = Gol per { $team }! { $home } : { $away }
event-goal-magic = Undici! Gol magico per { $team }! { $home } : { $away }
event-goal-penalty = Gol per { $team } dal dischetto! { $home } : { $away }
event-tackled = TACKLE di { $team }: rigore!
event-penalty-scored = Rigore a segno. { $team } calcia: { $kick }; il portiere copre: { $keeper }.
event-penalty-saved = Rigore parato. { $team } calcia: { $kick }; il portiere copre: { $keeper }.
event-kick-scored = { $team } segna. Tiro: { $kick }; portiere: { $keeper }.
event-kick-saved = { $team } si fa parare il tiro. Tiro: { $kick }; portiere: { $keeper }.
event-reshuffled = Il mazzo è finito. I { $cards } scarti sono il nuovo mazzo; il prossimo turno è il recupero.
event-substituted = { $team }: entra { $coming }, esce { $card }.
event-half-time = Intervallo, { $home } : { $away }. Il tavolo si sgombra.
event-full-time = Fine della partita, { $home } : { $away }.
event-agreed = { $team } vuole i rigori.
event-declined = { $team } si tiene il pareggio.

## How a number came about

part-attack-icons = icone attacco di chi tira
part-cannon-base = attacco base della cannonata
part-defence-icons = icone difesa
part-crack = crack di { $card }
part-synergy = { $synergy }
part-press-icons = icone pressing
part-card = { $card }
part-track-end = il tracciato finisce lì

why-goals = { $goals ->
    [one] un gol
   *[other] { $goals } gol
}
why-shoot-out = { $goals ->
    [one] un gol, e { $shoot_out } ai rigori
   *[other] { $goals } gol, e { $shoot_out } ai rigori
}
why-drawn = { $goals ->
    [one] un gol, pareggio
   *[other] { $goals } gol, pareggio
}

## Why a bot would choose something

reason-strong-card = una carta forte
reason-weak-card = la carta più debole
reason-cards = le carte in mano rendono pericolosi i tiri
reason-control = il controllo della partita permette più carte in un tiro
reason-icons = completa delle icone
reason-goal = gol in { $chance } di 100 tiri così
reason-effect = l'effetto non costa nulla
reason-strong-synergy = più stelle di tutte
reason-no-goal = lascia entrare { $chance } di 100 tiri così
reason-mixed = nessuno indovina una scelta variata
reason-fresh = un giocatore fresco può essere messo in campo, e chi esce faceva poco

## Why not

mne-reserve-already = { $card } è già in panchina.
mne-not-your-card = { $card } non è davanti a te.
mne-no-substitutions = Hai già fatto tutti i { $most } cambi.
mne-not-on-bench = { $coming } non è nella tua panchina.
mne-not-your-turn = Puoi fare cambi nel tuo turno o all'intervallo.
mne-shot-under-way = Non mentre si risolve un tiro.
mne-action-under-way = Non nel mezzo di un'azione: prima finiscila.
mne-not-on-market = { $card } non è tra le stelle da scegliere.
mne-not-drawn = Non hai pescato questa carta.
mne-named-already = Hai già detto che entra { $coming }.
mne-going-already = Hai già detto che esce { $card }.
mne-bring-on-first = Prima di' chi entra.
mne-say-for-whom = Prima di' al posto di chi entra { $coming }.
mne-hand-full = La mano è piena: { $most } carte.
mne-no-pass-icon = Non hai icone passaggio.
mne-pass-none = Passare vuol dire pescare almeno una carta.
mne-pass-too-many = Puoi pescarne al massimo { $most }.
mne-control-at-end = Il segnalino del controllo è già in fondo al tracciato.
mne-no-press-icon = Non hai icone pressing.
mne-team-action-first = Prima l'azione di squadra: non si salta finché ce n'è una possibile.
mne-not-on-field = { $card } non è in campo.
mne-no-attack-icon = Lì { $card } non ha un'icona attacco libera.
mne-other-action-possible = Puoi ancora mettere in campo una carta o tirare con una.
mne-no-place = Non c'è più posto per { $card }.
mne-say-where = Prima di' dove metti { $card }.
mne-not-its-line = { $card } non può stare lì: { $line }.
mne-front-needs-touch = In prima linea { $card } deve toccare una carta già in campo.
mne-not-free = Non è libero: { $line }, colonne da { $column }.
mne-not-placed-now = Può tirare solo la carta appena messa in campo, non { $card }.
mne-too-many-cards = { $most ->
    [one] Il controllo permette una carta dalla mano.
   *[other] Il controllo permette { $most } carte dalla mano.
}
mne-not-in-hand = Non l'hai in mano.
mne-other-order = Di' le due carte nell'ordine inverso.

pack-wants-slots = { $file }, { $item }: “{ $field }” deve avere { $slots } segni tra { $kinds }.
pack-wants-code = { $file }, { $item }: “{ $field }” deve avere due lettere o cifre.
pack-squad = { $file }, { $item }, “{ $field }”: la squadra “{ $squad }” deve avere { $wanted } carte, non { $cards }.
pack-stars = { $file }, { $item }, “{ $field }”: ci vogliono almeno { $least } stelle, non { $cards }.
pack-synergy = { $file }, { $item }, “{ $field }”: ci vogliono almeno { $least } carte sinergia, non { $cards }.
pack-penalty = { $file }, { $item }, “{ $field }”: qualche tiro deve essere parato da qualche carta del portiere, e qualcuno no.
pack-states = { $file }, { $item }, “{ $field }”: gli stati devono essere proprio questi: { $states }.

## Options

option-shoot_out = Rigori dopo un pareggio
option-shoot_out-false = se entrambi lo vogliono
option-shoot_out-true = sempre
option-cannon_shot_base = Attacco base della cannonata
option-cannon_shot_base-0 = nessuno
option-cannon_shot_base-1 = uno

## Names

name-team-home = Casa
name-team-away = Ospiti
name-slot-tl = in alto a sinistra
name-slot-tr = in alto a destra
name-slot-l = a sinistra
name-slot-r = a destra
name-slot-bl = in basso a sinistra
name-slot-br = in basso a destra
name-slot-full = sull'icona stampata
name-effect-control-1 = spostare il controllo di uno spazio
name-effect-control-2 = spostare il controllo di due spazi
name-effect-draw-1 = pescare una carta sinergia
name-effect-draw-2-keep-1 = pescare due carte sinergia e tenerne una
name-effect-opponent-discards-1 = l'altra squadra perde una carta
name-effect-shoot = tirare subito
name-kind-ordinary = tiro
name-kind-cannon = cannonata
name-kind-without-base = tiro senza attacco base

## Picture

picture-score = Tempo { $half }. { $first } { $home } : { $away } { $second }
picture-shoot-out = Rigori { $home } : { $away }
picture-added-time = Recupero.
picture-added-time-next = Il prossimo turno è il recupero.
picture-turn = Turno: { $team }
picture-control = Controllo, da Casa a Ospiti:
picture-state = { $team }, { $state }: { $cards ->
    [one] una carta d'attacco
   *[other] { $cards } carte d'attacco
}
picture-deck = Mazzo { $deck }, scarti { $discards }
picture-market = Stelle mostrate: { $card }
picture-team = { $team } ({ $player }): attacco { $attack }, difesa { $defence }, passaggio { $pass }, pressing { $press }
picture-ready = Davanti: { $card }
picture-bench = Panchina: { $card }
picture-gone = Usciti: { $card }
picture-hand = { $synergy ->
    [none] Mano: vuota
   *[other] Mano: { $synergy }
}
picture-hand-size = { $cards ->
    [one] Mano: una carta
   *[other] Mano: { $cards } carte
}
picture-peeked = Pescate, per tenerne una: { $synergy }
picture-man = { $code } { $card }: { $line }, colonne da { $column }, attacco { $attack }
picture-shot = Tiro di { $team }: attacco base { $attack }, difesa base { $defence }
picture-side-attack = Carte d'attacco: { $blind } coperte, { $hand } dalla mano
picture-side-defence = Carte di difesa: { $blind } coperte, { $hand } dalla mano
picture-turned = Scoperte: { $synergy }
picture-legend = Icone: A attacco, D difesa, P passaggio, R pressing; le minuscole sono metà, * è un gettone, ! quello di questo tiro.
spoken-icon = { $place ->
    [tl] in alto a sinistra
    [tr] in alto a destra
    [l] a sinistra
    [r] a destra
    [bl] in basso a sinistra
    [br] in basso a destra
   *[full] al centro
} { $kind ->
    [A] attacco
    [D] difesa
    [P] passaggio
    [R] pressing
    [disc] gettone
   *[now] il gettone di questo tiro
}{ $part ->
    [half] {" "}(metà)
    [complete] {" "}(completa)
   *[none] {""}
}
spoken-icons = icone: { $icons }

## The table in the browser

web-field = Campo: { $team }
web-control = Tracciato del controllo
web-score = Punteggio
web-half = { $half ->
    [1] 1° tempo
   *[other] 2° tempo
}
web-icons = { $icon }: { $number }
web-attack = Attacco
web-defence = Difesa
web-pass = Passaggio
web-press = Pressing
web-chance = Gol { $percent } %
web-face-down = Coperta
web-ready = Davanti a sé
web-bench = Panchina
web-gone = Uscito
web-goes-off = Esce
web-comes-on = Entra
web-substitutions = sostituzioni rimaste: { $left }
web-hand = Sinergia
web-deck = Mazzo
web-discards = scarti
web-unseen = Non ancora viste
web-last-shot = Ultimo tiro
web-outcome-goal = Gol!
web-outcome-magic = Undici!
web-outcome-penalty-goal = Gol su rigore!
web-outcome-penalty-saved = Rigore parato
web-outcome-saved = Niente gol
web-outcome-out = Fuori!
web-outcome-tackled = Tackle: rigore!
web-why = { $what } { $number }: come si arriva qui
web-penalty = Rigore
web-shoot-out = Tiri di rigore
web-market = Fuoriclasse sul mercato
web-pick-disc = Scegli l’icona che riceve il dischetto.

# On paper
print-synergy = Sinergia
print-kicker = Rigorista
print-keeper = Portiere
print-half-of = { $team }, metà campo, pagina { $part } di { $parts }
print-attacker = Attacco
print-defender = Difesa
print-blind = coperta, dal mazzo
print-icon-attack = Attacco
print-icon-defence = Difesa
print-icon-pass = Passaggio
print-icon-press = Pressing
print-forward = Attaccante
print-midfielder = Centrocampista
print-defending = Difensore
print-first-half = 1º tempo
print-second-half = 2º tempo
print-substitutions = Sostituzioni
print-shoot-out = Rigori finali
