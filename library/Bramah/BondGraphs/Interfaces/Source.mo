// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Interfaces;
partial model Source "Element at the tail of one bond"
  BondOut bond "Bond" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,0})));
  Real e "Effort";
  Real f "Flow out of the source";
equation
  e = bond.e;
  f = -bond.f;
end Source;
