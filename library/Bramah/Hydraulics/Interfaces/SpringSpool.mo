// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model SpringSpool "Spool with mass, spring and hard ends; ports, edges and what pushes it are left open"
  extends OilComponent;
  parameter Units.Length d_spool(min=1e-4) = 8e-3 "Spool diameter" annotation(Dialog(group="Spool"));
  parameter Units.Area A_S(min=1e-9) = Units.pi/4*d_spool^2 "Area that the pressures act on; by default from d_spool" annotation(Dialog(group="Spool"));
  parameter Units.Mass m(min=1e-6) = 0.02 "Mass of the spool, with a third of that of its spring" annotation(Dialog(group="Spool"));
  parameter Units.TranslationalDampingConstant d(min=0) = 20 "Viscous friction per speed" annotation(Dialog(group="Spool"));
  parameter Units.Length w_edge(min=1e-6) = 5e-3 "Width of each metering edge" annotation(Dialog(group="Metering"));
  parameter Units.Length clearance(displayUnit="um", min=1e-8) = 5e-6 "Opening that is left where an edge just shuts" annotation(Dialog(group="Metering"));
  parameter Types.FlowForce flowForce = Types.FlowForce.Steady "Which forces of the flow act on the spool"
    annotation(Evaluate=true, Dialog(group="Flow force"));
  parameter Units.Angle theta(min=0, max=Units.pi/2) = 1.2042771838760873 "Angle of the jet to the axis of the spool"
    annotation(Dialog(group="Flow force", enable=flowForce <> Types.FlowForce.None));
  parameter Boolean useFlange = false "true: a flange moves with the spool" annotation(Evaluate=true);
  parameter Units.TranslationalSpringConstant c_stop(min=1) = 5e7 "Stiffness of the hard ends" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the hard ends: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Units.Length e_max(min=1e-7) = 1e-4 "Depth into a hard end that no force reaches" annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position and speed at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Units.Position x(start=x_begin, fixed=init == Types.Initial.Start, nominal=1e-4) "Spool position";
  Units.Velocity v(start=0, fixed=init == Types.Initial.Start, nominal=0.1) "Spool speed";
  Units.Force f_pressure "Force of the pressures on the spool";
  Units.Force f_spring "Force of the spring, against x";
  Units.Force f_flow "Force of the flow, towards x";
  Units.Force f_stop "Force of the hard ends, towards x";
protected
  parameter Units.Position x_low "Hard end that the spring presses to";
  parameter Units.Position x_high "Hard end at the other side";
  parameter Units.Position x_begin "Spool position at the start";
  parameter Units.Force f_0 "Force of the spring at x = 0";
  parameter Units.TranslationalSpringConstant c_used "Stiffness of the spring";
  parameter Units.Length delta = 1e-6 "Depth over which a hard end's stiffness builds up";
  Units.Force f_flange "Force at the flange, towards x";
  Units.MassFlowRate m_face "Oil that the face of the spool takes in, and its other end gives";
  Units.AbsolutePressure p_face "Pressure at the face";
  Units.AbsolutePressure p_back "Pressure at the spring";
  Mechanics.Translational.Interfaces.FlangeReader reader(f=f_flange) if useFlange "Force at the flange";
  Blocks.Interfaces.RealInput s_internal(unit="m") "Position of the flange";
initial equation
  if init == Types.Initial.SteadyState then
    v = 0;
    der(v) = 0;
  end if;
equation
  connect(reader.s, s_internal);
  s_internal = x;
  if not useFlange then
    f_flange = 0;
  end if;
  v = der(x);
  f_pressure = (p_face - p_back)*A_S;
  f_spring = f_0 + c_used*x;
  f_stop = Internal.stopForce(x_low - x, -v, c_stop, d_stop, delta, e_max) - Internal.stopForce(x - x_high, v, c_stop, d_stop, delta, e_max);
  m*der(v) = f_pressure - f_spring + f_flow - d*v + f_stop + f_flange;
  if densityModel == Types.DensityModel.Textbook then
    m_face = oil.rho_0*A_S*v;
  else
    m_face = Media.density(oil, (p_face + p_back)/2)*A_S*v;
  end if;
  annotation(__Bramah(bonds="spool:1 > inertia:I, spool > spring:C, spool > friction:R if d, spool > stop:C, spool > jet:R if flowForce"),
    Documentation(info="<html>
<p><b>m*der(v) = f_pressure - f_spring + f_flow - d*v + f_stop + f_flange</b>, <b>v = der(x)</b>, <b>f_pressure = (p_face - p_back)*A_S</b>,
<b>f_spring = f_0 + c*x</b>. The face takes in the oil A_S*v that the other end gives, at the density of the mean pressure, so that no oil is made or lost
and its work is that of the pressures.</p>
<p>The hard ends push back as those of cylinders, see <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>, by
<b>c_stop*e^2/((e + 1 um)*(1 - e/e_max))*(1 + d_stop*(speed into the end))</b> at the depth e. The forces of the flow are those of <a
href='modelica://Bramah.Hydraulics.Internal.SpoolEdge'>SpoolEdge</a>.</p>
</html>"));
end SpringSpool;
