// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model Pipe "Pipe: oil that flows, is compressed and rubs"
  extends Interfaces.LumpedLine(k_wall=if wall > 0 then d/(E*wall) else 0);
  parameter Units.Length wall(min=0) = 1.5e-3 "Thickness of the wall; 0: rigid" annotation(Dialog(group="Wall"));
  parameter Real E(unit="Pa", displayUnit="GPa", min=1e6) = 206e9 "Elastic modulus of the wall" annotation(Dialog(group="Wall"));
  annotation(
    __Bramah(technicalData="⌀%{d + 2*wall:mm} × %{wall:mm} %{[mm]}", rule="Ours: a working line with its length drawn as a tube."),
    defaultComponentName="pipe",
    Icon(coordinateSystem(extent={{-80,-20},{80,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-60,0}}),
      Line(points={{60,0},{80,0}}),
      Rectangle(extent={{-60,-10},{60,10}}),
      Line(points={{-60,0},{60,0}}, pattern=LinePattern.DashDot),
      Text(extent={{-100,16},{100,46}}, textString="%name")}),
    Documentation(info="<html>
<p>The oil of a line: N pieces that move and N + 1 volumes between them and at the ends, the outer two half as large, so the line is the same
from both ends. Both ports store oil: they want no node.</p>
<p><b>der(dm_i) = m_(i-1) - m_i</b>, <b>rho_0 + dm_i/V = density(oil, p_i)*(1 + k*(p_i - p_amb))</b> and
<b>(l/A)*der(m_i) = p_i - p_(i+1) - dp_f</b> with the wall's compliance k; friction dp_f by
<a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a> (laminar 64/Re; above Re 4000 Blasius, with a roughness Haaland).</p>
<p>Thin-walled pipe: k = d/(E*wall).</p>
<p>N pieces represent frequencies up to about N/6*c/l with the speed of sound c = sqrt(beta/rho), near 1300 m/s; the first resonance of a line shut at
one end, c/(4*l), is off by 1.1 % with N = 3, 0.4 % with N = 5.</p>
<p>Friction is <code>None</code>, <code>Steady</code>, or <code>FrequencyDependent</code> as in
<a href='modelica://Bramah.Hydraulics.Lines.TransmissionLine'>TransmissionLine</a>: steady friction and the drag of the wall layer on changes of
the flow, 16*nu*l/(d^2*A)*sum(m_k*(m - z_k)), der(z_k) = n_k*nu/r^2*(m - z_k), four terms fitted to Zielke&apos;s laminar and Vardy and Brown&apos;s
turbulent theory within 3 % up to 3000*nu/r^2 (see <a href='modelica://Bramah.Hydraulics.Internal.WallLayer'>WallLayer</a>). It damps swings of some 100 Hz five to
ten times as much as steady friction, so that they fade nearly as in reality, and soon cost no steps.</p>
<p>Assumptions: one-dimensional flow, stiffness of oil and wall in lumps. Valid: frequencies up to about N/6*c/l;
smooth walls at Re up to about 1e5, as Blasius&apos;s law, rough ones beyond it. Typical: N 1 for what is slower than the line, 5 to 10 where its waves count. Source:
Hagen-Poiseuille and Blasius friction, see <a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a>; wall layer as in TransmissionLine (Zielke 1968, Vardy and Brown 2003). Example: <a
href='modelica://Bramah.Examples.Lines.WaterHammer'>WaterHammer</a>.</p>
</html>"));
end Pipe;
