# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of parameters as texts that the model reads."""
from __future__ import annotations

import numbers
from collections.abc import Mapping
from typing import Union

import numpy

#: A number [SI], a Boolean, a text with a unit as `120 bar`, or the name of a choice.
Value = Union[float, int, bool, str]


def text_of(value: Value) -> str:
    """The value as a user would write it, with all digits."""
    if isinstance(value, str):
        return value
    if isinstance(value, (bool, numpy.bool_)):
        return "true" if value else "false"
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value))
    raise TypeError(f"a value is a number, a bool or a text, not {type(value).__name__}")


def settings_of(values: Mapping[str, Value]) -> list[str]:
    """As `path=value`."""
    return [f"{path}={text_of(value)}" for path, value in values.items()]


def parted(values: Mapping[str, Value]) -> tuple[list[str], list[tuple[str, float]]]:
    """Texts with units, to be read; and numbers, which are SI already."""
    numeric = {path: float(value) for path, value in values.items()
               if isinstance(value, numbers.Real) and not isinstance(value, bool)}
    return settings_of({path: value for path, value in values.items() if path not in numeric}), list(numeric.items())
