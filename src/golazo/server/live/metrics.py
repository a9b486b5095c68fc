"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Sized
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self, actors: Sized) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._entries = Counter("golazo_plies", "Entries folded, by kind", ["kind"], registry=self.registry)
        self._by_kind: dict[str, Counter] = {}
        self._failed = Counter("golazo_failed_writes", "Writes that the database did not take", registry=self.registry)
        self._bots_failed = Counter(
            "golazo_bots_failed", "Bots that a random answer stood in for", registry=self.registry
        )
        self.refused = Counter("golazo_refused", "Messages refused", registry=self.registry)
        self.clients = Gauge("golazo_clients", "Open WebSockets", registry=self.registry)
        self.acknowledged = Histogram(
            "golazo_acknowledged_seconds",
            "From a choice's arrival to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30),
            registry=self.registry,
        )
        tables = Gauge("golazo_rooms", "Tables in memory", registry=self.registry)
        tables.set_function(lambda: len(actors))

    def entry(self, kind: str) -> None:
        counter = self._by_kind.get(kind)
        if counter is None:
            counter = self._by_kind[kind] = self._entries.labels(kind)
        counter.inc()

    def bot_failed(self) -> None:
        self._bots_failed.inc()

    def write_failed(self) -> None:
        self._failed.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
