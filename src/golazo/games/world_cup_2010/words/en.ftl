game-name = The World Cup Card Game 2010
game-line = Lead your teams through the groups and the knock-out to the title, with one small deck of cards.

## Questions

ask-lay = Match { $match }, { $team } against { $opponent }: which cards does { $team } lay? { $most ->
    [one] One card at most.
   *[other] { $most } cards at most.
}
ask-play = { $stock ->
    [0] Your turn: play or discard a card. You hold { $held }, and none is left to draw.
    [one] Your turn: play or discard a card. You hold { $held }, and one is left to draw.
   *[other] Your turn: play or discard a card. You hold { $held }, and { $stock } are left to draw.
}
ask-deal-team = Which team is dealt to you?
ask-deal-team-other = Which team is dealt to { $player }?
ask-deal-card = Which card is dealt to { $team }?
ask-deal-hand = Which card is dealt to you?
ask-deal-hand-other = Which card is dealt to { $player }?
ask-draw = Which card do you draw?
ask-draw-other = Which card does { $player } draw?
ask-flip = Which card is flipped?
ask-kick = Shoot-out: which card is flipped?
ask-lot = Which team does the lot name?

## Choices

choice-lay = Lay { $card }
choice-done = Done
choice-place = { $card } in a slot of { $team }
choice-cover = { $card } on the last card of { $team }
choice-discard = Discard { $card }
choice-flip = { $card }
choice-draw = { $card }
choice-deal = { $card }
choice-team = { $team }
choice-lot = { $team }

## What happens

event-teams-dealt = { $count ->
    [one] { $player } gets one team.
   *[other] { $player } gets { $count } teams.
}
event-teams-dealt-seen = { $count ->
    [one] { $player } gets one team: { $team }.
   *[other] { $player } gets { $count } teams: { $team }.
}
event-group-begins = Group { $group } begins: { $team }. Their players, in this order: { $players }.
event-hand-dealt = { $count ->
    [one] { $team } gets one card.
   *[other] { $team } gets { $count } cards.
}
event-hand-dealt-seen = { $count ->
    [one] { $team } gets one card: { $cards }.
   *[other] { $team } gets { $count } cards: { $cards }.
}
event-laid = Match { $match }: { $team } lays { $cards }.
event-open-play = { $goals ->
    [0] { $team } scores no goal with the cards on the table.
    [one] { $team } scores one goal with the cards on the table.
   *[other] { $team } scores { $goals } goals with the cards on the table.
}
event-flipped = { $scores ->
    [yes] { $team }, flip for { $reason }: { $card }. Goal!
   *[no] { $team }, flip for { $reason }: { $card }. No goal.
}
event-reshuffled = The discarded cards are shuffled: { $count } make a new deck.
event-full-time = Match { $match }, full time: { $first } { $one }, { $second } { $other }.
event-lot = Group { $group }: the lot gives place { $place } to { $team }.
event-group-table = Group { $group }, final table:
event-group-table-rows = { $ahead_by ->
    [none] { $number }. { $team }: points { $points }, goal difference { $difference }, goals { $scored }
   *[other] { $number }. { $team }: points { $points }, goal difference { $difference }, goals { $scored }; ahead by { $ahead_by }
}
event-set-begins = Matches { $matches } begin: { $team }. In play: { $players }; { $player } begins. { $stock } cards to draw.
event-hand = Your hand: { $cards }.
event-drew = { $player } draws a card; { $stock } left to draw.
event-drew-seen = { $player } draws { $card }; { $stock } left to draw.
event-placed = { $worth ->
    [0] { $player } places { $card } in slot { $slot } of { $team }.
   *[other] { $player } places { $card } in slot { $slot } of { $team }; it counts { $worth }.
}
event-covered = { $worth ->
    [0] { $player } lays { $card } on { $on } of { $team }; nothing is left of it.
   *[other] { $player } lays { $card } on { $on } of { $team }; it still counts { $worth }.
}
event-discarded = { $player } discards { $card }.
event-settled-cards-freed = Match { $match }: cards that are settled are discarded, to have some to flip: { $cards }.
event-shoot-out = Match { $match }: { $first } and { $second } are level. Shoot-out!
event-kicked = { $scores ->
    [yes] { $team } kicks: { $card }. In!
   *[no] { $team } kicks: { $card }. Missed.
}
event-won = { $kicks ->
    [none] Match { $match } goes to { $team }.
   *[other] Match { $match } goes to { $team } in the shoot-out; kicks scored: { $kicks }.
}

part-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } times
}
part-attack-cancelled = { $count ->
    [one] an Attack cancelled by { $card }
   *[other] { $count } Attacks cancelled by { $card }
}
part-attack-pairs = { $count ->
    [one] a pair of Attacks
   *[other] { $count } pairs of Attacks
}

## Why a bot would choose something

reason-plan = enough for this match, and enough left for those to come
reason-discard = nothing better to do with it, and the others are worth more
reason-helps = it brings your own team closer to the next round
reason-fills = it leaves less room for the team your own one meets
reason-hinders = it hurts a team that stands in your way
reason-hinders-own = of your own two teams the other one is to win

## Refusals

card-needs-target = { $card } fills no slot: it can only be laid on a card.
card-not-held = { $team } does not hold { $card }.
card-not-in-hand = You do not hold { $card }.
laid-enough = { $most ->
    [one] { $team } may lay one card only: one must stay for each match to come.
   *[other] { $team } may lay { $most } cards only: four at most, and one must stay for each match to come.
}
lay-one-first = { $team } must lay at least one card.
match-of-others = In the finals you may act only on matches in which you have a team, and { $team } does not play in one.
nothing-to-cover = { $card } has nothing to hit: it needs the right kind of card, still alive, as the last one of { $team }.
team-full = { $team } has filled its { $most } slots.
team-not-in-set = { $team } does not play in this set of matches.

## Packs

pack-cards = { $file }, { $item }, “{ $field }”: the action cards must be exactly: { $cards }.
pack-copies = { $file }, { $item }, “{ $field }”: there must be { $wanted } action cards, not { $count }.
pack-group-size = { $file }, { $item }, “{ $field }”: group { $group } must have { $wanted } teams, not { $count }.
pack-group-hands = { $file }, { $item }, “{ $field }”: the hands of group { $group } add up to { $count } cards; { $most } are the most, so that some remain to flip.
pack-shoot-out = { $file }, { $item }, “{ $field }”: there must be at least { $least } cards that score in a shoot-out (Goal cards and Attacks) and as many that do not; { $count } score.
pack-fixtures = { $file }, { $item }, “{ $field }”: in group { $group } each team must meet each other team once.

## Result

why-best-team = { $stage }: { $teams }
why-best-team-count = { $count ->
    [one] { $stage }, with one team: { $teams }
   *[other] { $stage }, with { $count } teams: { $teams }
}
why-shared = { $count ->
    [one] { $stage }, with one team, level with another player: { $teams }
   *[other] { $stage }, with { $count } teams, level with another player: { $teams }
}

## Names

name-ahead-by-points = points
name-ahead-by-difference = goal difference
name-ahead-by-goals = goals scored
name-ahead-by-head-to-head = the matches among the level teams
name-ahead-by-lot = lot
name-reason-penalty = a Penalty
name-reason-odd-attack = a single Attack
name-side-first = first
name-side-second = second
name-stage-champion = Champion
name-stage-final = Lost the final
name-stage-third = Third place
name-stage-fourth = Fourth place
name-stage-quarter-final = Out in the quarter-finals
name-stage-round-of-16 = Out in the round of 16
name-stage-group = Out in the groups

## The table as text

picture-group = Group { $group }
picture-points = Points
picture-difference = Diff
picture-goals = Goals
picture-results = Results:
picture-match = Match { $match }
picture-free = { $count ->
    [one] one free slot
   *[other] { $count } free slots
}
picture-cancelled = cancelled
picture-hands = Hands
picture-hand = { $count ->
    [one] { $holder }, one card
   *[other] { $holder }, { $count } cards
}
picture-deck = Deck: { $deck } cards nobody has seen
picture-stock = Still to draw: { $stock }
picture-laid = On the table:
picture-discards = Discarded:
picture-my-teams = Your teams:

name-restricted-none = no restriction
name-restricted-three = 3 Goals count two
name-restricted-two-and-three = 2 Goals and 3 Goals count one

## The table in the browser

web-ahead = ahead by { $ahead_by }
web-bracket = Bracket
web-choosing = { $team } is choosing
web-final = Final
web-last-card = { $card }, a card of { $team }
web-out = out
web-whose-unknown = not known yet whose team it is
web-quarter-finals = Quarter-final
web-report = Match report
web-round-of-16 = Round of 16
web-sealed = { $team } has laid its cards face down
web-semi-finals = Semi-final
web-shoot-out = Shoot-out
web-slot = Slot { $number } of { $team }, free
web-team = Team
web-third-place = Third place
web-kick-off = { $cards ->
    [0] Kick off without a card
    [one] Kick off with 1 card
   *[other] Kick off with { $cards } cards
}
web-must-lay = { $team } must lay a card first.
web-pick-slot = Now choose a place for the card.
web-pick-card = Choose a card from your hand.

# On paper
print-hand = cards
print-ranking = world ranking { $place }
print-group = Group { $group }
print-groups = Groups
print-bracket = Knock-out
print-match = Match { $number }
print-third-place = Third place
