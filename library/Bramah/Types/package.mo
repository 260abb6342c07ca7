// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Types "Choices that parameters offer"
  type DensityModel = enumeration(
    PressureDependent "Density follows pressure; oil mass is conserved",
    Textbook "Constant density, dp/dt = beta/V*(sum q - dV/dt)")
    "How oil volumes and flows count";
  type OrificeLaw = enumeration(
    TwoRegime "Laminar below a transition pressure, turbulent above",
    Smoothed "dp/(dp^2 + dp_small^2)^(1/4)")
    "Flow over pressure drop of orifices and metering edges";
  type ReliefLaw = enumeration(
    Override "Data sheet: q_nom at p_set + dp_over",
    Linear "Straight line above p_set")
    "Characteristic of a relief valve";
  type Initial = enumeration(
    Start "Start values hold",
    SteadyState "Derivatives are zero",
    Free "Left to the initialisation")
    "What fixes states at the start";
  type Metering = enumeration(
    Nominal "Data sheet: q_nom at dp_nom, full opening",
    Geometric "Edge width, spool travel and clearance")
    "How a valve's metering edges are given";
  type MachineLosses = enumeration(
    Coefficients "Leakage and friction coefficients",
    Efficiencies "Volumetric and hydro-mechanical efficiency at one point")
    "How losses of pumps and motors are given";
  type GasModel = enumeration(
    Polytropic "p*V^n constant",
    HeatExchange "Adiabatic with heat exchange to ambient through a time constant")
    "Behaviour of the gas in an accumulator";
  annotation(Documentation(info="<html>
<p>Enumerations. Each is a structural choice: it selects equations when the model is compiled.</p>
</html>"));
end Types;
