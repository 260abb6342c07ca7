// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Functions;
function turbulentFading "Rate at which a turbulent flow forgets its changes, over nu/r^2"
  input Real Re(unit="1") "Reynolds number";
  output Real B(unit="1") "Rate";
protected
  Real l "Logarithm of the Reynolds number, of 2300 at least";
algorithm
  l := log(noEvent(max(Re, 2300)));
  B := exp(l*(log(15.29) - 0.0567*l)/log(10))/12.86;
  annotation(Inline=true, Documentation(info="<html>
<p><b>B = Re^k/12.86</b>, <b>k = log10(15.29/Re^0.0567)</b>: A. E. Vardy, J. M. B. Brown, Transient turbulent friction in smooth pipe flows, J. Sound and
Vibration 259 (2003). 170 at Re 2300, 526 at 10000. Valid: smooth walls, Re 2300 to 1e8; below 2300 the value at 2300.</p>
</html>"));
end turbulentFading;
