// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Interfaces;
partial model TwoPort "Element through which power goes from one bond to another"
  BondIn bondIn "Bond that power comes by" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  BondOut bondOut "Bond that power goes by" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Real e1 "Effort of bondIn";
  Real f1 "Flow of bondIn";
  Real e2 "Effort of bondOut";
  Real f2 "Flow of bondOut";
equation
  e1 = bondIn.e;
  f1 = bondIn.f;
  e2 = bondOut.e;
  f2 = -bondOut.f;
end TwoPort;
