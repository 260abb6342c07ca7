// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
record Oil "Data of a hydraulic oil at one temperature"
  Preset preset = Preset.ISO_VG_46 "Oil the other data start from";
  Units.Temperature T(displayUnit="degC") = 313.15 "Temperature; the oil is isothermal";
  Boolean stiffens = true "true: mineral oil stiffens with pressure and softens with heat; false: it has the modulus of version 0.1.0"
    annotation(Dialog(group="Density"));
  Units.Density rho_0(displayUnit="kg/m3", min=1) = Internal.presetDensity(preset, T) "Density at T and 1.01325 bar"
    annotation(Dialog(group="Density"));
  Units.BulkModulus beta(displayUnit="GPa") = Internal.presetBulkModulus(preset, T, stiffens) "Bulk modulus of the liquid at T and 1.01325 bar, without exchange of heat"
    annotation(Dialog(group="Density"));
  Real beta_p(final unit="1", min=0, max=100) = Internal.presetModulusGrowth(preset, T, stiffens, beta)
    "Growth of the bulk modulus over the pressure; by default 0 for a beta of one's own"
    annotation(Dialog(group="Density"));
  Units.KinematicViscosity nu(displayUnit="cSt") = Internal.presetViscosity(preset, T) "Kinematic viscosity at T and 1.01325 bar"
    annotation(Dialog(group="Viscosity"));
  Real nu_p(final unit="1/Pa", displayUnit="1/GPa", min=0) = Internal.presetViscosityPressure(preset)
    "Barus coefficient: viscosity grows by exp(nu_p*p)"
    annotation(Dialog(group="Viscosity"));
  Real airFraction(final unit="1", displayUnit="%", min=0, max=0.2) = 0.005 "Share of free air in the volume at 1.01325 bar"
    annotation(__Bramah(fault(caption="Air in the oil", to=0.1)), Dialog(group="Air and vapour"));
  Real n_air(final unit="1", min=1, max=1.67) = 1.4 "Polytropic exponent of the air: 1 slow, 1.4 fast changes"
    annotation(Dialog(group="Air and vapour"));
  Units.AbsolutePressure p_dissolve = 0 "Pressure above which all air is dissolved; 0: air does not dissolve"
    annotation(Dialog(group="Air and vapour"));
  Units.AbsolutePressure p_vapour(min=1) = Internal.presetVapourPressure(preset) "Pressure below which cavities grow"
    annotation(Dialog(group="Air and vapour"));
  Real v_vapour(final unit="1") = Internal.relativeVolume(p_vapour, beta, beta_p, airFraction, n_air, p_dissolve)
    "Derived: specific volume at p_vapour over that at 1.01325 bar"
    annotation(Dialog(enable=false, group="Derived"));
  Real c_vapour(final unit="1") = -p_vapour*Internal.relativeSlope(p_vapour, beta, beta_p, airFraction, n_air, p_dissolve)
    "Derived: growth of the specific volume below p_vapour"
    annotation(Dialog(enable=false, group="Derived"));
  annotation(
    defaultComponentName="oil",
    Documentation(info="<html>
<p>Choose a <code>preset</code> and a temperature; every value can be given instead. The laws are described in
<a href='modelica://Bramah.Media'>Media</a>.</p>
<h4>Presets</h4>
<table border='1' cellspacing='0' cellpadding='3'>
<tr><th>preset</th><th>rho at 15 degC [kg/m3]</th><th>nu at 40 / 100 degC [cSt]</th><th>beta at 40 degC and 1 bar [GPa]</th></tr>
<tr><td>ISO VG 22</td><td>866</td><td>22 / 4.3</td><td>1.64</td></tr>
<tr><td>ISO VG 32</td><td>872</td><td>32 / 5.4</td><td>1.67</td></tr>
<tr><td>ISO VG 46</td><td>879</td><td>46 / 6.8</td><td>1.69</td></tr>
<tr><td>ISO VG 68</td><td>886</td><td>68 / 8.7</td><td>1.72</td></tr>
<tr><td>ISO VG 100</td><td>891</td><td>100 / 11.2</td><td>1.75</td></tr>
<tr><td>water-glycol HFC 46</td><td>1080</td><td>46 / 10</td><td>3.2</td></tr>
<tr><td>phosphate ester HFD-R 46</td><td>1130</td><td>46 / 5.3</td><td>2.4</td></tr>
<tr><td>Skydrol (LD-4 class)</td><td>1013</td><td>11 / 3.9</td><td>1.55</td></tr>
<tr><td>water</td><td>999</td><td>0.658 / 0.294</td><td>2.25</td></tr>
</table>
<p>Sources: viscosity at 40 degC by ISO 3448, at 100 degC for a viscosity index near 100 (ASTM D2270); change with
temperature by ASTM D341 (Ubbelohde, Walther). Density with the thermal expansion 7e-4 1/K (HFC 6.5e-4, HFD 7e-4,
Skydrol 9e-4, water 3e-4 in the mean). The bulk modulus of mineral oils falls with temperature and grows with pressure, by 10.2*p (Hayward; see
<a href='modelica://Bramah.Media.Internal.presetBulkModulus'>presetBulkModulus</a>): VG 46 has 1.79 GPa at 100 bar and 2.05 GPa at 350 bar. Densities and the
other moduli are typical of data sheets of such oils near 40 degC, of no one product: a data sheet at hand is better. The grades of ISO 3448 allow 10 % of viscosity either way. Pressure raises the
viscosity of mineral oils by 16e-9 to 28e-9 1/Pa between 30 and 60 degC (G. W. Stachowiak, A. W. Batchelor, Engineering Tribology, table 2.3); water's
hardly at all. Water: density, viscosity and vapour pressure after IAPWS, at 40 degC 992.2 kg/m3, 0.658 cSt and 73.8 mbar; its density is within
0.1 % of that from 5 to 50 degC.</p>
<p><code>p_vapour</code> of mineral oils (10 mbar) stands for light fractions and gas that leaves the oil; the vapour
pressure of the base oil alone is far below. <code>airFraction</code> is 0.2 to 1 % in good tanks, more with foam.</p>
</html>"));
end Oil;
