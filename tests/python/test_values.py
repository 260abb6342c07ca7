# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs and points of rest: the values are those of the command line, to the last bit."""
import csv
import math

import bramah
import numpy
import pytest
import scipy.io


@pytest.mark.parametrize("name", ["cylinder_drive", "water_hammer", "clamp_and_drill", "sampled_servo_control",
                                  "accumulator_charge"])
def test_a_run_is_that_of_the_command_line(name, example, cli):
    expected = cli.columns("simulate", example(name))
    result = bramah.open(example(name)).simulate()
    assert len(result.time) > 100
    assert set(expected) == {"time", *result}
    for path, values in expected.items():
        assert numpy.array_equal(values, result[path], equal_nan=True), path


def test_values_of_a_run_and_of_the_model_are_those_of_set(example, cli):
    expected = cli.columns("simulate", example("cylinder_drive"), "--set", "relief.p_set=90bar", "--set", "mass.m=700",
                           "--stop", "1.5", "--tolerance", "1e-7", "--interval", "0.01", "--variables", "mass.*")
    model = bramah.open(example("cylinder_drive"))
    how = dict(stop=1.5, tolerance=1e-7, interval=0.01, variables="mass.*")
    alone = model.simulate(values={"relief.p_set": "90 bar", "mass.m": 700}, **how)
    model.set({"relief.p_set": "90 bar"})
    model["mass.m"] = numpy.float64(700)
    for result in alone, model.simulate(**how):
        assert set(expected) == {"time", *result}
        assert all(numpy.array_equal(values, result[path]) for path, values in expected.items())
    assert model["relief.p_set"] == 90e5
    assert not numpy.array_equal(alone["mass.v"], bramah.open(example("cylinder_drive")).simulate(**how)["mass.v"])


def test_a_structural_value_makes_the_equations_anew(decay):
    model = bramah.open(decay)
    model["k"] = 2
    model["n"] = 5
    result = model.simulate()
    assert "parts[5]" in result and model["n"] == 5
    assert result["x"][-1] == pytest.approx(math.exp(-2), rel=1e-7)
    model["x0"] = 3
    assert model.simulate()["parts[5]"][-1] == pytest.approx(3*math.exp(-2)/5, rel=1e-7)
    with pytest.raises(bramah.Error, match="the equations themselves depend"):
        model.simulate(values={"n": "3"})


def test_parameters_have_units_ranges_and_descriptions(decay, example):
    found = bramah.open(decay).parameters
    assert found["k"] == bramah.Parameter("k", 1.0, "1/s", "", "", 0.0, None, "Rate", [], False)
    assert found["n"].value == 2 and found["n"].is_structural
    assert found["isOn"].value is True
    drive = bramah.open(example("cylinder_drive")).parameters["relief.p_set"]
    assert (drive.value, drive.unit, drive.display_unit, drive.min) == (150e5, "Pa", "bar", 0.0)


def test_inputs_follow_signals(written):
    model = bramah.open(written("model Sum input Real u; Real y(start=0, fixed=true); equation der(y) = u; end Sum;"))
    t = numpy.linspace(0, 1, 11)
    assert model.simulate(1, inputs={"u": (t, 2*t)})["y"][-1] == pytest.approx(1, rel=1e-6)
    assert model.simulate(1, inputs={"u": ([0, 0.5], [1, 3], "held")})["y"][-1] == pytest.approx(2, rel=1e-6)
    with pytest.raises(bramah.Error, match="no finite value in row 2"):
        model.simulate(1, inputs={"u": ([0, 1], [0, math.nan])})
    with pytest.raises(ValueError, match="2 times and 1 values"):
        model.simulate(1, inputs={"u": ([0, 1], [0])})
    for signal, problem, message in [(3, TypeError, r"the input u is \(times, values\)"),
                                     (([0, 1],), TypeError, r"the input u is \(times, values\)"),
                                     (([[0, 1]], [[0, 1]]), ValueError, "times of the input u are an array of one"),
                                     (([0, 1], [[0], [1]]), ValueError, "values of the input u are an array of one"),
                                     ((0, 1), ValueError, "times of the input u are an array of one"),
                                     (([0, 1], ["1 bar", "2 bar"]), ValueError, "values of the input u are numbers in"),
                                     (([0, 1], [0, 1], "stepped"), ValueError, "'linear' or 'held'")]:
        with pytest.raises(problem, match=message):
            model.simulate(1, inputs={"u": signal})
    with pytest.raises(TypeError, match="inputs are a dict of paths"):
        model.simulate(1, inputs=[("u", [0, 1], [0, 1])])
    with pytest.raises(bramah.Error, match="there is no input `v`"):
        model.simulate(1, inputs={"v": ([0, 1], [0, 1])})


def test_a_record_that_is_too_short_is_told(written):
    model = bramah.open(written("model Sum input Real u; Real y(start=0, fixed=true); equation der(y) = u; end Sum;"))
    notes = model.simulate(2, inputs={"u": ([0, 1], [1, 1])}).end["notes"]
    assert any("in the rest of the run its end values hold" in note for note in notes)
    assert not any("end values" in note for note in model.simulate(2, inputs={"u": ([0, 2], [1, 1])}).end["notes"])


def test_a_run_goes_on_from_another(decay):
    model = bramah.open(decay)
    first = model.simulate(0.4)
    second = model.simulate(start=0.4, stop=1, start_from=first)
    assert second["x"][0] == first["x"][-1]
    assert second["x"][-1] == pytest.approx(math.exp(-1), rel=1e-7)


def test_results_go_to_files_and_pandas(example, cli, tmp_path):
    result = bramah.open(example("water_hammer")).simulate()
    result.to_csv(tmp_path / "own.csv")
    cli.run("simulate", example("water_hammer"), "--csv", tmp_path / "cli.csv")
    assert (tmp_path / "own.csv").read_bytes() == (tmp_path / "cli.csv").read_bytes()
    result.to_mat(tmp_path / "own.mat")
    assert scipy.io.loadmat(tmp_path / "own.mat")["data_2"].shape[1] == len(result.time)
    with pytest.raises(bramah.Error, match="cannot be written"):
        result.to_csv(tmp_path / "nowhere/own.csv")
    pandas = pytest.importorskip("pandas")
    frame = result.to_pandas()
    assert isinstance(frame, pandas.DataFrame) and frame.index.name == "time"
    assert all(numpy.array_equal(frame[path], result[path]) for path in result)


def test_a_value_at_a_time_is_that_behind_an_event(written):
    model = bramah.open(written("model Jump discrete Real y(start=1, fixed=true); Real x(start=0, fixed=true); equation "
                                "der(x) = 2; when time >= 0.5 then y = 3; end when; end Jump;"))
    result = model.simulate(1)
    assert result.at("y", 0.5) == 3 and result.at("x", 0.25) == pytest.approx(0.5)
    assert result.at("y", numpy.array([[0.2], [0.8]])).tolist() == [[1], [3]]
    assert result.is_event.sum() == 2 and (result.time[result.is_event] == 0.5).all()


def test_an_operating_point_is_that_of_the_command_line(example, cli):
    expected = cli.json("steady", example("cylinder_drive"))
    point = bramah.open(example("cylinder_drive")).steady()
    assert dict(point) == expected["values"]
    assert point.units["relief.dp"] == "Pa"
    assert [{"path": path, "rate": rate} for path, rate in point.free_states.items()] == expected["freeStates"]


def test_files_are_read_back_exactly(decay, tmp_path):
    result = bramah.open(decay).simulate()
    result.to_csv(tmp_path / "x.csv")
    with open(tmp_path / "x.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["x"]) for row in rows] == result["x"].tolist()
