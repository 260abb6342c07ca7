// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model HoseBurstValve "Hose-burst valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_close(min=1e-9) = 40/60000 "Flow from B to A above which it shuts";
  parameter Units.PressureDifference dp_close(min=1e4) = 5e5 "Pressure drop of q_close; at about this drop it opens again";
  parameter Units.PressureDifference dp_over(min=1e3) = 1e5 "Pressure rise from fully open to shut, by the spring";
  parameter Units.Length d_bleed(min=0, max=sqrt(4/Units.pi*A_max)) = 0 "Hole in the plate, by which the shut valve lets the load sink; 0: none";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the plate" annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference dp "Pressure drop from B to A";
  Units.VolumeFlowRate q "Volume flow rate from B to A, at the density of the inlet";
  Interfaces.BondOut A "To the hose" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondIn B "To the cylinder" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_close/10, area=A_bleed + (A_max - A_bleed)*noEvent(max(y, 0)), p_1=B.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  parameter Units.Area A_max = q_close/(Cd*sqrt(2*dp_close/oil.rho_0)) "Area of the open valve, with its hole";
  parameter Units.Area A_bleed = Units.pi/4*d_bleed^2 "Area of the hole";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = B.e - A.e;
  tau*der(y) = noEvent(min(max(1 - (dp - dp_close)/dp_over, 0), 1)) - y;
  q = oil.rho_0*edge.f/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(B, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], A)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="hoseBurst",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Text(extent={{-80,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end HoseBurstValve;
