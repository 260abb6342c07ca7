// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model ProportionalSpool "Spool that follows a command, and the opening of its metering edges; ports are left open"
  extends OilComponent;
  parameter Types.Metering metering = Types.Metering.Nominal "How the metering edges are given"
    annotation(Evaluate=true, Dialog(group="Metering"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Nominal, Table: flow of one path at dp_nom, fully open"
    annotation(__Bramah(fault(caption="Dirt in the edges, opens less", factor=0.1), usual={1e-7,0.1}), Dialog(group="Nominal"));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Nominal, Table: pressure drop of one path"
    annotation(Dialog(group="Nominal"));
  parameter Units.PressureDifference dp_nom_total(min=0) = 0 "Nominal, Table: pressure drop of both paths together instead, if not 0"
    annotation(Dialog(group="Nominal"));
  parameter Units.Length x_max(min=1e-6) = 2e-3 "Spool travel at u = 1" annotation(Dialog(group="Spool"));
  parameter Units.Length w_edge(min=1e-6) = 7.853981633974483e-3 "Geometric: width of each metering edge"
    annotation(__Bramah(fault(caption="Dirt in the edges, opens less", factor=0.1)), Dialog(group="Geometric"));
  parameter Real table[:, 2](each min=0, each max=1) = [0, 0; 0.15, 0; 0.3, 0.05; 0.6, 0.35; 1, 1] "Table: share of x_max, share of the open area; both grow"
    annotation(Dialog(group="Table", enable=metering == Types.Metering.Table));
  parameter Real overlap(unit="1", displayUnit="%", min=-0.5, max=0.9) = 0 "Overlap over x_max; negative: underlap"
    annotation(Dialog(group="Metering", enable=metering <> Types.Metering.Table));
  parameter Units.Length clearance(displayUnit="um", min=0) = 1e-6 "Opening that is left where an edge just shuts"
    annotation(__Bramah(fault(caption="Worn edges, leaks when shut", to=5e-5)), Dialog(group="Metering", enable=metering <> Types.Metering.Table));
  parameter Boolean useDynamics = true "true: the spool follows as a second-order lag"
    annotation(Evaluate=true, Dialog(group="Spool"));
  parameter Units.AngularFrequency omega(min=1e-3) = 250 "Natural frequency of the spool"
    annotation(__Bramah(fault(caption="Spool sluggish", factor=0.05)), Dialog(group="Spool", enable=useDynamics));
  parameter Real zeta(unit="1", min=0.01) = 0.8 "Damping ratio of the spool"
    annotation(Dialog(group="Spool", enable=useDynamics));
  parameter Units.Time t_stroke(min=0, displayUnit="ms") = 0 "Shortest time from 0 to x_max; 0: no limit"
    annotation(Dialog(group="Spool", enable=useDynamics));
  parameter Real hysteresis(unit="1", displayUnit="%", min=0, max=0.5) = 0 "Command up less command down for the same place, with dynamics"
    annotation(__Bramah(fault(caption="Spool sticks", to=0.4)), Dialog(group="Spool", enable=useDynamics));
  parameter Real u_null(unit="1", displayUnit="%", min=-0.5, max=0.5) = 0 "Command at which the spool stands in its middle"
    annotation(__Bramah(fault(caption="Middle of the spool has moved", to=0.3)), Dialog(group="Spool"));
  parameter Real travel(unit="1", displayUnit="%", min=0, max=1) = 1 "Share of its way that the spool still goes; 0: stuck at x_stuck"
    annotation(__Bramah(fault(caption="Spool stuck", to=0)), Dialog(group="Spool"));
  parameter Units.Position x_stuck(min=-x_max, max=x_max) = 0 "Place to which travel narrows the way of the spool"
    annotation(Dialog(group="Spool", enable=travel < 1));
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Units.Position x_start(min=-x_max, max=x_max) = 0 "Spool position at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.67 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Units.Position x(start=x_start, fixed=useDynamics and init == Types.Initial.Start, nominal=1e-3) "Spool position";
  Units.Velocity v(start=0, fixed=useDynamics and init == Types.Initial.Start, nominal=0.1) "Spool speed";
  Units.Area A_plus "Free area of the edges that u > 0 opens";
  Units.Area A_minus "Free area of the edges that u < 0 opens";
protected
  parameter Units.PressureDifference dp_path = if dp_nom_total > 0 then dp_nom_total/2 else dp_nom "Pressure drop of one path";
  parameter Units.Area A_nom = q_nom/(Cd*sqrt(2*dp_path/oil.rho_0)) "Area of q_nom at dp_path";
  parameter Units.Length width = if metering == Types.Metering.Geometric then w_edge
    else A_nom/(x_max*(1 - overlap) + clearance) "Width of each metering edge in use";
  parameter Units.Velocity v_max = if t_stroke > 0 then x_max/t_stroke else 1e6 "Speed limit of the spool";
  parameter Integer n = size(table, 1) "Rows of the table";
  parameter Real h[n - 1] = {noEvent(max(table[i + 1, 1] - table[i, 1], 1e-6)) for i in 1:n - 1} "Travel of each piece of the table";
  parameter Real dy[n - 1] = {table[i + 1, 2] - table[i, 2] for i in 1:n - 1} "Rise of each piece";
  parameter Real slope[n] = cat(1, {dy[1]/h[1]},
    {2*dy[i - 1]*dy[i]/noEvent(max(dy[i - 1]*h[i] + dy[i]*h[i - 1], 1e-12)) for i in 2:n - 1}, {dy[n - 1]/h[n - 1]})
    "Slopes at the rows: harmonic means, so the curve keeps growing";
  parameter Units.Position x_least = x_stuck - travel*(x_max + x_stuck) "Least place that a spool reaches which is stuck";
  parameter Units.Position x_most = x_stuck + travel*(x_max - x_stuck) "Greatest one";
  Units.Velocity v_limit = v_max "Speed limit of the spool at this instant";
  Units.Length e "Way from the spool to where it is commanded";
  Units.Length e_free "The same, less what friction holds";
  Units.Position x_in "Spool position that counts for the areas";
  Real a_plus[n - 1] "Place of the spool in each piece of the table, 0 to 1, u > 0";
  Real a_minus[n - 1] "The same, u < 0";
  Blocks.Interfaces.RealInput u_spool "Command in use";
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    v = 0;
    e = 0;
  end if;
equation
  e = noEvent(if travel < 1 then min(max((u_spool - u_null)*x_max, x_least), x_most) else (u_spool - u_null)*x_max) - x;
  e_free = noEvent(if hysteresis > 0 then max(e - hysteresis/2*x_max, 0) + min(e + hysteresis/2*x_max, 0) else e);
  if useDynamics then
    der(x) = v;
    // the speed runs to what the distance asks for, up to v_max: unlimited, omega^2*e - 2*zeta*omega*v
    der(v) = 2*zeta*omega*(noEvent(min(max(omega/(2*zeta)*e_free, -v_limit), v_limit)) - v);
  else
    e = 0;
    v = 0;
  end if;
  x_in = noEvent(min(max(x, -x_max), x_max));
  if metering == Types.Metering.Table then
    for i in 1:n - 1 loop
      a_plus[i] = noEvent(min(max((x_in/x_max - table[i, 1])/h[i], 0), 1));
      a_minus[i] = noEvent(min(max((-x_in/x_max - table[i, 1])/h[i], 0), 1));
    end for;
    A_plus = A_nom*(table[1, 2] + sum(h[i]*a_plus[i]*(slope[i]*(1 - a_plus[i])^2 - slope[i + 1]*a_plus[i]*(1 - a_plus[i]))
      + dy[i]*a_plus[i]^2*(3 - 2*a_plus[i]) for i in 1:n - 1));
    A_minus = A_nom*(table[1, 2] + sum(h[i]*a_minus[i]*(slope[i]*(1 - a_minus[i])^2 - slope[i + 1]*a_minus[i]*(1 - a_minus[i]))
      + dy[i]*a_minus[i]^2*(3 - 2*a_minus[i]) for i in 1:n - 1));
  else
    a_plus = zeros(n - 1);
    a_minus = zeros(n - 1);
    A_plus = width*noEvent(max(x_in - overlap*x_max + clearance, 0));
    A_minus = width*noEvent(max(-x_in - overlap*x_max + clearance, 0));
  end if;
  annotation(Documentation(info="<html>
<h4>Spool</h4>
<p><b>der(x) = v</b>, <b>der(v) = omega^2*e - 2*zeta*omega*v</b>, <b>e = (u - u_null)*x_max - x</b>: a second-order lag behind the command, which
at omega is late by 90 degrees and 1/(2*zeta) times as great; and no faster than x_max/t_stroke: der(v) = 2*zeta*omega*(v_c - v) with
v_c = omega/(2*zeta)*e between -x_max/t_stroke and x_max/t_stroke.</p>
<p>Friction, and the iron of the magnet, hold the spool where it is nearer than <b>hysteresis*x_max/2</b> to its command: e counts from there on. So it
stands lower on the way up than on the way down, by <code>hysteresis</code> of u, and answers a reversal only behind that.</p>
<p>Dirt, or a burr, lets the spool go only a part of its way: with <code>travel</code> below 1 it follows its command between
<b>x_stuck - travel*(x_max + x_stuck)</b> and <b>x_stuck + travel*(x_max - x_stuck)</b>; at 0 it stands at <code>x_stuck</code>, whatever the command. Give
<code>x_start</code> a place on this way, else the spool goes there at the start.</p>
<h4>Metering</h4>
<p>The areas take x between -x_max and x_max.</p>
<ul>
<li><code>metering = Nominal</code>: data sheet, <code>q_nom</code> flows through one path at <code>dp_nom</code>, fully open.
<b>A = w*max(0, x - x_o + c)</b> for the edges that u &gt; 0 opens, w*max(0, -x - x_o + c) for the others, x_o = overlap*x_max, the clearance c and
w = q_nom/(Cd*sqrt(2*dp_nom/rho_0)*(x_max*(1 - overlap) + c)). Data sheets that state the drop of both paths together (often 10 bar):
<code>dp_nom_total</code>.</li>
<li><code>Geometric</code>: the same with the edge width <code>w_edge</code> (pi*d times the open share of the circumference).</li>
<li><code>Table</code>: <b>A = A_nom*f(|x|/x_max)</b>, A_nom = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), f through the rows of <code>table</code>
by cubics whose slopes are harmonic means of the neighbouring secants: continuously differentiable and growing as the rows do. Notches and overlap
are in the table.</li>
</ul>
<p>The flow of each edge is <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b>, see <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Flow forces are held by the spool's position control; dead times are not modelled.</p>
<p>Source: Merritt, Hydraulic Control Systems (1967), chapter 5; the slopes of the table, F. N. Fritsch, J. Butland, A method for constructing
local monotone piecewise cubic interpolants, SIAM J. Sci. Stat. Comput. 5 (1984).</p>
</html>"));
end ProportionalSpool;
