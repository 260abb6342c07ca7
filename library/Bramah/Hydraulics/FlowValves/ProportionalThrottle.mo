// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model ProportionalThrottle "Throttle set by a signal"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Real y_min(unit="1", min=0, max=1) = 0 "Smallest opening";
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Boolean useDynamics = true "true: the opening follows as a second-order lag"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.AngularFrequency omega(min=1e-3) = 150 "Natural frequency" annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Real zeta(unit="1", min=0) = 0.9 "Damping ratio" annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealInput u "Opening command 0..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Real y(unit="1", start=y_start, fixed=useDynamics and init == Types.Initial.Start) "Opening";
  Real y_rate(unit="1/s", start=0, fixed=useDynamics and init == Types.Initial.Start) "Its rate of change";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open throttle";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(y, y_min), 1)), p_1=A.p, p_2=B.p);
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(y) = 0;
    der(y_rate) = 0;
  end if;
equation
  if useDynamics then
    der(y) = y_rate;
    der(y_rate) = omega*omega*(u - y) - 2*zeta*omega*y_rate;
  else
    y = u;
    y_rate = 0;
  end if;
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{q_nom}, Δp %{dp_nom}", bonds="way > edge:R", rule="Proportional throttle (X10920): orifice with an arrow at its end, adjusted by a solenoid with two coils and arrow; electronics on the valve: an amplifier, box 3 M, at the coil (as X10840), a transducer G over it for closed-loop control (as X10850)."),
    defaultComponentName="throttle",
    Icon(coordinateSystem(extent={{-100,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,62}}),
      Polygon(points={{0,80},{-7,60},{7,60},{0,80}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-30,20},{-10,0},{-30,-20}}),
      Line(points={{30,20},{10,0},{30,-20}}),
      Line(points={{-40,-44},{-28,-44},{15.9,25.6}}),
      Polygon(points={{26.6,42.5},{10.8,28.8},{21,22.4},{26.6,42.5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{-100,-64},{-40,-24}}),
      Line(points={{-75,-24},{-95,-64}}),
      Line(points={{-65,-24},{-45,-64}}),
      Line(points={{-60.1,-82},{-76.9,-11.5}}),
      Polygon(points={{-81.5,8},{-82.7,-12.9},{-71.1,-10.1},{-81.5,8}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-100,0},{-92,0},{-92,-24}}, color={44,99,201}),
      Rectangle(extent={{-160,-64},{-100,-4}}, visible=electronics <> Types.ValveElectronics.None),
      Polygon(points={{-115,-34},{-145,-19},{-145,-49},{-115,-34}}, visible=electronics <> Types.ValveElectronics.None),
      Rectangle(extent={{-160,-4},{-100,56}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{-160,56},{-100,-4}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{-158,-2},{-134,22}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{-124,34},{-124,44},{-120,50},{-114,50},{-110,44},{-110,34}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{50,34},{190,64}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p><b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.
The opening y follows the command u: <b>der(der(y)) = omega^2*(u - y) - 2*zeta*omega*der(y)</b>, and counts between y_min and 1.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its position; the data sheet of such a valve gives omega and a hysteresis, which does not count here.</p>
<p>Assumptions: the area is in proportion to the opening, which follows as a lag of the second order. Valid: commands slower than about omega; no
cavitation in the jet (pressure behind above about 0.3 of that before). Typical: q_nom 20 to 200 l/min at 5 bar, omega 60 to 300 rad/s. Source:
the law of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Lines.WaterHammer'>WaterHammer</a>.</p>
</html>"));
end ProportionalThrottle;
