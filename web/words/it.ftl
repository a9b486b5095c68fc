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
app-invite-title = Chiama gli amici
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
app-rule-link = (regola, apre la pagina delle regole)
app-so-far = Finora: { $steps }
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
app-filter = Filtra l’elenco ( / )
app-filter-none = Niente contiene «{ $typed }».
app-why-not = Perché no?
app-why-on-offer = Questa scelta ora c’è.
app-odds-home = casa
app-odds-draw = pari
app-odds-away = ospiti
app-odds-goal = gol { $percent } %
app-odds-match = Probabilità: vince la casa { $home } %, pareggio { $draw } %, vincono gli ospiti { $away } %
app-auto-pass = Passa da solo quando potrei reagire
app-reactions = Reazioni
app-armed-line = Ciò che è spuntato si gioca da solo appena è di nuovo possibile. Qui ci sono solo carte che erano già giocabili.
app-menu = Menu
app-side = Cronaca e chat
app-log = Cronaca
app-log-all = Mostra tutte le { $count } righe
app-log-undo = { $player } ha annullato.
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
app-motion = Animazioni
app-motion-0 = nessuna
app-motion-1 = normali
app-motion-2 = veloci
app-notify = Avvisami quando tocca a me
app-notify-refused = Il browser non permette le notifiche.
app-let-bot = Fai giocare un bot per me
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
app-step-back = Un passo indietro
app-goal = Gol

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
app-sound = Fischio quando tocca a me
app-keys = I tasti scelgono: numeri, frecce, /
app-list-open = Mostra sempre l’elenco delle scelte
app-device = Secondo dispositivo
app-device-line = Porta il tuo posto su un altro dispositivo: crea qui un codice e scrivilo là entro dieci minuti.
app-device-code = Crea un codice
app-device-type = Codice dell’altro dispositivo
app-device-claim = Usa il codice
app-device-claimed = Questo dispositivo ora gioca come { $name }.
