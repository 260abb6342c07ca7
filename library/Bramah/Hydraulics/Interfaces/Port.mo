// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
connector Port "Hydraulic port: absolute pressure and mass flow rate"
  Units.AbsolutePressure p "Absolute pressure";
  flow Units.MassFlowRate m_flow "Mass flow rate into the component"
    annotation(__Bramah(density={"oil.rho_0", "fluid.oil.rho_0"}));
  annotation(
    __Bramah(domain="hydraulic", line="working", joining="volumes", node="Bramah.Hydraulics.Node", pilotNode="(V = 5e-6)",
      pilots={"X", "Y", "L", "LS"}, medium="oil", references={"Bramah.Hydraulics.Sources.Tank"}, returns={"T", "S", "L", "DR", "Y"}),
    defaultComponentName="port",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Ellipse(extent={{-10,-10},{10,10}}, pattern=LinePattern.None, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Joined ports have the same absolute pressure p, and their mass flow rates, positive into the component, sum up to zero.
The power into a port is m_flow*h(p) with h of <a href='modelica://Bramah.Media.enthalpy'>Media.enthalpy</a>.</p>
</html>"));
end Port;
