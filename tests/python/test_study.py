# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies: those of the command line, and those that a sampler of its own asks and tells."""
import bramah
import numpy
import pytest

VARY = ["--vary", "relief.p_set~5%", "--vary", "pump.D~3%", "--outputs", r"mass\.v", "--reduce", "max"]


def planned(example, **how):
    model = bramah.open(example("cylinder_drive"))
    return model, model.study({"relief.p_set": "~5%", "pump.D": "~3%"}, outputs=["mass.v"], reduce="max", **how)


@pytest.mark.parametrize("sampling, runs", [("lhs", 7), ("sobol-sequence", 8), ("tornado", None), ("morris", 3),
                                            ("sobol", 8)])
def test_a_study_is_that_of_the_command_line(sampling, runs, example, cli, tmp_path):
    _, study = planned(example, sampling=sampling, runs=runs, seed=5)
    study.run(jobs=2).to_csv(tmp_path / "own.csv")
    how = ["--sampling", sampling, "--seed", "5", *(["--runs", str(runs)] if runs else [])]
    expected = cli.json("study", example("cylinder_drive"), *VARY, *how, "--csv", tmp_path / "cli.csv")["responses"][0]
    assert (tmp_path / "own.csv").read_bytes() == (tmp_path / "cli.csv").read_bytes()
    assert study.missing == [] and study.failures == {}
    if sampling == "tornado":
        assert study.tornado() == [(bar["parameter"], bar["atLeast"], bar["atMost"]) for bar in expected["tornado"]]
    if sampling == "morris":
        for effect in expected["morris"]:
            assert study.morris()[effect["parameter"]] == {"mu_star": effect["muStar"], "mu": effect["mu"],
                                                           "sigma": effect["sigma"], "ways": effect["ways"]}
    if sampling == "sobol":
        for index in expected["sobol"]:
            assert study.sobol()[index["parameter"]] == {"first": index["first"], "total": index["total"],
                                                         "first_error": index["firstError"],
                                                         "total_error": index["totalError"]}
    else:
        with pytest.raises(bramah.Error, match="needs a study with the sampling sobol"):
            study.sobol()


def test_ask_and_tell_give_what_run_gives(example):
    _, expected = planned(example, runs=6)
    expected.run()
    model, study = planned(example, runs=6)
    first = study.ask(2)
    assert [point.index for point in first] == [0, 1] and study.missing == list(range(6))
    for point in first + study.ask():
        study.tell(point, study.values_of(model.simulate(values=point.values, variables=study.stored)))
    assert study.ask() == [] and study.missing == []
    assert numpy.array_equal(study.values, expected.values) and numpy.array_equal(study.points, expected.points)
    assert len(set(study["mass.v"])) == 6


def test_both_can_be_mixed_and_progress_is_told(example):
    _, study = planned(example, runs=6)
    study.tell(study.ask(1)[0], {"mass.v": 0.25})
    told = []
    study.run(progress=told.append)
    assert study["mass.v"][0] == 0.25 and told[-1] == 5
    assert numpy.isfinite(study.values).all()


def test_a_sampler_of_its_own_adds_points(decay):
    study = bramah.open(decay).study(["k", "x0"], sampling="own", outputs="x")
    assert len(study) == 0
    points = study.add([[1, 2], [3, 4]])
    assert points[1].values == {"k": 3, "x0": 4}
    study.run(points[1:])
    assert study.missing == [0]
    study.run()
    study.add([0.5, 1])
    study.run()
    assert study["x"] == pytest.approx([2*numpy.exp(-1), 4*numpy.exp(-3), numpy.exp(-0.5)], rel=1e-7)
    with pytest.raises(bramah.Error, match="a column for each of the 2 parameters"):
        study.add([[1, 2, 3]])
    with pytest.raises(bramah.Error, match="no finite value of `x0`"):
        study.add([[1, numpy.nan]])
    with pytest.raises(bramah.Error, match="there is no parameter `nothing`"):
        bramah.open(decay).study(["nothing"], sampling="own", outputs="x")


def test_failures_are_results(written):
    model = bramah.open(written('model Fails parameter Real k = 1; Real x(start=1, fixed=true); equation der(x) = -k*x; '
                                'assert(x > 0.5, "x is small"); end Fails;'))
    study = model.study({"k": [0.1, 5.0]}, outputs="x").run()
    assert numpy.isfinite(study["x"][0]) and numpy.isnan(study["x"][1])
    assert "x is small" in study.failures[1]
    study.tell(0, failure="lost")
    assert study.failures[0] == "lost" and numpy.isnan(study["x"][0])


def test_what_does_not_fit_is_told(decay):
    model = bramah.open(decay)
    for how, message in [({"outputs": "nothing"}, "no variable matches"),
                         ({"outputs": "x", "sampling": "fancy"}, "the sampling is one of grid"),
                         ({"outputs": "x", "sampling": "sobol"}, "needs a spread"),
                         ({"outputs": "x", "reduce": "sum"}, "the reduction is final"),
                         ({"measures": True}, "has no measures"), ({"outputs": "("}, "regular expression")]:
        with pytest.raises(bramah.Error, match=message):
            model.study({"k": [1, 2]}, **how)
    with pytest.raises(bramah.Error, match="has none of the forms"):
        model.study({"k": "~often"}, outputs="x")
    with pytest.raises(ValueError, match="what k takes is a list"):
        model.study({"k": 3}, outputs="x")
    assert len(model.study("k=1,2,3", outputs="x")) == 3  # one text is no list of letters
    study = model.study({"k": [1, 2]}, outputs="x")
    for wrong in ([1, 2], []):
        with pytest.raises(bramah.Error, match="one for each response"):
            study.tell(0, wrong)
    with pytest.raises(bramah.Error, match="there is no point 7"):
        study.tell(7, [1])
    with pytest.raises(IndexError):
        study.run([7])
    with pytest.raises(ValueError, match="jobs"):
        study.run(jobs=0)
    with pytest.raises(bramah.Error, match="has not stored `x`"):
        study.values_of(model.simulate(variables="parts.*"))
    pandas = pytest.importorskip("pandas")
    assert list(study.run().to_pandas().columns) == ["k", "x"] and pandas
