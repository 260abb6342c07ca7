// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational.Interfaces;
model FlangeReader "Makes a conditional flange available to equations: its position, and the force on it"
  input Units.Force f "Cut force of the flange";
  Flange_a flange "Flange" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Blocks.Interfaces.RealOutput s(unit="m") "Position of the flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
equation
  s = flange.s;
  flange.f = f;
end FlangeReader;
