"""Traces with OpenTelemetry, if FARSHORE_TRACES is on. Without it a span costs one function call.

Where they are sent is set by OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_ENDPOINT.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from farshore.core.optional_deps import Extra, name_missing_extra
from farshore.server.settings import Settings

OTEL: Final = Extra("otel", ("opentelemetry",))
_NOTHING: AbstractContextManager[Any] = nullcontext()
_tracer: Any = None


def set_up(settings: Settings) -> None:
    """Start or stop tracing, as the settings say; raise NotInstalled if the extra `otel` is missing."""
    global _tracer
    if not settings.traces:
        _tracer = None
        return
    with name_missing_extra(OTEL):
        from opentelemetry import trace
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "farshore"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
    use_tracer(provider.get_tracer("farshore"))


def use_tracer(tracer: Any) -> None:
    """Send spans to this tracer; None for none."""
    global _tracer
    _tracer = tracer


def span(name: str, **attributes: str) -> AbstractContextManager[Any]:
    """Return a context manager that measures its block as a span."""
    if _tracer is None:
        return _NOTHING
    started: AbstractContextManager[Any] = _tracer.start_as_current_span(f"farshore.{name}", attributes=attributes)
    return started
