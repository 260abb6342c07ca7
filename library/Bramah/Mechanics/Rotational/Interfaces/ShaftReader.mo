// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational.Interfaces;
model ShaftReader "Makes a conditional shaft available to equations: its speed, and the torque on it"
  input Units.Torque tau "Cut torque of the flange";
  Flange_a flange "Shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Blocks.Interfaces.RealOutput w(unit="rad/s") "Speed of the shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
equation
  w = der(flange.phi);
  flange.tau = tau;
end ShaftReader;
