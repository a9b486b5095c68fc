"""Figures for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from golazo.server.live.hub import Hub


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self, hub: Hub) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._plies = Counter("golazo_plies", "Plies folded, by kind", ["kind"], registry=self.registry)
        self._by_kind: dict[str, Counter] = {}
        self.refused = Counter("golazo_refused", "Messages refused", registry=self.registry)
        self.clients = Gauge("golazo_clients", "Open WebSockets", registry=self.registry)
        self.acknowledged = Histogram(
            "golazo_acknowledged_seconds",
            "From a choice's arrival to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 30),
            registry=self.registry,
        )
        actors = Gauge("golazo_rooms", "Tables in memory", registry=self.registry)
        actors.set_function(lambda: len(hub.actors))

    def ply(self, kind: str) -> None:
        counter = self._by_kind.get(kind)
        if counter is None:
            counter = self._by_kind[kind] = self._plies.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
