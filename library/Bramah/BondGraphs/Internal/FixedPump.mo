// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FixedPump "Pump of constant displacement, as a transformer with losses"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev") = 16e-6 "Displacement per revolution";
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(Dialog(group="Drive", enable=not useShaft));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage per pressure difference, at the density rho_0" annotation(Dialog(tab="Losses"));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque per speed" annotation(Dialog(tab="Losses"));
  Interfaces.BondIn S "Suction" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={10,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.BondOut P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Interfaces.BondIn shaft if useShaft "Drive shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-84,-20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of P";
  Units.PressureDifference dp "Pressure of P less that of S";
  Real filling(unit="1", displayUnit="%") "Density of what fills the displacement over rho_0";
  BondGraphs.Sources.Sf drive(final f0=w) if not useShaft
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-84,20})));
  BondGraphs.Junctions.J1 rotor(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-56,0})));
  BondGraphs.Passive.R friction(final R=d)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-56,-20}, rotation=270)));
  BondGraphs.Modulated.mTF tf
    annotation(Placement(transformation(extent={{-4,-2},{4,4}}, origin={-30,0})));
  BondGraphs.Junctions.J1 oilFlow(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 inlet(nIn=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-30}, rotation=180)));
  BondGraphs.Junctions.J0 outlet(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-16}, rotation=270)));
  BondGraphs.Passive.G leak(final G=leakage)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,-16})));
equation
  if densityModel == Types.DensityModel.Textbook then
    filling = Hydraulics.Functions.smoothStep(noEvent(if D*rotor.f >= 0 then inlet.e else outlet.e)/oil.p_vapour + fluid.p_ambient/oil.p_vapour);
  else
    filling = Media.density(oil, fluid.p_ambient + noEvent(if D*rotor.f >= 0 then inlet.e else outlet.e))/oil.rho_0;
  end if;
  tf.m = D/(2*Units.pi)*filling;
  m_flow = oil.rho_0*(oilFlow.f - gap.f);
  dp = outlet.e - inlet.e;
  connect(drive.bond, rotor.bondIn[1])
    annotation(Line(points={{-82,20},{-58,0}}, color={96,104,116}));
  connect(shaft, rotor.bondIn[1])
    annotation(Line(points={{-84,-20},{-58,0}}, color={96,104,116}));
  connect(rotor.bondDown[1], friction.bond)
    annotation(Line(points={{-56,-2},{-56,-18}}, color={96,104,116}));
  connect(rotor.bondOut[1], tf.bondIn)
    annotation(Line(points={{-54,0},{-34,0}}, color={96,104,116}));
  connect(tf.bondOut, oilFlow.bondIn[1])
    annotation(Line(points={{-26,0},{-2,0}}, color={96,104,116}));
  connect(S, inlet.bondIn[1])
    annotation(Line(points={{10,-40},{-18,-30}}, color={96,104,116}));
  connect(inlet.bondDown[1], oilFlow.bondIn[2])
    annotation(Line(points={{-20,-28},{-2,0}}, color={96,104,116}));
  connect(oilFlow.bondOut[1], outlet.bondIn[1])
    annotation(Line(points={{2,0},{18,0}}, color={96,104,116}));
  connect(outlet.bondOut[1], P)
    annotation(Line(points={{22,0},{40,0}}, color={96,104,116}));
  connect(outlet.bondDown[1], gap.bondIn[1])
    annotation(Line(points={{20,-2},{20,-14}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{22,-16},{32,-16}}, color={96,104,116}));
  connect(gap.bondOut[1], inlet.bondIn[2])
    annotation(Line(points={{20,-18},{-18,-30}}, color={96,104,116}));
  annotation(
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF"),
      Line(points={{0,-100},{0,-60}}, color={96,104,116}),
      Line(points={{0,60},{0,100}}, color={96,104,116}),
      Text(extent={{-120,106},{60,134}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-98,-54},{54,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f_P = filling*D/(2*pi)*w - leakage*(p_P - p_S)</b>, <b>tau = filling*D/(2*pi)*(p_P - p_S) + d*w</b>: a transformer between shaft and oil,
a conductance past it, and friction at the shaft. The filling is the density of the oil at S over rho_0.</p>
</html>"));
end FixedPump;
