# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong is told with its place."""
import inspect

import bramah
import pytest


def test_a_text_with_errors(written):
    path = written("model Bad\n  Real x;\nequation\n  x = ;\nend Bad;\n")
    with pytest.raises(bramah.Error) as caught:
        bramah.open(path)
    assert (caught.value.file, caught.value.line) == (str(path), 4)
    assert caught.value.column > 1 and caught.value.diagnostics[0].severity == "error"
    assert f"{path}:4:" in str(caught.value)


def test_a_circuit_with_errors(written):
    model = bramah.open(written("model Lost\n  Bramah.Hydraulics.FlowValves.Orifice orifice(d=nothing);\nend Lost;\n"))
    with pytest.raises(bramah.Error) as caught:
        model.simulate()
    assert caught.value.line == 2 and "nothing" in caught.value.message


def test_a_component_whose_port_is_open(written):
    model = bramah.open(written("model Open\n  inner Bramah.Hydraulics.Fluid fluid;\n"
                                "  Bramah.Mechanics.Translational.Mass mass(m=1);\n  Real y;\nend Open;\n"))
    with pytest.raises(bramah.Error) as caught:
        model.simulate()
    assert caught.value.diagnostics and any(each.component or each.line for each in caught.value.diagnostics)


def test_files_and_classes_that_are_not_there(tmp_path, written):
    with pytest.raises(bramah.Error, match="cannot be read"):
        bramah.open(tmp_path / "nothing.mo")
    two = written("model A end A; model B end B;")
    with pytest.raises(bramah.Error, match="several models"):
        bramah.open(two)
    with pytest.raises(bramah.Error, match="no class `C`"):
        bramah.open(two, cls="C")
    assert bramah.open(two, cls="B").name == "B"
    with pytest.raises(TypeError):
        bramah.open()


def test_values_are_set_all_or_none(example):
    model = bramah.open(example("cylinder_drive"))
    for wrong in ({"relief.p_set": "3 kg"}, {"mass.mm": 3}, {"relief.p_set": "many"}, {"mass.v": 1}):
        with pytest.raises(bramah.Error):
            model.set({"mass.m": 5, **wrong})
    assert model["mass.m"] != 5
    with pytest.raises(TypeError):
        model["mass.m"] = None
    with pytest.raises(KeyError):
        model["mass.mm"]
    with pytest.raises(bramah.Error, match="there is no parameter `mass.mm`"):
        model.simulate(values={"mass.mm": 3})


def test_a_run_that_fails_keeps_its_rows(written):
    model = bramah.open(written('model Fails\n  Real x(start=1, fixed=true);\nequation\n  der(x) = -x;\n'
                                '  assert(x > 0.5, "x is small");\nend Fails;\n'))
    with pytest.raises(bramah.RunError) as caught:
        model.simulate(2)
    error = caught.value
    assert error.reason == "assertion failed" and "x is small" in error.message
    assert error.time == pytest.approx(0.693, abs=0.01)
    assert len(error.result.time) > 10 and error.result["x"][-1] == pytest.approx(0.5, abs=0.02)


def test_a_failure_of_a_component_has_its_place(written):
    path = written('model Whole\n  block Part input Real u; Real x(start=1, fixed=true); equation der(x) = -x; '
                   'assert(x > 0.5, "x is small"); end Part;\n  Real y;\n  Part one, part(u=y);\nequation\n  y = time;\n'
                   '  one.u = 1;\nend Whole;\n')
    with pytest.raises(bramah.RunError) as caught:
        bramah.open(path).simulate(2)
    error = caught.value
    assert error.component in ("one", "part") and "x is small" in error.message
    assert (error.file, error.line) == (str(path), 4) and error.column in (8, 13)


@pytest.mark.parametrize("wrong, message", [({"stop": -1}, "lies before"), ({"tolerance": 3}, "is outside"),
                                            ({"solver": "euler"}, "there is no method"),
                                            ({"variables": "nothing"}, "no variable matches"),
                                            ({"variables": "("}, "regular expression")])
def test_settings_that_are_wrong(decay, wrong, message):
    with pytest.raises(bramah.Error, match=message):
        bramah.open(decay).simulate(**wrong)


def test_results_have_only_what_was_stored(decay):
    result = bramah.open(decay).simulate(variables="x")
    assert list(result) == ["x"] and "parts[1]" not in result
    with pytest.raises(KeyError, match=r"parts\[1\]"):
        result["parts[1]"]


def test_everything_public_is_documented():
    for name in bramah.__all__:
        member = getattr(bramah, name)
        assert inspect.getdoc(member), name
        if not inspect.isclass(member):
            continue
        for inner, value in vars(member).items():
            isPublic = not inner.startswith("_") and (callable(value) or isinstance(value, property))
            assert not isPublic or inspect.getdoc(value), f"{name}.{inner}"
