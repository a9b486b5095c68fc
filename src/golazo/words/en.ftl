# What all games share. A game's own messages are in its folder; it may override a message given here.

## Players

player-number = Player { $number }
player-bot = Bot { $number }
player-chance = chance

## Putting sentences together

part = { $rule ->
    [none] { $amount }: { $text }
   *[other] { $amount }: { $text } (rule: { $rule })
}
by-rule = { $text } (rule: { $rule })
standing = { $place }. { $player }: { $why }
why-resigned = { $player } resigned

## Choices that games share

choice-pass = Pass

## Choosing

act-answer-begun = Finish the answer you have begun first.
act-answer-sealed = Your answer is sealed; you can act again when the question closes.
act-not-now = The game is waiting for nobody now, so nothing can be done.
answer-too-long = That answer has { $steps } steps, but it was complete after { $taken }.
already-answered = You have answered already; the others are still choosing.
chance-impossible = “{ $choice }” cannot have been rolled or drawn now.
choice-unknown = There is no such choice in this game: “{ $choice }”.
choice-unreadable = That is not a choice.
game-over = The game is over.
not-asked = It is not your turn; waiting for: { $waiting }.
not-offered = “{ $choice }” is not available now.
other-question = You are asked something else now: “{ $choice }” is no answer to it.

## Setting up

chance-unknown = The source of chance is missing or unknown.
commitment-broken = The secret seed is not the one that was promised before the game.
extra-missing = This part of Golazo is not installed (there is no { $module }). Install it with: pip install "golazo[{ $extra }]"
entropy-length = What a seat adds to chance must be a text of at most { $limit } characters.
game-unknown = There is no game called “{ $game }”. There are: { $games }.
game-broken = The game “{ $game }” is installed but cannot be played: { $why }
game-missing = Say which game: { $games }.
game-nearest = There is no game called “{ $game }”. Do you mean { $nearest }? There are: { $games }.
option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
option-none = { $game } has no option “{ $option }”. It has none.
option-value = Option { $option } cannot be “{ $value }”. It can be: { $values }.
pack-other-game = The pack belongs to { $game }, not to { $wanted }.
script-out-of-range = Draw { $draw } cannot be { $outcome }: there are only { $outcomes } outcomes.
script-too-short = The script has only { $draws } draws.
no-such-seat = There is no such seat: the table has { $seats }.
seats-impossible = { $game } is played by { $least } to { $most } players, not by { $seats }.
seats-exactly = { $game } is played by { $least } players, not by { $seats }.
seed-length = The secret seed must have { $bytes } bytes.
seed-unusable = A seed is a whole number or a text of at most { $limit } characters.

## Packs

pack-broken = { $count ->
    [one] The pack “{ $folder }” cannot be used; one thing is wrong:
   *[other] The pack “{ $folder }” cannot be used; { $count } things are wrong:
}
pack-count = { $count ->
    [0] No file has items of kind “{ $kind }”; there must be { $least } to { $most }.
   *[other] { $file }: there must be { $least } to { $most } items of kind “{ $kind }”, not { $count }.
}
pack-field-missing = { $file }, { $item }: field “{ $field }” is missing.
pack-field-unknown = { $file }, { $item }: there is no field “{ $field }”.
pack-file-large = { $file } is too large: at most { $limit } bytes are read.
pack-file-unreadable = { $file } cannot be read: { $reason }
pack-head-missing = “{ $folder }” has no pack.toml with game, name and version.
pack-id-twice = { $file }, { $item }: the same id is used in { $other } already.
pack-kind-form = { $file }: “{ $kind }” must be a list of items, each under [[{ $kind }]].
pack-kind-unknown = { $file }: there are no items of kind “{ $kind }” in this game, only: { $kinds }.
pack-not-found = There are no .toml files in “{ $folder }”.
pack-wants-flag = { $file }, { $item }: “{ $field }” must be true or false.
pack-wants-id = { $file }, { $item }: “{ $field }” must be an id: small letters, digits and single hyphens.
pack-wants-list = { $file }, { $item }: “{ $field }” must be a list of { $least } to { $most } entries.
pack-wants-number = { $file }, { $item }: “{ $field }” must be a whole number from { $least } to { $most }.
pack-wants-one-of = { $file }, { $item }: “{ $field }” must be one of: { $values }.
pack-wants-words = { $file }, { $item }: “{ $field }” must be a text, or a table with a text for each of: { $languages }.

## Records

record-edited = The record was cut or edited after it was written: its digest does not fit.
record-field = The record was cut or edited: field “{ $field }” is missing or not what it should be.
record-format = The record is of format { $format }; this Golazo reads format { $ours }.
record-illegal = The record cannot be played again: at choice { $ply }, seat { $seat } cannot choose “{ $choice }”. { $reason }
record-long = The record has more than { $limit } choices.
record-pack = The record was played with another pack: { $pack }, version { $version }. Give that pack with --pack.
record-ply = The record was cut or edited: choice { $ply } cannot be read.
view-unreadable = This view cannot be drawn.
record-unreadable = This is not a Golazo record, or it was cut off.
record-version = The record was played by version { $version } of the rules of { $game }; these are version { $ours }.
redealt-no-record = A re-dealt table, or one read from a text, has no record.
snapshot-step = The snapshot names a step that these rules do not have: “{ $step }”.
snapshot-unreadable = The snapshot does not show a table of this game.
text-unreadable = The text of a position cannot be read at “{ $part }”.
text-other-game = The text shows a position of “{ $found }”, not of { $game }.
text-other-pack = The text shows a position with another pack.
text-field = The text of a position has a field that does not fit: { $field }.
verify-draw = Draw { $draw } is not the one that the seed gives.
verify-draws = The record says { $said } draws, but the game made { $made }.
verify-result = The result in the record is not the one that the game led to.

## Bots

bot-cannot-answer = { $bot } is no bot: it has no method “answer”, nor “choose”.
bot-cheated = The bot { $bot } ({ $player }) chose what is not available: { $choice }.
bot-crashed = The bot { $bot } ({ $player }) broke down at { $where }: { $error }
bot-half-answer = The bot { $bot } ({ $player }) gave half an answer: an answer has all its steps.
bot-not-found = The bot { $bot } cannot be loaded: { $error }
bot-stalled = The bot { $bot } ({ $player }) took longer than { $seconds } seconds for one choice.
bot-unknown = { $game } has no bot called “{ $bot }”. It has: { $bots }; your own is named module:Class or file.py:Class.

## Beginning in the terminal

chance-kind = Chance cannot be “{ $chance }”. It can be: { $chances }.
language-unknown = There is no language “{ $language }”. There are: { $languages }.
option-form = “{ $option }” is no option: write name=value.
seat-unknown = “{ $seat }” cannot sit at the table. Write me, me:NAME (at most { $limit } characters) or bot:NAME; bots: { $bots }.
seed-without-use = With { $chance } chance there is no seed to give.
commitment = Fair chance: the secret seed of this game is promised by { $commitment }
add-to-chance = { $player }, type anything; it is mixed into chance:

## Saved games and files

file-large = { $file } is too large: at most { $limit } bytes are read.
file-unreadable = { $file } cannot be read: { $error }.
no-saved-game = There is no game to go on with in { $folder }.
save-again = Nothing played so far is lost while you stay here. Press Enter to try again, or type { $quit }:
save-exists = { $file } is there already; nothing is overwritten.
save-failed = { $file } cannot be written: { $error }. What was saved before is still whole.
save-own-bot = The saved game wants the bot { $bot }, which is code from outside. If you trust it, say who plays with --seats.
save-seats = The saved game has { $plan } players, but its record has { $seats }.
resume-seats = --seats names { $plan } players, but the saved game has { $seats }.
save-unreadable = { $file } is not a saved game, or it was cut or edited.
save-is-record = { $file } is a record, not a saved game: it does not say who plays. Look at it with: { $program } replay { $file }
a-save = { $over ->
    [yes] { $file }: { $game }, { $seats }; over after { $count } choices
   *[no] { $file }: { $game }, { $seats }; { $count } choices made
}

## Playing in the terminal

at-the-table = At the table: { $players }.
you-are = You are { $player }.
saved-as = The game is saved at every move in { $file }
type-help = Type ? for help.
prompt = Your choice:
so-far = So far: { $steps }.
you-may-also = You may also:
card-unknown = There is no card called “{ $typed }”.
more-choices = { $count ->
    [one] One more: type a part of its text, or “all”.
   *[other] { $count } more: type a part of the text to see fewer, or “all”.
}
no-such-number = There is no number { $number } in the list; it goes from 1 to { $most }.
enter-takes-it = Press Enter to take it.
nothing-found = Nothing on offer contains “{ $typed }”. Press Enter to see the list again.
nothing-to-pass = There is something to decide here: passing is not on offer.
earlier = { $count ->
    [one] One thing happened before this; “log { $all }” tells all.
   *[other] { $count } things happened before this; “log { $all }” tells all.
}
hint-is = The bot { $bot } would choose: { $choice }
hint-chance = Only the cards and the dice know: here you type what really came up.
chance-gone = { $choice }: that is no longer possible. It is somewhere else already, or it was never there. Look again at what came up.
refusal-what = Type what you would like after “why”: a part of its text, or its id.
refusal-on-offer = { $choice }: that is on offer now.
refusal-not-now = { $choice }: not available now. The question is: { $question }
refusal-nothing = No choice here is called “{ $typed }”.
type-for = Look at the card of { $player } and type it in.
hand-over = The keyboard goes to { $player }.
hand-over-enter = { $player }, press Enter when nobody else is looking.
left = The game is saved. Go on with: { $program } resume { $file }
result = Result
kept = Look at the whole game with: { $program } replay { $file }
play-help =
    Type the number of a choice and press Enter. If there is only one, Enter takes it.
    A part of the text shows only the choices that contain it. Enter shows all again.
    An id, such as those that “{ $ids }” shows, is a choice too.
    p: pass, or take the only choice, until something new concerns you
    { $view }: the table, as you may see it
    { $why } and some words: why that is not on offer
    { $log } and a number: the last things that happened
    { $hint }: what a bot would choose
    { $card } and a name: what is printed on a card
    { $rules }: the rule behind this question
    { $rules } { $all }: all the rules and the cards
    { $all }: the whole list of choices
    { $ids }: show or hide the ids of the choices
    { $position } { $all }: the whole position as one line of text, hidden cards included, for a report
    { $undo }: take back your last step, while nothing has come of it; against bots, always
    { $help } or ?: this help
    { $quit }: stop; the game is saved
undo-too-late = Something has happened since, or the last choice was not yours: it cannot be taken back.
position-is-open = The position shows hidden cards too. If that does not matter: “{ $position } { $all }”.
with-chance-of-goal = { $choice } (goal: { $chance } %)

command-help = help
command-view = view
command-why = why
command-log = log
command-rules = rules
command-hint = hint
command-card = card
command-all = all
command-ids = ids
command-position = position
command-undo = undo
command-quit = quit
command-next = next
command-back = back
command-start = start
command-end = end
command-seat = seat

## Games, replays, packs

how-to-play = Play with: { $program } play { $game }
game-seats = Players: { $least } to { $most }
game-seats-exactly = Players: { $least }
game-bots = Bots: { $bots }
game-option = Option { $option }: { $text }
game-option-value = - { $option }={ $value }: { $text }
replay-prompt = { $place } of { $count }:
replay-help = Enter: next choice. { $back } (b): the one before. A number: that choice. { $start }, { $end }: the beginning, the end. { $view }: the table. { $seat } 1 (or 2, ...), { $seat } { $all }: choose whose view. { $quit }.
replay-choice = Choice { $place }: { $player }
replay-secret = (chosen in secret)
replay-not-over = All cards are open only when the game is over.
replay-seat = There is no seat “{ $seat }”. There are seats 1 to { $seats }, and “{ $all }” when the game is over.
verified = { $count ->
    [one] The record is true: one choice and { $draws } noted draws were made again. Chance: { $chance }.
   *[other] The record is true: { $count } choices and { $draws } noted draws were made again. Chance: { $chance }.
}
verified-open = The game is not over yet.
new-game-made = Your game { $game } is in { $folder }: a small one that plays already, yours to change.
new-game-install = Let Golazo know it: pip install -e { $folder }
new-game-play = Play it: { $program } play { $game }
new-game-learn = docs/new-game.md explains every file.
new-game-name = A game cannot be called “{ $name }”: use letters, digits and hyphens, begin with a letter, { $limit } characters at most.
new-game-taken = There is a game or a package called { $name } already. Choose another name.
new-game-no-example = The example that a new game begins with is not installed.
pack-begun = Your pack is in { $folder }. Change it, then check it with: { $program } pack check { $folder }
pack-good = The pack is good.
pack-head = { $game }: pack { $name }, version { $version }, { $digest }
pack-no-head = { $folder } is no pack: it has no pack.toml that can be read.
pack-none = { $game } is played without a pack.
pack-no-folder = There is no folder { $folder }, and no game of that name.

## Simulating

ladder-heading = How strong the bots of { $game } are
ladder-rung = { $bot } against { $others } x { $against }
ladder-wanted = at least { $share } %
ladder-goal = wanted
ladder-no-levels = { $game } has no levels: its bots play at random.
review-course = How the chances to win went
review-turning = Turning points
review-turn = After choice { $ply }: { $chances }
review-luck = Luck { $luck }, own choices { $play } (points of winning chance)
review-costly = Choice { $ply } cost { NUMBER($cost, minimumFractionDigits: 1) } points: { $chosen }. Better: { $better }.
review-progress = Looking back
review-no-policy = { $game } cannot be reviewed: nothing in it judges positions.
games-played = Games
stopped-early = Stopped after { $games } of { $wanted } games.
series = { $game }, games: { $games }, seed { $seed }
share-of-wins = Wins
mean-place = Mean place
seat-number = Seat { $number }
percent-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
number-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
pace = { $decisions } choices, { $pace } a second on one core

## Printing

print-done = { $file }: { $pages } pages.
print-missing = Not in the typeface, printed as question marks: { $letters }
print-pages = Pages
print-part-unknown = There is no part “{ $part }” to print. There are: { $parts }.
print-paper-unknown = There is no paper “{ $paper }”. There are: { $papers }.
print-nothing = Nothing to print: { $game } is played without that.
print-sheet = cards, sheet { $number } of { $count }
print-backs = backs
print-in-brief = in brief
print-rules = rules
print-fold = Cut around the outline, fold along the lines, glue the tabs.
print-team = Team
print-player = Player
print-action = Action
print-tactic = Tactic
print-cost = cost
print-goals = Goals
print-home = Home
print-away = Away
print-star = Star
print-round-of-16 = Round of 16
print-quarter-finals = Quarter-finals
print-semi-finals = Semi-finals
print-final = Final
print-chance = Chance
print-board = Board
print-pad = Results
print-money = Money
print-free-league = Free league
print-league-name = League
print-league-columns = P W D L GF GA GD Pts

## Playing online

setting-number = The setting { $setting } is not a number that can be used: “{ $value }”.
setting-unknown = There is no setting { $setting }. Do you mean { $nearest }?
setting-database = GOLAZO_DATABASE_URL must begin with postgresql:// ; without it SQLite is used.
serve-workers = { $workers } processes need PostgreSQL: name it in GOLAZO_DATABASE_URL. On SQLite there is one.
serve-port = Port { $port } is taken: perhaps Golazo runs already. Another one is chosen with --port.
secret-short = The secret that signs cookies must have { $least } characters or more. Remove the file “secret” to have one made, or set another.
serve-twice = A server runs on { $folder } already.
backup-done = Tables: { $tables }, plies: { $plies }. Written to { $file }
backup-unreadable = { $file } is not a back-up, or it was cut or edited.
restore-done = Tables: { $tables }, plies: { $plies }. Restored.
restore-not-empty = There are tables in this database already; a back-up is restored only to an empty one.
who-are-you = We do not know yet who you are: open the page again.
name-empty = A name needs at least one letter that can be seen.
code-unknown = This code is not valid, or no longer valid.
origin-foreign = This request came from another site’s page and was refused.
too-often = That was too much at once. Wait a moment.
too-large = That is too large.
tables-at-once = At most { $limit } tables can be watched at once.
message-unreadable = This message cannot be read.
request-unreadable = This request cannot be read.
method-unknown = That cannot be done at this address.
page-unknown = There is nothing at this address.
server-trouble = Something broke in the server. Nothing was changed.
pack-unknown = { $game } has no pack called “{ $pack }”.
table-unknown = There is no such table.
table-gathering = The game has not begun yet.
seat-missing = This table has no seat { $seat }.
seat-not-yours = That is not your seat.
seat-taken = Somebody sits there.
token-not-enough = A token is for playing only: do this in the browser that you play in.
seat-resigned = You have resigned; a bot plays on for you.
seat-stand-in = A bot stands in for you: come back first.
no-seat-open = No seat is open for you at this table.
invite-unknown = This invite is not valid, or no longer valid.
person-present = { $player } is here: nobody can stand in for them.
listed-enough = You have { $limit } tables in the lobby already. Close one, or make this one by invitation only.
invite-used = This invite has been used: somebody sits there.
seat-seen = You have seen the cards of another seat at this table, so you cannot sit down here.
seat-known = Somebody at this table has seen this seat's cards: sit down only if you do not mind.
older-rules = This table was played by older rules: only its result is kept.
owner-only = Only the player who made the table may do that.
question-gone = That question is no longer open.
chat-empty = The message is empty.
entropy-late = This seat has already added to chance, or the game has begun.
hint-not-asked = You are not asked anything, so there is no hint.
hint-trouble = The bot could not give a hint.
record-not-over = The record contains the secret seed: it is available when the game is over.
rematch-early = A rematch is possible when this game is over.
undo-not-playing = A choice can be taken back only while the game is in progress.
undo-nothing = There is nothing to take back.
undo-asked-already = Somebody has already asked to take back a choice: answer that first.
undo-not-asked = Nobody has asked to take back a choice.
undo-not-yours = You are not asked to agree, or you have agreed already.
