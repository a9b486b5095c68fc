game-name = Masters of Football
game-line = Build a squad, choose tactics, play your cards and win the championship.

## Options

option-pace = Pace: how many matches are played at a time
option-pace-one = one match after the other
option-pace-parallel = one match of each championship at a time, as printed for five to eight persons; who plays in neither is an outsider to both
option-pace-all = all matches of a matchday at once; this departs from the printed rule for the sake of pace: a manager who plays in one match is no outsider to another
option-non_persons = Non-person teams
option-non_persons-lot = drawn by lot
option-non_persons-chosen = chosen by the first player
option-both_red = Both at red: where the side with home advantage rises to
option-both_red-orange = orange, as printed
option-both_red-brown = brown, the next level

## Questions

ask-choose-manager = Which manager do you keep?
ask-choose-trio = Which non-person team takes part?
ask-buy-players = { $discount ->
    [0] Whom do you buy? You have { $money }M.
   *[other] Whom do you buy? You have { $money }M; you pay { $discount }M less than printed for all who cost more than 1M.
}
ask-choose-team = { $home } against { $away }: choose three players, then your tactic.
ask-choose-tactic = Choose your tactic again.
ask-announce = { $home } against { $away }, { $window }: do you play cards?
ask-lay-cards = { $home } against { $away }, { $window }: which cards do you lay face down?
ask-card-window = { $turn ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }, { $window }: do you act?
   *[other] { $home } { $home_goals } - { $away_goals } { $away }, turn { $turn }, { $window }: do you act?
}
ask-name-target = On whom does { $card } act?
ask-announce-substitutions = Half-time: do you substitute, and when?
ask-choose-substitution = Whom do you substitute?
ask-choose-academy-level = A genius face: from which stack do you draw?
ask-choose-talent = Academy, limit { $limit }M: who joins you?
ask-release-players = Your squad is too large: whom do you let go?
ask-discard-to-five = Keep { $limit } action cards: which do you discard?
ask-draw-card = Which card did you draw?
ask-draw-card-other = Which card did { $player } draw?
ask-draw-offer = Which player ({ $player_level }) were you dealt?
ask-draw-offer-other = Which player ({ $player_level }) was { $player } dealt?
ask-draw-wood = Which player ({ $player_level }) was drawn for { $team }?
ask-draw-manager = Which manager were you dealt?
ask-draw-manager-other = Which manager was { $player } dealt?
ask-draw-trio = Which non-person team was drawn?
ask-draw-championship = In which championship does { $player } play?
ask-draw-first-home = Which finalist is at home first?
ask-draw-final-lot = Whom does the lot name?
ask-draw-lot = Which team does the lot name?
ask-draw-academy-player = Which player ({ $player_level }) was drawn for { $player }?
ask-roll-attack = { $team }: what does the attack die ({ $level }) show?
ask-roll-defence = { $team }: what does the defence die ({ $level }) show?
ask-roll-genius = { $team }: what does the genius die show?
ask-roll-tactic-die = { $team }: what does the tactic die show?
ask-roll-tactical-genius = { $team }, tactics: what does the genius die show?
ask-roll-for-extra-attack = { $team }, extra attack: what does the tactic die show?
ask-roll-injury-time = { $team }, injury time: what does the tactic die show?
ask-roll-academy = { $player }, academy: what does the genius die show?

## Choices

choice-swap = Swap { $card } for a new card (1M)
choice-play-now = Play { $card } now
choice-play-now-for = Play { $card } now for { $team }
choice-play-now-on = Play { $card } now on { $footballer }
choice-done = Done
choice-keep-manager = { $manager }
choice-take-part = { $trio } take part
choice-buy = Buy { $footballer }
choice-field = Field { $footballer }
choice-tactic = { $tactic }
choice-announce = I play cards
choice-decline = I play none
choice-lay = Lay { $card }
choice-lay-for = Lay { $card } for { $team }
choice-lay-on = Lay { $card } on { $footballer }
choice-play = Play { $card }
choice-play-for = Play { $card } for { $team }
choice-play-on = Play { $card } on { $footballer }
choice-play-re-roll = Play { $card }: re-roll the { $roll }
choice-use-re-roll = Use { $card } again: re-roll the { $roll }
choice-use = Use { $card }: { $use }
choice-re-roll = Your manager has the { $roll } re-rolled
choice-target = { $footballer }
choice-substitutions = Substitution: { $plan }
choice-substitute = { $coming } for { $out }
choice-draw = Draw { $player_level }
choice-pick = { $footballer } joins
choice-roll-on = Roll on
choice-release = Let { $footballer } go
choice-discard = Discard { $card }
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
item-manager = { $name } (budget { $budget }M, academy limit { $academy_limit }M)

## What happens

event-championship-drawn = { $player } plays in { $championship }.
event-non-person-team = { $team } take part without a person: { $footballers }.
event-manager-dealt = { $player } is dealt a manager.
event-manager-dealt-seen = { $player } is dealt { $manager }.
event-manager-chosen = { $refused_managers ->
    [none] { $player } leads { $team } as { $manager }, with { $money }M.
   *[other] { $player } leads { $team } as { $manager }, with { $money }M. Not taken: { $refused_managers }.
}
event-money-for-all = Everybody receives { $amount }M.
event-player-dealt = { $player } is dealt a player ({ $player_level }).
event-player-dealt-seen = { $player } is dealt { $footballer } ({ $player_level }).
event-players-bought = { $bought ->
    [none] { $player } buys nobody and has { $money }M. { $refused ->
        [none] {""}
       *[other] Discarded: { $refused }.
    }
   *[other] { $player } buys { $bought } and has { $money }M left. { $refused ->
        [none] {""}
       *[other] Discarded: { $refused }.
    }
}
event-wood-joins = { $footballer } ({ $player_level }) joins { $team } from the stack.
event-academy-joins = { $footballer } joins { $team } from the academy.
event-player-leaves = { $footballer } does not help { $team } and is discarded.
event-players-released = { $team } let go: { $footballers }.
event-players-reshuffled = The discarded players ({ $player_level }) become a new stack.
event-card-drawn = { $player } draws a card.
event-card-drawn-seen = { $player } draws { $card }.
event-cards-reshuffled = The discarded action cards become a new stack.
event-card-swapped = { $player } pays 1M to swap { $card }.
event-cards-discarded = { $player } discards { $cards }.
event-matchday = Matchday { $number }.
event-income = { $player } receives { $amount }M.
event-match = { $home } against { $away }. Home advantage: { $team }.
event-announced = { $plays ->
    [yes] { $player } plays cards.
   *[no] { $player } plays no cards.
}
event-lineup = { $team }: { $footballers }.
event-target-named = { $card } of { $player } acts on { $footballer }.
event-tactical-value = { $team }: tactical value { $value }.
event-tactical-battle = { $by_genius ->
    [yes] A tactical genius: { $team } set the tactic, { $tactic }.
   *[no] { $team } set the tactic: { $tactic }.
}
event-tactic-forced = The tactic is forced: { $tactic }.
event-attack-level = { $moved ->
    [0] { $team }: attack { $value }, { $level }.
    [-1] { $team }: attack { $value }, dropped to { $level }.
   *[other] { $team }: attack { $value }, raised to { $level }.
}
event-defence-level = { $moved ->
    [0] { $team }: defence { $value }, { $level }.
    [-1] { $team }: defence { $value }, dropped to { $level }.
   *[other] { $team }: defence { $value }, raised to { $level }.
}
event-turn = Turn { $turn }: { $team } attack.
event-turn-skipped = Turn { $turn } is skipped.
event-dice = Attack { $attack } and genius die { $attack_genius }: { $attack_total }. Defence { $defence } and genius die { $defence_genius }: { $defence_total }. { $team } attack.
event-goal = { $genius_goal ->
    [yes] Goal by a genius of { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
   *[no] Goal for { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
}
event-goal-stopped = A defensive genius of { $team } stops everything.
event-goal-disallowed = The goal of { $team } is disallowed: { $home } { $home_goals } - { $away_goals } { $away }.
event-card-played = { $player } plays { $card }.
event-card-played-for = { $player } plays { $card } for { $team }.
event-card-played-on = { $player } plays { $card } on { $footballer }.
event-card-played-re-roll = { $player } plays { $card }: the { $roll } is rolled again.
event-card-taken-back = { $card } has nothing left to act on and goes back to { $player }.
event-card-without-effect = { $card } of { $player } has no effect.
event-re-roll = { $manager } ({ $player }) has the { $roll } rolled again.
event-re-roll-again = { $player } uses { $card } again: the { $roll } is rolled again.
event-card-used = { $player } uses { $card }: { $use }.
event-extra-attack-roll = { $team } roll { $value } for an extra attack; { $needed } is needed.
event-half-time = Half-time: { $home } { $home_goals } - { $away_goals } { $away }.
event-substitutions-announced = { $team }, substitution: { $plan }.
event-substitution = { $team }: { $coming } for { $out }.
event-injury-time = Injury time: { $team } roll { $value }; { $needed } is needed.
event-final-whistle = Final whistle: { $home } { $home_goals } - { $away_goals } { $away }.
event-win-bonus = Win Bonus costs { $player } { $cost }M; { $money }M come back.
event-academy = Academy.
event-academy-roll = { $player }, academy: the genius die shows { $genius }.
event-academy-player = { $player }, academy: { $footballer }.
event-transfer-market = Transfer Market.
event-final = The final: { $home } and { $away }, two matches.
event-first-home = { $team } are at home first.
event-lot = The lot names { $team }.
event-champion = { $team } are the champions.

## Where numbers come from

part-footballer = { $footballer }
part-card = { $card }
part-card-on-footballer = { $card } on { $footballer }
part-manager = manager { $manager }
part-dice = dice

## Results

why-above-the-next = { $points } points, place { $place_among_teams } of all teams; ahead of the next by { $above_by }
why-last = { $points } points, place { $place_among_teams } of all teams
why-final-won = won the final by { $above_by }
why-final-lost = lost the final by { $above_by }
why-by-championship-place = { $points } points in the championship
name-above-by-points = points
name-above-by-goal-difference = goal difference
name-above-by-goals = goals
name-above-by-away-goals = away goals
name-above-by-head-to-head = their own matches
name-above-by-lot = lot
name-above-by-championships = the championships

## Names

name-tactic-possession = Possession
name-tactic-direct = Direct
name-tactic-physical = Physical
name-tactic-defensive = Defensive
name-level-red = red
name-level-brown = brown
name-level-orange = orange
name-level-green = green
name-level-blue = blue
name-level-purple = purple
name-player-level-gold = gold
name-player-level-silver = silver
name-player-level-bronze = bronze
name-player-level-wood = wood
name-roll-attack = attack
name-roll-defence = defence
name-use-re-rolls = re-roll
name-use-attack-re-rolls = re-roll of an attack
name-use-roll-tactics = roll for tactics
name-use-skip-turn = skip the next turn
name-use-extra-attack = attack once more
name-use-extra-attack-roll = roll for an extra attack
name-use-disallow-goal = disallow the goal
name-use-block-corruption = block the corruption
name-kind-strategy = strategy
name-kind-evolution = evolution
name-kind-anti-football = anti-football
name-kind-corruption = corruption
name-window-tactics = before the roll for tactics
name-window-levels = before the match
name-window-before-roll = before the roll
name-window-after-roll = after the roll
name-window-after-goal = after the goal
name-window-after-turn = after the turn
name-window-corruption = corruption was played
name-window-half-time = half-time
name-window-any-time = at any time
name-plan-none = none
name-plan-before = before the roll
name-plan-after = after the roll
name-genius-genius = genius
name-attack-genius-genius = genius
name-defence-genius-genius = genius
name-championship-championship-1 = championship 1
name-finalist-finalist-1 = finalist 1
name-championship-championship-2 = championship 2
name-finalist-finalist-2 = finalist 2
name-genius-mark-attack = attacking genius
name-genius-mark-defence = defensive genius
name-genius-mark-tactics = tactical genius

## Refusals

not-in-squad = Only players of your own squad can be fielded.
one-position = The three may not all have the same position.
card-not-in-hand = You do not hold { $card }.
card-too-dear = { $card } costs { $cost }M; you have { $money }M.
card-not-now = { $card } is played at another moment: { $window }.
card-own-match = { $card } can only be played in your own matches.
card-needs-in-hand = { $card } needs { $cost }M in hand; you have { $money }M.
card-other-tactic = { $card } does not count under { $tactic }.
team-immune = { $card } cannot be aimed at { $team }: they are immune to { $kind } cards.
tactic-is-forced = { $card } has nothing to do: the tactic of this match is forced.
already-blocked = The corruption card is blocked already.
no-turn-to-skip = There is no turn left to skip.
own-turn-next = The next attack is your own: { $card } acts on the opponent's.
not-the-attacker = { $card } is for the team that attacked in this turn.
no-goal = There is no goal to disallow.
own-goal = The goal is your own.
announce-first = First announce that you play cards; then you lay { $card }.
card-laid-already = You have laid { $card } already.
cards-face-down = Cards are laid face down now, not played.
cards-face-up = Cards are played face up now, not laid.
card-wrong-target = { $card } cannot act on that.
other-question = You are asked something else now.
re-roll-not-now = Re-rolls come after the roll.
no-re-roll-left = Your manager has no re-roll left, or nothing to pay it with.
nothing-left-to-use = { $card } has nothing left to use now.
nothing-to-lay = You hold no card that you could lay now.
lay-at-least-one = You have announced cards: lay at least one.
team-first = First choose your three players.
tactic-next = The three are chosen; now choose the tactic.
three-players = Exactly { $count } different players are fielded.
in-order = Name the three in the order of the list.
not-a-target = The card acts on a player of the other side, or of your own; this is none of them.
no-substitution = Nobody on your bench can come on.
substitution-announced = You announced a substitution before the roll: make it.
not-on-the-pitch = { $footballer } is not on the pitch.
not-on-the-bench = { $footballer } is not on your bench.
tactical-too-low = You won the tactical roll: who comes on needs at least the tactical value of who goes off, and { $footballer } has less.
not-your-manager = This manager was not dealt to you.
player-not-dealt = { $footballer } was not dealt to you.
player-bought-already = You have taken { $footballer } already.
player-too-dear = { $footballer } costs you { $cost }M; you have { $money }M.
trio-taken = This team takes part already.
not-to-release = He is not in your squad, or goes already.
gold-or-silver = A genius face draws gold or silver.
somebody-fits = Somebody who was drawn may join: you cannot roll on.
stacks-are-empty = The stacks hold nobody any more.
not-from-the-academy = { $footballer } was not drawn.
over-the-limit = { $footballer } costs { $cost }M; your academy limit is { $limit }M.
cards-not-in-season = Action cards are swapped and played between the deal and the end of the last match.
cards-announced = You have announced cards: lay them first.
card-being-drawn = A card is just being drawn: wait a moment.
swap-too-dear = A swap costs { $cost }M; you have { $money }M.
academy-gold-already = You may draw gold in the academy already: { $card } would do nothing.
academy-is-over = The academy is over: { $card } has nothing to act on.
players-face-down = The players are still face down: { $card } needs one of them.
half-time-is-over = Half-time is over: { $card } has nothing to act on.
## Why a bot chooses

reason-manager = the manager brings most
reason-squad = the best squad for the money
reason-points = { $points } points expected from the match
reason-gain = it brings { $points } points in the match
reason-bench = somebody on the bench is better now
reason-card = the card that helps least
reason-act = it costs little and helps at once

## Packs

pack-mof-die = { $file }, { $item }, “{ $field }”: there must be exactly one die for “{ $use }” of colour “{ $colour }”.
pack-mof-trio = { $file }, { $item }, “{ $field }”: “{ $footballer }” is not a player of the pack, or plays in two teams.
pack-mof-positions = { $file }, { $item }, “{ $field }”: the three may not all have the same position.
pack-mof-academy = { $file }, { $item }, “{ $field }”: the academy limit must be at least { $cost }, the price of the cheapest bronze player.
pack-mof-effect-window = { $file }, { $item }, “{ $field }”: the effect “{ $effect }” can only happen in: { $windows }.
pack-mof-effect-target = { $file }, { $item }, “{ $field }”: the effect “{ $effect }” can only have the target: { $targets }.
pack-mof-idle-window = { $file }, { $item }, “{ $field }”: no effect of the card can happen in “{ $window }”.
pack-mof-timing = { $file }, { $item }, “{ $field }”: “{ $window }” does not belong to this timing, which has: { $windows }.
pack-mof-corruption-any-time = { $file }, { $item }, “{ $field }”: a corruption card is played in a window of a match, where it can be blocked; not at any time.
pack-mof-variable-cost = { $file }, { $item }, “{ $field }”: a card of variable cost costs { $cost } and is no corruption card.

## The picture in the terminal

picture-matchday = After the results so far, matchday { $number } of 6:
picture-row = { $place }. { $club }: { $points } points, { $played } played, { $won } won, { $drawn } drawn, { $lost } lost, goals { $scored } - { $conceded }
picture-score = { $tactic ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }. Home advantage: { $team }.
   *[other] { $home } { $home_goals } - { $away_goals } { $away }. Home advantage: { $team }. Tactic: { $tactic }
}
picture-track = Turn { $turn } of 12, the home team: { $track } (A attacks, D defends)
picture-face-down = { $team }: players face down
picture-laid = tactic chosen: { $tactic }
picture-lineup = { $team }: { $footballers }
picture-attack = attack { $value }, { $level }: { $parts }
picture-defence = defence { $value }, { $level }: { $parts }
picture-tactical = tactical { $value } before the dice: { $parts }
picture-dice = Last dice: attack { $attack } and { $attack_genius }, defence { $defence } and { $defence_genius }
picture-card-in-play = In play: { $card }, of { $player }, acts on { $team }
picture-odds = { $home } { $home_share } %, draw { $draw_share } %, { $away } { $away_share } %  { $bar }
picture-values = Players: attack/defence under Possession, Direct, Physical and Defensive, then tactical value (T)
picture-club = { $count ->
    [one] { $club }, { $manager }, { $money }M, one card:
   *[other] { $club }, { $manager }, { $money }M, { $count } cards:
}
picture-non-person = { $club }, a non-person team:
picture-offer = Dealt to you:
picture-price = you pay { $price }M
picture-academy = From the academy:
picture-hand = Your action cards:
picture-card = { $tactic ->
    [none] { $card } ({ $cost }M): { $text }
   *[other] { $card } ({ $cost }M): { $text } Counts under { $tactic }.
}

## On the table in the browser

web-season = { $number ->
    [0] Before the season: clubs and matches
   *[other] Matchday { $number } of 6: table, clubs and matches
}
web-league = League table
web-club = Club
web-clubs = Clubs
web-matches = Matches
web-played = played
web-played-short = P
web-won = won
web-won-short = W
web-drawn = drawn
web-drawn-short = D
web-lost = lost
web-lost-short = L
web-goals = goals for and against
web-goals-short = Goals
web-points = points
web-points-short = Pts
web-ahead-by = ahead by { $above_by }
web-non-person = non-person team
web-stacks = Stacks
web-stack = { $name }: { $left } to draw, { $discarded } discarded
web-seen = Seen in hand:
web-pending = About to take effect
web-money = money
web-cards-held = action cards in hand
web-hand = Action cards
web-squad = Squad
web-bench = Bench
web-managers = Your managers
web-budget = budget
web-academy = Academy
web-academy-limit = academy limit
web-for-sale = Dealt to you
web-bought = bought
web-released = goes
web-fielded = fielded
web-discarded = discarded
web-laid = laid
web-printed = what is printed on your three cards
web-tactical = tactics
web-tactical-letter = T
web-kind-strategy = Strategy
web-kind-evolution = Evolution
web-kind-anti-football = Anti-football
web-kind-corruption = Corruption
web-timing-before = before the match
web-timing-during = during the match
web-timing-any = any time
web-forced = forced
web-home-advantage = home advantage
web-advantage-of = Home advantage: { $team }
web-tactic-face-down = tactic face down
web-first-half = first half
web-second-half = second half
web-injury-time = injury time
web-goal = Goal!
web-genius-goal = A genius goal!
web-stopped = Stopped by a genius
web-disallowed = Goal disallowed
web-aim = Now choose what it goes with.

# On paper
print-manager = Manager
print-club = Club
print-budget = budget
print-academy-limit = academy limit
print-tactical = tactical value
print-any-time = Any time
print-kind-strategy = Strategy
print-kind-evolution = Evolution
print-kind-anti-football = Anti-football
print-kind-corruption = Corruption
print-turn-track = Turns
print-half-time = Half-time
print-levels = Levels
print-die-of = die faces, { $roll }
print-matchday = Matchday { $number }
