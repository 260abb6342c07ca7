// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model Contact "Contact that closes above one value and opens below another"
  parameter Real u_on = 1 "Value above which it closes";
  parameter Real u_off = 0 "Value below which it opens";
  Blocks.Interfaces.RealInput u "What is watched";
  Blocks.Interfaces.BooleanOutput y "true: closed";
initial equation
  pre(y) = false;
equation
  y = u > u_on or pre(y) and u >= u_off;
  annotation(Documentation(info="<html>
<p><b>y = u &gt; u_on or pre(y) and u &gt;= u_off</b>, open at the start.</p>
</html>"));
end Contact;
