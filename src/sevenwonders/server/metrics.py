"""What the server counts, for /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One set of numbers for each server: several may live in one process of the tests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("sevenwonders_tables", "Tables in memory", ["status"], registry=self.registry)
        self.sockets = Gauge("sevenwonders_sockets", "Open sockets", registry=self.registry)
        self.choices = Counter("sevenwonders_choices", "Accepted choices", ["by"], registry=self.registry)
        self.refused = Counter("sevenwonders_refused", "Messages that were refused", ["code"], registry=self.registry)
        self.limited = Counter("sevenwonders_limited", "Turned away by a limit", ["what"], registry=self.registry)
        self.pushed = Counter("sevenwonders_pushed", "Words to closed pages", ["how"], registry=self.registry)
        self.failures = Counter("sevenwonders_failures", "Tasks that failed", registry=self.registry)
        self.acknowledged = Histogram(
            "sevenwonders_acknowledge_seconds",
            "From choice to acknowledgement",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.thought = Histogram(
            "sevenwonders_bot_seconds", "From a bot's turn to its move", buckets=BUCKETS, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
