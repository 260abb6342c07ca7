// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model SpoolPressureValve "Valve of Hopsan with a damped spool that pressures move against a spring"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Real C_q(unit="1", min=0.01, max=1) = 0.67 "Discharge coefficient";
  parameter Units.Length d(min=1e-6) = 0.01 "Diameter of the spool";
  parameter Real share(unit="1", min=0, max=1) = 0.1 "Share of the circumference that opens";
  parameter Units.Length x_max(min=1e-9) = 2e-3 "Greatest way of the spool";
  parameter Units.TranslationalSpringConstant c(min=0) = 1e4 "Stiffness of the spring";
  parameter Units.TranslationalDampingConstant damping(min=1e-6) = 1000 "Viscous friction of the spool";
  parameter Units.Angle phi = 1.17 "Angle of the jet, from which flow forces follow";
  parameter Real g_A(unit="1") = 1 "Share of the pressure at A that opens it" annotation(Dialog(group="Pressures"));
  parameter Real g_B(unit="1") = -1 "Share of the pressure at B that opens it; below 0: shuts it" annotation(Dialog(group="Pressures"));
  parameter Real g_X(unit="1") = 0 "Share of the pressure at X that opens it" annotation(Dialog(group="Pressures"));
  parameter Real g_Y(unit="1") = 0 "Share of the pressure at Y that shuts it" annotation(Dialog(group="Pressures"));
  parameter Boolean isOpen = false "true: open where no pressure acts" annotation(Evaluate=true, Dialog(group="Pressures"));
  parameter Units.PressureDifference dp_small(min=1) = 1e5 "Pressure drop that rounds off the root" annotation(Dialog(tab="Models"));
  Hydraulics.Interfaces.Port A "Inlet"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Hydraulics.Interfaces.Port B "Outlet"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Hydraulics.Interfaces.Port X if g_X <> 0 "Opens it"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
  Hydraulics.Interfaces.Port Y if g_Y <> 0 "Shuts it"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-20})));
  Blocks.Interfaces.RealInput p_set(unit="Pa") "Pressure of the spring"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,20})));
  Units.Position x(start=0, fixed=true, nominal=1e-3) "Position of the spool";
  Units.VolumeFlowRate q "Flow from A to B";
  Units.PressureDifference dp "A.p - B.p";
protected
  Hydraulics.Interfaces.Port opens "Where X leads";
  Hydraulics.Interfaces.Port shuts "Where Y leads";
  parameter Units.Area area = Units.pi/4*d^2 "End face of the spool";
  parameter Units.Length w = Units.pi*d*share*sin(phi) "Width of the edge";
  Real c_flow(unit="N/m") "Stiffness of the flow forces";
  Units.PressureDifference p_open "Sum of the pressures that open it, less the spring";
  Units.Velocity v "Speed of the spool without its stops";
  Real sign(unit="1") "Direction of the spring";
equation
  connect(X, opens);
  connect(Y, shuts);
  if g_X == 0 then
    opens.p = A.p;
  end if;
  if g_Y == 0 then
    shuts.p = A.p;
  end if;
  dp = A.p - B.p;
  sign = if isOpen then -1 else 1;
  c_flow = 2*C_q*w*cos(phi)*abs(dp);
  p_open = g_A*A.p + g_B*B.p + g_X*opens.p - g_Y*shuts.p - sign*p_set;
  v = (area*p_open - (c + c_flow)*x)/damping;
  der(x) = noEvent(if x <= 0 and v < 0 or x >= x_max and v > 0 then 0 else v);
  q = C_q*w*noEvent(min(max(x, 0), x_max))*sqrt(2/oil.rho_0)*Hydraulics.Functions.smoothedRoot(dp, dp_small);
  A.m_flow = oil.rho_0*q;
  B.m_flow = -A.m_flow;
  annotation(
    __Bramah(productClass="FL", bonds="A > way:1 > B, way > edge:R"),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{-20,-40},{-20,40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{-80,-20},{-40,-20}}, pattern=LinePattern.Dash),
      Line(points={{40,-20},{80,-20}}, pattern=LinePattern.Dash),
      Line(points={{40,20},{46,32},{54,8},{62,32},{70,8},{76,20}}),
      Line(points={{76,20},{100,20}}, color={44,99,201}),
      Line(points={{-40,10},{-70,10},{-70,30},{-56,30}}),
      Text(extent={{8,-72},{28,-50}}, textString="A"),
      Text(extent={{8,50},{28,72}}, textString="B"),
      Text(extent={{50,46},{190,76}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The pressures at A, B, X and Y move a spool against spring, flow forces and friction, between its stops 0 and x_max:</p>
<p><b>damping*der(x) = area*(g_A*A.p + g_B*B.p + g_X*X.p - g_Y*Y.p - p_set) - (c + c_flow)*x</b>, c_flow = 2*C_q*w*cos(phi)*|dp|, w =
pi*d*share*sin(phi), area = pi/4*d^2; <b>q = C_q*w*x*sqrt(2/rho)*sqrt(dp)</b>, dp = A.p - B.p. With <code>isOpen</code> the spring opens.</p>
<p>Assumptions: no mass of the spool. Valid: changes slower than damping over stiffness. Typical: d 5 to 30 mm, share 0.1 to 1, phi 69 degrees.
Source: HydraulicPressureReliefValveG and its like of Hopsan, in the limit of small steps. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end SpoolPressureValve;
