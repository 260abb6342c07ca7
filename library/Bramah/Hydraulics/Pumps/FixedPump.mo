// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Pumps;
model FixedPump "Pump of constant displacement"
  extends Interfaces.OilComponent;
  parameter Units.Displacement D(displayUnit="cm3/rev") = 16e-6 "Displacement per revolution";
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(Dialog(group="Drive", enable=not useShaft));
  parameter Types.MachineLosses losses = Types.MachineLosses.Coefficients "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from P to S per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque per speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.Torque tau_c(min=0) = 0 "Friction torque independent of speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Real eta_vol(unit="1", displayUnit="%", min=0.1, max=1) = 0.95 "Volumetric efficiency at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Real eta_hm(unit="1", displayUnit="%", min=0.1, max=1) = 0.93 "Hydro-mechanical efficiency at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.PressureDifference dp_nom(min=1e5) = 200e5 "Pressure difference of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.AngularVelocity w_nom(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  Interfaces.Port S "Suction" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,100})));
  Mechanics.Rotational.Interfaces.Flange_a shaft if useShaft "Drive shaft"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
  Units.AngularVelocity w_shaft "Speed of the shaft";
  Units.Torque tau "Torque at the shaft";
  Units.PressureDifference dp "P.p - S.p";
  Units.MassFlowRate m_flow "Mass flow rate out of P";
  Units.VolumeFlowRate q "Volume flow rate, at the density of the side the pump fills from";
protected
  parameter Units.LeakageCoefficient k_leak = if losses == Types.MachineLosses.Coefficients then leakage
    else (1 - eta_vol)*D*w_nom/(2*Units.pi)/dp_nom "Leakage in use";
  parameter Units.RotationalDampingConstant k_visc = if losses == Types.MachineLosses.Coefficients then d
    else 0.5*(1/eta_hm - 1)*D*dp_nom/(2*Units.pi)/w_nom "Viscous friction in use";
  parameter Units.Torque k_fric = if losses == Types.MachineLosses.Coefficients then tau_c
    else 0.5*(1/eta_hm - 1)*D*dp_nom/(2*Units.pi) "Friction in use";
  Units.Density rho "Density on the side the pump fills from";
  Mechanics.Rotational.Interfaces.ShaftReader reader(tau=tau) if useShaft "Speed of the shaft";
  Blocks.Interfaces.RealInput w_internal(unit="rad/s") "Speed in use";
equation
  connect(reader.flange, shaft);
  connect(reader.w, w_internal);
  if not useShaft then
    w_internal = w;
  end if;
  w_shaft = w_internal;
  dp = P.p - S.p;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0;
  else
    rho = Media.density(oil, noEvent(if w_shaft >= 0 then S.p else P.p));
  end if;
  m_flow = rho*D*w_shaft/(2*Units.pi) - oil.rho_0*k_leak*dp;
  q = m_flow/rho;
  P.m_flow = -m_flow;
  S.m_flow = m_flow;
  tau = D*dp/(2*Units.pi) + k_visc*w_shaft + k_fric*tanh(w_shaft/1.0);
  annotation(
    defaultComponentName="pump",
    Icon(coordinateSystem(extent={{-120,-100},{60,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-60,-60},{60,60}}),
      Polygon(points={{0,60},{-21,24},{21,24},{0,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{0,100}}),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{-59.2,10},{-120,10}}),
      Line(points={{-59.2,-10},{-120,-10}}),
      Line(points={{-72.5,33.8},{-77.3,20.7},{-79.7,7},{-79.7,-7},{-77.3,-20.7},{-73.4,-31.8}}),
      Polygon(points={{-65.8,46},{-66.2,24.6},{-77,32.2},{-65.8,46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{70,8},{230,38}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Moves the volume <code>D</code> per revolution from S to P. P and S keep their letters for both flow directions.</p>
<p><b>m_flow = rho*D*w/(2*pi) - rho_0*k*dp</b>, <b>tau = D*dp/(2*pi) + d*w + tau_c*tanh(w/(1 rad/s))</b>, dp = P.p - S.p.</p>
<p>rho is the density on the side the pump fills from (S for w &gt; 0): the difference between shaft power and the power
carried by the oil is the loss of compressing the oil into P. k is the leakage coefficient.</p>
<p><code>losses = Efficiencies</code> computes the coefficients from the data sheet's efficiencies at dp_nom and w_nom:
k = (1 - eta_vol)*D*w_nom/(2*pi*dp_nom); the friction torque (1/eta_hm - 1)*D*dp_nom/(2*pi) is half viscous, half constant.</p>
<p>Without shaft the pump turns at the constant speed <code>w</code>. Typical: gear pumps 4 to 60 cm3/rev, axial piston pumps
10 to 250 cm3/rev, 1000 to 3000 rev/min; eta_vol 0.90 to 0.97, eta_hm 0.88 to 0.95. Valid without cavitation on the suction side.</p>
</html>"));
end FixedPump;
