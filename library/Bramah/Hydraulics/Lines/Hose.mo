// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model Hose "Hose: a pipe with a soft wall"
  extends Interfaces.LumpedLine(k_wall=0.7e-9, N=2, final roughness=0);
  annotation(
    __Bramah(productClass="WP", technicalData="DN %{d:mm}", rule="Hose assembly (X11670): dots at both ends, an arc that sags."),
    defaultComponentName="hose",
    Icon(coordinateSystem(extent={{-80,-20},{80,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-85,-5},{-75,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{75,-5},{85,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,-0},{-70,-5.6},{-60,-10.5},{-50,-14.6},{-40,-18},{-30,-20.6},{-20,-22.5},{-10,-23.6},{0,-24},{10,-23.6},{20,-22.5},{30,-20.6},{40,-18},{50,-14.6},{60,-10.5},{70,-5.6},{80,-0}}),
      Text(extent={{-100,10},{100,40}}, textString="%name")}),
    Documentation(info="<html>
<p>The oil of a line: N pieces that move and N + 1 volumes between them and at the ends, the outer two half as large, so the line is the same
from both ends. Both ports store oil: they want no node.</p>
<p><b>der(dm_i) = m_(i-1) - m_i</b>, <b>rho_0 + dm_i/V = density(oil, p_i)*(1 + k*(p_i - p_amb))</b> and
<b>(l/A)*der(m_i) = p_i - p_(i+1) - dp_f</b> with the wall's compliance k; friction dp_f by
<a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a> (laminar 64/Re, Blasius above Re 4000).</p>
<p>k of a wire-braided hose is 0.4 to 1.5 per GPa: it makes the line 1.7 to 3.5 times as soft.</p>
<p>N pieces represent frequencies up to about N/6*c/l with the speed of sound c = sqrt(beta/rho), near 1300 m/s; the first resonance of a line shut at
one end, c/(4*l), is off by 1.1 % with N = 3, 0.4 % with N = 5.</p>
<p>Friction is <code>None</code>, <code>Steady</code>, or <code>FrequencyDependent</code> as in
<a href='modelica://Bramah.Hydraulics.Lines.TransmissionLine'>TransmissionLine</a>: steady friction and the drag of the wall layer on changes of
the flow, 16*nu*l/(d^2*A)*sum(m_k*(m - z_k)), der(z_k) = n_k*nu/r^2*(m - z_k), four terms fitted to Zielke&apos;s laminar and Vardy and Brown&apos;s
turbulent theory within 3 % up to 3000*nu/r^2 (see <a href='modelica://Bramah.Hydraulics.Internal.WallLayer'>WallLayer</a>). It damps swings of some 100 Hz five to
ten times as much as steady friction, so that they fade nearly as in reality, and soon cost no steps.</p>
<p>Assumptions: as Pipe, with a wall that widens in proportion to the pressure. Valid: frequencies up to about N/6*c/l; pressures up to the
hose&apos;s rating. Typical: k_wall 0.4 to 1.5 per GPa. Source: as Pipe; the widening is the data sheet&apos;s volume expansion. Example: <a
href='modelica://Bramah.Examples.Lines.Fittings'>Fittings</a>.</p>
</html>"));
end Hose;
