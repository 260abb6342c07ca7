// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetDensity "Density of a preset at 1.01325 bar"
  input Preset preset;
  input Units.Temperature T;
  output Units.Density rho;
protected
  Real dT(unit="K") "Temperature over 15 degC";
algorithm
  dT := T - 288.15;
  rho := if preset == Preset.ISO_VG_22 then 866*(1 - 7e-4*dT)
    elseif preset == Preset.ISO_VG_32 then 872*(1 - 7e-4*dT)
    elseif preset == Preset.ISO_VG_68 then 886*(1 - 7e-4*dT)
    elseif preset == Preset.ISO_VG_100 then 891*(1 - 7e-4*dT)
    elseif preset == Preset.WaterGlycolHFC then 1080*(1 - 6.5e-4*dT)
    elseif preset == Preset.PhosphateEsterHFD then 1130*(1 - 7e-4*dT)
    elseif preset == Preset.Skydrol then 1013*(1 - 9e-4*dT)
    elseif preset == Preset.Water then 999.1*(1 - 3e-4*dT)
    else 879*(1 - 7e-4*dT);
  annotation(Inline=true);
end presetDensity;
