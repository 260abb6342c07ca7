// SPDX-License-Identifier: BSD-3-Clause
package Bramah "Fluid power: components with ISO 1219 symbols and equations that hold"
  annotation(
    version="0.2.0",
    conversion(from(version="0.1.0", change={
      convertModifiers("Bramah.Hydraulics.Fluid", fill("", 0), {"oil.stiffens=false"}),
      convertModifiers({"Bramah.Hydraulics.Accumulators.BladderAccumulator", "Bramah.Hydraulics.Accumulators.DiaphragmAccumulator",
        "Bramah.Hydraulics.Accumulators.PistonAccumulator", "Bramah.Hydraulics.Accumulators.GasBottle"}, fill("", 0),
        {"gasLaw=Bramah.Types.GasLaw.Ideal"}),
      convertModifiers({"Bramah.Hydraulics.Cylinders.DoubleActingCylinder", "Bramah.Hydraulics.Cylinders.DoubleRodCylinder", "Bramah.Hydraulics.Cylinders.SingleActingCylinder",
        "Bramah.Hydraulics.Cylinders.PlungerCylinder", "Bramah.Hydraulics.Cylinders.TelescopicCylinder", "Bramah.Hydraulics.Cylinders.DoubleTelescopicCylinder",
        "Bramah.Hydraulics.Cylinders.CushionedCylinder", "Bramah.Hydraulics.Cylinders.LockedCylinder"}, fill("", 0),
        {"dryFriction=Bramah.Types.DryFriction.Rounded", "f_coulomb=0", "f_stribeck=0"}),
      convertModifiers("Bramah.Hydraulics.Cylinders.RodlessCylinder", fill("", 0),
        {"dryFriction=Bramah.Types.DryFriction.Rounded", "f_coulomb=50", "f_stribeck=0"}),
      convertModifiers({"Bramah.Hydraulics.Pumps.FixedPump", "Bramah.Hydraulics.Motors.FixedMotor",
        "Bramah.Hydraulics.Motors.VariableMotor"}, fill("", 0), {"losses=Bramah.Types.MachineLosses.Coefficients"})})),
    preferredView="info",
    Documentation(info="<html>
<p>Components for fluid-power schematics. Every class is text that can be opened, read, copied and changed.</p>
<ul>
<li><b>Hydraulics</b>: pumps, valves, cylinders, accumulators, sensors between ports with absolute pressure <i>p</i> and mass flow rate <i>m_flow</i>.</li>
<li><b>Media</b>: data and laws of hydraulic oils.</li>
<li><b>Mechanics</b>: translational and rotational parts, with the names of the Modelica Standard Library.</li>
<li><b>Electrical</b>: direct-current circuits, with the names of the Modelica Standard Library.</li>
<li><b>Blocks</b>: signals, with the names of the Modelica Standard Library.</li>
<li><b>Sequences</b>: sequence charts after IEC 60848, what a machine does one after the other.</li>
<li><b>BondGraphs</b>: bond graphs of any physical domain, alone or in one model with the rest.</li>
<li><b>Drawing</b>: pages with frame and title block, for drawings that are handed over.</li>
<li><b>Units</b>, <b>Types</b>: quantities with their units, and the choices that parameters offer.</li>
</ul>
<p>All values are in SI units; <code>displayUnit</code> says what a user sees (bar, l/min, cm3/rev, mm).
Pressures at ports are absolute. Put one <code>Hydraulics.Fluid</code> on the sheet: it carries the oil, the ambient
pressure and the choices that hold for all components of the circuit.</p>
</html>"));
end Bramah;
