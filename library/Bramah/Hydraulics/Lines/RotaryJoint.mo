// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model RotaryJoint "Rotary joint: three lines to a part that turns"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of one way at dp_nom" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=10) = 1e5 "Pressure drop at q_nom" annotation(Dialog(group="Flow"));
  parameter Real laminar(unit="1", min=0, max=1) = 0.1 "Share of dp_nom that is in proportion to the flow" annotation(Dialog(group="Flow"));
  parameter Units.LeakageCoefficient leakage = 1e-14 "Leakage between neighbouring ways, and of the outer ways to the surroundings, at the density rho_0"
    annotation(Dialog(group="Seals"));
  Interfaces.Port A1 "Way 1, fixed side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,40})));
  Interfaces.Port A2 "Way 2, fixed side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Port A3 "Way 3, fixed side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,-40})));
  Interfaces.Port B1 "Way 1, turning side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,40})));
  Interfaces.Port B2 "Way 2, turning side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Interfaces.Port B3 "Way 3, turning side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,-40})));
  Units.PressureDifference dp[3] "Pressure drop of each way from A to B";
  Units.VolumeFlowRate q[3] "Volume flow rate of each way from A to B, at the density of the inlet";
  Units.VolumeFlowRate q_lost "Leakage to the surroundings, at the density rho_0";
protected
  Units.Density rho[3] "Density at the inlet of each way";
  Units.VolumeFlowRate q_12 "Leakage from way 1 to way 2, at the density rho_0";
  Units.VolumeFlowRate q_23 "Leakage from way 2 to way 3, at the density rho_0";
  Units.VolumeFlowRate q_1 "Leakage of way 1 to the surroundings, at the density rho_0";
  Units.VolumeFlowRate q_3 "Leakage of way 3 to the surroundings, at the density rho_0";
equation
  dp = {A1.p - B1.p, A2.p - B2.p, A3.p - B3.p};
  if densityModel == Types.DensityModel.Textbook then
    rho = fill(oil.rho_0, 3);
  else
    rho = {Media.upstreamDensity(oil, A1.p, B1.p), Media.upstreamDensity(oil, A2.p, B2.p), Media.upstreamDensity(oil, A3.p, B3.p)};
  end if;
  for i in 1:3 loop
    q[i] = q_nom*Functions.nominalShare(dp[i], dp_nom, laminar);
  end for;
  q_12 = leakage*(A1.p - A2.p);
  q_23 = leakage*(A2.p - A3.p);
  q_1 = leakage*(A1.p - fluid.p_ambient);
  q_3 = leakage*(A3.p - fluid.p_ambient);
  q_lost = q_1 + q_3;
  A1.m_flow = rho[1]*q[1] + oil.rho_0*(q_12 + q_1);
  A2.m_flow = rho[2]*q[2] + oil.rho_0*(q_23 - q_12);
  A3.m_flow = rho[3]*q[3] + oil.rho_0*(q_3 - q_23);
  B1.m_flow = -rho[1]*q[1];
  B2.m_flow = -rho[2]*q[2];
  B3.m_flow = -rho[3]*q[3];
  annotation(
    __Bramah(productClass="XM", technicalData="%{q_nom}, Δp %{dp_nom}", rule="Rotary joint of three ways (X11680): two circles of 4 M and 3 M with arrows of rotation, three lines on each side 2 M apart, the outer ones joined beside the circle."),
    defaultComponentName="rotaryJoint",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Ellipse(extent={{-30,-30},{30,30}}),
      Line(points={{-100,0},{100,0}}),
      Line(points={{-100,40},{-60,40},{-60,-40},{-100,-40}}),
      Line(points={{100,40},{60,40},{60,-40},{100,-40}}),
      Polygon(points={{0,30},{-19,30},{-15,18.8},{0,30}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{18,-24},{-1,-24},{1.5,-35.4},{18,-24}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-86,42},{-70,60}}, textString="1"),
      Text(extent={{-86,2},{-70,20}}, textString="2"),
      Text(extent={{-86,-38},{-70,-20}}, textString="3"),
      Text(extent={{70,42},{86,60}}, textString="1"),
      Text(extent={{70,2},{86,20}}, textString="2"),
      Text(extent={{70,-38},{86,-20}}, textString="3"),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Leads three lines from the frame of a machine to what turns on it. Each way costs
<b>dp = dp_nom*(k*z + (1 - k)*z*|z|)</b>, z = q/q_nom, k = laminar. Seals lie between neighbouring ways and at both ends:
<b>q_12 = leakage*(A1.p - A2.p)</b>, <b>q_23 = leakage*(A2.p - A3.p)</b>, <b>q_lost = leakage*(A1.p - p_amb + A3.p - p_amb)</b>. What goes to the
surroundings is lost.</p>
<p>A way that is not used ends in a <a href='modelica://Bramah.Hydraulics.Lines.Plug'>Plug</a> on both sides; the drain of a motor takes way 3,
whose pressure is low. The ports store no oil: they want nodes or parts that do.</p>
<p>Assumptions: the drop does not hang on the angle or the speed; the friction of the seals is no part of it: a
<a href='modelica://Bramah.Mechanics.Rotational.Brake'>Brake</a> stands for it. Valid: flows up to about twice q_nom. Typical: a bore of 12 mm
60 l/min at 1 bar; seals of 1e-15 to 1e-14 m3/(s.Pa), some drops a minute. Source: the share in proportion to the flow and that to its square are
the usual split of data sheets; ISO 5598 (2020), rotary connector, for the term. Example: <a
href='modelica://Bramah.Examples.Lines.TurningTable'>TurningTable</a>.</p>
</html>"));
end RotaryJoint;
