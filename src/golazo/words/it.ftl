# Ciò che tutti i giochi condividono. I messaggi propri di un gioco sono nella sua cartella.

## Giocatori

player-number = Giocatore { $number }
player-bot = Bot { $number }
player-chance = il caso

## Comporre le frasi

part = { $rule ->
    [none] { $amount }: { $text }
   *[other] { $amount }: { $text } (regola: { $rule })
}
by-rule = { $text } (regola: { $rule })
standing = { $place }. { $player }: { $why }
why-resigned = { $player } si è ritirato

## Scelte che i giochi condividono

choice-pass = Passa

## Scegliere

act-answer-begun = Completa prima la risposta che hai iniziato.
act-answer-sealed = La tua risposta è coperta; potrai agire di nuovo quando la domanda si chiude.
act-not-now = In questo momento non si aspetta nessuno, quindi non si può fare nulla.
answer-too-long = Questa risposta ha { $steps } passi, ma era completa dopo { $taken }.
already-answered = Hai già risposto; gli altri stanno ancora scegliendo.
chance-impossible = “{ $choice }” non può essere uscito ora.
choice-unknown = In questo gioco non c'è questa scelta: “{ $choice }”.
choice-unreadable = Questa non è una scelta.
game-over = La partita è finita.
not-asked = Non tocca a te; si aspetta: { $waiting }.
not-offered = “{ $choice }” non è disponibile ora.
other-question = Ora la domanda è un'altra: “{ $choice }” non è una risposta.

## Preparare

chance-unknown = Non è detto da dove viene il caso.
commitment-broken = Il seme segreto non è quello promesso prima della partita.
extra-missing = Questa parte di Golazo non è installata (manca { $module }). Per installarla: pip install "golazo[{ $extra }]"
entropy-length = Ciò che un posto aggiunge al caso deve essere un testo di { $limit } caratteri al massimo.
game-unknown = Non c'è nessun gioco chiamato “{ $game }”. Ci sono: { $games }.
game-broken = Il gioco “{ $game }” è installato, ma non si può giocare: { $why }
game-missing = Di' quale gioco: { $games }.
game-nearest = Non c'è nessun gioco chiamato “{ $game }”. Intendi { $nearest }? Ci sono: { $games }.
option-unknown = { $game } non ha l'opzione “{ $option }”. Ha: { $known }.
option-none = { $game } non ha l'opzione “{ $option }”. Non ne ha nessuna.
option-value = L'opzione { $option } non può essere “{ $value }”. Può essere: { $values }.
pack-other-game = Il pacchetto è di { $game }, non di { $wanted }.
script-out-of-range = L'estrazione { $draw } non può essere { $outcome }: ci sono solo { $outcomes } esiti.
script-too-short = Il copione ha solo { $draws } estrazioni.
no-such-seat = Non c'è un posto così: il tavolo ne ha { $seats }.
seats-impossible = { $game } si gioca da { $least } a { $most } giocatori, non in { $seats }.
seats-exactly = { $game } si gioca in { $least }, non in { $seats }.
seed-length = Il seme segreto deve avere { $bytes } byte.
seed-unusable = Un seme è un numero intero o un testo di { $limit } caratteri al massimo.

## Pacchetti

pack-broken = { $count ->
    [one] Il pacchetto “{ $folder }” non si può usare; c'è un errore:
   *[other] Il pacchetto “{ $folder }” non si può usare; ci sono { $count } errori:
}
pack-count = { $count ->
    [0] Nessun file ha elementi di tipo “{ $kind }”; devono essercene da { $least } a { $most }.
   *[other] { $file }: devono esserci da { $least } a { $most } elementi di tipo “{ $kind }”, non { $count }.
}
pack-field-missing = { $file }, { $item }: manca il campo “{ $field }”.
pack-field-unknown = { $file }, { $item }: il campo “{ $field }” non esiste.
pack-file-large = { $file } è troppo grande: si leggono al massimo { $limit } byte.
pack-file-unreadable = Impossibile leggere { $file }: { $reason }
pack-head-missing = “{ $folder }” non ha un pack.toml che dica gioco, nome e versione.
pack-id-twice = { $file }, { $item }: lo stesso id è già usato in { $other }.
pack-kind-form = { $file }: “{ $kind }” deve essere un elenco di elementi, ciascuno sotto [[{ $kind }]].
pack-kind-unknown = { $file }: in questo gioco non ci sono elementi di tipo “{ $kind }”, solo: { $kinds }.
pack-not-found = Non ci sono file .toml in “{ $folder }”.
pack-wants-flag = { $file }, { $item }: “{ $field }” deve essere true o false.
pack-wants-id = { $file }, { $item }: “{ $field }” deve essere un id: lettere minuscole, cifre e trattini singoli.
pack-wants-list = { $file }, { $item }: “{ $field }” deve essere un elenco da { $least } a { $most } voci.
pack-wants-number = { $file }, { $item }: “{ $field }” deve essere un numero intero da { $least } a { $most }.
pack-wants-one-of = { $file }, { $item }: “{ $field }” deve essere uno tra: { $values }.
pack-wants-words = { $file }, { $item }: “{ $field }” deve essere un testo, o una tabella con un testo per ciascuno di: { $languages }.

## Registrazioni

record-edited = La registrazione è stata tagliata o modificata dopo la scrittura: l'impronta non corrisponde.
record-field = La registrazione è stata tagliata o modificata: il campo “{ $field }” manca o non è quello che dovrebbe.
record-format = La registrazione è del formato { $format }; questo Golazo legge il formato { $ours }.
record-illegal = La registrazione non si può rigiocare: alla scelta { $ply }, il posto { $seat } non può scegliere “{ $choice }”. { $reason }
record-long = La registrazione ha più di { $limit } scelte.
record-pack = La registrazione è stata giocata con un altro pacchetto: { $pack }, versione { $version }. Indicalo con --pack.
record-ply = La registrazione è stata tagliata o modificata: la scelta { $ply } è illeggibile.
view-unreadable = Questa vista non si può disegnare.
record-unreadable = Questa non è una registrazione di Golazo, o è stata troncata.
record-version = La registrazione è stata giocata con la versione { $version } delle regole di { $game }; queste sono la versione { $ours }.
redealt-no-record = Un tavolo ridistribuito, o letto da un testo, non ha registrazione.
snapshot-step = L'istantanea nomina un passo che queste regole non hanno: “{ $step }”.
snapshot-unreadable = L'istantanea non mostra un tavolo di questo gioco.
text-unreadable = Il testo della posizione non si legge da “{ $part }”.
text-other-game = Il testo mostra una posizione di “{ $found }”, non di { $game }.
text-other-pack = Il testo mostra una posizione con un altro pacchetto.
text-field = Il testo della posizione ha un campo che non va: { $field }.
verify-draw = L'estrazione { $draw } non è quella che dà il seme.
verify-draws = La registrazione dice { $said } estrazioni, ma la partita ne ha fatte { $made }.
verify-result = Il risultato nella registrazione non è quello a cui la partita ha portato.

## Bot

bot-cannot-answer = { $bot } non è un bot: non ha né il metodo “answer” né “choose”.
bot-cheated = Il bot { $bot } ({ $player }) ha scelto ciò che non è disponibile: { $choice }.
bot-crashed = Il bot { $bot } ({ $player }) si è guastato in { $where }: { $error }
bot-half-answer = Il bot { $bot } ({ $player }) ha dato mezza risposta: una risposta ha tutti i suoi passi.
bot-not-found = Impossibile caricare il bot { $bot }: { $error }
bot-stalled = Il bot { $bot } ({ $player }) ha impiegato più di { $seconds } secondi per una sola scelta.
bot-unknown = { $game } non ha nessun bot chiamato “{ $bot }”. Ha: { $bots }; uno tuo si chiama module:Class o file.py:Class.

## Cominciare nel terminale

chance-kind = Il caso non può essere “{ $chance }”. Può essere: { $chances }.
language-unknown = Non c'è la lingua “{ $language }”. Ci sono: { $languages }.
option-form = “{ $option }” non è un'opzione: scrivi nome=valore.
seat-unknown = “{ $seat }” non può sedersi al tavolo. Scrivi me, me:NOME (al massimo { $limit } caratteri) o bot:NOME; bot: { $bots }.
seed-without-use = Con il caso { $chance } non c'è un seme da indicare.
commitment = Caso equo: il seme segreto di questa partita è promesso da { $commitment }
add-to-chance = { $player }, scrivi qualsiasi cosa; viene mescolata al caso:

## Partite salvate e file

file-large = { $file } è troppo grande: si leggono al massimo { $limit } byte.
file-unreadable = Impossibile leggere { $file }: { $error }.
no-saved-game = Non c'è nessuna partita da riprendere in { $folder }.
save-again = Finché resti qui, niente di ciò che è stato giocato va perso. Premi Invio per riprovare, o scrivi { $quit }:
save-exists = { $file } esiste già; niente viene sovrascritto.
save-failed = Impossibile scrivere { $file }: { $error }. Ciò che era salvato è ancora intero.
save-own-bot = La partita salvata vuole il bot { $bot }, che è codice esterno. Se ti fidi, di' chi gioca con --seats.
save-seats = La partita salvata ha { $plan } giocatori, ma la sua registrazione ne ha { $seats }.
resume-seats = --seats indica { $plan } giocatori, ma la partita salvata ne ha { $seats }.
save-unreadable = { $file } non è una partita salvata, o è stata tagliata o modificata.
save-is-record = { $file } è una registrazione, non una partita salvata: non dice chi gioca. Guardala con: { $program } replay { $file }
a-save = { $over ->
    [yes] { $file }: { $game }, { $seats }; finita dopo { $count } scelte
   *[no] { $file }: { $game }, { $seats }; { $count } scelte fatte
}

## Giocare nel terminale

at-the-table = Al tavolo: { $players }.
you-are = Tu sei { $player }.
saved-as = La partita è salvata a ogni mossa in { $file }
type-help = Scrivi ? per l'aiuto.
prompt = La tua scelta:
so-far = Finora: { $steps }.
you-may-also = Puoi anche:
card-unknown = Non c'è nessuna carta chiamata “{ $typed }”.
more-choices = { $count ->
    [one] Un'altra: scrivi una parte del testo, o “tutto”.
   *[other] Altre { $count }: scrivi una parte del testo per vederne meno, o “tutto”.
}
no-such-number = Il numero { $number } non è nell'elenco, che va da 1 a { $most }.
enter-takes-it = Premi Invio per sceglierla.
nothing-found = Niente di disponibile contiene “{ $typed }”. Premi Invio per rivedere l'elenco.
nothing-to-pass = Qui c'è qualcosa da decidere: non si può passare.
earlier = { $count ->
    [one] Prima è successa una cosa; “diario { $all }” racconta tutto.
   *[other] Prima sono successe { $count } cose; “diario { $all }” racconta tutto.
}
hint-is = Il bot { $bot } sceglierebbe: { $choice }
hint-chance = Lo sanno solo le carte e i dadi: qui si scrive ciò che è uscito davvero.
chance-gone = { $choice }: non è più possibile. È già altrove, o non c'è mai stata. Guarda di nuovo ciò che è uscito.
refusal-what = Scrivi che cosa vorresti dopo “perché”: una parte del testo, o l'id.
refusal-on-offer = { $choice }: è disponibile ora.
refusal-not-now = { $choice }: non è disponibile ora. Che cosa si chiede: { $question }
refusal-nothing = Niente da dire su “{ $typed }”: qui nessuna scelta si chiama così.
type-for = Guarda la carta di { $player } e scrivi qual è.
hand-over = La tastiera passa a { $player }.
hand-over-enter = { $player }, premi Invio quando nessun altro guarda.
left = La partita è salvata. Riprendi con: { $program } resume { $file }
result = Risultato
kept = Rivedi tutta la partita con: { $program } replay { $file }
play-help =
    Scrivi il numero di una scelta e premi Invio. Se ce n'è una sola, basta Invio.
    Una parte del testo mostra solo le scelte che la contengono. Invio le mostra di nuovo tutte.
    Anche un id, come quelli che “{ $ids }” mostra, è una scelta.
    p: passa, o fai l'unica scelta, finché qualcosa di nuovo ti riguarda
    { $view }: il tavolo, come puoi vederlo
    { $why } e qualche parola: perché non è disponibile
    { $log } e un numero: le ultime cose successe
    { $hint }: che cosa sceglierebbe un bot
    { $card } e un nome: che cosa è stampato su una carta
    { $rules }: la regola di questa domanda
    { $rules } { $all }: tutte le regole e le carte
    { $all }: l'elenco intero delle scelte
    { $ids }: mostra o nascondi gli id delle scelte
    { $position } { $all }: l'intera posizione in una riga di testo, carte nascoste comprese, per segnalare un errore
    { $undo }: annulla il tuo ultimo passo, finché non ne è seguito nulla; contro i bot, sempre
    { $help } o ?: questo aiuto
    { $quit }: smetti; la partita resta salvata
undo-too-late = Nel frattempo è successo qualcosa, o l'ultima scelta non era tua: non si può più tornare indietro.
position-is-open = La posizione mostra anche le carte nascoste. Se non importa: “{ $position } { $all }”.
with-chance-of-goal = { $choice } (gol: { $chance } %)

command-help = aiuto
command-view = tavolo
command-why = perché
command-log = diario
command-rules = regole
command-hint = consiglio
command-card = carta
command-all = tutto
command-ids = id
command-position = posizione
command-undo = annulla
command-quit = esci
command-next = avanti
command-back = indietro
command-start = inizio
command-end = fine
command-seat = posto

## Giochi, repliche, pacchetti

how-to-play = Gioca con: { $program } play { $game }
game-seats = Giocatori: da { $least } a { $most }
game-seats-exactly = Giocatori: { $least }
game-bots = Bot: { $bots }
game-option = Opzione { $option }: { $text }
game-option-value = - { $option }={ $value }: { $text }
replay-prompt = { $place } di { $count }:
replay-help = Invio: scelta seguente. { $back } (b): la precedente. Un numero: quella scelta. { $start }, { $end }: l'inizio, la fine. { $view }: il tavolo. { $seat } 1 (o 2, ...), { $seat } { $all }: con gli occhi di chi. { $quit }.
replay-choice = Scelta { $place }: { $player }
replay-secret = (scelto in segreto)
replay-not-over = Tutte le carte si scoprono solo a partita finita.
replay-seat = Non c'è il posto “{ $seat }”. Ci sono i posti da 1 a { $seats } e, a partita finita, “{ $all }”.
verified = { $count ->
    [one] La registrazione è vera: una scelta e { $draws } estrazioni annotate sono state rifatte. Caso: { $chance }.
   *[other] La registrazione è vera: { $count } scelte e { $draws } estrazioni annotate sono state rifatte. Caso: { $chance }.
}
verified-open = La partita non è ancora finita.
new-game-made = Il tuo gioco { $game } è in { $folder }: un gioco piccolo che funziona già, da cambiare come vuoi.
new-game-install = Fallo conoscere a Golazo: pip install -e { $folder }
new-game-play = Giocaci: { $program } play { $game }
new-game-learn = docs/new-game.md spiega ogni file.
new-game-name = Un gioco non può chiamarsi “{ $name }”: usa lettere senza accento, cifre e trattini, comincia con una lettera, { $limit } caratteri al massimo.
new-game-taken = C'è già un gioco o un pacchetto chiamato { $name }. Scegli un altro nome.
new-game-no-example = L'esempio da cui comincia un gioco nuovo non è installato.
pack-begun = Il tuo pacchetto è in { $folder }. Cambialo, poi controllalo con: { $program } pack check { $folder }
pack-good = Il pacchetto va bene.
pack-head = { $game }: pacchetto { $name }, versione { $version }, { $digest }
pack-no-head = { $folder } non è un pacchetto: non ha un pack.toml leggibile.
pack-none = { $game } si gioca senza pacchetto.
pack-no-folder = Non c'è nessuna cartella { $folder }, né un gioco con quel nome.

## Simulare

ladder-heading = Quanto sono forti i bot di { $game }
ladder-rung = { $bot } contro { $others } x { $against }
ladder-wanted = almeno { $share } %
ladder-goal = obiettivo
ladder-no-levels = { $game } non ha livelli: i suoi bot giocano a caso.
review-course = L’andamento delle probabilità di vittoria
review-turning = Svolte
review-turn = Dopo la scelta { $ply }: { $chances }
review-luck = Fortuna { $luck }, scelte proprie { $play } (punti di probabilità di vittoria)
review-costly = La scelta { $ply } è costata { NUMBER($cost, minimumFractionDigits: 1) } punti: { $chosen }. Meglio: { $better }.
review-progress = Rivedo la partita
review-no-policy = { $game } non si può analizzare: nulla in esso giudica le posizioni.
games-played = Partite
stopped-early = Fermato dopo { $games } di { $wanted } partite.
series = { $game }, partite: { $games }, seme { $seed }
share-of-wins = Vittorie
mean-place = Posto medio
seat-number = Posto { $number }
percent-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
number-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 %: da { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
pace = { $decisions } scelte, { $pace } al secondo su un core

## Stampare

print-done = { $file }: { $pages } pagine.
print-missing = Non esistono nel carattere e diventano punti interrogativi: { $letters }
print-pages = Pagine
print-part-unknown = Non c'è una parte “{ $part }” da stampare. Ci sono: { $parts }.
print-paper-unknown = Non c'è una carta “{ $paper }”. Ci sono: { $papers }.
print-nothing = Niente da stampare: { $game } si gioca senza.
print-sheet = carte, foglio { $number } di { $count }
print-backs = retro
print-in-brief = in breve
print-rules = regole
print-fold = Ritaglia il contorno, piega lungo le linee e incolla le linguette.
print-team = Squadra
print-player = Giocatore
print-action = Azione
print-tactic = Tattica
print-cost = costo
print-goals = Gol
print-home = Casa
print-away = Ospiti
print-star = Stella
print-round-of-16 = Ottavi di finale
print-quarter-finals = Quarti di finale
print-semi-finals = Semifinali
print-final = Finale
print-chance = Possibilità
print-board = Tabellone
print-pad = Risultati
print-money = Denaro
print-free-league = Campionato libero
print-league-name = Campionato
print-league-columns = G V N P GF GS DR Pt

## Giocare in rete

setting-number = L'impostazione { $setting } non è un numero utilizzabile: “{ $value }”.
setting-unknown = L'impostazione { $setting } non esiste. Intendevi { $nearest }?
setting-database = GOLAZO_DATABASE_URL deve cominciare con postgresql:// ; senza, si usa SQLite.
serve-workers = Per { $workers } processi serve PostgreSQL: indicalo in GOLAZO_DATABASE_URL. Con SQLite ce n'è uno solo.
serve-port = La porta { $port } è occupata: forse Golazo è già in funzione. Con --port se ne sceglie un'altra.
secret-short = Il segreto che firma i cookie deve avere almeno { $least } caratteri. Elimina il file “secret” perché ne venga creato uno, o impostane un altro.
serve-twice = Su { $folder } gira già un server.
backup-done = Tavoli: { $tables }, mosse: { $plies }. Scritto in { $file }
backup-unreadable = { $file } non è una copia di sicurezza, oppure è stato tagliato o modificato.
restore-done = Tavoli: { $tables }, mosse: { $plies }. Ripristinato.
restore-not-empty = In questa base di dati ci sono già tavoli; una copia si ripristina solo in una vuota.
who-are-you = Non si sa ancora chi sei: apri di nuovo la pagina.
name-empty = Un nome ha bisogno di almeno una lettera visibile.
code-unknown = Questo codice non vale, o non vale più.
origin-foreign = Questo veniva dalla pagina di un altro sito e non si fa.
too-often = Troppo in una volta. Aspetta un momento.
too-large = È troppo grande.
tables-at-once = Non si possono seguire più di { $limit } tavoli insieme.
message-unreadable = Questo messaggio non si può leggere.
request-unreadable = Questa richiesta non si può leggere.
method-unknown = Questo non si può fare a questo indirizzo.
page-unknown = A questo indirizzo non c'è niente.
server-trouble = Qualcosa si è rotto nel server. Non è cambiato nulla.
pack-unknown = { $game } non ha un pacchetto chiamato “{ $pack }”.
table-unknown = Questo tavolo non c'è.
table-gathering = La partita non è ancora cominciata.
seat-missing = Questo tavolo non ha il posto { $seat }.
seat-not-yours = Quel posto non è tuo.
seat-taken = Lì siede qualcuno.
token-not-enough = Un token serve solo per giocare: fallo nel browser in cui giochi.
seat-resigned = Hai abbandonato; un bot gioca al posto tuo.
seat-stand-in = Un bot ti sostituisce: prima torna al tavolo.
no-seat-open = A questo tavolo non c'è un posto libero per te.
invite-unknown = Questo invito non vale, o non vale più.
person-present = { $player } è presente: nessuno può sostituirlo.
listed-enough = Hai già { $limit } tavoli nella sala. Chiudine uno, o crea questo solo su invito.
invite-used = Questo invito è già stato usato: il posto è occupato.
seat-seen = Hai già visto le carte di un altro posto di questo tavolo: qui non puoi sederti.
seat-known = Qualcuno a questo tavolo ha visto le carte di questo posto: siediti solo se non ti dispiace.
older-rules = A questo tavolo si è giocato con regole precedenti: ne resta solo il risultato.
owner-only = Può farlo solo chi ha aperto il tavolo.
question-gone = Questo non è più chiesto.
chat-empty = Lì non c'è niente da leggere.
entropy-late = Questo posto ha già dato la sua parte, o la partita è cominciata.
hint-not-asked = Non ti è chiesto nulla, quindi non c'è nulla da consigliare.
hint-trouble = Il bot non ha saputo dire che cosa farebbe.
record-not-over = La registrazione contiene il seme del caso: si dà quando la partita è finita.
rematch-early = La rivincita viene quando questa partita è finita.
undo-not-playing = Si può tornare indietro solo mentre si gioca.
undo-nothing = Non c'è niente da ritirare.
undo-asked-already = Qualcuno ha già chiesto di tornare indietro: prima rispondi a quello.
undo-not-asked = Nessuno chiede di tornare indietro.
undo-not-yours = Non tocca a te acconsentire, o l'hai già fatto.
