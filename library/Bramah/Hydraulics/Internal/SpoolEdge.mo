// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model SpoolEdge "Metering edge of a spool: its area over the opening, its flow, and the force of the flow"
  extends Edge(final area=width*(opening + reach)/2);
  parameter Units.Length width(min=1e-6) = 5e-3 "Width of the edge";
  parameter Units.Length clearance(min=1e-8) = 5e-6 "Radial clearance: what is left open where the edge just shuts";
  parameter Types.FlowForce flowForce = Types.FlowForce.Steady "Which forces of the flow count" annotation(Evaluate=true);
  parameter Units.Angle theta = 1.2042771838760873 "Angle of the jet to the axis of the spool";
  parameter Units.Length l_damping = 0 "Damping length; negative: the flow drives the spool on";
  input Units.Length opening "Opening of the edge; negative: overlap";
  input Units.Velocity speed "Speed at which it opens";
  Units.Force f "Force of the flow towards shutting";
protected
  Units.Length reach "Length of opening and clearance together";
equation
  reach = sqrt(opening^2 + clearance^2);
  f = (if flowForce == Types.FlowForce.None then 0 else cos(theta)*m_flow^2/(rho*Cd*area))
    + (if flowForce == Types.FlowForce.SteadyAndTransient then l_damping*speed/reach*noEvent(abs(m_flow)) else 0);
  annotation(Documentation(info="<html>
<p>The area <b>A = w*(h + sqrt(h^2 + c^2))/2</b> at the opening h is w*h where the edge is wide open, w*c/2 where it just shuts, and fades with the
overlap; it has no corner. The flow is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>.</p>
<p><code>Steady</code>: the jet leaves at the angle theta and takes momentum along the axis, so that it draws the edge shut whatever the direction of the
flow, by <b>f = cos(theta)*m_flow^2/(rho*Cd*A)</b>. In turbulent flow that is <b>2*Cd*A*cos(theta)*dp</b>; theta is 69 deg for sharp edges that are opened
wide against their clearance.</p>
<p><code>SteadyAndTransient</code> adds the force that speeds up the oil between inlet and outlet, over the damping length L, as far as it comes from the
opening: <b>L*(dm_flow/dh)*v = L*|m_flow|*v/sqrt(h^2 + c^2)</b>, in turbulent flow L*Cd*w*sqrt(2*rho*dp)*v. What changes of pressure add is left out, as
usual.</p>
<p>Source: H. E. Merritt, Hydraulic Control Systems (1967), chapter 5.</p>
</html>"));
end SpoolEdge;
