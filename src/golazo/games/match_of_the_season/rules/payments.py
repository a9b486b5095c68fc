"""Payments: what the bank and the managers pay each other. Who cannot pay pays what he has (S7)."""

from __future__ import annotations

from golazo.games.match_of_the_season.state import Seasons


def from_bank(m: Seasons, team: int, amount: int) -> None:
    m.money[team] += amount
    m.bank -= amount


def to_bank(m: Seasons, team: int, amount: int) -> int:
    """What was really paid."""
    paid = min(amount, m.money[team])
    m.money[team] -= paid
    m.bank += paid
    return paid


def to_team(m: Seasons, payer: int, team: int, amount: int) -> int:
    """What was really paid."""
    paid = min(amount, m.money[payer])
    m.money[payer] -= paid
    m.money[team] += paid
    return paid
