# SPDX-License-Identifier: GPL-3.0-or-later
"""FMUs, as another tool finds them."""
import re
import zipfile

import bramah
import pytest


def variable(fmu, name):
    """The attributes of a variable in the description of an FMU of version 3."""
    with zipfile.ZipFile(fmu) as archive:
        description = archive.read("modelDescription.xml").decode()
    return dict(re.findall(r'(\w+)="([^"]*)"', re.search(f'<[A-Za-z0-9]+ name="{re.escape(name)}"[^>]*>', description)[0]))


def test_an_fmu_has_the_values_inputs_and_outputs_that_were_asked_for(example, tmp_path):
    model = bramah.open(example("cylinder_drive"))
    model["relief.p_set"] = "140 bar"
    fmu = tmp_path / "drive.fmu"
    assert "Linux" in model.export_fmu(fmu, inputs="valve.u", outputs=["mass.v", "lineP.p"])
    assert variable(fmu, "valve.u")["causality"] == "input"
    assert variable(fmu, "mass.v")["causality"] == "output"
    assert variable(fmu, "lineP.p")["displayUnit"] == "bar"
    assert variable(fmu, "mass.s")["causality"] == "local"
    assert float(variable(fmu, "relief.p_set")["start"]) == 140e5
    assert zipfile.ZipFile(fmu).testzip() is None


def test_what_cannot_be_exported_says_why(example, tmp_path):
    model = bramah.open(example("cylinder_drive"))
    with pytest.raises(bramah.Error, match="nowhere"):
        model.export_fmu(tmp_path / "a.fmu", inputs="nowhere.u")
    with pytest.raises(bramah.Error, match="a.fmu"):
        model.export_fmu(tmp_path / "none" / "a.fmu")
    with pytest.raises(ValueError):
        model.export_fmu(tmp_path / "a.fmu", version=1)
    assert not (tmp_path / "a.fmu").exists()


def test_an_fmu_in_a_model_runs_after_it_was_allowed(example, written, cli, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    inner = bramah.open(written("model Ramp parameter Real k = 2; output Real y; equation y = k*time; end Ramp;"))
    inner.export_fmu(tmp_path / "Ramp.fmu")
    cli.run("import", tmp_path / "Ramp.fmu", "-o", tmp_path / "Ramp.mo")
    model = bramah.open(tmp_path / "Ramp.mo")
    with pytest.raises(bramah.RunError, match="Ramp.fmu"):
        model.simulate(stop=1)
    bramah.trust_fmus()
    model["k"] = 3
    assert abs(model.simulate(stop=1)["y"][-1] - 3) < 1e-9
