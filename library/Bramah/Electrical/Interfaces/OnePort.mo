// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical.Interfaces;
partial model OnePort "Two pins with the same current"
  PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  annotation(__Bramah(bonds="p > current:1 > n"));
end OnePort;
