// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational.Interfaces;
partial model PartialCompliant "Connection of two flanges without inertia"
  Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi_rel(start=0) "Angle flange_b.phi - flange_a.phi";
  Units.Torque tau "Torque between the flanges";
equation
  phi_rel = flange_b.phi - flange_a.phi;
  flange_b.tau = tau;
  flange_a.tau = -tau;
  annotation(__Bramah(bonds="flange_a > torque:0 > flange_b", passesForce=true));
end PartialCompliant;
