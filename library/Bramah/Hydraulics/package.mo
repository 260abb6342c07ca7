// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Hydraulics "Oil hydraulics: pumps, valves, cylinders, accumulators, sensors"
  annotation(__Bramah(letter="Z"), Documentation(info="<html>
<p>Components that are joined at <a href='modelica://Bramah.Hydraulics.Interfaces.Port'>ports</a>. Put one
<a href='modelica://Bramah.Hydraulics.Fluid'>Fluid</a> on the sheet, name it <code>fluid</code>: it carries the oil and the
ambient pressure.</p>
<ul>
<li>Pressures at ports are absolute. Where oil pushes on a part, the outside carries the ambient pressure.</li>
<li>Where ports meet, one of them should store oil or set the pressure; else the editor puts a
<a href='modelica://Bramah.Hydraulics.Node'>Node</a> there.</li>
<li>Oil volumes integrate their excess mass, so a circuit keeps its oil; see
<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>.</li>
<li>The flow law of orifices and metering edges is in
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</li>
</ul>
</html>"));
end Hydraulics;
