// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Interfaces;
partial model OnePort "Element at the head of one bond"
  BondIn bond "Bond" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,0})));
  Real e "Effort";
  Real f "Flow into the element";
equation
  e = bond.e;
  f = bond.f;
end OnePort;
