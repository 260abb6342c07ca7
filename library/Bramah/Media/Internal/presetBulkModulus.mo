// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetBulkModulus "Bulk modulus of a preset at 1.01325 bar, without exchange of heat"
  input Preset preset;
  input Units.Temperature T;
  input Boolean stiffens = true "false: as in version 0.1.0";
  output Units.BulkModulus beta;
algorithm
  beta := if preset == Preset.WaterGlycolHFC then 3.2e9
    elseif preset == Preset.PhosphateEsterHFD then 2.4e9
    elseif preset == Preset.Skydrol then 1.55e9
    elseif preset == Preset.Water then 2.25e9
    elseif preset == Preset.User then 1.5e9
    elseif not stiffens then (if preset == Preset.ISO_VG_22 then 1.45e9 elseif preset == Preset.ISO_VG_68 then 1.55e9
      elseif preset == Preset.ISO_VG_100 then 1.6e9 else 1.5e9)
    else 1e9*(1.57 + 0.15*log10(1e6*presetViscosity(preset, 293.15)))*10^(0.0024*(293.15 - T));
  annotation(Inline=true, Documentation(info="<html>
<p>Mineral oils: the isentropic secant modulus <b>K_s = (1.57 + 0.15*log10(nu_20))*10^(0.0024*(20 - T)) GPa + 5.6*p</b>, nu_20 in cSt at 20 degC, T in degC, within
5 % up to 800 bar and 5 to 100 degC: A. T. J. Hayward, How to estimate the bulk modulus of hydraulic fluids, Hydraulic Pneumatic Power 16 (1970). Oil in a
machine is compressed faster than its heat flows away; slowly compressed it is about 15 % softer.</p>
</html>"));
end presetBulkModulus;
