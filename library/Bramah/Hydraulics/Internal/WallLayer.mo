// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model WallLayer "Terms of the friction that waves in a round line feel, laminar to turbulent"
  parameter Real distance(unit="1") = 0.01 "Time of a wave through the line, times nu/r^2";
  parameter Real Re(unit="1", min=0) = 0 "Reynolds number of the flow in which the layer has grown";
  parameter Real z[5](each unit="1") = {a[k]/b[k] for k in 1:5} "Impedances of the terms over that of the line without friction";
  parameter Real b[5](each unit="1") = {b_l[k] + s*(b_t[k] + Functions.turbulentFading(Re) - b_l[k]) for k in 1:5} "Rates of the terms, over nu/r^2";
  parameter Real g[5](each unit="1") = {exp(-distance*a[k]) for k in 1:5} "Share of a front that each term lets through";
  parameter Real c[5](each unit="1") = {b[k]*(1 - g[k])/(distance*a[k]) for k in 1:5} "Rates at which the rest follows, over nu/r^2";
protected
  constant Real a_l[5] = {2.512, 6.7124, 16.876, 43.142, 289.97} "Weights in laminar flow";
  constant Real b_l[5] = {30.771, 161.71, 919.11, 5466.1, 56377} "Rates in laminar flow";
  constant Real a_t[5] = {6.9592, 11.301, 26.843, 67.947, 454.12} "Weights in turbulent flow";
  constant Real b_t[5] = {39.491, 379.12, 2261.4, 13536, 138970} "Rates in turbulent flow, less B";
  parameter Real s(unit="1") = Functions.smoothStep((Re - 2300)/1700) "Share of turbulent flow";
  parameter Real a[5](each unit="1") = {a_l[k] + s*(a_t[k] - a_l[k]) for k in 1:5} "Weights of the terms";
  annotation(Documentation(info="<html>
<p>Momentum of a slice of oil that swings with e^(s*t), with s in units of nu/r^2: <b>(rho_0/A)*N*s*q = -dp/dx</b>, <b>N = 1 + 8/s + 4*W</b>. 8/s is
the friction of steady laminar flow, which is not counted here; W is the Laplace transform of Zielke&apos;s weighting function and stands for the thin layer
at the wall in which a changing flow turns round. In laminar flow <b>N = -J0(z)/J2(z)</b>, z = sqrt(-s); in turbulent flow by Vardy and Brown
<b>W = 1/(2*sqrt(s + B))</b>, <b>B = Re^k/12.86</b>, <b>k = log10(15.29/Re^0.0567)</b>.</p>
<p>A line with N_u = 1 + 4*W has the impedance <b>Zc = Z*sqrt(N_u)</b> and passes a wave on by <b>exp(-s*T*(sqrt(N_u) - 1))</b> after its time. Both
follow from one sum, <b>sqrt(N_u) = 1 + sum(a_k/(s + b_k))</b>: the impedance has its terms as lags of the flow, and of each term a wave&apos;s front
passes the share <b>g = exp(-T*a)</b>, the rest with the rate <b>c = b*(1 - g)/(T*a)</b>, which is the same at high and at low frequencies.</p>
<p>The constants are fitted to the two theories between s = 1 and 2e4 (turbulent: 100 to 5e4) in the relative error of sqrt(N_u) - 1: at most 2.6 %,
0.9 % in the mean. Trikha&apos;s three terms are off by 30 % in the mean. At s = 0 laminar flow has 4/3 of the mass, as theory says.</p>
<p>Vardy and Brown hold the viscosity of the turbulence that was there before the change, for a flow that is stopped does not calm down at once; so Re is
a parameter. A line whose terms changed in a run would not keep its oil. Between Re 2300 and 4000 the constants go over into each other.</p>
<p>Source: W. Zielke, Frequency-dependent friction in transient pipe flow, J. Basic Engineering 90 (1968); A. E. Vardy, J. M. B. Brown, Transient turbulent friction in
smooth pipe flows, J. Sound and Vibration 259 (2003); for the two transfer functions D. N. Johnston, The transmission line method for modelling
laminar flow of liquid in pipelines, Proc. IMechE I 226 (2012). The fit is this library&apos;s own.</p>
</html>"));
end WallLayer;
