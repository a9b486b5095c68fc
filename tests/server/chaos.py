"""What goes wrong, at random moments of a campaign: servers are killed and come back, the database is restarted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tests.server.campaign import Campaign
from tests.server.running import Cluster

LAST = 0.7
"""Nothing is broken after this share of the choices that are expected, so that all of it falls into the games."""
LOOK = 0.01
MOMENT = 0.05


class Chaos:
    """Supervises the servers of a campaign, and kills them."""

    def __init__(self, campaign: Campaign, database: Cluster, kills: int, restarts: int, seed: int) -> None:
        self._campaign = campaign
        self._database = database
        self._rng = random.Random(seed)
        self.killed = 0
        self.restarted = 0
        troubles = [self._kill] * kills + [self._restart] * restarts
        self._rng.shuffle(troubles)
        moments = sorted(int(self._rng.random() * LAST * campaign.expected) for _ in troubles)
        self._troubles: list[tuple[int, Callable[[], None]]] = list(zip(moments, troubles, strict=True))

    async def play(self) -> None:
        """The campaign to its end, with all the trouble in it."""
        playing = asyncio.create_task(self._campaign.play())
        try:
            for after, trouble in self._troubles:
                while self._campaign.acknowledged < after and not playing.done():
                    await asyncio.sleep(LOOK)
                if playing.done():
                    playing.result()
                    raise AssertionError("the games were over before all went wrong")
                # Anywhere between two commits, not just after one.
                await asyncio.sleep(self._rng.random() * MOMENT)
                await asyncio.to_thread(trouble)
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    def _kill(self) -> None:
        server = self._rng.choice(self._campaign.servers)
        server.kill()
        self.killed += 1
        server.start()
        server.ready()

    def _restart(self) -> None:
        self._database.restart()
        self.restarted += 1
