game-name = Match of the Season
game-line = Manage a football club over six seasons: draft, trade, pick your line-up, and win more trophies than the others.

## Questions

ask-draft = { $team }: choose a player.
ask-bid = { $team }: { $footballer } ({ $position }, { $stars }). What do you bid? The lowest bid is { $money } thousand €.
ask-name-price = { $team }: from which price do you offer { $footballer } ({ $position }, { $stars })?
ask-turn-card = { $team }: turn the next player card. Until then the market is open.
ask-make-room = { $team }: with { $most } players you cannot bid for the next card. Do you sell one first?
ask-stop-gap = { $team }: fewer than { $least } can play. Do you sign somebody, or lose without a match?
ask-lay-line-up = { $place ->
    [0] { $team }: which formation do you lay?
   *[other] { $team }: who plays at place { $place }, counted from the keeper?
}
ask-change-line-up = { $team }: both line-ups lie open. One change?
ask-announce-card = { $team }: do you lay a tactic card on this match?
ask-choose-youth = { $team }: which youth player joins you?
ask-sell-one = { $team }: the squad is too large. Whom do you sell?
ask-first-refusal = { $team }: do you buy { $footballer } ({ $position }, { $stars }) for { $money } thousand €?
ask-choose-recovery = { $team }: who may play after all?
ask-choose-formation = { $team }: several formations are equally strong. Which one do you lay?
ask-choose-equal = { $team }: who of these equals is in the strongest line-up?
ask-extend = { $team }: whose contract do you extend?
ask-fill-gap = { $team }: who fills the gap?
ask-swap = { $team }: do you exchange a player with { $teams }?
ask-must-buy = { $team }: the squad is too small. Who joins?

## Chance, typed in

ask-draw-team = { $player }: which team is drawn?
ask-deal-player = { $team }: which player is dealt?
ask-first-to-draft = Which team chooses first?
ask-draw-player = Which player is turned up?
ask-roll-d6 = { $team }: what does the six-sided die show?
ask-draw-lot = Play-offs: which team is drawn?
ask-roll-against-the-bank = The match cannot be decided: what does the six-sided die show? From 4 on the home team goes through.
ask-roll-match-die = What does the match die show?
ask-roll-taker = Penalty: what does the twelve-sided die show?
ask-roll-event = Match event: what does the twelve-sided die show?
ask-strike = { $team }, who is struck: what does the twelve-sided die show?
ask-roll-loss = { $team }, who leaves: what does the twelve-sided die show?
ask-roll-movement = How many spaces does the movement die give?
ask-draw-card = { $team }: which chance card is drawn?
ask-draw-kept-card = { $team }: which card do you keep?
ask-leave-out = Which international team is left out?
ask-draw-club = Which team is drawn next?

## Choices

choice-take = Take { $footballer }
choice-bid = Bid { $money } thousand €
choice-sign = Sign { $footballer }
choice-turn = Turn the card
choice-release = Sell { $footballer } to the bank
choice-buy = Buy { $footballer } ({ $team })
choice-sell = Sell { $footballer } to the bank
choice-offer = Offer { $footballer } to the others
choice-price = From { $price } thousand €
choice-use = Play { $card } ({ $team })
choice-use-on = Play { $card } for { $footballer }
choice-strongest = The strongest line-up
choice-formation = { $formation }
choice-place = { $footballer }
choice-gap = Nobody
choice-change = { $on } for { $off }
choice-switch = { $off } and { $on } change places
choice-lay = Lay { $card }
choice-recover = { $footballer }
choice-extend = { $footballer }
choice-swap = Take { $footballer }, give { $given }
choice-team = { $team }
choice-club = { $club }
choice-footballer = { $footballer }
choice-card = { $card }
choice-d6 = { $pips }
choice-d12 = { $pips }
choice-face = { $face }
choice-move = { $spaces }
choice-draw = { $drawn }

## What happens

event-team-drawn = { $player } manages { $team }.
event-dealt = { $team } are dealt { $footballer }.
event-drafts-first = Lot for the draft: { $team } choose first.
event-drafted = { $team } choose { $footballer }.
event-player-turned = { $footballer } ({ $position }, { $stars }) is turned up.
event-bid = { $team } bid { $money } thousand € for { $footballer }.
event-full-squad = { $team } have { $most } players and cannot bid for { $footballer }: who wants room sells before the card is turned.
event-unsold = Nobody buys { $footballer }.
event-into-pool = { $footballer } goes to the open pool.
event-bought = { $team } buy { $footballer } for { $money } thousand €.
event-sold-to-bank = { $team } sell { $footballer } to the bank for { $money } thousand €.
event-offered = { $team } offer { $footballer } from { $money } thousand €.
event-red-card-played = { $team } play the red card { $card }.
event-red-card-returned = { $team } put the unplayed red card { $card } under the deck.
event-available-again = { $team }: { $footballer } can play again.
event-line-up-laid = { $team } in { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; nobody at place { $gaps }, counted from the keeper.
}
event-line-up-changed = { $team } change to { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; nobody at place { $gaps }, counted from the keeper.
}
event-match = { $competition }: { $home } against { $away }.
event-walkover = { $home } against { $away }: decided without a match.
event-too-few = { $home } against { $away }: no match. Fewer than { $least } players: { $teams }.
event-card-laid = { $team } lay a tactic card face down.
event-card-laid-seen = { $team } lay a tactic card face down: { $card }.
event-card-opened = { $team } open their card: { $card }.
event-match-die = { $home } against { $away }: the match die shows { $face }.
event-stars = { $club }: { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
event-penalty = Penalty for { $winner }: the player at place { $place } ({ $stars ->
    [1] one star
   *[other] { $stars } stars
}) { $scored ->
    [yes] beats the keeper ({ $keeper_stars }).
   *[other] misses against the keeper ({ $keeper_stars }).
}
event-match-event = { $home } against { $away }: { $happening } (die: { $pips }).
event-goal = Goal: { $home } { $home_goals }-{ $away_goals } { $away }.
event-out-abroad = { $club }: an international team goes on as before ({ $absence }).
event-result = { $outcome ->
    [1] { $home } beat { $away }
    [0] { $home } and { $away } draw
   *[other] { $away } win away at { $home }
}{ $home_goals ->
    [none] .
   *[other] , { $home_goals }-{ $away_goals }.
}
event-win-money = { $team } get { $money } thousand € for the win.
event-rolled-d6 = { $team } roll { $pips }.
event-rolled-against-the-bank = No roll of the match die can decide: { $team } roll { $pips } against the bank and { $won ->
    [yes] beat { $club }.
   *[other] lose to { $club }.
}
event-struck = { $team }: { $footballer } misses the next league match ({ $absence }; die: { $pips }).
event-nobody-struck = { $team } are lucky: { $pips } strikes nobody.
event-called-up = { $team }: { $footballer } is on international duty.
event-card-drawn = { $team } draw { $card }.
event-card-kept = { $team } draw a card and keep it.
event-card-kept-seen = { $team } draw a card and keep it: { $card }.
event-known-card-kept = { $team } take { $card }, which everybody knew to be next, and keep it.
event-joined = { $footballer } joins { $team }.
event-league-table = The league table:
event-league-table-teams = { $number }. { $team }: { $points }
event-play-off = Level on points: { $home } and { $away } play off.
event-lot-drawn = Lot for the play-offs: { $team }.
event-trophy = { $team }: { $trophy }. Points: { $points }{ $money ->
    [0] .
   *[other] ; from the bank: { $money } thousand €.
}
event-bye = { $team } go through without a match.
event-qualified = In the European Cup next season: { $teams }.
event-left-out = { $club } are left out of the European Cup.
event-european-pair = European draw: { $home } and { $away }.
event-european-round = Still in the European Cup: { $clubs }.
event-turn = { $team } move.
event-moves = { $team } roll { $spaces ->
    [1] one space
   *[other] { $spaces } spaces
}.
event-lands = The token is on { $space }: { $space_kind }.
event-season = Season { $season } begins.
event-extended = { $team } extend the contract of { $footballer }.
event-lost = { $team } lose { $footballer } (die: { $pips }).
event-swapped = { $team } take { $footballer } from { $other } and give { $given }.

## Where numbers come from

part-whole-team = the whole team
part-attack = the attack
part-midfield = the midfield
part-defence = the defence
part-wings = the wings
part-central-attack = Central attack
part-match-of-the-season = Match of the Season
part-from-bank = from the bank
part-from-loser = from the loser

## The end

why-points = { $points ->
    [1] one trophy point
   *[other] { $points } trophy points
}
why-trophies = { $points ->
    [1] one trophy point
   *[other] { $points } trophy points
}{ $trophies ->
    [1] ; one trophy won decided
   *[other] ; { $trophies } trophies won decided
}
why-money = { $points ->
    [1] one trophy point
   *[other] { $points } trophy points
}, { $trophies ->
    [1] one trophy won
   *[other] { $trophies } trophies won
}; { $money } thousand € decided
why-shared = { $points ->
    [1] one trophy point
   *[other] { $points } trophy points
}, { $trophies ->
    [1] one trophy won
   *[other] { $trophies } trophies won
}, { $money } thousand €: level in all

## Why a bot chooses so

reason-worth = This player is worth { $money } thousand € to the team.
reason-not-worth = This player is worth { $money } thousand € to the team at most.
reason-adds = Adds most to the line-up.
reason-missed-least = Is missed least.
reason-missed-most = Would be missed most.
reason-no-room-needed = Nobody in the squad can be spared.
reason-half-way = Half way to what another manager would pay.
reason-helps-now = The card helps now.
reason-bargain = Adds more than he costs.
reason-empty-place = Fills a place that would be empty.
reason-worth-more-to-others = Worth more to another team.
reason-nobody-helps = No available player would help.
reason-strongest = The strongest for the place.
reason-odds = The best odds against this opponent.
reason-well-as-it-is = Nothing better is available.
reason-keep-card = The cards are worth more in a later match.
reason-card-adds = Adds { $percent } points of a win.
reason-may-leave = May be the next to leave.

## Refusals

formation-unfilled = Your available players cannot fill that formation.
formation-optional = That formation belongs to an optional rule, which is off.
no-money = That costs { $money } thousand €, more than the team has.
not-in-pool = { $footballer } is not in the open pool.
market-before = The market opens with the first season.
market-closed = The market is closed while an auction or a match is being resolved.
not-your-team = { $team } are not yours.
contracts-settled = { $team } have extended a contract: they trade again when the next card is turned.
nobody-can-bid = No other manager can bid for { $footballer } now.
price-unpaid = { $money } thousand € is no price that another manager can pay, in steps of five.
card-not-held = The team does not hold { $card }.
not-red = { $card } is no red card: only red cards are played at any time.
blue-card-first = A blue card is being resolved first.
card-otherwise = { $card } is not played like that: some cards name a player, some do not.
card-does-nothing = { $card } would do nothing now.
not-yours = { $footballer } does not play for this team.
offered-already = { $footballer } has been offered since the last match day already.
placed-already = { $footballer } is in the line-up already.
player-out = { $footballer } misses the next league match.
sold-such = The manager has sold a player of the same stars and position as { $footballer } this season.
squad-full = The squad is full: { $most } players.
squad-small = A squad must keep { $least } players.
wrong-position = { $footballer } does not play in this position.
card-formation = { $card } is not for this formation.
no-such-card = The team has no tactic card { $card }.
no-pass = This question must be answered: it cannot be passed.
other-question = That is no answer to what is asked now.
bid-step = A bid is a multiple of { $money } thousand €.
bid-low = The lowest bid is { $money } thousand €.
not-in-column = { $footballer } does not lie open in this column.
no-youth = { $footballer } is not a one-star player of the open pool.
not-turned = { $footballer } is not the player turned up.
not-out = { $footballer } is not one of yours who would miss the next league match.
no-tactic = { $card } is no tactic card.
no-gap = There are players for this place: it cannot stay empty.
not-fielded = { $footballer } is not in the line-up.
other-line = { $footballer } plays in another line.
no-formation = With { $on } for { $off } the team would be in no legal formation.
not-theirs = { $footballer } plays for none of the teams you exchange with.
not-face-up = { $footballer } does not lie face up in the line-up.
swapped-already = { $footballer } has been exchanged already.
other-position = { $footballer } and { $given } do not play in the same position.
formation-weaker = That is not one of the strongest formations.
not-strongest = { $footballer } is not one of the equals for this place.
not-for-the-gap = { $footballer } cannot fill this gap.
not-free = { $footballer } is not free: only one-star players are, for who can pay for nobody.

## Options

option-seasons = Seasons
option-seasons-1 = 1
option-seasons-2 = 2
option-seasons-3 = 3
option-seasons-4 = 4
option-seasons-5 = 5
option-seasons-6 = 6
option-everyone_draws = Every team draws at a chance space
option-everyone_draws-false = no
option-everyone_draws-true = yes
option-duty_for_everyone = International duty strikes every team
option-duty_for_everyone-false = no
option-duty_for_everyone-true = yes
option-attack_against_defence = Attack against defence on 2 and 4 of the match die
option-attack_against_defence-false = no
option-attack_against_defence-true = yes
option-more_formations = Also the formations 3-3-4 and 5-4-1
option-more_formations-false = no
option-more_formations-true = yes
option-match_events = Several match events by the twelve-sided die
option-match_events-false = no
option-match_events-true = yes
option-events_a_match = Match events in a match
option-events_a_match-1 = 1
option-events_a_match-2 = 2
option-events_a_match-3 = 3
option-events_a_match-4 = 4
option-events_a_match-5 = 5
option-events_a_match-6 = 6

## Names

name-drawn-kept = a card to keep
name-competition-league = League
name-competition-national-cup = National Cup
name-competition-supercup = Supercup
name-competition-european-cup = European Cup
name-competition-play-off = Play-off
name-space-kind-whistle = whistle
name-space-kind-chance = chance card
name-space-kind-injury = injury
name-space-kind-red-card = red card
name-space-kind-duty = international duty
name-space-kind-transfer = transfer
name-space-kind-supercup = Supercup
name-space-kind-europe = European Cup
name-space-kind-cup = National Cup
name-space-kind-league = league round
name-absence-fit = fit
name-absence-injured = injured
name-absence-sent-off = sent off
name-absence-on-duty = on international duty
name-position-keeper = keeper
name-position-defender = defender
name-position-midfielder = midfielder
name-position-forward = forward
item-player = { $name } ({ $position }, { $stars })

## Packs

pack-international = { $file }, { $item }, “{ $field }”: players from { $stars } stars up have a country, others have none.
pack-reference = { $file }, { $item }, “{ $field }”: the pack does not have “{ $other }”.
pack-card = { $file }, { $item }, “{ $field }”: a green card has a tactic; a blue or red one an effect of its colour.
pack-eleven = { $file }, { $item }, “{ $field }”: a team has eleven players.
pack-formations = { $file }, { $item }, “{ $field }”: the optional formations must come after all others.
pack-trophies = { $file }, { $item }, “{ $field }”: the trophies must be exactly these: { $items }.
pack-events = { $file }, { $item }, “{ $field }”: the match events must have the numbers 1 to 12, each once.
pack-faces = { $file }, { $item }, “{ $field }”: the faces of the match die must have the numbers 1 to 6, each once.
pack-calendar = { $file }, { $item }, “{ $field }”: the board must begin with the whistle and end with a league round, have every league fixture once, and the cup rounds in their order.
pack-few = { $file }, { $item }, “{ $field }”: there must be at least { $count } players of { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
pack-unsafe = { $file }, { $item }, “{ $field }”: a team that is dealt { $keeper } keepers, { $defender } defenders, { $midfielder } midfielders and { $forward } forwards could be kept from a legal eleven in the draft.

## The picture

picture-season = Season { $season } of { $seasons }, { $space }
picture-team = Team
picture-manager = Manager
picture-points = League
picture-score = Score
picture-trophies = Won
picture-money = Money
picture-players = Players
picture-cards = Cards
picture-squad = { $team }: squad
picture-out = out: { $absence }
picture-hand = { $team } hold: { $cards }
picture-pool = Open pool: { $footballers }
picture-europe = European Cup: { $clubs }
picture-match = { $home_goals ->
    [none] Match: { $home } - { $away }
   *[other] Match: { $home } { $home_goals }-{ $away_goals } { $away }
}
picture-side = { $club } in { $formation }: { $whole } stars; keeper { $keeper }, defence { $defence }, midfield { $midfield }, attack { $attack }
picture-line-up = { $team } in { $formation }: { $line_up }
picture-champion = Champions
picture-cup = Cup
picture-europe-winner = Europe
picture-seasons = Points by season

## The table in the browser

web-stars = { $stars ->
    [1] one star
   *[other] { $stars } stars
}
web-face-down = face down
web-fielded = in the line-up
web-bench = Bench
web-place = Place { $place }, { $position }
web-place-number = Place { $place }
web-places-left = { $number ->
    [1] One place is empty
   *[other] { $number } places are empty
}
web-lay = Lay this line-up
web-last-line-up = { $team }, last line-up: { $formation }
web-drawn = Draw
web-home-win = Home win
web-away-win = Away win
web-opened = Tactic card, opened
web-laid-down = Tactic card, face down until the die is rolled
web-colour-blue = At once
web-colour-red = Any time this season
web-colour-green = Tactic
web-offered-by = Offered by { $team }
web-base-price = Base price
web-highest-bid = Highest bid
web-starting-price = From which price?
web-bid = Bid { $money }
web-bid-lower = Bid less
web-bid-higher = Bid more
web-buy-for = Buy for { $money }
web-pool = Open pool
web-draft = Choose one
web-hand = Chance cards
web-aim = Now choose who it goes with.
web-market = Transfer market
web-take-from = Take from { $team }
web-trophy-points = trophy points
web-season = Season
web-stage-round-of-sixteen = Round of sixteen
web-stage-quarter-finals = Quarter-finals
web-stage-semi-finals = Semi-finals
web-stage-final = Final
web-not-yet = Not played yet
web-nobody-left = No manager’s team is left in it.
web-still-in = { $number ->
    [1] One team still in
   *[other] { $number } teams still in
}
web-holder = Holders: { $team }
web-day-chance = Chance
web-day-injury = Injury
web-day-red-card = Red card
web-day-transfer = Transfer
web-day-supercup = Supercup
web-day-europe = Europe
web-day-cup = Cup

# On paper
print-spin = Put a pencil through a paper clip, its tip on the middle, and flick the clip.
print-at-once = At once
print-international = International team
print-whole-team = Whole team
print-trophy = Trophy
print-trophy-points = { $number ->
    [one] trophy point
   *[other] trophy points
}
print-prize = { $amount ->
    [0] No prize
   *[other] Prize: { $amount },000 €
}
print-price = { $amount },000 €
print-stars = { $number ->
    [one] { $number } star
   *[other] { $number } stars
}
print-formation = Formation
print-optional = optional rule
print-match-die = Match die
print-twelve = Twelve-sided die
print-events = Match events (optional rule)
print-season = Season
print-trophy-table = Trophy points by season
print-keep = Keep
