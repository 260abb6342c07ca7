// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function viscosityByTemperature "Kinematic viscosity from those at 40 and 100 degC (ASTM D341)"
  input Units.KinematicViscosity nu_40;
  input Units.KinematicViscosity nu_100;
  input Units.Temperature T;
  output Units.KinematicViscosity nu;
protected
  Real c40, c100 "Viscosities in cSt";
  Real w40, w100, w "Double logarithms";
  Real z "Viscosity in cSt of the law without its correction for thin fluids";
algorithm
  c40 := nu_40*1e6;
  c100 := nu_100*1e6;
  w40 := log10(log10(c40 + 0.7 + exp(-1.47 - 1.84*c40 - 0.51*c40^2)));
  w100 := log10(log10(c100 + 0.7 + exp(-1.47 - 1.84*c100 - 0.51*c100^2)));
  w := w40 + (w100 - w40)*log10(T/313.15)/log10(373.15/313.15);
  z := 10^(10^w) - 0.7;
  nu := 1e-6*(z - exp(-0.7487 - 3.295*z + 0.6119*z^2 - 0.3193*z^3));
  annotation(Inline=true);
end viscosityByTemperature;
