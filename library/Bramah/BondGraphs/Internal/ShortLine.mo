// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ShortLine "Short line that lasts one step, as two ends that hear each other late"
  extends TransmissionLine(length=0.5, friction=Types.LineFriction.Steady, T(min=length/c)=1e-3,
    Z=if keeps == Types.LineKeeps.Capacity then T/C else L/T);
  parameter Types.LineKeeps keeps = Types.LineKeeps.Capacity "What stays that of the line, when a wave takes longer than it would"
    annotation(Dialog(group="Cut"));
  parameter Real C(unit="m3/Pa", min=1e-20) = area*length/(oil.rho_0*c*c) "Capacity of oil and wall: volume per pressure"
    annotation(Dialog(group="Cut"));
  parameter Real L(unit="Pa.s2/m3", min=1e-3) = oil.rho_0*length/area "Inertance of the oil: pressure per change of the volume flow rate"
    annotation(Dialog(group="Cut"));
  Real C_added(unit="m3/Pa") "Capacity that the line does not have: 0, or T^2/L - C";
  Real L_added(unit="Pa.s2/m3") "Inertance that the line does not have: T^2/C - L, or 0";
  Units.Mass m_added "Mass of oil in the bore with that inertance";
  Units.Frequency f_fair "Up to this frequency what the line keeps, seen from one end, is right within about 5 %";
equation
  C_added = T/Z - C;
  L_added = Z*T - L;
  m_added = L_added*area^2;
  f_fair = sqrt(0.15)/(2*Units.pi*T);
  annotation(
    defaultComponentName="cut",
    Icon(coordinateSystem(extent={{-80,-30},{80,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R Se"),
      Text(extent={{-80,36},{80,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-30},{74,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The ends are those of <b>TransmissionLine</b>.</p>
</html>"));
end ShortLine;
