// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetViscosityPressure "Barus coefficient of a preset"
  input Preset preset;
  output Real nu_p(unit="1/Pa");
algorithm
  nu_p := if preset == Preset.WaterGlycolHFC then 0.5e-8
    elseif preset == Preset.Water then 0
    else 2e-8;
  annotation(Inline=true);
end presetViscosityPressure;
