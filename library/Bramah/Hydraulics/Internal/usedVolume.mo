// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
function usedVolume "Dead volume of a cylinder's side that counts"
  input Real V_dead "As it is given";
  input Real A "Area of the piston's side; 0 or less: it has none";
  output Real V "V_dead, or the least that has to stay before the piston at its end";
protected
  constant Units.Length h_min = 2e-5 "Height of the oil that stays before the piston, even with less dead volume";
  constant Units.Volume V_min = 1e-9 "Of a side without area";
algorithm
  V := noEvent(max(max(V_dead, h_min*A), V_min));
  annotation(Inline=true, Documentation(info="<html>
<p><b>V = max(V_dead, h_min*A, V_min)</b>: oil of no height would be endlessly stiff.</p>
</html>"));
end usedVolume;
