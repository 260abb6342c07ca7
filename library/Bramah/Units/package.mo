// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Units "Quantities with unit, display unit and range"
  constant Real pi = 3.14159265358979323846 "Circumference of a circle over its diameter";
  type AbsolutePressure = Real(final quantity="AbsolutePressure", final unit="Pa", displayUnit="bar", min=0, nominal=1e6) "Absolute pressure: the state of the oil; a gauge view subtracts the ambient pressure";
  type PressureDifference = Real(final quantity="PressureDifference", final unit="Pa", displayUnit="bar", nominal=1e6) "Difference of two pressures, never shifted by a gauge view";
  type MassFlowRate = Real(final quantity="MassFlowRate", final unit="kg/s", nominal=0.1);
  type VolumeFlowRate = Real(final quantity="VolumeFlowRate", final unit="m3/s", displayUnit="l/min", nominal=1e-4);
  type Displacement = Real(final quantity="VolumePerRevolution", final unit="m3/rev", displayUnit="cm3/rev", min=0) "Volume that a machine moves per revolution";
  type Density = Real(final quantity="Density", final unit="kg/m3", min=0, nominal=1000);
  type BulkModulus = Real(final quantity="BulkModulus", final unit="Pa", displayUnit="GPa", min=0, nominal=1e9);
  type KinematicViscosity = Real(final quantity="KinematicViscosity", final unit="m2/s", displayUnit="cSt", min=0);
  type DynamicViscosity = Real(final quantity="DynamicViscosity", final unit="Pa.s", displayUnit="mPa.s", min=0);
  type SpecificEnthalpy = Real(final quantity="SpecificEnthalpy", final unit="J/kg", displayUnit="kJ/kg");
  type Temperature = Real(final quantity="ThermodynamicTemperature", final unit="K", displayUnit="degC", min=0, start=293.15, nominal=300);
  type Volume = Real(final quantity="Volume", final unit="m3", displayUnit="l", nominal=1e-3);
  type Area = Real(final quantity="Area", final unit="m2", displayUnit="mm2");
  type Length = Real(final quantity="Length", final unit="m", displayUnit="mm");
  type Position = Real(final quantity="Length", final unit="m", displayUnit="mm");
  type Velocity = Real(final quantity="Velocity", final unit="m/s");
  type Acceleration = Real(final quantity="Acceleration", final unit="m/s2");
  type Mass = Real(final quantity="Mass", final unit="kg");
  type Force = Real(final quantity="Force", final unit="N", displayUnit="kN", nominal=1000);
  type TranslationalSpringConstant = Real(final quantity="TranslationalSpringConstant", final unit="N/m");
  type TranslationalDampingConstant = Real(final quantity="TranslationalDampingConstant", final unit="N.s/m");
  type Angle = Real(final quantity="Angle", final unit="rad", displayUnit="deg");
  type AngularVelocity = Real(final quantity="AngularVelocity", final unit="rad/s", displayUnit="rev/min", nominal=100);
  type AngularAcceleration = Real(final quantity="AngularAcceleration", final unit="rad/s2");
  type AngularFrequency = Real(final quantity="AngularFrequency", final unit="rad/s", displayUnit="rad/s", min=0) "Natural frequency of a second-order lag";
  type Torque = Real(final quantity="Torque", final unit="N.m", nominal=100);
  type Inertia = Real(final quantity="MomentOfInertia", final unit="kg.m2", min=0);
  type RotationalSpringConstant = Real(final quantity="RotationalSpringConstant", final unit="N.m/rad");
  type RotationalDampingConstant = Real(final quantity="RotationalDampingConstant", final unit="N.m.s/rad");
  type Power = Real(final quantity="Power", final unit="W", displayUnit="kW");
  type Energy = Real(final quantity="Energy", final unit="J");
  type ElectricPotential = Real(final quantity="ElectricPotential", final unit="V");
  type Voltage = Real(final quantity="ElectricPotential", final unit="V", nominal=10);
  type Current = Real(final quantity="ElectricCurrent", final unit="A");
  type Resistance = Real(final quantity="Resistance", final unit="Ohm");
  type Conductance = Real(final quantity="Conductance", final unit="S");
  type Inductance = Real(final quantity="Inductance", final unit="H", displayUnit="mH");
  type Capacitance = Real(final quantity="Capacitance", final unit="F", displayUnit="uF");
  type MagneticFlux = Real(final quantity="MagneticFlux", final unit="Wb", displayUnit="mWb");
  type MagneticFluxDensity = Real(final quantity="MagneticFluxDensity", final unit="T");
  type ElectricalTorqueConstant = Real(final quantity="ElectricalTorqueConstant", final unit="N.m/A");
  type LeakageCoefficient = Real(final quantity="HydraulicConductance", final unit="m3/(s.Pa)", displayUnit="m3/(s.Pa)", min=0) "Laminar flow per pressure difference";
  type Time = Real(final quantity="Time", final unit="s");
  type Frequency = Real(final quantity="Frequency", final unit="Hz");
  type Ratio = Real(final quantity="Ratio", final unit="1");
  annotation(Documentation(info="<html>
<p>Types of all variables and parameters of the library. Two of them tell pressures apart: <code>AbsolutePressure</code>
is a state of the oil and may be shown against ambient, <code>PressureDifference</code> (set pressures, pressure drops)
is never shifted. <code>Displacement</code> counts a whole revolution, so a machine moves D*w/(2*pi).</p>
</html>"));
end Units;
