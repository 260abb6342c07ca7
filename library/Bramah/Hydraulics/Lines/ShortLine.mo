// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model ShortLine "Short line that lasts one step, to cut a circuit on purpose"
  extends TransmissionLine(length=0.5, final N=1, friction=Types.LineFriction.Steady, T(min=length/c)=1e-3,
    Z=if keeps == Types.LineKeeps.Capacity then T/C else L/T);
  parameter Types.LineKeeps keeps = Types.LineKeeps.Capacity "What stays that of the line, when a wave takes longer than it would"
    annotation(Dialog(group="Cut"));
  parameter Real C(unit="m3/Pa", min=1e-20) = area*length/(oil.rho_0*c*c) "Capacity of oil and wall: volume per pressure"
    annotation(Dialog(group="Cut"));
  parameter Real L(unit="Pa.s2/m3", min=1e-3) = oil.rho_0*length/area "Inertance of the oil: pressure per change of the volume flow rate"
    annotation(Dialog(group="Cut"));
  Real C_added(unit="m3/Pa") "Capacity that the line does not have: 0, or T^2/L - C";
  Real L_added(unit="Pa.s2/m3") "Inertance that the line does not have: T^2/C - L, or 0";
  Units.Mass m_added "Mass of oil in the bore with that inertance";
  Units.Frequency f_fair "Up to this frequency what the line keeps, seen from one end, is right within about 5 %";
equation
  C_added = T/Z - C;
  L_added = Z*T - L;
  m_added = L_added*area^2;
  f_fair = sqrt(0.15)/(2*Units.pi*T);
  annotation(
    __Bramah(technicalData="⌀%{d + 2*wall:mm} × %{wall:mm} %{[mm]}", rule="Ours: a tube with a wave in it, cut through."),
    defaultComponentName="cut",
    Icon(coordinateSystem(extent={{-80,-20},{80,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-8,-16},{0,16}}),
      Line(points={{0,-16},{8,16}})}),
    Documentation(info="<html>
<p>A line so short that its waves do not matter, given the time <b>T</b> of one step instead of its own, length/c. What happens at one end
arrives at the other T later, so the circuits on either side can be computed <b>in parts</b>, on their own steps and in several threads
(Run &gt; Parts between delay lines). The equations are those of
<a href='modelica://Bramah.Hydraulics.Lines.TransmissionLine'>TransmissionLine</a>.</p>
<h4>What is wrong by it</h4>
<p>A delay line has the capacity T/Z and the inertance Z*T. The time of both together, sqrt(L*C), is T: only one of them can be that of the
line, <b>C = A*length/(rho_0*c^2)</b> or <b>L = rho_0*length/A</b>.</p>
<ul>
<li><code>keeps = Capacity</code>: <b>Z = T/C</b>. The pressures build up as they do; the oil between the ends is too heavy by
<b>L_added = T^2/C - L = L*((T*c/length)^2 - 1)</b>, as if <b>m_added</b> more of it lay in the bore. For lines between volumes.</li>
<li><code>keeps = Inertia</code>: <b>Z = L/T</b>. The oil is as heavy as it is; the line swells more, by
<b>C_added = T^2/L - C = C*((T*c/length)^2 - 1)</b>. For long thin lines at large volumes.</li>
</ul>
<p>Half a step, a quarter of the error. With T = length/c there is none. What is kept is right for slow changes: shut at its far end the line
has the capacity C*tan(w*T)/(w*T), about 5 % too much at <b>f_fair</b> = 0.062/T.</p>
<p>Assumptions: those of TransmissionLine; nothing that matters is faster than f_fair. Valid: T from length/c on; look at m_added or C_added beside the
masses and volumes at both ends, and at <code>bramah simulate FILE --parts compare</code> for what parts themselves change, which is little.</p>
<p>Use it between a supply and its drives, at the tank line, where a hose of a metre or less stands in the drawing. It costs nothing to try: T = length/c
is the true line.</p>
<p>Example: <a href='modelica://Bramah.Examples.Lines.CutOnPurpose'>CutOnPurpose</a>.</p>
<p>Source: D. M. Auslander, Distributed system simulation with bilateral delay-line models, J. Basic Engineering 90 (1968);
P. Krus, A. Jansson, J.-O. Palmberg, K. Weddfelt, Distributed simulation of hydromechanical systems, 3rd Bath Int. Fluid Power Workshop (1990).</p>
<p>Typical: 0.1 to 1 m, T 0.2 to 1 ms.</p>
</html>"));
end ShortLine;
