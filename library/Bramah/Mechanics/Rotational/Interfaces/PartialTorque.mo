// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational.Interfaces;
partial model PartialTorque "Torque on one flange, held by the ground"
  Flange_b flange "Flange the torque acts on"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi "Angle of the flange";
equation
  phi = flange.phi;
end PartialTorque;
