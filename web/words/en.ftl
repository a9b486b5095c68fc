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
app-invite-title = Bring your friends
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
app-rule-link = (rule, opens the rules page)
app-so-far = So far: { $steps }
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
app-filter = Filter the list ( / )
app-filter-none = Nothing contains “{ $typed }”.
app-why-not = Why not?
app-why-on-offer = This is on offer now.
app-odds-home = home
app-odds-draw = draw
app-odds-away = away
app-odds-goal = goal { $percent } %
app-odds-match = Odds: home win { $home } %, draw { $draw } %, away win { $away } %
app-auto-pass = Pass by myself whenever I could react
app-reactions = Reactions
app-armed-line = What is ticked is played by itself the next time it is on offer. Only cards that were on offer already are listed.
app-menu = Menu
app-side = Log and chat
app-log = What happened
app-log-all = Show all { $count }
app-log-undo = { $player } took back.
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
app-motion = Motion
app-motion-0 = none
app-motion-1 = usual
app-motion-2 = quick
app-notify = Notify me when it is my turn
app-notify-refused = The browser does not allow notifications.
app-let-bot = Let a bot play for me
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
app-step-back = One step back
app-goal = Goal

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
app-sound = Whistle when it is my turn
app-keys = Keys choose: numbers, arrows, /
app-list-open = Always show the plain list of choices
app-device = Second device
app-device-line = Take your seat along to another device: make a code here and type it in there within ten minutes.
app-device-code = Make a code
app-device-type = Code from the other device
app-device-claim = Use the code
app-device-claimed = This device now plays as { $name }.
