// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model PartialMachine "Displacement machine between two sides, with losses; ports and drive are left open"
  extends OilComponent;
  parameter Types.MachineLosses losses = Types.MachineLosses.Coefficients "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage per pressure difference, at the density rho_0"
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
  Units.AngularVelocity w_shaft "Speed of the shaft";
  Units.Torque tau "Torque at the shaft, into the machine";
  Units.PressureDifference dp "Pressure of the outlet side less that of the inlet side, for a pump at positive speed";
  Real filling(unit="1", displayUnit="%") "Density of what fills the displacement over rho_0: falls below 1 in a cavity";
  Real V_rev(unit="m3/rev", displayUnit="cm3/rev") "Displacement in use";
protected
  parameter Units.Displacement D_loss "Displacement that the efficiencies belong to";
  parameter Units.LeakageCoefficient k_leak = if losses == Types.MachineLosses.Coefficients then leakage
    else (1 - eta_vol)*D_loss*w_nom/(2*Units.pi)/dp_nom "Leakage in use";
  parameter Units.RotationalDampingConstant k_visc = if losses == Types.MachineLosses.Coefficients then d
    else 0.5*(1/eta_hm - 1)*D_loss*dp_nom/(2*Units.pi)/w_nom "Viscous friction in use";
  parameter Units.Torque k_fric = if losses == Types.MachineLosses.Coefficients then tau_c
    else 0.5*(1/eta_hm - 1)*D_loss*dp_nom/(2*Units.pi) "Friction in use";
  Units.AbsolutePressure p_in "Pressure of the inlet side at positive speed";
  Units.AbsolutePressure p_out "Pressure of the outlet side at positive speed";
  Units.Density rho "Density on the side the machine fills from";
  Units.MassFlowRate m_displaced "Mass flow rate displaced from inlet to outlet side";
  Units.MassFlowRate m_leak "Leakage from outlet to inlet side";
equation
  dp = p_out - p_in;
  if densityModel == Types.DensityModel.Textbook then
    rho = oil.rho_0*Functions.smoothStep(noEvent(if V_rev*w_shaft >= 0 then p_in else p_out)/oil.p_vapour);
  else
    rho = Media.density(oil, noEvent(if V_rev*w_shaft >= 0 then p_in else p_out));
  end if;
  filling = rho/oil.rho_0;
  m_displaced = rho*V_rev*w_shaft/(2*Units.pi);
  m_leak = oil.rho_0*k_leak*dp;
  tau = V_rev*dp/(2*Units.pi) + k_visc*w_shaft + k_fric*tanh(w_shaft/1.0);
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
dp_nom and w_nom: k = (1 - eta_vol)*D*w_nom/(2*pi*dp_nom); the friction torque (1/eta_hm - 1)*D*dp_nom/(2*pi) is half viscous, half
constant.</p>
</html>"));
end PartialMachine;
