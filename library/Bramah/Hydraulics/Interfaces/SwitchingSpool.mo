// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model SwitchingSpool "Spool that is switched between -1, 0 and 1"
  extends OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of one path at dp_nom, fully open"
    annotation(__Bramah(fault(caption="Dirt in the edges, opens less", factor=0.1), usual={1e-7,0.1}), Dialog(group="Metering"));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom on one path"
    annotation(Dialog(group="Metering"));
  parameter Units.PressureDifference dp_nom_total(min=0) = 0 "Pressure drop of both paths together instead, if not 0"
    annotation(Dialog(group="Metering"));
  parameter Units.Time t_switch(min=1e-4, displayUnit="ms") = 0.03 "Switching time" annotation(__Bramah(fault(caption="Spool sluggish", factor=20)), Dialog(group="Spool"));
  parameter Real travel(unit="1", displayUnit="%", min=0, max=1) = 1 "Share of its way that the spool still goes; 0: stuck at x_stuck"
    annotation(__Bramah(fault(caption="Spool stuck", to=0)), Dialog(group="Spool"));
  parameter Real x_stuck(unit="1", min=-1, max=1) = 0 "Place to which travel narrows the way of the spool: 1 solenoid a has switched, -1 solenoid b"
    annotation(Dialog(group="Spool", enable=travel < 1));
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real x(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 1 solenoid a has switched, -1 solenoid b, 0 rest";
  Real v(unit="1/s", start=0, fixed=init == Types.Initial.Start) "Its speed";
protected
  Real x_target "Where the solenoids draw the spool";
  parameter Units.AngularFrequency omega = 5/t_switch "Natural frequency of the spool";
  parameter Units.PressureDifference dp_path = if dp_nom_total > 0 then dp_nom_total/2 else dp_nom "Pressure drop of one path";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_path/oil.rho_0)) "Area of an open path";
  parameter Real overlap = 0.1 "Share of the travel before a path opens";
  parameter Real x_least(unit="1") = x_stuck - travel*(1 + x_stuck) "Least place that a spool reaches which is stuck";
  parameter Real x_most(unit="1") = x_stuck + travel*(1 - x_stuck) "Greatest one";
  Real y_a "Opening of the paths of solenoid a";
  Real y_b "Opening of the paths of solenoid b";
  Real y_0 "Opening of the paths of the rest position";
initial equation
  if init == Types.Initial.SteadyState then
    der(x) = 0;
    der(v) = 0;
  end if;
equation
  der(x) = v;
  der(v) = omega*omega*(noEvent(if travel < 1 then min(max(x_target, x_least), x_most) else x_target) - x) - 2*omega*v;
  y_a = noEvent(min(max((x - overlap)/(1 - overlap), 0), 1));
  y_b = noEvent(min(max((-x - overlap)/(1 - overlap), 0), 1));
  y_0 = noEvent(min(max((0.5 - abs(x))/0.5, 0), 1));
  annotation(Documentation(info="<html>
<p>The spool follows its solenoids, <b>der(der(x)) = omega^2*(x_target - x) - 2*omega*der(x)</b>, omega = 5/t_switch: after t_switch it has gone 96 %.
Paths of a solenoid open by y = (|x| - 0.1)/0.9, those of the rest position shut by y_0 = 1 - 2*|x|, between 0 and 1.
Each path: <b>m_flow = Cd*A_max*y*sqrt(2*rho)*g(dp)</b>, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), see
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Dirt, or a burr, lets the spool go only a part of its way: with <code>travel</code> below 1 it follows its solenoids between
<b>x_stuck - travel*(1 + x_stuck)</b> and <b>x_stuck + travel*(1 - x_stuck)</b>; at 0 it stands at <code>x_stuck</code>, whatever they do. A fourth
position, beyond -1, is then out of reach.</p>
</html>"));
end SwitchingSpool;
