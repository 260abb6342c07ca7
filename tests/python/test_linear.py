# SPDX-License-Identifier: GPL-3.0-or-later
"""Linear systems and responses, against the command line and scipy."""
import bramah
import numpy
import pytest

SERVO = "servo_position_control"
CUBIC = "model Cubic parameter Real u = 8; Real x(start=1, fixed=true); equation der(x) = u - x^3; end Cubic;"


def test_the_matrices_are_those_of_the_command_line(example, cli):
    expected = cli.json("linearize", example("cylinder_drive"), "--inputs", "valve.u", "--outputs", "mass.v,relief.dp")
    linear = bramah.open(example("cylinder_drive")).linearize("valve.u", ["mass.v", "relief.dp"])
    for name in "ABCD":
        assert numpy.array_equal(getattr(linear, name), numpy.array(expected[name])), name
    assert linear.states == [state["path"] for state in expected["states"]]
    assert linear.values == {state["path"]: state["value"] for state in expected["states"]}
    assert linear.units["mass.v"] == "m/s" and linear.units["relief.dp"] == "Pa"


def test_the_response_is_that_of_scipy(example):
    linear = bramah.open(example(SERVO)).linearize("valve.u", "mass.v")
    frequencies = numpy.geomspace(1, 200, 40)
    import scipy.signal

    omega, expected = scipy.signal.freqresp(linear.to_scipy(), 2*numpy.pi*frequencies)
    found = linear.response(frequencies)
    assert found.shape == (40, 1, 1)
    assert numpy.abs(found[:, 0, 0] - expected).max() < 1e-6*numpy.abs(expected).max()
    eigenvalues = numpy.linalg.eigvals(linear.A)
    for mode in linear.modes:
        assert numpy.abs(eigenvalues - mode.eigenvalue).min() < 1e-6*max(1, abs(mode.eigenvalue))
        assert sum(mode.participation.values()) == pytest.approx(1)


def test_a_linear_system_predicts_small_changes(written):
    """der(x) = -x^3 + u about u = 8: x = 2, A = -12, B = 1."""
    model = bramah.open(written(CUBIC))
    linear = model.linearize("u", "x")
    assert linear.A == pytest.approx(numpy.array([[-12]]), rel=1e-6) and linear.B.item() == pytest.approx(1)
    assert model.steady()["x"] == pytest.approx(2, rel=1e-6)
    model["u"] = 27
    assert model.linearize("u", "x").A.item() == pytest.approx(-27, rel=1e-6)
    # At a time of a run: x(0) = 1.
    assert model.linearize("u", "x", at=0.0).A.item() == pytest.approx(-3, rel=1e-6)
    with pytest.raises(bramah.Error, match="lies before the start time"):
        model.linearize("u", "x", at=-1.0)
    with pytest.raises(bramah.Error):
        model.linearize("nothing", "x")


def test_a_value_that_is_set_later_counts_in_a_form_made_before(written):
    """b = 2*a follows the input a until b has a value of its own."""
    model = bramah.open(written("model Two parameter Real a = 1; parameter Real b = 2*a; Real x(start=0, fixed=true); "
                                "equation der(x) = a + b - x; end Two;"))
    assert model.linearize("a", "x").B.item() == pytest.approx(3)
    model["b"] = 5
    assert model.linearize("a", "x").B.item() == pytest.approx(1)


def test_a_cut_loop_is_that_of_the_command_line(example, cli):
    expected = cli.json("linearize", example(SERVO), "--inputs", "valve.u", "--outputs", "mass.v", "--cut")
    linear = bramah.open(example(SERVO)).linearize("valve.u", "mass.v", cut=True)
    assert linear.outputs == expected["outputs"]
    assert numpy.array_equal(linear.A, numpy.array(expected["A"]))
    assert numpy.array_equal(linear.C, numpy.array(expected["C"]))


def test_delays_are_exact(written):
    """der(x) = u - x - x(t - 0.25)/2: the response is 1/(i omega + 1 + exp(-i omega/4)/2)."""
    model = bramah.open(written("model Late parameter Real u = 1; Real x(start=0.5, fixed=true); equation "
                                "der(x) = u - x - 0.5*delay(x, 0.25); end Late;"))
    linear = model.linearize("u", "x")
    assert [time for _, time in linear.delays] == [0.25] and linear.Bw.shape == (1, 1)
    with pytest.raises(ValueError, match="delays"):
        linear.to_scipy()
    frequencies = numpy.geomspace(0.01, 10, 50)
    s = 2j*numpy.pi*frequencies
    assert numpy.allclose(linear.response(frequencies)[:, 0, 0], 1/(s + 1 + numpy.exp(-s/4)/2), rtol=1e-6)


def test_responses_to_sines(example, cli, written):
    how = ["--input", "valve.u", "--amplitude", "0.01,0.5", "--frequencies", "5:20:2", "--outputs", "mass.v"]
    expected = cli.json("respond", example(SERVO), *how)["points"]
    model = bramah.open(example(SERVO))
    found = model.respond("valve.u", "mass.v", [5, 20], [0.01, 0.5])
    assert found.gain.shape == (2, 2, 1) and found.harmonics.shape == (2, 2, 1, 5)
    for k, point in enumerate(expected):
        a, f = divmod(k, 2)
        answer = point["outputs"]["mass.v"]
        assert abs(found.gain[a, f, 0]) == pytest.approx(answer["gain"], rel=1e-9)
        assert found.distortion[a, f, 0] == pytest.approx(answer["distortion"], rel=1e-9)
        assert found.settled[a, f] == point["settled"]
    # A small sine is answered as the linear system does: 1/(i omega + 12).
    cubic = bramah.open(written(CUBIC)).respond("u", "x", [0.5, 2, 8], 1e-3)
    assert numpy.allclose(cubic.gain[0, :, 0], 1/(2j*numpy.pi*cubic.frequencies + 12), rtol=2e-3)
    with pytest.raises(ValueError, match="positive"):
        model.respond("valve.u", "mass.v", [0], [1])
