// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Media "Data and laws of hydraulic oils"
  type Preset = enumeration(
    ISO_VG_22 "Mineral oil HLP 22",
    ISO_VG_32 "Mineral oil HLP 32",
    ISO_VG_46 "Mineral oil HLP 46",
    ISO_VG_68 "Mineral oil HLP 68",
    ISO_VG_100 "Mineral oil HLP 100",
    WaterGlycolHFC "Water-glycol HFC 46",
    PhosphateEsterHFD "Phosphate ester HFD-R 46",
    Skydrol "Aviation phosphate ester (LD-4 class)",
    Water "Water",
    User "All values given by the user (ISO VG 46 where not)")
    "Oil whose data an Oil record starts from";
  constant Units.AbsolutePressure p_0 = 101325 "Reference pressure: density and free air are stated here";
  annotation(Documentation(info="<html>
<p>One record, <a href='modelica://Bramah.Media.Oil'>Oil</a>, holds all data; the functions <code>density</code>,
<code>pressure</code>, <code>bulkModulus</code>, <code>enthalpy</code> and <code>viscosity</code> are laws over it.
They are continuously differentiable in pressure and consistent with each other:
beta = rho/(d rho/d p), rho * d h/d p = 1, pressure(oil, density(oil, p)) = p.</p>
<h4>The density law</h4>
<p>One volume at the reference pressure p_0 = 1.01325 bar consists of liquid (share 1 - alpha) and free air (share alpha).
The liquid has the bulk modulus K = <code>beta</code> + m*(p - p_0) with m = <code>beta_p</code>, the air follows p*V^n = const with n = <code>n_air</code>:</p>
<p><b>v(p) = rho_0/rho = (1 - alpha)*(1 + m*(p - p_0)/beta)^(-1/m) + alpha*theta(p)*(p_0/p)^(1/n)</b></p>
<p>With m = 0 the liquid&apos;s part is exp(-(p - p_0)/beta). An oil whose beta is given by the user has m = 0 unless it gives that as well. theta(p) is the share of the air that is still free: 1 if <code>p_dissolve</code> = 0, else
theta = 1 - 3*z^2 + 2*z^3 with z = (p - p_0)/(p_dissolve - p_0) between 0 and 1.
Below the vapour pressure p_v cavities grow as in an isothermal gas of vapour,
v = v(p_v) + c*(p_v/p - 1) with c = -p_v*v'(p_v), which joins the upper part with the same slope.
So the pressure falls towards zero but never reaches it.</p>
<p>The law adds the volumes of liquid and air, each after its own law, and needs no source; laws of this kind are compared with each other by
H. Gholizadeh, R. Burton, G. Schoenau, Fluid bulk modulus: comparison of low pressure models, Int. J. Fluid Power 13 (2012), and measured moduli
are surveyed in their Fluid bulk modulus: a literature survey, Int. J. Fluid Power 12 (2011) 3, 5-16. Where the data of an oil come from is said in
<a href='modelica://Bramah.Media.Oil'>Oil</a>.</p>
</html>"));
end Media;
