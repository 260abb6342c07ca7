// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model Signals "Signal blocks of Hopsan"
  Bramah.Hopsan.SoftStep soft(height=1, duration=1, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,60})));
  Bramah.Hopsan.DecayingStep decaying(startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,30})));
  Bramah.Hopsan.Staircase stairs(width=0.5, height=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,0})));
  Bramah.Hopsan.Sum sum1(nu=3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-40,30})));
  Bramah.Blocks.Sources.Constant two(k=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-40,0})));
  Bramah.Hopsan.Power square
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,30})));
  Bramah.Hopsan.Function arc
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,30})));
  Bramah.Hopsan.Comparison greater
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,70})));
  Bramah.Hopsan.Logic both
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,70})));
  Bramah.Hopsan.Switched switched(height=3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={80,70})));
  Bramah.Hopsan.Route route
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={80,20})));
  Bramah.Hopsan.TrackingPID tracking(k=2, y_min=-1, y_max=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-20})));
  Bramah.Hopsan.LeadPI lead(omega=5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-50})));
  Bramah.Blocks.Continuous.Integrator plant
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,-50})));
  Bramah.Hopsan.LimitedPID pid(dy=0, k_p=2, k_i=1, k_d=0, y_min=-1, y_max=1)
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={0,-90})));
  Bramah.Blocks.Continuous.FirstOrder lag(T=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,-90})));
  Bramah.Blocks.Sources.Constant end_(k=0)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={80,-20})));
  Bramah.Hopsan.Stop stop
    annotation(Placement(transformation(extent={{-6,-4},{4,4}}, origin={110,-20})));
  Bramah.Hopsan.Latch latch
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,105})));
equation
  connect(soft.y, sum1.u[1]);
  connect(decaying.y, sum1.u[2]);
  connect(stairs.y, sum1.u[3]);
  connect(sum1.y, square.u);
  connect(two.y, square.n);
  connect(square.y, arc.u);
  connect(soft.y, greater.u1);
  connect(decaying.y, greater.u2);
  connect(greater.y, both.u1);
  connect(two.y, both.u2);
  connect(both.y, switched.u);
  connect(soft.y, route.u1);
  connect(arc.y, route.u2);
  connect(two.y, route.u3);
  connect(switched.y, route.u);
  connect(soft.y, tracking.e);
  connect(stairs.y, tracking.de);
  connect(soft.y, lead.y_ref);
  connect(lead.y, plant.u);
  connect(plant.y, lead.y_is);
  connect(soft.y, pid.y_ref);
  connect(pid.y, lag.u);
  connect(lag.y, pid.y_is);
  connect(end_.y, stop.u);
  connect(greater.y, latch.set);
  connect(end_.y, latch.reset);
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-100,-106},{134,121}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Sources, functions, logic and controllers, with numbers for true and false.</p>
<h4>What to look for</h4>
<ul><li><b>route.y</b> changes from the one signal to the other when <b>greater.y</b> becomes 1.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Sources", curves={Curve(y=soft.y), Curve(y=decaying.y), Curve(y=stairs.y)}), Plot(title="Functions", curves={Curve(y=square.y), Curve(y=arc.y), Curve(y=route.y)}), Plot(title="Controllers", curves={Curve(y=plant.y), Curve(y=lag.y), Curve(y=tracking.y)})})}));
end Signals;
