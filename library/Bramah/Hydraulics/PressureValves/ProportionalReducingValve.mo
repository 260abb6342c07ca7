// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ProportionalReducingValve "Three-way pressure reducing valve, its set pressure by a signal"
  extends Interfaces.ThreeWayReducer(dp_over=1e5, q_nom=10/60000, y(start=0));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Units.PressureDifference p_max(min=1e5) = 30e5 "Pressure held at A, over T, at u = 1";
  parameter Units.PressureDifference p_min(min=0, max=p_max) = 0 "Pressure held at A, over T, at u = 0";
  parameter Units.Time tau_set(min=1e-6, displayUnit="ms") = 0.02 "Time constant of the set pressure" annotation(Dialog(group="Dynamics"));
  Blocks.Interfaces.RealInput u "Command 0..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0}, rotation=180)));
  Units.PressureDifference p_set(start=p_min, fixed=init == Types.Initial.Start) "Set pressure over T";
initial equation
  if init == Types.Initial.SteadyState then
    der(p_set) = 0;
  end if;
equation
  tau_set*der(p_set) = p_min + (p_max - p_min)*noEvent(min(max(u, 0), 1)) - p_set;
  p_held = p_set;
  annotation(
    __Bramah(setting="%{p_min:bar} … %{p_max}", coils={"u"}, technicalData="%{p_min:bar} … %{p_max}", rule="Proportional reducing valve, three-way: as the one with an adjustable spring, a solenoid with a steep arrow behind the spring; electronics on the valve: an amplifier, box 3 M, at the coil (X10870), a transducer G over it for closed-loop control (X10870)."),
    defaultComponentName="reducing",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{90,-20},{150,20}}),
      Line(points={{110,20},{130,-20}}),
      Line(points={{111.6,-38},{127.1,32.5}}),
      Polygon(points={{131.4,52},{121.3,33.8},{133,31.2},{131.4,52}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{150,0},{160,0}}, color={44,99,201}, visible=electronics == Types.ValveElectronics.None),
      Rectangle(extent={{150,-20},{210,40}}, visible=electronics <> Types.ValveElectronics.None),
      Polygon(points={{165,10},{195,25},{195,-5},{165,10}}, visible=electronics <> Types.ValveElectronics.None),
      Rectangle(extent={{150,40},{210,100}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{150,100},{210,40}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{152,42},{176,66}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{186,78},{186,88},{190,94},{196,94},{200,88},{200,78}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{50,46},{190,76}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics <> Types.ValveElectronics.ClosedLoop),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics == Types.ValveElectronics.ClosedLoop)}),
    Documentation(info="<html>
<p>Holds a pressure at A that follows the command: lets oil from P while A is below it, and to T while it is above. Such valves fill clutches and
move the spools of large valves.</p>
<p><b>tau_set*der(p_set) = p_min + (p_max - p_min)*u - p_set</b>, u between 0 and 1, and as
<a href='modelica://Bramah.Hydraulics.PressureValves.ReducingRelievingValve'>ReducingRelievingValve</a>
<b>y_target = (p_set - (A.p - T.p))/dp_over between -1 and 1</b>, <b>tau*der(y) = y_target - y</b>; P to A with the area A_max*max(y, 0), A to T with
A_max*max(-y, 0), by <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>So A stands where both ways are shut, at p_set, and lower the more it has to give: at q_nom over dp_nom by dp_over.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its position; the data sheet of such a valve gives tau_set and a hysteresis, which does not count here.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; the magnet&apos;s force follows the command with
the lag tau_set, without hysteresis; flow forces are in the pressure range dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom),
beyond which the valve stands fully open as an orifice. Typical: p_max 20 to 40 bar at a supply of 30 to 50 bar, q_nom 5 to 30 l/min, tau_set 10 to 40 ms,
hysteresis 2 to 4 % of p_max. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.ClutchFilling'>ClutchFilling</a>.</p>
</html>"));
end ProportionalReducingValve;
