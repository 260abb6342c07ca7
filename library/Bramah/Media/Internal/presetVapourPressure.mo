// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetVapourPressure "Pressure of a preset near 40 degC below which cavities grow"
  input Preset preset;
  output Units.AbsolutePressure p_vapour;
algorithm
  p_vapour := if preset == Preset.WaterGlycolHFC then 5000
    elseif preset == Preset.Water then 7385
    else 1000;
  annotation(Inline=true);
end presetVapourPressure;
