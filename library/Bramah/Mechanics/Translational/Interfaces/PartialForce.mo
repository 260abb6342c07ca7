// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational.Interfaces;
partial model PartialForce "Force on one flange, held by the ground"
  Flange_b flange "Flange the force acts on"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Force f "Force on the flange, in the direction of positive s";
  Units.Position s "Position of the flange";
equation
  s = flange.s;
  flange.f = -f;
end PartialForce;
