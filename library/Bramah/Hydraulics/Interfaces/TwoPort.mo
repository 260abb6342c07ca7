// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model TwoPort "Element between the ports A and B that stores no oil"
  extends OilComponent;
  Port A "Inlet of positive flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Port B "Outlet of positive flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
equation
  dp = A.p - B.p;
  A.m_flow = m_flow;
  A.m_flow + B.m_flow = 0;
  annotation(__Bramah(bonds="A > way:1 > B"));
end TwoPort;
