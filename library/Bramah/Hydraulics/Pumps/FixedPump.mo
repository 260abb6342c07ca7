// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model FixedPump "Pump of constant displacement"
  extends Interfaces.PartialPump(final D_loss=D);
  parameter Units.Displacement D(displayUnit="cm3/rev") = 16e-6 "Displacement per revolution" annotation(__Bramah(usual={1e-7,5e-3}));
equation
  V_rev = D;
  annotation(
    __Bramah(technicalData="%{D}\n%{!useShaft}%{w}", rule="Pump (X11230 without its arrow): circle 6 M, filled triangle pointing out at P; shaft on the left, a double line 1 M apart, closed where nothing drives it; arrow of rotation on the right; drain dashed."),
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{42.4,-42.4},{80,-80},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Text(extent={{92,-45},{252,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Moves the volume <code>D</code> per revolution from S to P. P and S keep their letters for both flow directions.</p>
<p><b>m_flow = rho*D*w/(2*pi) - rho_0*k*dp</b>, <b>tau = D*dp/(2*pi) + d*w + tau_c*tanh(w/(1 rad/s))</b>, dp = P.p - S.p.</p>
<p>Losses as in <a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>: coefficients, or the efficiencies of a data
sheet. Without shaft the pump turns at the constant speed <code>w</code>. What leaks into its case, leakage_ext*(P.p - p_L) and
leakage_ext*(S.p - p_L), goes to the drain L, without <code>useDrain</code> to the surroundings.</p>
<p>Typical: gear pumps 4 to 60 cm3/rev, axial piston pumps 10 to 250 cm3/rev, 1000 to 3000 rev/min; eta_vol 0.90 to 0.97,
eta_hm 0.88 to 0.95. On cavitation see there.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <a href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end FixedPump;
