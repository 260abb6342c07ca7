// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
expandable connector SignalBus "Signal bus: carries the signals that are connected to it"
  annotation(
    defaultComponentName="bus",
    Icon(coordinateSystem(extent={{-40,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-14},{40,14}}, lineColor={190,130,20}, fillColor={190,130,20}, fillPattern=FillPattern.Solid),
      Text(extent={{6,20},{166,50}}, textString="%name", horizontalAlignment=TextAlignment.Left, textColor={190,130,20})}),
    Documentation(info="<html>
<p>One line for many signals. What is joined to a bus gets a name there, <b>bus.speed</b>; whoever is joined to the same bus can read it by this name.
Each signal is given by one output and read by any number of inputs. A component with a bus of its own is joined to a bus by one thick line.</p>
<p>Assumptions: ideal: signals arrive at once and as they are. Valid: always. Example: <a href='modelica://Bramah.Examples.Blocks.Bus'>Bus</a>.</p>
</html>"));
end SignalBus;
