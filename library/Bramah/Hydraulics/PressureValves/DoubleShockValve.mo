// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model DoubleShockValve "Shock valves with anti-cavitation for two lines, in one housing"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_setA(min=0) = 200e5 "Set pressure at A, over T" annotation(Dialog(group="Relief"));
  parameter Units.PressureDifference p_setB(min=0) = p_setA "Set pressure at B, over T" annotation(Dialog(group="Relief"));
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Relief"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow to T at dp_over above the set pressure" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Relief"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 3e-3 "Time constant of the opening" annotation(Dialog(group="Relief"));
  parameter Units.PressureDifference p_crack(min=0) = 0.05e5 "Cracking pressure of the suction check valves, over T"
    annotation(Dialog(group="Suction"));
  parameter Units.VolumeFlowRate q_suction(min=1e-9) = 60/60000 "Flow from T at dp_suction" annotation(Dialog(group="Suction"));
  parameter Units.PressureDifference dp_suction(min=p_crack + 0.1e5) = 0.5e5 "Pressure drop of q_suction; at least 0.1 bar over p_crack"
    annotation(Dialog(group="Suction"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  Interfaces.Port A "First line that is protected" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-280,40})));
  Interfaces.Port B "Second line that is protected" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={280,40})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-160})));
  Real yA(unit="1") "Opening of the relief valve at A: 0 shut, 1 fully open";
  Real yB(unit="1") "Opening of the relief valve at B: 0 shut, 1 fully open";
  Real yA_suction(unit="1") "Opening of the check valve at A: 0 shut, 1 fully open";
  Real yB_suction(unit="1") "Opening of the check valve at B: 0 shut, 1 fully open";
  Units.VolumeFlowRate qA "Volume flow rate from A to T, at the density of the inlet; negative: sucked in";
  Units.VolumeFlowRate qB "Volume flow rate from B to T, at the density of the inlet; negative: sucked in";
protected
  ShockValve atA(final oil=oil, final densityModel=densityModel, final p_set=p_setA, final dp_over=dp_over, final q_nom=q_nom, final tau=tau,
    final p_crack=p_crack, final q_suction=q_suction, final dp_suction=dp_suction, final init=init) "Protects A";
  ShockValve atB(final oil=oil, final densityModel=densityModel, final p_set=p_setB, final dp_over=dp_over, final q_nom=q_nom, final tau=tau,
    final p_crack=p_crack, final q_suction=q_suction, final dp_suction=dp_suction, final init=init) "Protects B";
equation
  connect(A, atA.A);
  connect(atA.T, T);
  connect(B, atB.A);
  connect(atB.T, T);
  yA = atA.y;
  yB = atB.y;
  yA_suction = atA.y_suction;
  yB_suction = atB.y_suction;
  qA = atA.q;
  qB = atB.q;
  annotation(
    __Bramah(bonds="A > atA.A, B > atB.A, T > t:0 > atA.T, t > atB.T", setting="A %{p_setA}, B %{p_setB}", productClass="FL", technicalData="A %{p_setA}, B %{p_setB}", rule="Pressure-relief and anti-cavitation valves of two lines (X10580): for each line a relief valve to T and a check valve from T, in one continuous frame."),
    defaultComponentName="shock",
    Icon(coordinateSystem(extent={{-280,-160},{280,140}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-240,-120},{240,140}}),
      Line(points={{-280,40},{-120,40}}),
      Rectangle(extent={{-120,0},{-40,80}}),
      Line(points={{-120,20},{-60,20}}, origin=DynamicSelect({0,0},{0,20*yA})),
      Polygon(points={{-40,20},{-60,27},{-60,13},{-40,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{0,20*yA})),
      Line(points={{-150,40},{-150,-24},{-100,-24},{-100,0}}, pattern=LinePattern.Dash),
      Line(points={{-80,80},{-60,84},{-100,92},{-60,100},{-100,109},{-60,117},{-100,125},{-80,130}}),
      Line(points={{-120,98},{-56,110}}),
      Polygon(points={{-36.5,114.5},{-56.9,115.7},{-54.7,104},{-36.5,114.5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-40,40},{0,40}}),
      Line(points={{-200,40},{-200,-80},{-104,-80}}),
      Line(points={{-100,-60},{-80,-80},{-100,-100}}),
      Ellipse(extent={{-104.1,-90},{-84.1,-70}}, origin=DynamicSelect({0,0},{-12*yA_suction,0})),
      Line(points={{-80,-80},{0,-80}}),
      Ellipse(extent={{-205,35},{-195,45}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{280,40},{120,40}}),
      Rectangle(extent={{120,0},{40,80}}),
      Line(points={{120,20},{60,20}}, origin=DynamicSelect({0,0},{0,20*yB})),
      Polygon(points={{40,20},{60,27},{60,13},{40,20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{0,20*yB})),
      Line(points={{150,40},{150,-24},{100,-24},{100,0}}, pattern=LinePattern.Dash),
      Line(points={{80,80},{60,84},{100,92},{60,100},{100,109},{60,117},{100,125},{80,130}}),
      Line(points={{40,98},{104,110}}),
      Polygon(points={{123.5,114.5},{103.1,115.7},{105.3,104},{123.5,114.5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{40,40},{0,40}}),
      Line(points={{200,40},{200,-80},{104,-80}}),
      Line(points={{100,-60},{80,-80},{100,-100}}),
      Ellipse(extent={{104.1,-90},{84.1,-70}}, origin=DynamicSelect({0,0},{12*yB_suction,0})),
      Line(points={{80,-80},{0,-80}}),
      Ellipse(extent={{205,35},{195,45}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,40},{0,-160}}),
      Ellipse(extent={{-5,35},{5,45}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-85},{5,-75}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-268,44},{-248,66}}, textString="A"),
      Text(extent={{248,44},{268,66}}, textString="B"),
      Text(extent={{8,-148},{28,-126}}, textString="T"),
      Text(extent={{-200,144},{200,174}}, textString="%name")}),
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.PressureValves.ShockValve'>ShockValve</a> for each of two lines, as they sit beside a motor or a cylinder:
<b>q_A = q_relief - q_suction</b> at A, and the same at B. Where the load strikes, a line lets its oil to T above its set pressure; the other line
takes from T what it lacks.</p>
<p>Assumptions: those of the valves; no volume and no drop of the housing. Valid: changes slower than about tau; flows up to q_nom and about twice
q_suction. Typical: set pressures 20 to 50 bar above the pump&apos;s relief valve, dp_over 10 to 20 % of it. Source: the characteristics are the data
sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Cylinders.LongStroke'>LongStroke</a>.</p>
</html>"));
end DoubleShockValve;
