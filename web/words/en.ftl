# The web app's own words. Those of the games are in the Python package.

## Everywhere

app-tagline = Four football games for your table: with friends anywhere, or against bots.
app-skip = To the content
app-skip-question = To the question
app-pages = Pages
app-home = Home
app-lobby = Lobby
app-lobby-line = Open tables: sit down and play.
app-settings = Settings
app-language = Language
app-foot = Golazo is free software. Players, clubs and cards are invented.
app-not-found = This page does not exist
app-offline = The server cannot be reached. Golazo goes on by itself as soon as it can.
app-trouble = That did not work. Please try again.
app-connecting = One moment …
app-reconnecting = Reconnecting …
app-close = Close
app-yes = Yes
app-no = No
app-save = Save
app-saved = Saved.
app-share = Share link
app-copied = Link copied
app-search = Search

## Home

app-games = Games
app-players = { $least } to { $most } players
app-players-exactly = { $count } players
app-minutes = about { $minutes } min
app-play-now = Play now against bots
app-with-friends = With friends
app-same-screen = Same screen
app-rules = Rules
app-cards = Cards
app-continue = Continue
app-level = Level
app-opponents = Opponents
app-seasons = Seasons
app-finished = Finished
app-go-on = Play on
app-status-gathering = waiting for players
app-status-playing = in play
app-status-over = final whistle
app-companion = At a real table
app-companion-line = You have the box? Golazo keeps the rules and the score.
app-companion-lead = Roll and draw with your own box and type in what comes up. Golazo knows whose turn it is, what is allowed, and what it counts.
app-companion-begin = Begin
app-companion-typed = Dice and cards are yours: whatever comes up is typed in.
app-verify = Fair play
app-verify-line = Check that no die was loaded.

## Lobby and new tables

app-lobby-empty = Nobody is waiting just now. Open a table and invite somebody.
app-open-table = Open a table
app-sit-down = Sit down
app-watch = Just watch
app-invited = You are invited
app-your-name = Your name
app-new = New table
app-new-lead = Who plays, and how?
app-seats = Players
app-seat-of = Who sits at seat { $number }
app-player = Player { $number }
app-name-of = Name of player { $number }
app-seat-me = Me
app-seat-here = Somebody at this screen
app-seat-friend = A friend (by link)
app-seat-open = open seat
app-bot = Bot: { $name }
app-bot-name = Bot { $number }
app-bot-random = Bot: beginner
app-bot-greedy = Bot: solid
app-options = Options of the game
app-around = Around the table
app-clock = Clock
app-clock-none = no clock
app-clock-live-15 = 15 minutes each
app-clock-live-45 = 45 minutes each
app-clock-days-1 = one day for each answer
app-clock-days-3 = three days for each answer
app-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
app-odds-shown = Show the odds
app-listed = Show the table in the lobby
app-invite = Open the table and invite
app-kick-off = Kick off
app-gathering = As soon as all seats are taken, the game kicks off.
app-begins = Here we go: the dice are being mixed.
app-fill-bot = Let a bot play
app-invite-title = Bring a friend: seat { $number }
app-invite-line = Scan the code or send the link. No account is needed.
app-link = Link
app-qr = QR code of the invitation
app-fair = Fair dice
app-fair-line = Before the first draw the server promised its secret seed with this number, and everybody added something of their own. After the game anybody can check that nothing was changed.

## At the table

app-players-at-table = At the table
app-you = you
app-a-bot = bot
app-away = away
app-resigned = resigned
app-stand-in = a bot stands in
app-to-move = to move
app-auto-pass-short = passes
app-spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
app-question = Question
app-choices = Choices
app-your-turn = Your turn
app-type-in = Type in what came up
app-unseen-with = unseen, at the same time as { $players }
app-why = Why?
app-waiting = Waiting for { $players }
app-answered = You have answered. Waiting for the others.
app-hint = Ask a bot for a hint
app-hint-is = A bot would choose: { $choice }
app-hint-mark = a bot’s choice
app-undo = Take back
app-undo-ask = Ask the others to take back
app-undo-asked = { $player } asks to take back. Waiting for the others.
app-undo-consent = { $player } would like to take back the last choice.
app-agree = Agree
app-disagree = No
app-list = List of choices
app-list-empty = Nothing is asked of you now.
app-pick-on-table = Choose on the table, or from the list
app-put-back = Put back
app-all-choices = All { $number }
app-filter = Filter the list ( / )
app-filter-none = Nothing contains “{ $typed }”.
app-why-not = Why not?
app-why-on-offer = This is on offer now.
app-odds-home = home
app-odds-draw = draw
app-odds-away = away
app-odds-goal = goal { $percent } %
app-odds-match = Odds: home win { $home } %, draw { $draw } %, away win { $away } %
app-auto-pass = Pass for me in every reaction window
app-free-acts = You may also
app-passed-for-you = Answered for you: { $question }
app-stop-here = Stop me here
app-never-here = Never ask me at this moment
app-asks = Ask me
app-asks-matters = when it matters
app-asks-always = always
app-stops = Moments at which you are stopped
app-stop-yes = stop
app-stop-no = no stop
app-reactions = Reactions
app-armed-line = What is ticked is played by itself the next time it is on offer; until then you pass by yourself. Only cards that were on offer already are listed.
app-menu = Menu
app-as-text = As text
app-side = Log and chat
app-log = What happened
app-log-all = Show all { $count }
app-log-undo = { $player } took back.
app-log-no-undo = { $player } does not want that taken back.
app-log-sat-down = { $player } sat down.
app-log-left = { $player } left the table.
app-log-came-back = { $player } is back.
app-log-resigned = { $player } resigned.
app-log-bot = A bot plays for { $player }.
app-log-stand-in = A bot stands in for { $player }.
app-log-auto-pass = { $player } passes by themselves from now on.
app-log-auto-pass-off = { $player } decides again before passing.
app-chat = Chat
app-chat-empty = Nobody has said anything yet.
app-chat-say = Say something
app-chat-send = Send
app-mute = Mute
app-mute-who = Mute { $player }
app-mute-spectators = Mute the spectators
app-muted = { $count } muted
app-motion = Pace
app-pace-slow = slow
app-pace-usual = usual
app-pace-quick = quick
app-pace-instant = at once
app-scene-next = Go on
app-skip-scenes = Skip to my turn
app-notify = Notify me when it is my turn
app-notify-refused = The browser does not allow notifications.
app-let-bot = Let a bot play for me
app-bot-for-you = A bot plays for you.
app-you-resigned = You resigned: a bot plays on in your place.
app-take-back-seat = Play on myself
app-leave = Leave
app-resign = Resign
app-sure-leave = Leave the table? A bot plays on for you.
app-sure-resign = Resign the game?
app-hand-over = Pass the device to { $player }
app-hand-over-line = Nothing is shown before { $player } is ready. The others look away.
app-hand-over-ready = I am { $player }
app-result = Final whistle
app-rematch = Rematch
app-rematch-go = To the rematch
app-record = Record

## Replay

app-replay = Replay
app-replay-of = Replay: { $game }
app-eyes = Whose eyes
app-eyes-open = all open
app-eyes-none = spectator
app-timeline = Timeline
app-moment = { $place } of { $total }
app-play = Play
app-pause = Pause
app-step = One step on
app-jump-back = Back to: { $mark }
app-jump-on = On to: { $mark }
app-step-back = One step back
app-goal = Goal
app-score = Final score

## Rules, cards, fair play

app-rules-lead = The rules in our words.
app-contents = Contents
app-cards-lead = Everything that can be drawn, with what is printed on it.
app-kind-player = Players
app-kind-club = Clubs
app-kind-team = Teams
app-kind-side = Opponents
app-kind-card = Cards
app-kind-manager = Managers
app-kind-synergy = Synergy cards
app-kind-kick = Kicks
app-kind-keeper = Goalkeeper
app-kind-event = Match events
app-kind-trophy = Trophies
app-source-printed = As printed in the box.
app-source-inferred = Follows from the rulebook.
app-source-ours = Made by us.
app-verify-lead = A record is played again from its secret seed. If a single draw or choice had been changed, it would not come out.
app-verify-file = Pick a record:
app-verify-paste = Or paste it here:
app-verify-check = Check
app-verify-good = Everything is in order: all { $draws } draws follow from the promised seed.
app-verify-bad = Something is wrong with this record.

## Settings

app-theme = Look
app-theme-auto = like the device
app-theme-light = light
app-theme-dark = dark
app-playing = Playing
app-sound = Sounds of the match, and a whistle when it is my turn
app-volume = Volume
app-keys = Keys choose: numbers, arrows, /
app-list-open = Always show the plain list of choices
app-device = Second device
app-device-line = Take your seat along to another device: make a code here and type it in there within ten minutes.
app-device-code = Make a code
app-device-type = Code from the other device
app-device-claim = Use the code
app-device-claimed = This device now plays as { $name }.

## Match of the Season

part-footballer = { $footballer }

## Companion and referee

companion-lead = You have the box: here are dice, a scoreboard, pads for leagues and cups, and a referee. No account, and all but the referee without a network.
companion-dice = Dice
companion-dice-line = Every die of the four games, several at once, and whether they roll as they should.
companion-scoreboard = Scoreboard
companion-scoreboard-line = A match in large letters, with the turn track. The screen stays on.
companion-pads = Leagues and cups
companion-pads-line = Fixtures are made, results typed, tables explained. Print it, or put two devices together.
companion-referee = Referee
companion-referee-line = The whole game with your box: type in what comes up, Golazo keeps the rules, money and squads.
companion-offline = Works without a network
companion-online = Needs the server
companion-print-and-play = No box at hand? “golazo print” makes all cards, dice and boards as a PDF to cut out.
companion-tap-to-roll = Tap to roll
companion-total = Total { $total } · tap to roll
companion-one-less = One die less
companion-clear-tray = Clear the tray
companion-add-line = Tap a die below to add it.
companion-add-die = Add: { $die }
companion-rack-attack = Attack (Masters of Football)
companion-rack-defence = Defence (Masters of Football)
companion-rack-masters = Genius and tactic
companion-rack-season = Match of the Season
companion-rack-plain = Six and twelve sides
companion-die-match-die = Match die
companion-die-d6 = Six-sided die
companion-die-d12 = Twelve-sided die
companion-genius-face = genius
companion-history = What was rolled
companion-rolls = { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
companion-forget = Forget all rolls
companion-expected = As expected?
companion-seen = { $seen } of { $expected } expected
companion-too-few = { $rolls } of { $needed } rolls: too few yet to say whether the die is fair.
companion-fit-usual = { $rolls } rolls, chi-square { $square }: a fair die strays so far or farther in { $percent } % of cases. Nothing to complain about.
companion-fit-rare = { $rolls } rolls, chi-square { $square }: a fair die strays so far in only { $percent } % of cases. Unusual, but it happens.
companion-fit-odd = { $rolls } rolls, chi-square { $square }: a fair die strays so far in only { $percent } % of cases. Very unusual.
companion-home = Home
companion-away = Away
companion-first-half = First half
companion-half-time = Half-time
companion-second-half = Second half
companion-injury-time = Injury time
companion-over = Final whistle
companion-turn = Turn { $turn }
companion-attacks = { $team } attack
companion-goal-for = Goal for { $team }
companion-goal-less = One goal less for { $team }
companion-at-half-time = Half-time { $home }:{ $away }
companion-turn-on = Next turn
companion-half-time-on = Half-time
companion-second-half-on = Second half
companion-whistle = Final whistle
companion-write-result = Write down the result
companion-injury-line = Injury time? Whoever has home advantage rolls the tactic die and attacks once more from { $needed } on.
companion-attacks-again = { $team }: one more attack
companion-track = Turn track
companion-track-masters = Masters of Football
companion-track-halves = Two halves
companion-new-match = New match
companion-awake = The screen stays on.
companion-not-awake = This browser does not keep the screen on.
companion-pads-lead = Everything stays on this device.
companion-new-pad = New
companion-kind = What is played
companion-kind-masters = Championship
companion-kind-masters-line = Masters of Football: four teams, or two championships and a final.
companion-kind-cup = World Cup 2010
companion-kind-cup-line = Eight groups and the bracket.
companion-kind-season = Six seasons
companion-kind-season-line = Match of the Season: leagues, cups, trophies and money.
companion-kind-league = Free league
companion-kind-league-line = 2 to 32 teams, everybody meets everybody.
companion-kind-knock-out = Free cup
companion-kind-knock-out-line = 2 to 64 teams, the first ones have a bye.
companion-pad-name = Name
companion-persons = How many play
companion-persons-four = up to 4
companion-persons-eight = 5 to 8, with a final
companion-managers = Managers
companion-teams = Teams
companion-team = Team { $number }
companion-twice = Everybody meets twice, home and away
companion-order = Level on points
companion-order-masters = goal difference, goals, goals away, their matches, lot
companion-order-groups = goal difference, goals, their matches, lot
companion-order-direct = their matches, goal difference, goals, lot
companion-win-points = Points for a win
companion-begin-pad = Make the fixtures
companion-bring = From a file
companion-bring-line = A pad that was saved as JSON, here or on another device. One that is here already is put together with it.
companion-no-pad = This file is no pad of Golazo’s.
companion-other-pad = This file belongs to another pad. Open it under “Leagues and cups”.
companion-pad-gone = This pad is not on this device.
companion-all-pads = All leagues and cups
companion-full = This browser could not keep the last entry: save the pad as a file.
companion-played = { $played } of { $matches } matches
companion-open = Open
companion-sections = Parts
companion-table = Table
companion-championship = Championship { $label }
companion-final = Final
companion-final-two = Two matches
companion-final-to-come = The final begins when both championships have a champion.
companion-final-championships = { $team } over { $other }: the final was level, the record of the championships counts.
companion-first-home = The lot: who is at home first?
companion-champion = Champions: { $team }
companion-group = Group { $label }
companion-knock-out = Knock-out
companion-matches = Matches
companion-matchday = Matchday { $number }
companion-round = Round { $number }
companion-round-16 = Round of 16
companion-quarter-finals = Quarter-finals
companion-semi-finals = Semi-finals
companion-third-place = Third place
companion-season = Season { $label }
companion-to-come = to come
companion-winner-of = Winner of { $match }
companion-loser-of = Loser of { $match }
companion-result-of = Result of { $home } – { $away }
companion-outcome-1 = { $home } won against { $away }
companion-outcome-x = { $home } – { $away }: a draw
companion-outcome-2 = { $away } won at { $home }
companion-goals-of = Goals of { $team } in { $home } – { $away }
companion-kicks = Won the shoot-out:
companion-on-board = { $home } – { $away } on the scoreboard
companion-place = Place
companion-column-team = Team
companion-column-played = played
companion-column-won = won
companion-column-drawn = drawn
companion-column-lost = lost
companion-column-goals = goals
companion-column-difference = goal difference
companion-column-away = goals away
companion-column-points = points
companion-short-played = P
companion-short-won = W
companion-short-drawn = D
companion-short-lost = L
companion-short-goals = Goals
companion-short-difference = +/−
companion-short-away = Away
companion-short-points = Pts
companion-tie-breaks = Why level teams stand so
companion-above-points = { $team } above { $other }: { $own } points to { $theirs }.
companion-above-difference = { $team } above { $other } on goal difference ({ $own } to { $theirs }).
companion-above-goals = { $team } above { $other } on goals scored ({ $own } to { $theirs }).
companion-above-away = { $team } above { $other } on goals away ({ $own } to { $theirs }).
companion-direct-points = { $team } above { $other }: level otherwise, more points in their own matches ({ $own } to { $theirs }).
companion-direct-difference = { $team } above { $other }: level otherwise, better goal difference in their own matches ({ $own } to { $theirs }).
companion-direct-goals = { $team } above { $other }: level otherwise, more goals in their own matches ({ $own } to { $theirs }).
companion-direct-away = { $team } above { $other }: level otherwise, more goals away in their own matches ({ $own } to { $theirs }).
companion-among-points = { $team } above { $other }: in the matches among { $tied } more points ({ $own } to { $theirs }).
companion-among-difference = { $team } above { $other }: in the matches among { $tied } the better goal difference ({ $own } to { $theirs }).
companion-among-goals = { $team } above { $other }: in the matches among { $tied } more goals ({ $own } to { $theirs }).
companion-among-away = { $team } above { $other }: in the matches among { $tied } more goals away ({ $own } to { $theirs }).
companion-decided-lot = { $team } above { $other }: the lot decided.
companion-decided-play-off = { $team } above { $other }: the play-off decided.
companion-decide-lot = Nothing parts these teams: draw a lot. Who wins it?
companion-decide-play-off = { $teams ->
    [2] These two are level and play off. Who won?
   *[other] These teams are level and play a small knock-out, drawn by lot. Who comes next, from the first?
}
companion-cups = Cups
companion-nobody = nobody yet
companion-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
companion-worth-money = { $points ->
        [0] { $prize } thousand €
        [one] 1 point, { $prize } thousand €
       *[other] { $points } points, { $prize } thousand €
    }
companion-money = Money at the end, in thousands of €
companion-honours = Honours
companion-roll-of-honour = Season by season
companion-manager = Manager
companion-trophies = Trophies
companion-thousands = 1000 €
companion-career-trophies = { $team } above { $other }: level on points, more trophies won.
companion-career-money = { $team } above { $other }: level on points and trophies, more money.
companion-career-shared = { $team } and { $other } share the place: level on points, trophies and money.
companion-names = Change the names
companion-names-line = Teams (leave a name empty: as shown)
companion-tools = Take along
companion-print = Print or PDF
companion-save-json = Save (JSON)
companion-save-csv = Spreadsheet (CSV)
companion-merge = Put together with a file
companion-delete = Delete
companion-delete-sure = Delete this pad from this device?
companion-tools-line = Two devices keep the same pad? Save it on one, put it together on the other: of each entry the newer edit holds.
companion-merged = Put together: { $added ->
        [0] nothing new,
        [one] 1 new entry,
       *[other] { $added } new entries,
    } { $differences ->
        [0] nothing differed.
        [one] 1 differed:
       *[other] { $differences } differed:
    }
companion-differs-here = { $what }: here { $here } ({ $hereAt }), in the file { $there } ({ $thereAt }). The one here is newer and stays.
companion-differs-there = { $what }: here { $here } ({ $hereAt }), in the file { $there } ({ $thereAt }). The one in the file is newer and was taken.
companion-entry-none = nothing
companion-entry-other = Another entry
referee-faces = What the die shows
referee-search = Search the card
referee-gone = cannot be
referee-point-typed = Golazo asks for every roll and every card: tap the face, or search the card. What cannot have come up is refused with the reason.
referee-point-secret = A card that only one person may see is typed in by that person: the device goes round.
referee-point-seats = Everybody can sit at this screen, at their own, far away by a link, or be a bot.
referee-point-undo = A wrong entry is taken back with one tap, entry by entry.
