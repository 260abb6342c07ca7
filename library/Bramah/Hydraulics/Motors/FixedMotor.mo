// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Motors;
model FixedMotor "Motor of constant displacement, two flow directions"
  extends Interfaces.PartialMotor(final D_loss=D);
  parameter Units.Displacement D(displayUnit="cm3/rev") = 32e-6 "Displacement per revolution" annotation(__Bramah(usual={1e-7,2e-2}));
equation
  V_rev = D;
  annotation(
    __Bramah(technicalData="%{D}", rule="Motor, two directions (X11410): circle 6 M, filled triangles pointing in; shaft on the right, closed; double-headed arrow of rotation on the left; drain dashed."),
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{0,22},{-21,56},{21,56},{0,22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,-22},{-21,-56},{21,-56},{0,-22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Turns with the flow from A to B: <b>A.m_flow = rho*D*w/(2*pi) + rho_0*k*(A.p - B.p) + rho_0*k_ext*(A.p - p_L)</b>, and gives the torque
<b>D*(A.p - B.p)/(2*pi) - d*w - tau_c*tanh(w/(1 rad/s))</b> to its shaft.</p>
<p>rho is the density on the side the motor fills from. Losses as in
<a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>; leakage_ext goes to the drain L, without <code>useDrain</code> to the
surroundings. The motor works as a pump when it is driven. Its own inertia is that of the shaft's neighbour: add an Inertia.</p>
<p>Typical: 5 to 500 cm3/rev, slow-running motors to some l/rev; eta_vol 0.92 to 0.98, eta_hm 0.88 to 0.95.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single pistons; the displacement fills at once.
Valid: between the least and the greatest speed of the data sheet and up to its pressure; outside, the losses are extrapolated. Source: leakage
in proportion to pressure, friction in proportion to speed and constant: the usual split, as in H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <code>motor_position_control</code>.</p>
</html>"));
end FixedMotor;
