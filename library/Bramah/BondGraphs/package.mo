// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package BondGraphs "Bond graphs: power between elements of any physical domain"
  annotation(Documentation(info="<html>
<p>A bond carries power <b>e*f</b>, effort times flow: pressure and volume flow, force and velocity, torque and angular velocity, voltage
and current. It is a <code>connect</code> between the tail of one element, <code>BondOut</code>, and the head of another,
<code>BondIn</code>; power from tail to head counts as positive, and the half arrow is drawn at the head.</p>
<ul>
<li><b>Junctions</b>: at <b>0</b> all efforts are equal and the flows sum up to zero, at <b>1</b> all flows are equal and the efforts sum up to zero.</li>
<li><b>Passive</b>: resistances R and G, stores C and I, transformer TF, gyrator GY, and what follows a table or the law of orifices.</li>
<li><b>Modulated</b>: the same with a modulus from a signal. <b>Sources</b>: Se, Sf. <b>Sensors</b>: De, Df, Dp, Dq.</li>
<li><b>Bonds</b>: bonds with a causality that is declared. <b>Adapters</b>: from bonds to hydraulic, mechanical and electrical components. <b>Systems</b>: parts made of bonds.</li>
</ul>
<p>Efforts and flows have no units of their own: numbers are in the units of the domain, SI throughout. A bond joins exactly two ports: where power
branches stands a junction. Each store has its typical effort or flow, <code>e_nominal</code> or <code>f_nominal</code>, by which errors are
measured.</p>
<p>Source: H. M. Paynter, Analysis and Design of Engineering Systems (1961); D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics
(2012); F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library (2003).</p>
</html>"));
end BondGraphs;
