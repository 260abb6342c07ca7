// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetModulusGrowth "Growth of the bulk modulus of a preset over the pressure"
  input Preset preset;
  input Units.Temperature T;
  input Boolean stiffens;
  input Units.BulkModulus beta "Bulk modulus in use";
  output Real beta_p(unit="1") "0 where beta is not that of the preset";
algorithm
  beta_p := if not stiffens or abs(beta - presetBulkModulus(preset, T, stiffens)) > 1e-9*beta or preset == Preset.WaterGlycolHFC or preset == Preset.PhosphateEsterHFD
    or preset == Preset.Skydrol or preset == Preset.Water or preset == Preset.User then 0 else 10.2;
  annotation(Inline=true, Documentation(info="<html>
<p>Hayward&apos;s secant modulus grows by 5.6*p, see presetBulkModulus; so the tangent one, K_s*(K_s - p)/K_s(0), grows by 2*5.6 - 1 = 10.2 times the pressure.
Of other liquids no published value was at hand: their modulus stays constant.</p>
</html>"));
end presetModulusGrowth;
