// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model PartialMotor "Motor: shaft and ports, displacement left open"
  extends PartialMachine(final slip=1/eta_vol - 1, final drag=1 - eta_hm,
    final slip_map={{if i == 1 or j == 1 then eta_vol_map[i, j] else 1/eta_vol_map[i, j] - 1 for j in 1:size(eta_vol_map, 2)} for i in 1:size(eta_vol_map, 1)},
    final drag_map={{if i == 1 or j == 1 then eta_hm_map[i, j] else 1 - eta_hm_map[i, j] for j in 1:size(eta_hm_map, 2)} for i in 1:size(eta_hm_map, 1)});
  parameter Units.LeakageCoefficient leakage_ext = 0 "Leakage from each side to the drain, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Boolean useDrain = false "true: drain port L; false: drains to the surroundings" annotation(Evaluate=true);
  Port A "Inlet for positive speed" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Port B "Outlet for positive speed" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Port L if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-100})));
  Mechanics.Rotational.Interfaces.Flange_b shaft "Output shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,0})));
  Units.Torque tau_shaft "Torque given to the shaft";
  Units.MassFlowRate m_flow "Mass flow rate into A";
  Units.VolumeFlowRate q "Volume flow rate into A, at the density of the side the motor fills from";
protected
  Units.MassFlowRate m_drainA "Leakage from A to the drain";
  Units.MassFlowRate m_drainB "Leakage from B to the drain";
  PortReader drain(m_flow=m_drainA + m_drainB) if useDrain "Pressure at the drain";
  Blocks.Interfaces.RealInput p_drain(unit="Pa") "Drain pressure in use";
equation
  connect(drain.port, L);
  connect(drain.p, p_drain);
  if not useDrain then
    p_drain = fluid.p_ambient;
  end if;
  w_shaft = der(shaft.phi);
  shaft.tau = tau;
  tau_shaft = -tau;
  p_in = A.p;
  p_out = B.p;
  m_drainA = oil.rho_0*leakage_ext*(A.p - p_drain);
  m_drainB = oil.rho_0*leakage_ext*(B.p - p_drain);
  m_flow = A.m_flow;
  A.m_flow = m_displaced - m_leak + m_drainA;
  B.m_flow = -m_displaced + m_leak + m_drainB;
  q = m_flow/noEvent(max(rho, 1e-6*oil.rho_0));
  annotation(__Bramah(bonds="shaft > rotor:1 > friction:R, rotor > displacement:mTF > oilFlow:1, A > inlet:0 > oilFlow > outlet:0 > B, outlet > gap:1 > inlet, gap > leak:R, inlet > gapA:1 > case:0 if leakage_ext, gapA > leakA:R if leakage_ext, outlet > gapB:1 > case if leakage_ext, gapB > leakB:R if leakage_ext, case > L if useDrain, surroundings:Se > outside:0 if leakage_ext and not useDrain, case > outside if leakage_ext and not useDrain"),
    Icon(coordinateSystem(extent={{-60,-100},{120,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{59.2,10},{120,10}}),
      Line(points={{59.2,-10},{120,-10},{120,10}}),
      Line(points={{-73.4,31.8},{-77.3,20.7},{-79.7,7},{-79.7,-7},{-77.3,-20.7},{-73.4,-31.8}}),
      Polygon(points={{-65.8,46},{-66.2,24.6},{-77,32.2},{-65.8,46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-65.8,-46},{-66.2,-24.6},{-77,-32.2},{-65.8,-46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{42.4,-42.4},{80,-80},{80,-100}}, pattern=LinePattern.Dash, visible=useDrain),
      Text(extent={{6,72},{26,94}}, textString="A"),
      Text(extent={{6,-94},{26,-72}}, textString="B"),
      Text(extent={{-222,8},{-92,38}}, textString="%name", horizontalAlignment=TextAlignment.Right)}));
end PartialMotor;
