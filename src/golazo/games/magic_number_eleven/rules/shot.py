"""A shot: attack cards, the defence's reply, and whether it is a goal (p. 8 to p. 12)."""

from __future__ import annotations

from typing import Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.magic_number_eleven.bot.shot_odds import attack_odds, reply_odds
from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.events import (
    AttackLaid,
    AttackTotal,
    DefenceTotal,
    Goal,
    GoalMagic,
    GoalPenalty,
    Out,
    PenaltySaved,
    PenaltyScored,
    Replied,
    RepliedBlind,
    RepliedNone,
    Saved,
    Shot,
    ShotCannon,
    ShotWithoutBase,
    Tackled,
)
from golazo.games.magic_number_eleven.knowledge.holdings import team_of
from golazo.games.magic_number_eleven.rules.field import SPOT, TOUCH, open_attack
from golazo.games.magic_number_eleven.rules.penalty import choose_penalty_cards
from golazo.games.magic_number_eleven.rules.power import (
    CANNON,
    MAGIC_NUMBER,
    NO_DISC,
    ORDINARY,
    WITHOUT_BASE,
    base_defence,
    has_tackle,
    parts,
    total,
)
from golazo.games.magic_number_eleven.rules.synergy import discard_laid, lay_blind, lay_from_hand, reveal, show_laid
from golazo.games.magic_number_eleven.state import (
    ATTACKER,
    DEFENDER,
    SHOT_ATTACKER,
    SHOT_BASE,
    SHOT_DISC,
    SHOT_KIND,
    Eleven,
)

_REPLY_NONE: Final[Choice] = ("reply-none",)
_REPLY_BLIND: Final[Choice] = ("reply-blind",)


def shoot_with(m: Eleven, seat: int, card: int, slot: int) -> None:
    """A card on the field shoots; the disc lies on one of its icons, which still counts (E3)."""
    place = m.place_of(seat, card)
    base = (open_attack(m.up[seat], m.down[seat], m.discs[seat]) & TOUCH[place]).bit_count()
    shoot(m, seat, ORDINARY, card, base, SPOT[place][slot], slot)


def shoot(m: Eleven, seat: int, kind: int, card: int, base: int, disc: int = NO_DISC, slot: int = NO_DISC) -> None:
    """Everything about a shot that both teams see is settled here."""
    m.shot = [seat, kind, card, base, disc]
    if m.keeps_events:
        if kind == ORDINARY:
            m.tell(Shot, team=seat, card=card, slot=slot, base=base)
        elif kind == CANNON:
            m.tell(ShotCannon, team=seat, card=card, base=base)
        else:
            m.tell(ShotWithoutBase, team=seat)
    lay_attack(m, seat)


def attack_cards_allowed(m: Eleven, seat: int) -> int:
    """p. 9: what the control track allows, the blind card included."""
    return m.box.cards.attack_cards[seat][m.control]


def lay_attack(m: Eleven, seat: int) -> None:
    """p. 9: the first card blind from the deck, always; the rest from hand, as control allows."""
    lay_blind(m, ATTACKER)
    if attack_cards_allowed(m, seat) > 1 and any(m.hand[seat]):
        m.then([(choose_attack_cards, seat), (lay_reply, 1 - seat)])
    else:
        lay_reply(m, 1 - seat)


def _attack_choices(m: Eleven, ask: Ask) -> list[Choice]:
    hand = m.hand[ask.seat]
    held = [face for face, cards in enumerate(hand) if cards]
    choices: list[Choice] = [("lay",), *(("lay", face) for face in held)]
    if attack_cards_allowed(m, ask.seat) > 2:
        choices += [("lay", one, two) for i, one in enumerate(held) for two in held[i:] if one != two or hand[one] > 1]
    return choices


def _attack_laid(m: Eleven, ask: Ask, answer: Answer) -> None:
    for face in answer[0][1:]:
        lay_from_hand(m, ask.seat, ATTACKER, face)
    if m.keeps_events:
        laid = m.laid[ATTACKER]
        m.tell_also((ask.seat,), AttackLaid, team=ask.seat, cards=len(laid), synergy=laid[:])


def _why_not_lay(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    if choice[0] == "lay" and len(choice) > attack_cards_allowed(m, ask.seat):
        return reason("mne-too-many-cards", "p. 9", most=attack_cards_allowed(m, ask.seat) - 1)
    if choice[0] == "lay" and ("lay", *sorted(choice[1:])) in _attack_choices(m, ask):
        return reason("mne-other-order", "p. 9")
    return reason("mne-not-in-hand", "p. 9") if choice[0] == "lay" else None


choose_attack_cards: Final = Asking[Eleven](
    "attack-cards",
    choices=_attack_choices,
    take=_attack_laid,
    rule="p. 9",
    why_not=_why_not_lay,
    team=lambda m, ask: ask.seat,
    odds=attack_odds,
    arguments=lambda m, ask: {"base": m.shot[SHOT_BASE], "most": attack_cards_allowed(m, ask.seat) - 1},
)
"""Up to so many cards from hand, face down."""


@step
def lay_reply(m: Eleven, seat: int) -> None:
    """p. 10: the defender's first card comes blind from the deck as well; a second is his choice (E7)."""
    lay_blind(m, DEFENDER)
    m.then([(choose_reply, seat)])


def _reply_choices(m: Eleven, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [_REPLY_NONE, _REPLY_BLIND]
    choices += [("reply", face) for face, cards in enumerate(m.hand[ask.seat]) if cards]
    return choices


def _replied(m: Eleven, ask: Ask, answer: Answer) -> None:
    choice = answer[0]
    seat = ask.seat
    if choice[0] == "reply-blind":
        lay_blind(m, DEFENDER)
        if m.keeps_events:
            m.tell(RepliedBlind, team=seat)
    elif choice[0] == "reply":
        lay_from_hand(m, seat, DEFENDER, choice[1])
        if m.keeps_events:
            m.tell_also((seat,), Replied, team=seat, synergy=choice[1])
    elif m.keeps_events:
        m.tell(RepliedNone, team=seat)
    check_goal(m)


def _why_not_reply(m: Eleven, ask: Ask, choice: Choice) -> Reason | None:
    return reason("mne-not-in-hand", "p. 10") if choice[0] == "reply" else None


choose_reply: Final = Asking[Eleven](
    "reply",
    choices=_reply_choices,
    take=_replied,
    rule="E7",
    why_not=_why_not_reply,
    team=lambda m, ask: ask.seat,
    odds=reply_odds,
    arguments=lambda m, ask: {
        "base": m.shot[SHOT_BASE],
        "cards": m.blind[ATTACKER] + len(m.laid[ATTACKER]),
        "defence": base_defence(m),
    },
)
"""The defender sees base attack and the number of attack cards before he chooses (E8)."""


def check_goal(m: Eleven) -> None:
    """p. 11: the attacker reveals first."""
    m.then([*reveal(m, ATTACKER), (judge_attack,)])


@step
def judge_attack(m: Eleven) -> None:
    """p. 11: twelve or more is out, and the defender's cards stay unseen."""
    show_laid(m, ATTACKER)
    attack = total(m, ATTACKER)
    if m.keeps_events:
        m.tell(AttackTotal, team=m.shot[SHOT_ATTACKER], total=attack, why=parts(m, ATTACKER))
    if attack > MAGIC_NUMBER:
        if m.keeps_events:
            m.tell(Out, team=m.shot[SHOT_ATTACKER])
        discard_laid(m, revealed=False)
        shot_over(m)
    else:
        m.then([*reveal(m, DEFENDER), (judge_defence, attack)])


@step
def judge_defence(m: Eleven, attack: int) -> None:
    """p. 11, p. 12: a TACKLE makes a penalty; else eleven is a goal, and any other total must be the higher (E8)."""
    show_laid(m, DEFENDER)
    attacker = m.shot[SHOT_ATTACKER]
    defence = total(m, DEFENDER)
    if m.keeps_events:
        m.tell(DefenceTotal, team=1 - attacker, total=defence, why=parts(m, DEFENDER))
    tackled = has_tackle(m, DEFENDER)
    discard_laid(m, revealed=True)
    if tackled:
        if m.keeps_events:
            m.tell(Tackled, team=team_of(m, DEFENDER))
        m.then([(choose_penalty_cards, attacker), (judge_penalty, attacker)])
        return
    if attack == MAGIC_NUMBER and m.shot[SHOT_KIND] != WITHOUT_BASE:  # E9
        score_goal(m, attacker)
        if m.keeps_events:
            m.tell(GoalMagic, team=attacker, home=m.score[HOME], away=m.score[AWAY])
    elif attack > defence:
        score_goal(m, attacker)
        if m.keeps_events:
            m.tell(Goal, team=attacker, home=m.score[HOME], away=m.score[AWAY])
    elif m.keeps_events:
        m.tell(Saved, team=attacker)
    shot_over(m)


@step
def judge_penalty(m: Eleven, kicker: int) -> None:
    """p. 12: saved if the keeper's card has the kicker's spot."""
    kick, keeper = m.penalty
    m.penalty = []
    if m.box.cards.saves[kick][keeper]:
        if m.keeps_events:
            m.tell(PenaltySaved, team=kicker, kick=kick, keeper=keeper)
    else:
        score_goal(m, kicker)
        if m.keeps_events:
            m.tell(PenaltyScored, team=kicker, kick=kick, keeper=keeper)
            m.tell(GoalPenalty, team=kicker, home=m.score[HOME], away=m.score[AWAY])
    shot_over(m)


def score_goal(m: Eleven, seat: int) -> None:
    """p. 12: after any goal the marker returns to the middle (E11)."""
    m.score[seat] += 1
    m.control = m.box.cards.middle


def shot_over(m: Eleven) -> None:
    """p. 12: after every attempt the disc is turned down: its icon is gone for both cards that share it (E3)."""
    disc = m.shot[SHOT_DISC]
    if disc != NO_DISC:
        m.discs[m.shot[SHOT_ATTACKER]] |= 1 << disc
    m.shot = []
