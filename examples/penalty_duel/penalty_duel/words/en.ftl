game-name = Penalty Duel
game-line = Five kicks each: guess the corner, and beware of the star.
option-kicks = How many kicks each
option-kicks-5 = Five
option-kicks-3 = Three

ask-aim = { $kicks ->
    [yes] You kick. Which corner?
   *[no] You keep goal. Which corner?
}
ask-draw = Which card did you draw?
ask-roll = What did the die show?

choice-aim = { $corner }
choice-substitute = Substitute: lay your card aside and draw another
choice-draw = { $card }
choice-roll = { $pips }
why-substituted = You have substituted already.

event-drew = { $player } draws a card.
event-drew-seen = { $player } draws { $card }.
event-goal = Goal! { $player } kicks { $aim }, the keeper dives { $dive }.
event-saved = Saved: { $player } kicks { $aim }, and the keeper is there.
event-rolled = The keeper is there, but { $player } is a star and rolls { $pips }.
event-substituted = { $player } lays { $card } aside and draws another card.

why-goals = { $goals ->
    [one] one goal
   *[other] { $goals } goals
}
why-level = level, with { $goals ->
    [one] one goal
   *[other] { $goals } goals
} each

view-players = Players
view-player = Player
view-goals = Goals
view-card = Card
view-gone = Substituted
view-deck = Deck

name-corner-left = left
name-corner-middle = middle
name-corner-right = right
name-aim-left = left
name-aim-middle = middle
name-aim-right = right
name-dive-left = left
name-dive-middle = to the middle
name-dive-right = right
