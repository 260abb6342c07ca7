// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model Controllers "Two controllers on two plants"
  Bramah.Blocks.Sources.Step command(startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,20})));
  Bramah.Blocks.Math.Feedback errorA
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-44,20})));
  Bramah.Blocks.Continuous.PID controllerA(k=4, Ti=0.8, Td=0.15)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-14,20})));
  Bramah.Blocks.Continuous.TransferFunction plantA(b={1}, a={0.04, 0.4, 1})
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={20,20})));
  Bramah.Blocks.Math.Feedback errorB
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-44,-20})));
  Bramah.Blocks.Continuous.PI controllerB(k=1.5, T=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-14,-20})));
  Bramah.Blocks.Continuous.StateSpace plantB(A=[-2, 0; 4, -4], B=[2; 0], C=[0, 1])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={20,-20})));
  Bramah.Blocks.Continuous.Derivative speed
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={60,20})));
  Bramah.Blocks.Continuous.Integrator area
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={60,-20})));
equation
  connect(command.y, errorA.u1)
    annotation(Line(points={{-72,20},{-52,20}}, color={44,99,201}));
  connect(errorA.y, controllerA.u)
    annotation(Line(points={{-36,20},{-22,20}}, color={44,99,201}));
  connect(controllerA.y, plantA.u)
    annotation(Line(points={{-6,20},{12,20}}, color={44,99,201}));
  connect(plantA.y, errorA.u2)
    annotation(Line(points={{28,20},{36,20},{36,4},{-44,4},{-44,12}}, color={44,99,201}));
  connect(command.y, errorB.u1)
    annotation(Line(points={{-72,20},{-64,20},{-64,-20},{-52,-20}}, color={44,99,201}));
  connect(errorB.y, controllerB.u)
    annotation(Line(points={{-36,-20},{-22,-20}}, color={44,99,201}));
  connect(controllerB.y, plantB.u[1])
    annotation(Line(points={{-6,-20},{12,-20}}, color={44,99,201}));
  connect(plantB.y[1], errorB.u2)
    annotation(Line(points={{28,-20},{36,-20},{36,-36},{-44,-36},{-44,-28}}, color={44,99,201}));
  connect(plantA.y, speed.u)
    annotation(Line(points={{28,20},{52,20}}, color={44,99,201}));
  connect(plantB.y[1], area.u)
    annotation(Line(points={{28,-20},{52,-20}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-46},{76,36}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A PID controller on a transfer function of the second order, and a PI controller on two lags in a row, given by matrices.</p>
<h4>What to look for</h4>
<ul>
<li>Both answers end at 1: the integral part leaves no error.</li>
<li>The step goes through the derivative part of <b>controllerA.y</b> as a spike; <b>speed.y</b> is the slope of the answer.</li>
<li><b>area.y</b> is the area below the other answer; in the end it grows by 1 per second.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Answers", curves={Curve(y=command.y), Curve(y=plantA.y), Curve(y=plantB.y[1])}), Plot(title="Outputs of the controllers", curves={Curve(y=controllerA.y), Curve(y=controllerB.y)}), Plot(title="Slope", curves={Curve(y=speed.y)}), Plot(title="Area", curves={Curve(y=area.y)})})}));
end Controllers;
