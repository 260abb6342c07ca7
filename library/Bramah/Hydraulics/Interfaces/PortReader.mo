// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
model PortReader "Makes a conditional port available to equations: its pressure, and the flow out of the component"
  input Units.MassFlowRate m_flow "Mass flow rate out of the component";
  Port port "Port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Blocks.Interfaces.RealOutput p(unit="Pa") "Pressure at the port"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
equation
  p = port.p;
  port.m_flow = -m_flow;
end PortReader;
