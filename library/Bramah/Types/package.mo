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
    Geometric "Edge width, spool travel and clearance",
    Table "Data sheet: q_nom at dp_nom, opening over travel from a table")
    "How a valve's metering edges are given";
  type MachineLosses = enumeration(
    Coefficients "Leakage and friction coefficients",
    Efficiencies "Volumetric and hydro-mechanical efficiency at one point",
    Maps "Volumetric and hydro-mechanical efficiency over speed and pressure",
    Wilson "Efficiencies at one point, losses by the viscosity",
    Schloesser "Efficiencies at one point, a part of the losses by the viscosity")
    "How losses of pumps and motors are given";
  type DryFriction = enumeration(
    Rounded "Rounded off near zero speed: creeps under a constant load",
    Sticking "Holds a load below the static friction, then slips")
    "What dry friction does at rest";
  type FlowForce = enumeration(
    None "None",
    Steady "Of the steady jet",
    SteadyAndTransient "Of the steady jet, and of the oil that speeds up in the spool's chamber")
    "Which forces of the flow act on a spool";
  type LineFriction = enumeration(
    None "No friction",
    Steady "Laminar to turbulent, as in steady flow",
    FrequencyDependent "Steady, and the wall layer's drag on changes of the flow (laminar)")
    "Friction of a line";
  type LineKeeps = enumeration(
    Capacity "Its capacity; the oil is too heavy",
    Inertia "Its inertia; the line swells too much")
    "What a short line keeps whose waves take longer than they would";
  type GasModel = enumeration(
    Polytropic "p*V^n constant",
    HeatExchange "Adiabatic with heat exchange to ambient through a time constant")
    "Behaviour of the gas in an accumulator";
  type CounterbalanceKind = enumeration(
    Vented "Spring chamber vented: independent of the pressure at A",
    Standard "Spring chamber at A: its pressure adds 1 + ratio times to the setting",
    ReliefCompensated "Pressure at A works against the pilot alone")
    "What the back pressure does to a counterbalance valve";
  type GasLaw = enumeration(
    Ideal "Ideal gas",
    PengRobinson "Nitrogen after Peng and Robinson")
    "Equation of state of the gas in an accumulator";
  type Smoothness = enumeration(
    LinearSegments "Straight lines",
    ContinuousDerivative "Cubics with continuous slope (Akima): may overshoot",
    ConstantSegments "Steps: the value of the row before",
    MonotoneContinuousDerivative1 "Cubics with continuous slope that neither overshoot nor turn (Fritsch, Butland)",
    MonotoneContinuousDerivative2 "Cubics with continuous slope that neither overshoot nor turn (Steffen)",
    ModifiedContinuousDerivative "Cubics with continuous slope (modified Akima): overshoot less")
    "Course of a table between its rows";
  type Extrapolation = enumeration(
    HoldLastPoint "Value of the outermost row",
    LastTwoPoints "Straight on from the outermost row",
    Periodic "The table repeats",
    NoExtrapolation "An error")
    "Course of a table beyond its rows";
  type SimpleController = enumeration(
    P "Proportional",
    PI "Proportional and integral",
    PD "Proportional and derivative",
    PID "Proportional, integral and derivative")
    "Parts of a controller";
  type Centre = enumeration(
    Closed "All ports shut",
    Open "All ports joined (H)",
    Tandem "P to T, A and B shut",
    Float "A and B to T, P shut (Y)",
    Regenerative "P to A and B, T shut",
    AToT "A to T, B and P shut",
    BToT "B to T, A and P shut",
    PAToT "P, A and T joined, B shut",
    PBToT "P, B and T joined, A shut",
    AToB "A to B, P and T shut",
    Underlap "P to A and B to T through throttles (negative overlap)")
    "What a three-position valve joins in its centre";
  type Rest4 = enumeration(
    Cross "P to B, A to T",
    Parallel "P to A, B to T")
    "What a 4/2 valve joins at rest";
  type Rest = enumeration(
    Shut "P shut at rest (normally closed)",
    Open "P to A at rest (normally open)")
    "What a 2/2 or 3/2 valve does at rest";
  type Coolant = enumeration(
    NotShown "Not shown",
    Liquid "Liquid, its two lines shown",
    Fan "Air of a fan with electric motor")
    "What cools a cooler, as its symbol shows it";
  type ValveElectronics = enumeration(
    None "None",
    Integrated "Amplifier on the valve",
    ClosedLoop "Amplifier on the valve, and transducer of its position")
    "Electronics on a valve, as its symbol shows them";
  type TankLine = enumeration(
    AboveLevel "Over the level of the oil",
    BelowLevel "Below the level, near the bottom",
    ThroughBottom "Through the bottom: a suction or drain line")
    "Where a line ends in a reservoir, as its symbol shows it";
  type FilterIndicator = enumeration(
    None "None",
    Optical "Optical: shows when it is clogged",
    Gauge "Pressure gauge",
    Contact "Electrical contact")
    "What indicates that a filter is clogged, as its symbol shows it";
  type ActionKind = enumeration(
    Continuous "While the step is active",
    Conditional "While the step is active and a condition is true",
    Delayed "While the step is active, from a time on",
    Limited "While the step is active, up to a time",
    Stored "From the step's becoming active on, until it is reset",
    PulseAtEntry "For a time from the step's becoming active on",
    PulseAtExit "For a time from the step's becoming inactive on")
    "When an action of a step holds";
  type EventEdge = enumeration(
    Rising "Becomes true",
    Falling "Becomes false",
    Both "Becomes true or false")
    "Which change of a signal is an event";
  annotation(Documentation(info="<html>
<p>Enumerations. Each is a structural choice: it selects equations when the model is compiled.</p>
</html>"));
end Types;
