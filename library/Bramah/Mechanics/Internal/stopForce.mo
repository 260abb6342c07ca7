// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Internal;
function stopForce "Force of an end stop"
  input Units.Length e "Depth into the stop; 0 or less: clear of it";
  input Units.Velocity w "Speed into the stop";
  input Units.TranslationalSpringConstant c "Stiffness";
  input Real restitution(unit="1") "Speed after a blow over that before, 0..1";
  output Units.Force f "Force out of the stop, not negative";
protected
  constant Units.Length delta = 1e-5 "Depth over which the stiffness builds up";
  constant Units.Velocity w_small = 1e-3 "Speed above which a blow loses its full share";
  Units.Length depth "Depth, not negative";
algorithm
  depth := noEvent(max(e, 0));
  f := c*depth*depth/(depth + delta)*(1 + (1 - restitution^2)/(1 + restitution^2)*tanh(w/w_small));
  annotation(Inline=true, Documentation(info="<html>
<p><b>f = c*e^2/(e + 10 um)*(1 + k*tanh(w/w_small))</b>, k = (1 - r^2)/(1 + r^2), w_small = 1 mm/s. On the way in the force is 1 + k times that
of the spring, on the way out 1 - k times: of the energy of a blow the share r^2 comes back, so the speed after it is r times that
before, whatever mass and stiffness. The force is continuous and never pulls. Blows slower than w_small, and the swing of a mass that lies on the
stop, are damped by k*f/w_small, so it comes to rest.</p>
</html>"));
end stopForce;
