// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model PartialMachine "Displacement machine between two sides, with losses; ports and drive are left open"
  extends OilComponent;
  parameter Types.MachineLosses losses = Types.MachineLosses.Efficiencies "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Worn, leaks inside", to=1e-10)), Dialog(tab="Losses", group="Coefficients", enable=losses == Types.MachineLosses.Coefficients));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque per speed"
    annotation(Dialog(tab="Losses", group="Coefficients", enable=losses == Types.MachineLosses.Coefficients));
  parameter Units.Torque tau_c(min=0) = 0 "Friction torque independent of speed"
    annotation(Dialog(tab="Losses", group="Coefficients", enable=losses == Types.MachineLosses.Coefficients));
  parameter Real eta_vol(unit="1", displayUnit="%", min=0.1, max=1) = 0.95 "Volumetric efficiency at dp_nom and w_nom"
    annotation(__Bramah(fault(caption="Worn, leaks inside", factor=0.5)), Dialog(tab="Losses", group="Efficiencies", enable=losses <> Types.MachineLosses.Coefficients and losses <> Types.MachineLosses.Maps));
  parameter Real eta_hm(unit="1", displayUnit="%", min=0.1, max=1) = 0.93 "Hydro-mechanical efficiency at dp_nom and w_nom"
    annotation(__Bramah(fault(caption="Rubs, loses torque", factor=0.5)), Dialog(tab="Losses", group="Efficiencies", enable=losses <> Types.MachineLosses.Coefficients and losses <> Types.MachineLosses.Maps));
  parameter Units.PressureDifference dp_nom(min=1e5) = 200e5 "Pressure difference of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies", enable=losses <> Types.MachineLosses.Coefficients and losses <> Types.MachineLosses.Maps));
  parameter Units.AngularVelocity w_nom(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of the efficiencies"
    annotation(__Bramah(usual={1,3000}), Dialog(tab="Losses", group="Efficiencies", enable=losses <> Types.MachineLosses.Coefficients and losses <> Types.MachineLosses.Maps));
  parameter Real eta_vol_map[:, :] = [
    0, 50e5, 100e5, 200e5, 300e5;
    52.36, 0.955, 0.92, 0.85, 0.77;
    104.72, 0.98, 0.96, 0.925, 0.885;
    157.08, 0.985, 0.972, 0.95, 0.922;
    209.44, 0.988, 0.978, 0.961, 0.94] "Volumetric efficiency: first row: pressure differences [Pa], first column: speeds [rad/s], both rising"
    annotation(Dialog(tab="Losses", group="Efficiency maps", enable=losses == Types.MachineLosses.Maps));
  parameter Real eta_hm_map[:, :] = [
    0, 50e5, 100e5, 200e5, 300e5;
    52.36, 0.88, 0.93, 0.948, 0.952;
    104.72, 0.88, 0.927, 0.947, 0.951;
    157.08, 0.865, 0.918, 0.942, 0.948;
    209.44, 0.84, 0.905, 0.934, 0.942] "Hydro-mechanical efficiency: as eta_vol_map"
    annotation(Dialog(tab="Losses", group="Efficiency maps", enable=losses == Types.MachineLosses.Maps));
  parameter Units.KinematicViscosity nu_nom(displayUnit="cSt", min=1e-7) = 46e-6 "Wilson, Schloesser: viscosity of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies", enable=losses == Types.MachineLosses.Wilson or losses == Types.MachineLosses.Schloesser));
  parameter Real turbulentShare(unit="1", displayUnit="%", min=0, max=1) = 0.3
    "Schloesser: share of the leakage and of the viscous friction that goes by the density instead"
    annotation(Dialog(tab="Losses", group="Efficiencies", enable=losses == Types.MachineLosses.Schloesser));
  Units.AngularVelocity w_shaft "Speed of the shaft";
  Units.Torque tau "Torque at the shaft, into the machine";
  Units.PressureDifference dp "Pressure of the outlet side less that of the inlet side, for a pump at positive speed";
  Real filling(unit="1", displayUnit="%") "Density of what fills the displacement over rho_0: falls below 1 in a cavity";
  Real V_rev(unit="m3/rev", displayUnit="cm3/rev") "Displacement in use";
protected
  parameter Units.Displacement D_loss "Displacement that the efficiencies belong to";
  // a pump's efficiency counts what it takes in, a motor's what it gives out
  parameter Real slip(unit="1") "Leakage over the displaced flow, both at dp_nom and w_nom";
  parameter Real drag(unit="1") "Friction torque over the torque of the pressures, both at dp_nom and w_nom";
  parameter Boolean isViscous = losses == Types.MachineLosses.Wilson or losses == Types.MachineLosses.Schloesser
    "true: losses follow the viscosity" annotation(Evaluate=true);
  parameter Real lambda(unit="1") = if losses == Types.MachineLosses.Schloesser then turbulentShare else 0 "Share in use";
  Real thick(unit="1") "Viscosity at the mean pressure over nu_nom";
  parameter Boolean hasMaps = losses == Types.MachineLosses.Maps "true: losses come from the maps" annotation(Evaluate=true);
  parameter Units.LeakageCoefficient k_leak = if losses == Types.MachineLosses.Coefficients then leakage
    elseif hasMaps then 0 else slip*D_loss*w_nom/(2*Units.pi)/dp_nom "Leakage in use";
  parameter Units.RotationalDampingConstant k_visc = if losses == Types.MachineLosses.Coefficients then d
    elseif hasMaps then 0 else 0.5*drag*D_loss*dp_nom/(2*Units.pi)/w_nom "Viscous friction in use";
  parameter Units.Torque k_fric = if losses == Types.MachineLosses.Coefficients then tau_c
    elseif hasMaps then 0 else 0.5*drag*D_loss*dp_nom/(2*Units.pi) "Friction in use";
  parameter Real slip_map[:, :] = eta_vol_map "Maps: leakage over the displaced flow, its axes as those of eta_vol_map";
  parameter Real drag_map[:, :] = eta_hm_map "Maps: friction torque over the torque of the pressures";
  Blocks.Interfaces.RealOutput w_abs(unit="rad/s") "Amount of the speed";
  Blocks.Interfaces.RealOutput dp_abs(unit="Pa") "Amount of the pressure difference";
  Blocks.Interfaces.RealInput q_lost(unit="m3/s") "Maps: amount of the leakage, at the density rho_0";
  Blocks.Interfaces.RealInput tau_lost(unit="N.m") "Maps: amount of the friction torque";
  Internal.LossMap leakageMap(final map=slip_map, final scale=D_loss/(2*Units.pi), final isLeakage=true) if hasMaps
    "Leakage over speed and pressure";
  Internal.LossMap frictionMap(final map=drag_map, final scale=D_loss/(2*Units.pi), final isLeakage=false) if hasMaps
    "Friction over speed and pressure";
  Units.AbsolutePressure p_in "Pressure of the inlet side at positive speed";
  Units.AbsolutePressure p_out "Pressure of the outlet side at positive speed";
  Units.Density rho "Density on the side the machine fills from";
  Units.MassFlowRate m_displaced "Mass flow rate displaced from inlet to outlet side";
  Units.MassFlowRate m_leak "Leakage from outlet to inlet side";
equation
  assert(losses == Types.MachineLosses.Coefficients or leakage == 0 and d == 0 and tau_c == 0,
    "leakage, d and tau_c count only with losses = Coefficients", AssertionLevel.warning);
  dp = p_out - p_in;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0*Functions.smoothStep(noEvent(if V_rev*w_shaft >= 0 then p_in else p_out)/oil.p_vapour);
  else
    rho = Media.density(oil, noEvent(if V_rev*w_shaft >= 0 then p_in else p_out));
  end if;
  filling = rho/oil.rho_0;
  m_displaced = rho*V_rev*w_shaft/(2*Units.pi);
  w_abs = noEvent(abs(w_shaft));
  dp_abs = noEvent(abs(dp));
  connect(w_abs, leakageMap.w);
  connect(dp_abs, leakageMap.dp);
  connect(leakageMap.y, q_lost);
  connect(w_abs, frictionMap.w);
  connect(dp_abs, frictionMap.dp);
  connect(frictionMap.y, tau_lost);
  if not hasMaps then
    q_lost = 0;
    tau_lost = 0;
  end if;
  if isViscous then
    thick = Media.viscosity(oil, (p_in + p_out)/2)/nu_nom;
    m_leak = oil.rho_0*k_leak*((1 - lambda)/thick*dp + lambda*sqrt(dp_nom)*Functions.smoothedRoot(dp, 1e4));
    tau = V_rev*dp/(2*Units.pi) + k_visc*((1 - lambda)*thick + lambda*w_abs/w_nom)*w_shaft + k_fric*tanh(w_shaft/1.0);
  else
    thick = 1;
    m_leak = oil.rho_0*(k_leak*dp + noEvent(if dp >= 0 then q_lost else -q_lost));
    tau = V_rev*dp/(2*Units.pi) + k_visc*w_shaft + (k_fric + tau_lost)*tanh(w_shaft/1.0);
  end if;
  annotation(Documentation(info="<html>
<p><b>m_displaced = rho*V_rev*w/(2*pi)</b>, <b>m_leak = rho_0*k*dp</b>,
<b>tau = V_rev*dp/(2*pi) + d*w + tau_c*tanh(w/(1 rad/s))</b>.</p>
<p><b>Cavitation</b>: what fills the displacement has the density rho of the oil, its free air and its vapour at the pressure of the filling side.
Below the vapour pressure that falls without bound, so <b>filling = rho/rho_0</b> sinks below 1 and the machine delivers only what its
suction line lets through, whatever its speed; the pressure there stays above 0. <code>Textbook</code> has the cubic step s(p/p_vapour) for it. The inlet's
own loss in the machine is not in it: for a data sheet's least suction pressure put an orifice or a
<a href='modelica://Bramah.Hydraulics.Conditioning.Strainer'>Strainer</a> before S. Example: <code>pump_cavitation</code>.</p>
<p>rho is the density on the side the machine fills from: the difference between shaft power and the power carried by the oil is the loss
of compressing the oil, never negative. <code>losses = Efficiencies</code> computes the coefficients from the data sheet's efficiencies at
dp_nom and w_nom: k = s*D*w_nom/(2*pi*dp_nom) with the slip s = 1 - eta_vol of a pump, 1/eta_vol - 1 of a motor; the friction torque
r*D*dp_nom/(2*pi) with r = 1/eta_hm - 1 of a pump, 1 - eta_hm of a motor is half viscous, half constant.</p>
<p><code>losses = Wilson</code> takes the same coefficients for oil of <code>nu_nom</code>; leakage goes through narrow gaps and is inverse to the viscosity nu at the
mean pressure, viscous friction grows with it: <b>m_leak = rho_0*k*dp*nu_nom/nu</b>, <b>tau = V_rev*dp/(2*pi) + d*w*nu/nu_nom + tau_c*tanh(w/(1 rad/s))</b>. So
cold oil costs torque and hot oil flow. <code>Schloesser</code> lets the share <code>turbulentShare</code> of both go by the density instead: leakage as
through an orifice, with the root of dp, and friction of the oil that is thrown about, with the square of the speed. At dp_nom, w_nom and nu_nom all three
have the efficiencies that are given. W. E. Wilson, Rotary-pump theory, Trans. ASME 68 (1946); W. M. J. Schlösser, Mathematical model for displacement pumps and
motors, Hydraulic Power Transmission (1961).</p>
<p><code>losses = Maps</code> takes them from maps of both efficiencies over speed and pressure difference: at each point of a map the leakage is
s*D*w/(2*pi), the friction torque r*D*dp/(2*pi), and these amounts run in straight lines between the points
(<a href='modelica://Bramah.Hydraulics.Internal.LossMap'>LossMap</a>). So the maps' points come out as they stand, and the losses stay
losses in all four quadrants.</p>
</html>"));
end PartialMachine;
