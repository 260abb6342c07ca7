// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Internal;
model StickSlip "Friction that does not fade with speed: sticks, breaks away, slides"
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What it does at rest" annotation(Evaluate=true);
  parameter Real v_small(min=1e-9) = 1e-3 "Speed below which Rounded rounds it off";
  input Real v "Relative speed";
  input Real f_slide "Friction while sliding at this speed, not negative";
  input Real f_static "Greatest friction while stuck, not below f_slide; 0: there is no friction";
  Real f "Friction, positive against a positive speed";
  Boolean locked "true: stuck";
  Integer mode "0 stuck, 2 or -2 breaks away forwards or backwards, 1 or -1 slides, 3 no friction";
protected
  constant Units.Time T_stick = 1e-3 "Time constant with which a rest of speed fades while stuck";
  constant Real k_stick = 1e9 "Mass of the ground that a stuck part clings to, over f_static: so large that the part stands";
  constant Real v_tiny = 1e-7 "Speed against the direction of breaking away that is not taken for one";
  constant Real hair = 1e-9 "Relative excess over f_static from which on it breaks away";
  Real a "Relative acceleration";
  Real f_stuck "Friction while stuck, else 0";
  Real v_slide "Speed while it slides, in the direction of sliding; else 1";
  Real a_break "Acceleration while it breaks away, in that direction; else 1";
  Real v_free "Speed where friction comes into play, else 1";
  Integer direction "Direction of sliding";
initial equation
  if dryFriction == Types.DryFriction.Sticking then
    pre(mode) = if f_static <= 0 then 3 elseif v > 0 then 1 elseif v < 0 then -1 else 0;
  end if;
equation
  if dryFriction == Types.DryFriction.Sticking then
    a = der(v);
    locked = pre(mode) == 0;
    direction = if pre(mode) == 1 or pre(mode) == 2 then 1 elseif pre(mode) == -1 or pre(mode) == -2 then -1 else 0;
    // stuck: the part clings to a mass that is at rest; sliding: the speed is whatever the friction leaves
    f = if locked then k_stick*f_static*(a + v/T_stick) else direction*f_slide;
    f_stuck = if locked then f else 0;
    v_slide = if direction == 0 then 1 else direction*v;
    a_break = if pre(mode) == 2 or pre(mode) == -2 then direction*a else 1;
    v_free = if pre(mode) == 3 and f_static > 0 then v else 1;
    mode = if f_static <= 0 then 3
      elseif pre(mode) == 3 then (if v_free > 0 then 1 elseif v_free < 0 then -1 else 0)
      elseif locked then (if f_stuck > f_static*(1 + hair) then 2 elseif f_stuck < -f_static*(1 + hair) then -2 else 0)
      elseif v_slide > 0 then direction
      elseif (pre(mode) == 2 or pre(mode) == -2) and (a_break >= 0 or v_slide > -v_tiny) then pre(mode)
      else 0;
  else
    a = 0;
    locked = false;
    direction = 0;
    f = f_slide*tanh(v/v_small);
    f_stuck = 0;
    v_slide = 1;
    a_break = 1;
    v_free = 1;
    mode = 0;
  end if;
  annotation(Documentation(info="<html>
<p><b>Sticking</b>: one of six modes, and the equations of each.</p>
<ul>
<li>stuck: the acceleration is 0 and the friction whatever that takes, up to f_static: <b>f = k*f_static*(a + v/T)</b> with a k so large that a
is 0 and T = 1 ms;</li>
<li>breaking away: f = f_slide in the direction of the force that was too large, until there is speed; where speed and acceleration
turn against it instead, it sticks again;</li>
<li>sliding: f = f_slide against the speed, until that passes 0; then it sticks, or breaks away at once to the other side;</li>
<li>free, with f_static = 0: no friction.</li>
</ul>
<p>Modes change at events, after the mode before them; so there is no loop between mode and forces. While stuck the speed that the event left,
some 1e-10 of the scale, fades with 1 ms.</p>
<p>Several frictions may hold one rigid body: each takes the share of its f_static, so that they break away together. So may one on a motion that
is given, or between parts without mass: a motion that begins takes any force, and it breaks away at once.</p>
<p><b>Rounded</b>: f = f_slide*tanh(v/v_small), which makes no events and creeps under a constant load.</p>
</html>"));
end StickSlip;
