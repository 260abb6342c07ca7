// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
function viscosity "Kinematic viscosity over pressure (Barus)"
  input Oil oil;
  input Units.AbsolutePressure p;
  output Units.KinematicViscosity nu;
algorithm
  nu := oil.nu*exp(oil.nu_p*(p - p_0));
  annotation(Inline=true, smoothOrder=2, Documentation(info="<html>
<p>nu = nu(T)*exp(nu_p*(p - p_0)); for mineral oil nu_p is near 2e-8 1/Pa, a factor 1.5 at 200 bar. Valid to about 500 bar.</p>
</html>"));
end viscosity;
