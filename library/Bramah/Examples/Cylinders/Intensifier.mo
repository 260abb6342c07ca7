// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model Intensifier "A pressure intensifier presses four times the supply into a tool"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,56})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=101e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-34,-44})));
  Bramah.Hydraulics.DirectionalValves.Valve42 valve(q_nom=30/60000, rest=Bramah.Types.Rest4.Cross)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={-32,-14})));
  Bramah.Blocks.Sources.BooleanPulse press(period=6, width=50, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,-14})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-38})));
  Bramah.Hydraulics.Cylinders.PressureIntensifier intensifier(d_1=0.1, d_2=0.05, stroke=0.2, pA_start=2e5)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={-10,30})));
  Bramah.Hydraulics.CheckValves.CheckValve fill
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={10,-6})));
  Bramah.Hydraulics.Sources.PressureSource prefill(p=11e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={10,-34})));
  Bramah.Hydraulics.Cylinders.PlungerCylinder tool(d_plunger=0.08, stroke=0.1)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={46,30})));
  Bramah.Mechanics.Translational.Mass ram(m=50)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={76,30})));
  Bramah.Mechanics.Translational.SpringDamper workpiece(c=4e6, d=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={104,30})));
  Bramah.Mechanics.Translational.Fixed frame
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={126,30}, rotation=90)));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{-34,-38},{-34,-22}}));
  connect(valve.T, tank1.T)
    annotation(Line(points={{-30,-22},{-30,-30},{-22,-30},{-22,-38}}));
  connect(press.y, valve.a)
    annotation(Line(points={{-62,-14},{-50,-14}}, color={168,60,160}));
  connect(valve.A, intensifier.A)
    annotation(Line(points={{-34,-6},{-34,14},{-18,14},{-18,22}}));
  connect(valve.B, intensifier.T)
    annotation(Line(points={{-30,-6},{-30,8},{-10,8},{-10,22}}));
  connect(prefill.A, fill.A)
    annotation(Line(points={{10,-28},{10,-14}}));
  connect(fill.B, intensifier.B)
    annotation(Line(points={{10,2},{10,14},{-2,14},{-2,22}}));
  connect(intensifier.B, tool.A)
    annotation(Line(points={{-2,22},{-2,14},{38,14},{38,22}}));
  connect(tool.rod, ram.flange_a)
    annotation(Line(points={{62,30},{66,30}}));
  connect(ram.flange_b, workpiece.flange_a)
    annotation(Line(points={{86,30},{94,30}}));
  connect(workpiece.flange_b, frame.flange)
    annotation(Line(points={{114,30},{126,30}}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-56},{136,70}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A supply of 100 bar presses on the large piston, and the small one gives 400 bar to a tool that presses on a springy workpiece. When the valve
switches back the space between the pistons gets the pressure and draws them home, while the low-pressure side fills up behind the check valve.</p>
<h4>What to look for</h4>
<ul>
<li><b>intensifier.pB</b> settles at <b>intensifier.ratio</b> = 4 times <b>intensifier.pA</b>, both over the surroundings.</li>
<li><b>tool.x</b> follows <b>intensifier.x</b> by the ratio of the areas, less what the oil is compressed by.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=intensifier.pA), Curve(y=intensifier.pB)}, y=Axis(unit="bar")), Plot(title="Strokes", curves={Curve(y=intensifier.x), Curve(y=tool.x)}, y=Axis(unit="mm"))})}));
end Intensifier;
