// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
function stopForce "Force or torque of an actuator's end stop"
  input Real e "Depth into the stop; 0 or less: clear of it";
  input Real w "Speed into the stop";
  input Real c "Stiffness";
  input Real d "Damping: the force grows by d*w";
  input Real delta "Depth over which the stiffness builds up";
  input Real e_max "Depth that no force reaches";
  output Real f "Force out of the stop, not negative";
protected
  Real depth "Depth, not negative";
algorithm
  depth := noEvent(max(e, 0));
  f := c*depth*depth/((depth + delta)*noEvent(max(1 - depth/e_max, 1e-6)))*noEvent(max(1 + d*w, 0));
  annotation(Inline=true, Documentation(info="<html>
<p><b>f = c*e^2/((e + delta)*(1 - e/e_max))*(1 + d*w)</b>, never below 0: a spring of the stiffness c that builds up over delta and grows without
bound as the depth e nears e_max, with damping in step with its force.</p>
</html>"));
end stopForce;
