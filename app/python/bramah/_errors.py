# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be wrong."""
from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._result import Result


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """One message about a text or a circuit.

    severity: `error`, `warning` or `note`. name: the stable name of its kind, as `unknown-name`. file, line, column: its
    place, counted from 1; file is empty and line 0 if it has none in a text. component, port: paths in the model, or
    empty.
    """

    severity: str
    name: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0
    component: str = ""
    port: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.line else ""
        owner = ".".join(part for part in (self.component, self.port) if part)
        return f"{place}{owner + ': ' if owner else ''}{self.severity}: {self.message} [{self.name}]"


class Error(Exception):
    """Something is wrong with a model, a value or a question.

    message: what, in words. file, line, column, component: of the first error, or where the model declares the
    component; empty or 0 where there is none. diagnostics: all that was found, warnings too.
    """

    def __init__(self, message: str, diagnostics: list[Diagnostic] | None = None, component: str = "",
                 place: tuple[str, int, int] = ("", 0, 0)):
        super().__init__(message)
        self.message = message
        self.diagnostics = diagnostics or []
        errors = [each for each in self.diagnostics if each.severity == "error"]
        first = errors[0] if errors else Diagnostic("error", "", message)
        self.file, self.line, self.column = place if place[1] else (first.file, first.line, first.column)
        self.component = component or first.component

    @classmethod
    def _make(cls, message, diagnostics, component, place, _):
        return cls(message, [Diagnostic(*each) for each in diagnostics], component, place)


class RunError(Error):
    """A run did not reach its end.

    result: the rows until then. reason: as `assertion failed`. time: how far it came [s]. advice: what to try; may be
    empty.
    """

    def __init__(self, message: str, diagnostics: list[Diagnostic], component: str, place: tuple[str, int, int],
                 result: Result):
        super().__init__(message, diagnostics, component, place)
        self.result = result
        self.reason: str = result.end["reason"]
        self.time: float = result.end["time"]
        self.advice: str = result.end["advice"]

    @classmethod
    def _make(cls, message, diagnostics, component, place, result):
        from ._result import Result

        return cls(message, [Diagnostic(*each) for each in diagnostics], component, place, Result(result))
