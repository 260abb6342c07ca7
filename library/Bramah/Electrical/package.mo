// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Electrical "Direct-current circuits: drives, solenoids and what feeds them"
  annotation(Documentation(info="<html>
<p>Components between pins <b>p</b> and <b>n</b>, each with a potential <i>v</i> and a current <i>i</i> into the component. Names of classes,
parameters and variables are those of the Modelica Standard Library's analogue circuits; symbols follow IEC 60617.</p>
<p>Every circuit needs one <code>Ground</code>: it gives the potentials their zero. Voltages count from p to n, and a current is positive
when it goes in at p: so <b>v*i</b> is the power that a component takes up.</p>
</html>"));
end Electrical;
