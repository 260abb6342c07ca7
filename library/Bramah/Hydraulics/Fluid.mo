// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
model Fluid "Oil and ambient of a circuit, and the choices its components share"
  parameter Media.Oil oil "Oil of the circuit" annotation(Dialog(group="Oil"));
  parameter Units.AbsolutePressure p_ambient = 101325 "Pressure of the surroundings"
    annotation(Dialog(group="Ambient"));
  parameter Units.Temperature T_ambient(displayUnit="degC") = 293.15 "Temperature of the surroundings"
    annotation(Dialog(group="Ambient"));
  parameter Units.Acceleration g = 9.80665 "Acceleration of gravity" annotation(Dialog(group="Ambient"));
  parameter Types.DensityModel densityModel = Types.DensityModel.PressureDependent "How volumes and flows count"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Types.OrificeLaw orificeLaw = Types.OrificeLaw.TwoRegime "Law of orifices and metering edges"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = 1000 "Pressure drop that rounds off the law Smoothed"
    annotation(Dialog(tab="Models"));
  annotation(
    __Bramah(printed=false, letter="", mend="Put the oil on the sheet", rule="Ours: a drop in a frame stands for the oil of the sheet."),
    defaultComponentName="fluid",
    defaultComponentPrefixes="inner",
    missingInnerMessage="no `Hydraulics.Fluid` named `fluid` is on the sheet; one with ISO VG 46 and 1.01325 bar ambient pressure is used",
    Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, radius=10),
      Polygon(points={{0,44},{22.6,-3.2},{24.5,-9.2},{25,-15.5},{23.8,-21.6},{21.1,-27.3},{17.2,-32.2},{12.1,-35.9},{6.2,-38.2},{0,-39},{-6.2,-38.2},{-12.1,-35.9},{-17.2,-32.2},{-21.1,-27.3},{-23.8,-21.6},{-25,-15.5},{-24.5,-9.2},{-22.6,-3.2},{0,44}}),
      Line(points={{-15,-14},{-14.5,-17.9},{-13,-21.5},{-10.6,-24.6},{-7.5,-27},{-3.9,-28.5},{-0,-29}}),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Stands once on the sheet, with the name <code>fluid</code>. Hydraulic components find it as their <code>outer fluid</code>
and take from it the oil, the ambient pressure and the default of their model choices; each can be overridden in a component,
so a second circuit on the sheet may have another oil.</p>
<p>The pressure of the surroundings is <b>p = p_ambient</b>, the weight of a column of oil <b>dp = rho_0*g*h</b>.</p>
<p><code>densityModel = PressureDependent</code> conserves the oil mass. <code>Textbook</code> takes a constant density and
dp/dt = beta/V*(sum q - dV/dt): for comparison with textbooks, in circuits with a tank, as it does not conserve mass.</p>
<p><code>orificeLaw</code> is described in <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Assumptions: isothermal oil; the same everywhere on the sheet unless a component names another. Valid: one temperature; pressures for which
the oil&apos;s data hold, see Oil. Typical: ISO VG 46 at 40 degC for stationary plant, ISO VG 32 to 46 for mobile machines. Source: see <a
href='modelica://Bramah.Media.Oil'>Oil</a>. Example: <a href='modelica://Bramah.Examples.Valves.MeteringTable'>MeteringTable</a>.</p>
</html>"));
end Fluid;
