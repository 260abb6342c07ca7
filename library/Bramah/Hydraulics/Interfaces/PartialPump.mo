// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model PartialPump "Pump: drive and ports, displacement left open"
  extends PartialMachine(final slip=1 - eta_vol, final drag=1/eta_hm - 1,
    final slip_map={{if i == 1 or j == 1 then eta_vol_map[i, j] else 1 - eta_vol_map[i, j] for j in 1:size(eta_vol_map, 2)} for i in 1:size(eta_vol_map, 1)},
    final drag_map={{if i == 1 or j == 1 then eta_hm_map[i, j] else 1/eta_hm_map[i, j] - 1 for j in 1:size(eta_hm_map, 2)} for i in 1:size(eta_hm_map, 1)});
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(__Bramah(usual={1,3000}), Dialog(group="Drive", enable=not useShaft));
  parameter Units.LeakageCoefficient leakage_ext = 0 "Leakage from each side to the drain, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Boolean useDrain = false "true: drain port L; false: drains to the surroundings" annotation(Evaluate=true);
  Port S "Suction" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Port L if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-100})));
  Mechanics.Rotational.Interfaces.Flange_a shaft if useShaft "Drive shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of P";
  Units.VolumeFlowRate q "Volume flow rate out of P, at the density of the side the pump fills from";
protected
  Mechanics.Rotational.Interfaces.ShaftReader reader(tau=tau) if useShaft "Speed of the shaft";
  Units.MassFlowRate m_drainS "Leakage from S to the drain";
  Units.MassFlowRate m_drainP "Leakage from P to the drain";
  PortReader drain(m_flow=m_drainS + m_drainP) if useDrain "Pressure at the drain";
  Blocks.Interfaces.RealInput p_drain(unit="Pa") "Drain pressure in use";
  Blocks.Interfaces.RealInput w_internal(unit="rad/s") "Speed in use";
equation
  connect(reader.flange, shaft);
  connect(reader.w, w_internal);
  if not useShaft then
    w_internal = w;
  end if;
  connect(drain.port, L);
  connect(drain.p, p_drain);
  if not useDrain then
    p_drain = fluid.p_ambient;
  end if;
  w_shaft = w_internal;
  p_in = S.p;
  p_out = P.p;
  m_drainS = oil.rho_0*leakage_ext*(S.p - p_drain);
  m_drainP = oil.rho_0*leakage_ext*(P.p - p_drain);
  m_flow = m_displaced - m_leak - m_drainP;
  q = m_flow/noEvent(max(rho, 1e-6*oil.rho_0));
  P.m_flow = -m_flow;
  S.m_flow = m_displaced - m_leak + m_drainS;
  annotation(__Bramah(bonds="shaft > rotor:1 > friction:R, drive:Sf > rotor if not useShaft, rotor > displacement:mTF > oilFlow:1, S > inlet:0 > oilFlow > outlet:0 > P, outlet > gap:1 > inlet, gap > leak:R, inlet > gapS:1 > case:0 if leakage_ext, gapS > leakS:R if leakage_ext, outlet > gapP:1 > case if leakage_ext, gapP > leakP:R if leakage_ext, case > L if useDrain, surroundings:Se > outside:0 if leakage_ext and not useDrain, case > outside if leakage_ext and not useDrain"),
    Icon(coordinateSystem(extent={{-120,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,60},{-21,24},{21,24},{0,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Text(extent={{-26,64},{-6,86}}, textString="P"),
      Text(extent={{-26,-86},{-6,-64}}, textString="S"),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{-59.2,10},{-120,10}}),
      Line(points={{-59.2,-10},{-120,-10}}),
      Line(points={{-120,10},{-120,-10}}, visible=not useShaft),
      Line(points={{72.5,-33.8},{77.3,-20.7},{79.7,-7},{79.7,7},{77.3,20.7},{73.4,31.8}}),
      Polygon(points={{65.8,-46},{66.2,-24.6},{77,-32.2},{65.8,-46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end PartialPump;
