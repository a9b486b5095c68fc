# Le parole dell’app web. Quelle dei giochi sono nel pacchetto Python.

## Everywhere

app-tagline = Quattro giochi da tavolo di calcio: con gli amici ovunque, o contro i bot.
app-skip = Vai al contenuto
app-skip-question = Vai alla domanda
app-pages = Pagine
app-home = Inizio
app-lobby = Sala d’attesa
app-lobby-line = Tavoli aperti: siediti e gioca.
app-settings = Impostazioni
app-language = Lingua
app-foot = Golazo è software libero. Giocatori, squadre e carte sono inventati.
app-not-found = Questa pagina non esiste
app-offline = Il server non risponde. Golazo riprende da solo appena può.
app-trouble = Non ha funzionato. Riprova.
app-connecting = Un momento …
app-reconnecting = Riconnessione …
app-close = Chiudi
app-yes = Sì
app-no = No
app-save = Salva
app-saved = Salvato.
app-share = Condividi il link
app-copied = Link copiato
app-search = Cerca

## Home

app-games = Giochi
app-players = da { $least } a { $most } giocatori
app-players-exactly = { $count } giocatori
app-minutes = circa { $minutes } min
app-play-now = Gioca subito contro i bot
app-with-friends = Con gli amici
app-same-screen = Stesso schermo
app-rules = Regole
app-cards = Carte
app-continue = Continua
app-level = Livello
app-opponents = Avversari
app-seasons = Stagioni
app-finished = Finite
app-go-on = Riprendi
app-status-gathering = in attesa di giocatori
app-status-playing = in corso
app-status-over = fischio finale
app-companion = Al tavolo vero
app-companion-line = Hai la scatola? Golazo tiene le regole e il punteggio.
app-companion-lead = Tira e pesca con la tua scatola e scrivi che cosa esce. Golazo sa a chi tocca, che cosa è permesso e quanto vale.
app-companion-begin = Comincia
app-companion-typed = Dadi e carte sono vostri: si scrive quello che esce.
app-verify = Gioco pulito
app-verify-line = Controlla che nessun dado fosse truccato.

## Lobby and new tables

app-lobby-empty = Ora non aspetta nessuno. Apri un tavolo e invita qualcuno.
app-open-table = Apri un tavolo
app-sit-down = Siediti
app-watch = Guarda soltanto
app-invited = Sei stato invitato
app-your-name = Il tuo nome
app-new = Nuovo tavolo
app-new-lead = Chi gioca, e come?
app-seats = Giocatori
app-seat-of = Chi siede al posto { $number }
app-player = Giocatore { $number }
app-name-of = Nome del giocatore { $number }
app-seat-me = Io
app-seat-here = Qualcuno a questo schermo
app-seat-friend = Un amico (con link)
app-seat-open = posto libero
app-bot = Bot: { $name }
app-bot-name = Bot { $number }
app-bot-random = Bot: principiante
app-bot-greedy = Bot: solido
app-options = Opzioni del gioco
app-around = Intorno al tavolo
app-clock = Orologio
app-clock-none = senza orologio
app-clock-live-15 = 15 minuti a testa
app-clock-live-45 = 45 minuti a testa
app-clock-days-1 = un giorno per risposta
app-clock-days-3 = tre giorni per risposta
app-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
app-odds-shown = Mostra le probabilità
app-listed = Mostra il tavolo nella sala d’attesa
app-invite = Apri il tavolo e invita
app-kick-off = Calcio d’inizio
app-gathering = Appena tutti i posti sono presi, si comincia.
app-begins = Ci siamo: si mescolano i dadi.
app-fill-bot = Fai giocare un bot
app-invite-title = Chiama un amico: posto { $number }
app-invite-line = Inquadra il codice o manda il link. Non serve un account.
app-link = Link
app-qr = Codice QR dell’invito
app-fair = Dadi onesti
app-fair-line = Prima della prima estrazione il server ha promesso il suo seme segreto con questo numero, e ognuno ha aggiunto qualcosa di suo. Dopo la partita chiunque può verificare che nulla è cambiato.

## At the table

app-players-at-table = Al tavolo
app-you = tu
app-a-bot = bot
app-away = assente
app-resigned = ritirato
app-stand-in = lo sostituisce un bot
app-to-move = di turno
app-auto-pass-short = passa
app-spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
app-question = Domanda
app-choices = Scelte
app-your-turn = Tocca a te
app-type-in = Scrivi che cosa è uscito
app-unseen-with = di nascosto, insieme a { $players }
app-why = Perché?
app-waiting = Si aspetta: { $players }
app-answered = Hai risposto. Si aspettano gli altri.
app-hint = Chiedi un consiglio a un bot
app-hint-is = Un bot sceglierebbe: { $choice }
app-hint-mark = scelta di un bot
app-undo = Annulla
app-undo-ask = Chiedi agli altri di annullare
app-undo-asked = { $player } chiede di annullare. Si aspettano gli altri.
app-undo-consent = { $player } vorrebbe annullare l’ultima scelta.
app-agree = Va bene
app-disagree = No
app-list = Elenco delle scelte
app-list-empty = Ora non ti viene chiesto nulla.
app-pick-on-table = Scegli sul tavolo o dall’elenco
app-put-back = Rimetti
app-all-choices = Tutte: { $number }
app-filter = Filtra l’elenco ( / )
app-filter-none = Niente contiene «{ $typed }».
app-why-not = Perché no?
app-why-on-offer = Questa scelta ora c’è.
app-odds-home = casa
app-odds-draw = pari
app-odds-away = ospiti
app-odds-goal = gol { $percent } %
app-odds-match = Probabilità: vince la casa { $home } %, pareggio { $draw } %, vincono gli ospiti { $away } %
app-auto-pass = Passa per me in ogni finestra di reazione
app-free-acts = Puoi anche
app-passed-for-you = Risposto per te: { $question }
app-stop-here = Fermami qui
app-never-here = Non chiedermelo più in questo momento
app-asks = Chiedi
app-asks-matters = quando conta
app-asks-always = sempre
app-stops = Momenti in cui ti fermi
app-stop-yes = fermami
app-stop-no = non fermarmi
app-reactions = Reazioni
app-armed-line = Ciò che è spuntato si gioca da solo appena è di nuovo possibile; fino ad allora passi da solo. Qui ci sono solo carte che erano già giocabili.
app-menu = Menu
app-as-text = Come testo
app-side = Cronaca e chat
app-log = Cronaca
app-log-all = Mostra tutte le { $count } righe
app-log-undo = { $player } ha annullato.
app-log-no-undo = { $player } non vuole che si annulli.
app-log-sat-down = { $player } si è seduto.
app-log-left = { $player } ha lasciato il tavolo.
app-log-came-back = { $player } è tornato.
app-log-resigned = { $player } si è ritirato.
app-log-bot = Un bot gioca per { $player }.
app-log-stand-in = Un bot sostituisce { $player }.
app-log-auto-pass = { $player } d’ora in poi passa da solo.
app-log-auto-pass-off = { $player } decide di nuovo prima di passare.
app-chat = Chat
app-chat-empty = Nessuno ha ancora detto niente.
app-chat-say = Di’ qualcosa
app-chat-send = Invia
app-mute = Silenzia
app-mute-who = Silenzia { $player }
app-mute-spectators = Silenzia gli spettatori
app-muted = { $count } in silenzio
app-motion = Ritmo
app-pace-slow = lento
app-pace-usual = normale
app-pace-quick = veloce
app-pace-instant = immediato
app-scene-next = Avanti
app-skip-scenes = Salta al mio turno
app-notify = Avvisami quando tocca a me
app-notify-refused = Il browser non permette le notifiche.
app-let-bot = Fai giocare un bot per me
app-bot-for-you = Un bot gioca per te.
app-you-resigned = Ti sei ritirato: un bot continua al tuo posto.
app-take-back-seat = Torno a giocare io
app-leave = Lascia
app-resign = Ritirati
app-sure-leave = Lasciare il tavolo? Un bot continua per te.
app-sure-resign = Ritirarti dalla partita?
app-hand-over = Passa lo schermo a { $player }
app-hand-over-line = Non si vede niente finché { $player } non è pronto. Gli altri guardano altrove.
app-hand-over-ready = Sono { $player }
app-result = Fischio finale
app-rematch = Rivincita
app-rematch-go = Alla rivincita
app-record = Verbale

## Replay

app-replay = Moviola
app-replay-of = Moviola: { $game }
app-eyes = Con gli occhi di
app-eyes-open = tutto scoperto
app-eyes-none = spettatore
app-timeline = Linea del tempo
app-moment = { $place } di { $total }
app-play = Avvia
app-pause = Pausa
app-step = Un passo avanti
app-jump-back = Indietro a: { $mark }
app-jump-on = Avanti a: { $mark }
app-step-back = Un passo indietro
app-goal = Gol
app-score = Risultato

## Rules, cards, fair play

app-rules-lead = Le regole con parole nostre.
app-contents = Indice
app-cards-lead = Tutto ciò che si può pescare, con quello che c’è stampato.
app-kind-player = Giocatori
app-kind-club = Club
app-kind-team = Squadre
app-kind-side = Avversarie
app-kind-card = Carte
app-kind-manager = Dirigenti
app-kind-synergy = Carte sinergia
app-kind-kick = Tiri
app-kind-keeper = Portiere
app-kind-event = Eventi della partita
app-kind-trophy = Trofei
app-source-printed = Come stampato nella scatola.
app-source-inferred = Segue dal regolamento.
app-source-ours = Fatta da noi.
app-verify-lead = Un verbale si rigioca dal suo seme segreto. Se una sola estrazione o scelta fosse cambiata, non tornerebbe.
app-verify-file = Scegli un verbale:
app-verify-paste = Oppure incollalo qui:
app-verify-check = Controlla
app-verify-good = Tutto in ordine: tutte le { $draws } estrazioni seguono dal seme promesso.
app-verify-bad = In questo verbale qualcosa non va.

## Settings

app-theme = Aspetto
app-theme-auto = come il dispositivo
app-theme-light = chiaro
app-theme-dark = scuro
app-playing = Giocando
app-sound = Suoni della partita, e un fischio quando tocca a me
app-volume = Volume
app-keys = I tasti scelgono: numeri, frecce, /
app-list-open = Mostra sempre l’elenco delle scelte
app-device = Secondo dispositivo
app-device-line = Porta il tuo posto su un altro dispositivo: crea qui un codice e scrivilo là entro dieci minuti.
app-device-code = Crea un codice
app-device-type = Codice dell’altro dispositivo
app-device-claim = Usa il codice
app-device-claimed = Questo dispositivo ora gioca come { $name }.

## Match of the Season

part-footballer = { $footballer }

## Companion and referee

companion-lead = Hai la scatola: qui trovi i dadi, il tabellone, i fogli per campionati e coppe e un arbitro. Senza account e, arbitro a parte, senza rete.
companion-dice = Dadi
companion-dice-line = Tutti i dadi dei quattro giochi, anche insieme, e se escono come dovrebbero.
companion-scoreboard = Tabellone
companion-scoreboard-line = Una partita a caratteri grandi, con la pista dei turni. Lo schermo resta acceso.
companion-pads = Campionati e coppe
companion-pads-line = Il calendario si fa da sé, i risultati si scrivono, la classifica si spiega. Si stampa e si uniscono due dispositivi.
companion-referee = Arbitro
companion-referee-line = Tutto il gioco con la tua scatola: scrivi che cosa esce, Golazo pensa a regole, soldi e rose.
companion-offline = Funziona senza rete
companion-online = Serve il server
companion-print-and-play = Niente scatola? “golazo print” fa un PDF con carte, dadi e tabelloni da ritagliare.
companion-tap-to-roll = Tocca per tirare
companion-total = Totale { $total } · tocca per tirare
companion-one-less = Un dado in meno
companion-clear-tray = Svuota il vassoio
companion-add-line = Tocca un dado qui sotto per aggiungerlo.
companion-add-die = Aggiungi: { $die }
companion-rack-attack = Attacco (Masters of Football)
companion-rack-defence = Difesa (Masters of Football)
companion-rack-masters = Genio e tattica
companion-rack-season = Match of the Season
companion-rack-plain = Sei e dodici facce
companion-die-match-die = Dado della partita
companion-die-d6 = Dado a sei facce
companion-die-d12 = Dado a dodici facce
companion-genius-face = genio
companion-history = Che cosa è uscito
companion-rolls = { $count ->
        [one] 1 tiro
       *[other] { $count } tiri
    }
companion-forget = Dimentica tutto
companion-expected = Come previsto?
companion-seen = { $seen } su { $expected } attesi
companion-too-few = { $rolls } tiri su { $needed }: ancora pochi per dire se il dado è equo.
companion-fit-usual = { $rolls } tiri, chi quadrato { $square }: un dado equo si scosta così o di più nel { $percent } % dei casi. Niente da ridire.
companion-fit-rare = { $rolls } tiri, chi quadrato { $square }: un dado equo si scosta così solo nel { $percent } % dei casi. Insolito, ma capita.
companion-fit-odd = { $rolls } tiri, chi quadrato { $square }: un dado equo si scosta così solo nel { $percent } % dei casi. Molto insolito.
companion-home = Casa
companion-away = Ospiti
companion-first-half = Primo tempo
companion-half-time = Intervallo
companion-second-half = Secondo tempo
companion-injury-time = Recupero
companion-over = Fischio finale
companion-turn = Turno { $turn }
companion-attacks = Attacco: { $team }
companion-goal-for = Gol: { $team }
companion-goal-less = Un gol in meno: { $team }
companion-at-half-time = Intervallo { $home }:{ $away }
companion-turn-on = Prossimo turno
companion-half-time-on = Intervallo
companion-second-half-on = Secondo tempo
companion-whistle = Fischio finale
companion-write-result = Scrivi il risultato
companion-injury-line = Recupero? Chi ha il vantaggio casalingo tira il dado tattica e da { $needed } in su attacca ancora una volta.
companion-attacks-again = { $team }: ancora un attacco
companion-track = Pista dei turni
companion-track-masters = Masters of Football
companion-track-halves = Due tempi
companion-new-match = Nuova partita
companion-awake = Lo schermo resta acceso.
companion-not-awake = Questo browser non tiene acceso lo schermo.
companion-pads-lead = Tutto resta su questo dispositivo.
companion-new-pad = Nuovo
companion-kind = Che cosa si gioca
companion-kind-masters = Campionato
companion-kind-masters-line = Masters of Football: quattro squadre, o due campionati e una finale.
companion-kind-cup = Mondiali 2010
companion-kind-cup-line = Otto gironi e il tabellone.
companion-kind-season = Sei stagioni
companion-kind-season-line = Match of the Season: campionati, coppe, trofei e soldi.
companion-kind-league = Campionato libero
companion-kind-league-line = Da 2 a 32 squadre, tutti contro tutti.
companion-kind-knock-out = Coppa libera
companion-kind-knock-out-line = Da 2 a 64 squadre, le prime saltano un turno.
companion-pad-name = Nome
companion-persons = Quanti giocano
companion-persons-four = fino a 4
companion-persons-eight = da 5 a 8, con finale
companion-managers = Allenatori
companion-teams = Squadre
companion-team = Squadra { $number }
companion-twice = Andata e ritorno
companion-order = A pari punti
companion-order-masters = differenza reti, gol, gol in trasferta, scontri diretti, sorteggio
companion-order-groups = differenza reti, gol, scontri diretti, sorteggio
companion-order-direct = scontri diretti, differenza reti, gol, sorteggio
companion-win-points = Punti per la vittoria
companion-begin-pad = Fai il calendario
companion-bring = Da un file
companion-bring-line = Un foglio salvato in JSON, qui o su un altro dispositivo. Se c’è già, i due si uniscono.
companion-no-pad = Questo file non è un foglio di Golazo.
companion-other-pad = Questo file è di un altro foglio. Aprilo in “Campionati e coppe”.
companion-pad-gone = Questo foglio non è su questo dispositivo.
companion-all-pads = Tutti i campionati e le coppe
companion-full = Il browser non ha potuto conservare l’ultima voce: salva il foglio in un file.
companion-played = { $played } partite su { $matches }
companion-open = Apri
companion-sections = Parti
companion-table = Classifica
companion-championship = Campionato { $label }
companion-final = Finale
companion-final-two = Due partite
companion-final-to-come = La finale comincia quando i due campionati hanno un campione.
companion-final-championships = { $team } davanti a { $other }: finale pari, contano i campionati.
companion-first-home = Sorteggio: chi gioca prima in casa?
companion-champion = Campioni: { $team }
companion-group = Gruppo { $label }
companion-knock-out = Eliminazione diretta
companion-matches = Partite
companion-matchday = Giornata { $number }
companion-round = Turno { $number }
companion-round-16 = Ottavi di finale
companion-quarter-finals = Quarti di finale
companion-semi-finals = Semifinali
companion-third-place = Terzo posto
companion-season = Stagione { $label }
companion-to-come = da definire
companion-winner-of = Vincente { $match }
companion-loser-of = Perdente { $match }
companion-result-of = Risultato di { $home } – { $away }
companion-outcome-1 = { $home } ha battuto { $away }
companion-outcome-x = { $home } – { $away }: pareggio
companion-outcome-2 = { $away } ha vinto da { $home }
companion-goals-of = Gol di { $team } in { $home } – { $away }
companion-kicks = Ha vinto ai rigori:
companion-on-board = { $home } – { $away } sul tabellone
companion-place = Posto
companion-column-team = Squadra
companion-column-played = giocate
companion-column-won = vinte
companion-column-drawn = pari
companion-column-lost = perse
companion-column-goals = gol
companion-column-difference = differenza reti
companion-column-away = gol in trasferta
companion-column-points = punti
companion-short-played = G
companion-short-won = V
companion-short-drawn = N
companion-short-lost = P
companion-short-goals = Gol
companion-short-difference = +/−
companion-short-away = Trasf.
companion-short-points = Pti
companion-tie-breaks = Perché i pari sono in quest’ordine
companion-above-points = { $team } davanti a { $other }: { $own } punti a { $theirs }.
companion-above-difference = { $team } davanti a { $other } per differenza reti ({ $own } a { $theirs }).
companion-above-goals = { $team } davanti a { $other } per gol fatti ({ $own } a { $theirs }).
companion-above-away = { $team } davanti a { $other } per gol in trasferta ({ $own } a { $theirs }).
companion-direct-points = { $team } davanti a { $other }: pari nel resto, più punti negli scontri diretti ({ $own } a { $theirs }).
companion-direct-difference = { $team } davanti a { $other }: pari nel resto, migliore differenza negli scontri diretti ({ $own } a { $theirs }).
companion-direct-goals = { $team } davanti a { $other }: pari nel resto, più gol negli scontri diretti ({ $own } a { $theirs }).
companion-direct-away = { $team } davanti a { $other }: pari nel resto, più gol in trasferta negli scontri diretti ({ $own } a { $theirs }).
companion-among-points = { $team } davanti a { $other }: nelle partite tra { $tied }, più punti ({ $own } a { $theirs }).
companion-among-difference = { $team } davanti a { $other }: nelle partite tra { $tied }, migliore differenza reti ({ $own } a { $theirs }).
companion-among-goals = { $team } davanti a { $other }: nelle partite tra { $tied }, più gol ({ $own } a { $theirs }).
companion-among-away = { $team } davanti a { $other }: nelle partite tra { $tied }, più gol in trasferta ({ $own } a { $theirs }).
companion-decided-lot = { $team } davanti a { $other }: ha deciso il sorteggio.
companion-decided-play-off = { $team } davanti a { $other }: ha deciso lo spareggio.
companion-decide-lot = Niente separa queste squadre: sorteggio. Chi vince?
companion-decide-play-off = { $teams ->
    [2] Queste due sono pari e giocano lo spareggio. Chi ha vinto?
   *[other] Queste squadre sono pari e giocano un piccolo torneo a eliminazione, sorteggiato. Chi viene dopo, a partire dalla prima?
}
companion-cups = Coppe
companion-nobody = ancora nessuno
companion-worth = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
companion-worth-money = { $points ->
        [0] { $prize }.000 €
        [one] 1 punto, { $prize }.000 €
       *[other] { $points } punti, { $prize }.000 €
    }
companion-money = Soldi alla fine, in migliaia di €
companion-honours = Albo d’oro
companion-roll-of-honour = Stagione per stagione
companion-manager = Allenatore
companion-trophies = Trofei
companion-thousands = 1000 €
companion-career-trophies = { $team } davanti a { $other }: pari punti, più trofei.
companion-career-money = { $team } davanti a { $other }: pari punti e trofei, più soldi.
companion-career-shared = { $team } e { $other } condividono il posto: pari punti, trofei e soldi.
companion-names = Cambia i nomi
companion-names-line = Squadre (senza nome: come si vede)
companion-tools = Porta con te
companion-print = Stampa o PDF
companion-save-json = Salva (JSON)
companion-save-csv = Foglio di calcolo (CSV)
companion-merge = Unisci con un file
companion-delete = Elimina
companion-delete-sure = Eliminare questo foglio da questo dispositivo?
companion-tools-line = Due dispositivi con lo stesso foglio? Salva su uno e unisci sull’altro: di ogni voce vale la modifica più recente.
companion-merged = Uniti: { $added ->
        [0] niente di nuovo,
        [one] 1 voce nuova,
       *[other] { $added } voci nuove,
    } { $differences ->
        [0] nessuna differenza.
        [one] 1 differenza:
       *[other] { $differences } differenze:
    }
companion-differs-here = { $what }: qui { $here } ({ $hereAt }), nel file { $there } ({ $thereAt }). Quella qui è più recente e resta.
companion-differs-there = { $what }: qui { $here } ({ $hereAt }), nel file { $there } ({ $thereAt }). Quella nel file è più recente ed è stata presa.
companion-entry-none = niente
companion-entry-other = Un’altra voce
referee-faces = Che cosa mostra il dado
referee-search = Cerca la carta
referee-gone = non può essere
referee-point-typed = Golazo chiede ogni tiro e ogni carta: tocca la faccia o cerca la carta. Ciò che non può essere uscito è rifiutato, col motivo.
referee-point-secret = Una carta che può vedere una sola persona la scrive lei: il dispositivo fa il giro.
referee-point-seats = Ognuno può stare a questo schermo, al proprio, lontano con un link, o essere un bot.
referee-point-undo = Una voce sbagliata si annulla con un tocco, una alla volta.
