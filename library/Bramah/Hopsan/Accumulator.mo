// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Accumulator "Accumulator of Hopsan behind a laminar inlet"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Volume V_0(min=1e-9) = 1e-3 "Volume of the gas at p_0";
  parameter Units.AbsolutePressure p_0(min=1) = 1e7 "Pressure of the gas without oil";
  parameter Units.LeakageCoefficient k_in(min=1e-16) = 1e-8 "Flow per pressure drop of the inlet";
  parameter Real kappa(unit="1", min=1, max=1.67) = 1.2 "Polytropic exponent";
  Hydraulics.Interfaces.Port A "Inlet"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Units.Volume V(start=0, fixed=true, nominal=1e-3*V_0) "Oil in it";
  Units.Volume V_gas "Volume of the gas";
  Units.AbsolutePressure p_gas "Pressure of the gas";
  Units.VolumeFlowRate q "Flow into it";
equation
  V_gas = noEvent(min(max(V_0 - V, 0.1*V_0), V_0));
  p_gas = p_0*(V_0/V_gas)^kappa;
  q = k_in*noEvent(if V <= 0 then max(A.p - p_gas, 0) elseif V >= 0.9*V_0 then min(A.p - p_gas, 0) else A.p - p_gas);
  der(V) = q;
  A.m_flow = oil.rho_0*q;
  annotation(
    __Bramah(productClass="CM", setsPressure=true),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-60},{40,80}}, radius=40),
      Line(points={{-40,10},{40,10}}),
      Polygon(points={{0,30},{-14,54},{14,54},{0,30}}),
      Line(points={{0,-80},{0,-60}}),
      Text(extent={{46,40},{186,70}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Gas that oil compresses: <b>p_gas = p_0*(V_0/(V_0 - V))^kappa</b>, <b>der(V) = k_in*(A.p - p_gas)</b>, between empty and 90 % full.</p>
<p>Assumptions: one exponent for all changes; no wall that stores heat. Valid: changes as fast as the exponent says. Typical: p_0 0.7 to 0.9 of the
least pressure, kappa 1 (slow) to 1.4 (fast). Source: HydraulicAckumulator of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end Accumulator;
