// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational.Interfaces;
partial model PartialCompliant "Massless connection of two flanges"
  Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s_rel(start=0) "Distance flange_b.s - flange_a.s";
  Units.Force f "Force between the flanges, positive when it draws them together";
equation
  s_rel = flange_b.s - flange_a.s;
  flange_b.f = f;
  flange_a.f = -f;
  annotation(__Bramah(bonds="flange_a > force:0 > flange_b", passesForce=true));
end PartialCompliant;
