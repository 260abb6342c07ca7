// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
model Node "Junction of lines with the oil volume in them"
  extends Interfaces.OilComponent;
  parameter Boolean ideal = false "true: a junction without volume"
    annotation(Evaluate=true, Dialog(group="Volume"));
  parameter Units.Volume V(min=1e-9) = 1e-4 "Oil volume of the lines that meet"
    annotation(__Bramah(usual={1e-9,10}), Dialog(group="Volume", enable=not ideal));
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=not ideal));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port port "Where the lines meet" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}})));
  Units.AbsolutePressure p(start=p_start, fixed=not ideal and init == Types.Initial.Start) "Pressure";
  Units.Mass dm(stateSelect=StateSelect.prefer, nominal=oil.rho_0*V*1e6/oil.beta)
    "Excess mass: mass less rho_0*V; 0 with Textbook or ideal" annotation(__Bramah(conserved=true));
  Real e(unit="1", stateSelect=StateSelect.prefer, nominal=1e6/oil.beta) "Compression with Textbook; else 0";
initial equation
  if not ideal and init == Types.Initial.SteadyState then
    port.m_flow = 0;
  end if;
equation
  p = port.p;
  if ideal then
    port.m_flow = 0;
    dm = 0;
    e = 0;
  elseif densityModel == Types.DensityModel.Textbook then
    der(e) = port.m_flow/oil.rho_0/V;
    p = Media.textbookPressure(oil, e);
    dm = 0;
  else
    e = 0;
    der(dm) = port.m_flow;
    oil.rho_0 + dm/V = Media.density(oil, p);
  end if;
  annotation(
    __Bramah(bonds="port > oil:C", node=true, holds=not ideal, letter="", rule="Junction: filled dot, 0.75 M."),
    defaultComponentName="node",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-7.5,-7.5},{7.5,7.5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{14,10},{94,40}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The dot where lines meet, and the oil in these lines. It integrates the excess mass dm = m - rho_0*V:</p>
<p><b>der(dm) = sum of m_flow</b>, <b>rho_0 + dm/V = density(oil, p)</b>,</p>
<p>or with <code>densityModel = Textbook</code></p>
<p><b>der(p) = beta_c(p)/V*sum of q</b>, see <a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Chamber</a>.</p>
<p><code>V</code> is the inner volume of the lines: 1 m of 16 mm bore holds 0.2 l. Typical: 0.05 to 2 l on working lines,
5 cm3 on pilot and drain lines. The smaller the volume, the faster the pressure follows (1 l, 10 l/min, 1.5 GPa: 2500 bar/s).
With <code>ideal = true</code> the lines just join; the pressure then follows from the flows of the neighbours.</p>
<p>Assumptions: one pressure in all lines that meet; stiff walls. Valid: lines that are short against the wave: shorter than about a tenth of c/f
(13 m at 10 Hz). Source: conservation of mass. Example: <a href='modelica://Bramah.Examples.Valves.ThreeWayFlowControl'>ThreeWayFlowControl</a>.</p>
</html>"));
end Node;
