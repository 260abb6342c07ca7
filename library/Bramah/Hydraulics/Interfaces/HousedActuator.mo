// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model HousedActuator "Linear actuator whose housing stands, or moves with a flange at its base"
  extends LinearActuator;
  parameter Boolean useHousing = false "true: the housing moves with a flange; false: it stands at 0"
    annotation(Evaluate=true);
  Mechanics.Translational.Interfaces.Flange_a housing if useHousing "Housing"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
protected
  Mechanics.Translational.Interfaces.FlangeReader reader(f=f_rod) if useHousing
    "Position of the housing and the force on it";
  Blocks.Interfaces.RealInput s_internal(unit="m") "Position of the housing in use";
equation
  connect(reader.flange, housing);
  connect(reader.s, s_internal);
  if not useHousing then
    s_internal = 0;
  end if;
  s_housing = s_internal;
  annotation(__Bramah(bonds="housing > between, ground:Sf > between if not useHousing"));
end HousedActuator;
