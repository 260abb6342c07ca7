// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model GearFlowDivider "Gear-type flow divider: two gear sections on one shaft"
  extends Interfaces.OilComponent;
  parameter Units.Displacement D_A(displayUnit="cm3/rev", min=1e-9) = 10e-6 "Displacement of section A per revolution"
    annotation(Dialog(group="Size"));
  parameter Units.Displacement D_B(displayUnit="cm3/rev", min=1e-9) = D_A "Displacement of section B per revolution"
    annotation(Dialog(group="Size"));
  parameter Units.Inertia J(min=1e-8) = 5e-4 "Inertia of all gears and of the shaft" annotation(Dialog(group="Size"));
  parameter Boolean useShaft = false "true: the shaft goes on to a flange, for more sections or a drive"
    annotation(Evaluate=true, Dialog(group="Size"));
  parameter Types.MachineLosses losses = Types.MachineLosses.Efficiencies "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage of a section per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque of a section per speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.Torque tau_c(min=0) = 0 "Friction torque of a section independent of speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Real eta_vol(unit="1", displayUnit="%", min=0.1, max=1) = 0.97 "Volumetric efficiency of a section at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Real eta_hm(unit="1", displayUnit="%", min=0.1, max=1) = 0.95 "Hydro-mechanical efficiency of a section at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.PressureDifference dp_nom(min=1e5) = 150e5 "Pressure difference of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.AngularVelocity w_nom(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of the efficiencies (1500 rev/min)"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the speed at the start" annotation(Evaluate=true, Dialog(tab="Start", enable=not useShaft));
  parameter Units.AngularVelocity w_start(displayUnit="rev/min") = 0 "Speed at the start" annotation(Dialog(tab="Start", enable=not useShaft));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.Port A "Outlet of section A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,120})));
  Interfaces.Port B "Outlet of section B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,120})));
  Mechanics.Rotational.Interfaces.Flange_b shaft if useShaft "Shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={140,0})));
  Units.AngularVelocity w(start=w_start, fixed=init == Types.Initial.Start and not useShaft) "Speed of the shaft";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  Motors.FixedMotor sectionA(final oil=oil, final densityModel=densityModel, final D=D_A, final losses=losses, final leakage=leakage,
    final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm, final dp_nom=dp_nom, final w_nom=w_nom) "Section A";
  Motors.FixedMotor sectionB(final oil=oil, final densityModel=densityModel, final D=D_B, final losses=losses, final leakage=leakage,
    final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm, final dp_nom=dp_nom, final w_nom=w_nom) "Section B";
  Mechanics.Rotational.Inertia gears(final J=J, phi(start=0, fixed=not useShaft)) "Gears and shaft";
initial equation
  if init == Types.Initial.SteadyState and not useShaft then
    der(w) = 0;
  end if;
equation
  connect(P, sectionA.A);
  connect(P, sectionB.A);
  connect(sectionA.B, A);
  connect(sectionB.B, B);
  connect(sectionA.shaft, gears.flange_a);
  connect(sectionB.shaft, gears.flange_a);
  connect(gears.flange_b, shaft);
  w = gears.w;
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="QN", technicalData="%{D_A:cm3/rev} / %{D_B}", bonds="P > p:0 > sectionA.A, p > sectionB.A, sectionA.B > A, sectionB.B > B, gears:1 > inertia:I if J, gears > shaft, gears > sectionA.shaft, gears > sectionB.shaft", rule="Gear flow divider: two machines of 4 M on one shaft, triangles in at P and out at A and B, in a frame."),
    defaultComponentName="divider",
    Icon(coordinateSystem(extent={{-120,-120},{140,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-80},{120,80}}),
      Ellipse(extent={{-100,-40},{-20,40}}),
      Ellipse(extent={{20,-40},{100,40}}),
      Polygon(points={{-60,40},{-74,16},{-46,16},{-60,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{60,40},{46,16},{74,16},{60,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-60,-14},{-74,-38},{-46,-38},{-60,-14}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{60,-14},{46,-38},{74,-38},{60,-14}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-21.3,10},{21.3,10}}),
      Line(points={{-21.3,-10},{21.3,-10}}),
      Line(points={{98.7,10},{140,10}}, visible=useShaft),
      Line(points={{98.7,-10},{140,-10}}, visible=useShaft),
      Line(points={{0,-120},{0,-60}}),
      Line(points={{-60,120},{-60,40}}),
      Line(points={{60,120},{60,40}}),
      Line(points={{-60,-40},{-60,-60},{60,-60},{60,-40}}),
      Ellipse(extent={{-5,-65},{5,-55}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-86,86},{-66,108}}, textString="A"),
      Text(extent={{66,86},{86,108}}, textString="B"),
      Text(extent={{6,-112},{26,-90}}, textString="P"),
      Text(extent={{130,30},{270,60}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Both sections turn at one speed, so the flow at P goes to A and B in proportion to their displacements, but for leakage; for two equal
cylinders, or two lines that are to run at one pace. The other way round it joins two flows.</p>
<p><b>J*der(w) = sum of (D*(p_P - p_out)/(2*pi) - friction)</b> over both sections, <b>m_out = rho*D*w/(2*pi) + rho_0*k*(p_P - p_out)</b> for each,
both as in <a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>, the same losses for each section.</p>
<p>A section under the smaller load drives the other one as a motor drives a pump: at a steady speed and without losses
<b>p_P*(D_A + D_B) = p_A*D_A + p_B*D_B</b>. So with A at the tank, B comes to (D_A + D_B)/D_B times the pressure at P: <b>pressure
intensification</b>. Protect each outlet by a relief valve: a cylinder on its stop stops the other one too, and a lowered load may raise the other
outlet far above the pump. More than two sections: several dividers on one shaft (<code>useShaft</code>), their P joined; the
parts on the shaft then say how it starts.</p>
<p>Assumptions: losses in proportion to pressure and speed over the whole range; no ripple of single teeth. Valid: between the least and the
greatest speed of the data sheet (some 1000 to 3000 rev/min): below, leakage spoils the division. Typical: 1 to 60 cm3/rev, eta_vol 0.95 to 0.98, error 1.5 to
5 %. Source: the balance of torques; losses as in <a href='modelica://Bramah.Hydraulics.Motors.FixedMotor'>FixedMotor</a>. Example: <a
href='modelica://Bramah.Examples.Valves.GearDivider'>GearDivider</a>.</p>
</html>"));
end GearFlowDivider;
