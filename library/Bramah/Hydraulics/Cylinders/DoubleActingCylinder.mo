// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model DoubleActingCylinder "Double-acting cylinder with one rod"
  extends Interfaces.OilComponent;
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(Dialog(group="Size"));
  parameter Units.Length d_rod(min=0) = 0.028 "Rod diameter" annotation(Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area on side A" annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side B"
    annotation(Dialog(group="Size"));
  parameter Units.Length stroke(min=1e-3) = 0.5 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=1e-9) = 5e-5 "Oil volume of side A at stroke 0, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=1e-9) = 5e-5 "Oil volume of side B at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=0) = 7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore)
    "Mass of piston and rod; 0 where a mass is fixed to the rod" annotation(Dialog(group="Size"));
  parameter Boolean useHousing = false "true: the housing moves with a flange; false: it stands at 0"
    annotation(Evaluate=true);
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_stribeck(min=0) = 0 "Friction at low speed on top of f_coulomb" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which friction is rounded off" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 2e8 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Side of the full piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port B "Side of the rod" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Mechanics.Translational.Interfaces.Flange_b rod "Rod end; its position is the stroke"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Mechanics.Translational.Interfaces.Flange_a housing if useHousing "Housing"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.Position x(start=x_start, fixed=init <> Types.Initial.Free) "Stroke: 0 retracted";
  Units.Velocity v(start=v_start, fixed=init == Types.Initial.Start) "Speed of the rod against the housing";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VA "Oil volume of side A";
  Units.Volume VB "Oil volume of side B";
  Units.Force f_pressure "Force of the pressures on the piston, out of the housing";
  Units.Force f_friction "Friction force against the motion";
  Units.Force f_stop "Force of the end stops, out of the housing";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
  Units.MassFlowRate m_leak "Leakage from A to B";
  Units.Length e_0 "Depth into the stop at stroke 0";
  Units.Length e_1 "Depth into the stop at full stroke";
  Units.Velocity v_rod "Absolute speed of the rod";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_deadA + A_A*stroke/2, V=VA, m_flow=A.m_flow - m_leak);
  Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_deadB + A_B*stroke/2, V=VB, m_flow=B.m_flow + m_leak);
  Mechanics.Translational.Interfaces.FlangeReader reader(f=f_pressure - f_friction + f_stop) if useHousing
    "Position of the housing and the force on it";
  Blocks.Interfaces.RealInput s_internal(unit="m") "Position of the housing in use";
initial equation
  if init == Types.Initial.SteadyState then
    der(v_rod) = 0;
  end if;
equation
  connect(reader.flange, housing);
  connect(reader.s, s_internal);
  if not useHousing then
    s_internal = 0;
  end if;
  x = rod.s - s_internal;
  v = der(x);
  pA = A.p;
  pB = B.p;
  pA = chamberA.p;
  pB = chamberB.p;
  VA = V_deadA + A_A*x;
  VB = V_deadB + A_B*(stroke - x);
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*A_A - (pB - fluid.p_ambient)*A_B;
  f_friction = d*v + (f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2))*tanh(v/v_small);
  e_0 = noEvent(max(-x, 0));
  e_1 = noEvent(max(x - stroke, 0));
  f_stop = c_stop*e_0*e_0/(e_0 + delta)*noEvent(max(1 - d_stop*v, 0))
    - c_stop*e_1*e_1/(e_1 + delta)*noEvent(max(1 + d_stop*v, 0));
  v_rod = der(rod.s);
  m_moving*der(v_rod) = f_pressure - f_friction + f_stop + rod.f;
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-30,40}}, {{-70 + 100*x/stroke,-40},{-30 + 100*x/stroke,40}})),
      Line(points=DynamicSelect({{-30,10},{160,10},{160,-10},{-30,-10}},
        {{-30 + 100*x/stroke,10},{160,10},{160,-10},{-30 + 100*x/stroke,-10}})),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{80,-40},{80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes the rod out, oil in B draws it in. The stroke x is 0 retracted and <code>stroke</code> extended.</p>
<p>Both sides store oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>) in the volumes
<b>V_A = V_deadA + A_A*x</b> and <b>V_B = V_deadB + A_B*(stroke - x)</b>. With v = der(x) the rod obeys</p>
<p><b>m_moving*a = (p_A - p_amb)*A_A - (p_B - p_amb)*A_B - f_friction + f_stop + rod.f</b></p>
<p><b>f_friction = d*v + (f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2))*tanh(v/v_small)</b></p>
<p>The outside of the rod carries the ambient pressure. An end stop pushes back by c_stop*e^2/(e + 10 um)*(1 + d_stop*(speed into
the stop)) at the depth e, never pulls, and turns most of a blow into heat. Leakage m = rho_0*leakage*(p_A - p_B) goes past the piston.</p>
<p>Give bore and rod diameter, or the areas. With a rigid mass on the rod, m_moving adds to it; it may be 0 then.
x_start counts before the start position of a mass on the rod.</p>
<p>Friction below v_small is rounded off: the rod creeps under a constant load and does not stick. Typical: d 200 to 2000 N.s/m,
f_coulomb 2 to 5 % of the nominal force, f_stribeck as much again; leakage with good seals 0.</p>
</html>"));
end DoubleActingCylinder;
