// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model PartialPump "Pump: drive and ports, displacement left open"
  extends PartialMachine(final slip=1 - eta_vol, final drag=1/eta_hm - 1,
    final slip_map={{if i == 1 or j == 1 then eta_vol_map[i, j] else 1 - eta_vol_map[i, j] for j in 1:size(eta_vol_map, 2)} for i in 1:size(eta_vol_map, 1)},
    final drag_map={{if i == 1 or j == 1 then eta_hm_map[i, j] else 1/eta_hm_map[i, j] - 1 for j in 1:size(eta_hm_map, 2)} for i in 1:size(eta_hm_map, 1)});
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(Dialog(group="Drive", enable=not useShaft));
  Port S "Suction" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Mechanics.Rotational.Interfaces.Flange_a shaft if useShaft "Drive shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Units.MassFlowRate m_flow "Mass flow rate out of P";
  Units.VolumeFlowRate q "Volume flow rate out of P, at the density of the side the pump fills from";
protected
  Mechanics.Rotational.Interfaces.ShaftReader reader(tau=tau) if useShaft "Speed of the shaft";
  Blocks.Interfaces.RealInput w_internal(unit="rad/s") "Speed in use";
equation
  connect(reader.flange, shaft);
  connect(reader.w, w_internal);
  if not useShaft then
    w_internal = w;
  end if;
  w_shaft = w_internal;
  p_in = S.p;
  p_out = P.p;
  m_flow = m_displaced - m_leak;
  q = m_flow/noEvent(max(rho, 1e-6*oil.rho_0));
  P.m_flow = -m_flow;
  S.m_flow = m_flow;
  annotation(Icon(coordinateSystem(extent={{-120,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,60},{-21,24},{21,24},{0,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Text(extent={{-26,72},{-6,94}}, textString="P"),
      Text(extent={{-26,-94},{-6,-72}}, textString="S"),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{-59.2,10},{-120,10}}),
      Line(points={{-59.2,-10},{-120,-10}}),
      Line(points={{-72.5,33.8},{-77.3,20.7},{-79.7,7},{-79.7,-7},{-77.3,-20.7},{-73.4,-31.8}}),
      Polygon(points={{-65.8,46},{-66.2,24.6},{-77,32.2},{-65.8,46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{70,-45},{230,-15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}));
end PartialPump;
