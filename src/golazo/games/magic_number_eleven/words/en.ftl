game-name = Magic Number Eleven
game-line = Two coaches build an attack card by card, shoot, and hope for a total of exactly eleven.

## Questions

ask-pick-star = Which star do you take?
ask-line-up = Who starts on the bench? Still to name: { $left }.
ask-half-time = { $coming ->
    [none] Half-time: does anybody come on? Substitutions left: { $left }.
   *[other] For whom does { $coming } come on? Substitutions left: { $left }.
}
ask-team-action = Team action: you have { $passes ->
    [one] one pass icon
   *[other] { $passes } pass icons
} and { $presses ->
    [one] one press icon
   *[other] { $presses } press icons
}.
ask-player-action = { $card ->
    [none] Player action: place a card, or shoot with one that is on the field.
   *[other] Where do you place { $card }?
}
ask-may-shoot = Does { $card } shoot? Choose the icon for the disc.
ask-effect = { $card }: { $effect }?
ask-keep-one = Which of the two do you keep?
ask-attack-cards = You shoot with base attack { $base } and a blind card. Which cards do you add, { $most } at most?
ask-reply = A shot with base attack { $base } and { $cards ->
    [one] one synergy card
   *[other] { $cards } synergy cards
} against your base defence of { $defence } and a blind card. Do you add a second?
ask-penalty = { $kicking ->
    [yes] Penalty: where do you kick?
   *[no] Penalty for { $team }: which spots do you guard?
}
ask-shoot-out = A draw. Do you want a shoot-out?
ask-show-star = Which star was shown?
ask-draw = Which synergy card did you draw?
ask-peek = Which synergy card did you draw?
ask-reveal = Which card was turned up?
ask-lose = Which card did you lose?

## Choices

choice-show = { $star }
choice-pick = Take { $card }
choice-reserve = { $card } on the bench
choice-pass = { $cards ->
    [one] Pass: draw one card
   *[other] Pass: draw { $cards } cards
}
choice-press = Press
choice-place = Place { $card }
choice-at = { $line }, columns from { $column }
choice-shoot = { $card } shoots, disc { $slot }
choice-shoot-without-base = Shoot without base attack
choice-hold = No shot
choice-bring-on = { $coming } comes on
choice-take-off = { $card } goes off
choice-substitute = { $coming } comes on for { $card }
choice-go-on = Go on without a team action
choice-ready = Ready
choice-apply = Yes
choice-skip = No
choice-keep = Keep: { $synergy }
choice-lay = { $synergy ->
    [none] No card from hand
   *[other] Add: { $synergy }
}
choice-reply-none = No second card
choice-reply-blind = A second blind card from the deck
choice-reply = From hand: { $synergy }
choice-draw = { $synergy }
choice-reveal = { $synergy }
choice-lose = { $synergy }
choice-kick = { $kick }
choice-save = { $keeper }
choice-agree = Yes
choice-decline = No

## What happens

event-star-shown = { $card } is shown.
event-star-picked = { $team } takes { $card }.
event-star-dismissed = { $card } leaves the game.
event-lined-up = { $team } leaves on the bench: { $card }.
event-half-begins = Half { $half } begins; { $team } has the first turn.
event-turn = { $team } has the turn.
event-turn-added-time = Added time: { $team } has the last turn of the half.
event-passed = { $cards ->
    [one] { $team } passes and draws one card.
   *[other] { $team } passes and draws { $cards } cards.
}
event-drawn = { $team } draws a card.
event-drawn-seen = { $team } draws: { $synergy }.
event-pressed = { $team } presses by { $spaces }: { $control }.
event-control-moved = { $team } moves control by { $spaces }: { $control }.
event-placed = { $team } places { $card }: { $line }, columns from { $column }.
event-effect = { $team } uses { $card }: { $effect }.
event-peeked = { $team } draws a card, to keep one of two.
event-peeked-seen = { $team } draws, to keep one of two: { $synergy }.
event-kept = { $team } keeps one of the two and discards the other.
event-kept-seen = { $team } keeps { $synergy } and discards the other.
event-lost = { $team } loses a card from hand.
event-lost-seen = { $team } loses from hand: { $synergy }.
event-shot = { $team } shoots with { $card }: base attack { $base }, disc { $slot }.
event-shot-cannon = { $team } shoots with { $card }: base attack { $base }, and the base defence does not count.
event-shot-without-base = { $team } shoots without base attack.
event-attack-laid = { $cards ->
    [0] { $team } lays one card blind and none from hand.
    [one] { $team } lays one card blind and one from hand.
   *[other] { $team } lays one card blind and { $cards } from hand.
}
event-attack-laid-seen = { $cards ->
    [0] { $team } lays one card blind and none from hand.
    [one] { $team } lays one card blind and one from hand: { $synergy }.
   *[other] { $team } lays one card blind and { $cards } from hand: { $synergy }.
}
event-replied = { $team } lays one card blind and one from hand.
event-replied-seen = { $team } lays one card blind and one from hand: { $synergy }.
event-replied-blind = { $team } lays two cards blind.
event-replied-none = { $team } lays one card blind.
event-revealed = { $team } turns up a blind card: { $synergy }.
event-shown = { $team } shows from hand: { $synergy }.
event-attack-total = { $team } attacks with { $total }.
event-defence-total = { $team } defends with { $total }.
event-out = Out! The shot of { $team } goes wide.
event-saved = No goal for { $team }.
event-goal = Goal for { $team }! { $home } : { $away }
event-goal-magic = Eleven! A magic goal for { $team }! { $home } : { $away }
event-goal-penalty = Goal for { $team } from the spot! { $home } : { $away }
event-tackled = TACKLE by { $team }: penalty!
event-penalty-scored = The penalty is in. { $team } kicks: { $kick }; the keeper guards: { $keeper }.
event-penalty-saved = The penalty is saved. { $team } kicks: { $kick }; the keeper guards: { $keeper }.
event-kick-scored = { $team } scores. Kick: { $kick }; keeper: { $keeper }.
event-kick-saved = { $team } is denied. Kick: { $kick }; keeper: { $keeper }.
event-reshuffled = The deck has run out. The { $cards } discards are the new deck; the next turn is added time.
event-substituted = { $team }: { $coming } comes on for { $card }.
event-half-time = Half-time, { $home } : { $away }. The table is cleared.
event-full-time = Full time, { $home } : { $away }.
event-agreed = { $team } wants a shoot-out.
event-declined = { $team } leaves it at a draw.

## How a number came about

part-attack-icons = attack icons of the shooter
part-cannon-base = base attack of the cannon shot
part-defence-icons = defence icons
part-crack = crack of { $card }
part-synergy = { $synergy }
part-press-icons = press icons
part-card = { $card }
part-track-end = the track ends there

why-goals = { $goals ->
    [one] one goal
   *[other] { $goals } goals
}
why-shoot-out = { $goals ->
    [one] one goal, and { $shoot_out } in the shoot-out
   *[other] { $goals } goals, and { $shoot_out } in the shoot-out
}
why-drawn = { $goals ->
    [one] one goal, a draw
   *[other] { $goals } goals, a draw
}

## Why a bot would choose something

reason-strong-card = a strong card
reason-weak-card = the weakest card
reason-cards = cards in hand make shots dangerous
reason-control = control of the match allows more cards in a shot
reason-icons = it completes icons
reason-goal = a goal in { $chance } of 100 such shots
reason-effect = the effect costs nothing
reason-strong-synergy = the most stars
reason-no-goal = it lets { $chance } of 100 such shots in
reason-mixed = nobody can guess a mix
reason-fresh = a fresh player can be placed, the one who leaves did little

## Why not

mne-reserve-already = { $card } is on the bench already.
mne-not-your-card = { $card } does not lie in front of you.
mne-no-substitutions = You have made all { $most } substitutions.
mne-not-on-bench = { $coming } is not on your bench.
mne-not-your-turn = You may substitute in your own turn, or at half-time.
mne-shot-under-way = Not while a shot is being resolved.
mne-action-under-way = Not in the middle of an action: finish it first.
mne-not-on-market = { $card } is not among the stars to pick from.
mne-not-drawn = You have not drawn that.
mne-named-already = You have already said that { $coming } comes on.
mne-going-already = You have already said that { $card } goes off.
mne-bring-on-first = First say who comes on.
mne-say-for-whom = First say for whom { $coming } comes on.
mne-hand-full = Your hand is full: { $most } cards.
mne-no-pass-icon = You have no pass icon.
mne-pass-none = To pass is to draw at least one card.
mne-pass-too-many = You may draw { $most } at most.
mne-control-at-end = The control marker is at the end of the track already.
mne-no-press-icon = You have no press icon.
mne-team-action-first = First the team action: it cannot be left out while one is possible.
mne-not-on-field = { $card } is not on the field.
mne-no-attack-icon = There is no open attack icon there on { $card }.
mne-other-action-possible = You can still place a card or shoot with one.
mne-no-place = There is no place left for { $card }.
mne-say-where = First say where { $card } is placed.
mne-not-its-line = { $card } may not stand there: { $line }.
mne-front-needs-touch = In the front line { $card } must touch a card already placed.
mne-not-free = Not free: { $line }, columns from { $column }.
mne-not-placed-now = Only the card just placed may shoot, not { $card }.
mne-too-many-cards = { $most ->
    [one] Control allows one card from hand.
   *[other] Control allows { $most } cards from hand.
}
mne-not-in-hand = You do not hold that.
mne-other-order = Name the two cards the other way round.

pack-wants-slots = { $file }, { $item }: “{ $field }” must be { $slots } signs out of { $kinds }.
pack-wants-code = { $file }, { $item }: “{ $field }” must be two letters or digits.
pack-squad = { $file }, { $item }, “{ $field }”: the squad “{ $squad }” must have { $wanted } cards, not { $cards }.
pack-stars = { $file }, { $item }, “{ $field }”: there must be at least { $least } stars, not { $cards }.
pack-synergy = { $file }, { $item }, “{ $field }”: there must be at least { $least } synergy cards, not { $cards }.
pack-penalty = { $file }, { $item }, “{ $field }”: some kicks must be saved by some keeper cards, and some not.
pack-states = { $file }, { $item }, “{ $field }”: there must be just these states: { $states }.

## Options

option-shoot_out = Shoot-out after a draw
option-shoot_out-false = if both agree
option-shoot_out-true = always
option-cannon_shot_base = Base attack of the cannon shot
option-cannon_shot_base-0 = none
option-cannon_shot_base-1 = one

## Names

name-team-home = Home
name-team-away = Away
name-slot-tl = top left
name-slot-tr = top right
name-slot-l = left
name-slot-r = right
name-slot-bl = bottom left
name-slot-br = bottom right
name-slot-full = on the printed icon
name-effect-control-1 = move control one space
name-effect-control-2 = move control two spaces
name-effect-draw-1 = draw a synergy card
name-effect-draw-2-keep-1 = draw two synergy cards and keep one
name-effect-opponent-discards-1 = the other team loses a card
name-effect-shoot = shoot at once
name-kind-ordinary = shot
name-kind-cannon = cannon shot
name-kind-without-base = shot without base attack

## Picture

picture-score = Half { $half }. { $first } { $home } : { $away } { $second }
picture-shoot-out = Shoot-out { $home } : { $away }
picture-added-time = Added time.
picture-added-time-next = The next turn is added time.
picture-turn = Turn: { $team }
picture-control = Control, from Home to Away:
picture-state = { $team } is { $state }: { $cards ->
    [one] one attack card
   *[other] { $cards } attack cards
}
picture-deck = Deck { $deck }, discards { $discards }
picture-market = Stars shown: { $card }
picture-team = { $team } ({ $player }): attack { $attack }, defence { $defence }, pass { $pass }, press { $press }
picture-ready = In front: { $card }
picture-bench = Bench: { $card }
picture-gone = Out: { $card }
picture-hand = { $synergy ->
    [none] Hand: empty
   *[other] Hand: { $synergy }
}
picture-hand-size = { $cards ->
    [one] Hand: one card
   *[other] Hand: { $cards } cards
}
picture-peeked = Drawn, to keep one: { $synergy }
picture-man = { $code } { $card }: { $line }, columns from { $column }, attack { $attack }
picture-shot = Shot by { $team }: base attack { $attack }, base defence { $defence }
picture-side-attack = Attack cards: { $blind } blind, { $hand } from hand
picture-side-defence = Defence cards: { $blind } blind, { $hand } from hand
picture-turned = Turned up: { $synergy }
picture-legend = Icons: A attack, D defence, P pass, R press; small letters are halves, * a shot disc, ! the disc of this shot.
spoken-icon = { $place ->
    [tl] top left
    [tr] top right
    [l] left
    [r] right
    [bl] bottom left
    [br] bottom right
   *[full] middle
} { $kind ->
    [A] attack
    [D] defence
    [P] pass
    [R] press
    [disc] shot disc
   *[now] the disc of this shot
}{ $part ->
    [half] {" "}(half)
    [complete] {" "}(complete)
   *[none] {""}
}
spoken-icons = icons: { $icons }

## The table in the browser

web-field = Field of { $team }
web-control = Control track
web-score = Score
web-half = { $half ->
    [1] 1st half
   *[other] 2nd half
}
web-icons = { $icon }: { $number }
web-attack = Attack
web-defence = Defence
web-pass = Pass
web-press = Press
web-chance = Goal { $percent } %
web-face-down = Face down
web-ready = In front
web-bench = Bench
web-gone = Out
web-goes-off = Goes off
web-comes-on = Comes on
web-substitutions = substitutions left: { $left }
web-hand = Synergy
web-deck = Deck
web-discards = discards
web-unseen = Not yet seen
web-last-shot = Last shot
web-outcome-goal = Goal!
web-outcome-magic = Eleven!
web-outcome-penalty-goal = In from the spot!
web-outcome-penalty-saved = Penalty saved
web-outcome-saved = No goal
web-outcome-out = Out!
web-outcome-tackled = Tackle: penalty!
web-why = { $what } { $number }: how it came about
web-penalty = Penalty
web-shoot-out = Shoot-out
web-market = Stars on the market
web-pick-disc = Choose the icon that gets the disc.

# On paper
print-synergy = Synergy
print-kicker = Kicker
print-keeper = Goalkeeper
print-half-of = { $team }, half of the field, page { $part } of { $parts }
print-attacker = Attack
print-defender = Defence
print-blind = blind, from the deck
print-icon-attack = Attack
print-icon-defence = Defence
print-icon-pass = Pass
print-icon-press = Press
print-forward = Forward
print-midfielder = Midfielder
print-defending = Defender
print-first-half = 1st half
print-second-half = 2nd half
print-substitutions = Substitutions
print-shoot-out = Shoot-out
