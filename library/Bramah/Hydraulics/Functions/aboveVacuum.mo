// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function aboveVacuum "Pressure at an end that cavitates: never below 0"
  input Units.PressureDifference s "Pressure, did no cavity form; may be negative";
  input Units.AbsolutePressure p_vapour "Vapour pressure";
  output Units.AbsolutePressure p "Pressure";
algorithm
  p := smooth(1, noEvent(if s > p_vapour then s else p_vapour*p_vapour/(2*p_vapour - min(s, p_vapour))));
  annotation(Inline=true, smoothOrder=1, Documentation(info="<html>
<p><b>p = s</b> above the vapour pressure, below it the hyperbola <b>p = p_vapour/(2 - s/p_vapour)</b>, which goes on with the same slope and
falls towards 0 without reaching it.</p>
</html>"));
end aboveVacuum;
