// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model ThreeWayFlowControl "Flow held while the load changes"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,34})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=30/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-20,-44})));
  Bramah.Hydraulics.Node lineP(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-24})));
  Bramah.Hydraulics.FlowValves.FlowControlValve3 flowControl(q_set=12/60000)
    annotation(Placement(transformation(extent={{-6,-12},{10,12}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={24,-22})));
  Bramah.Hydraulics.Sources.PressureSource load(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={12,24}, rotation=180)));
  Bramah.Blocks.Sources.Ramp ramp(height=150e5, duration=2, offset=10e5, startTime=0.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={42,24})));
equation
  connect(pump.A, lineP.port)
    annotation(Line(points={{-20,-34},{-20,-24}}));
  connect(lineP.port, flowControl.P)
    annotation(Line(points={{-20,-24},{0,-24},{0,-12}}));
  connect(flowControl.T, tank.T)
    annotation(Line(points={{10,-6},{24,-6},{24,-22}}));
  connect(flowControl.A, load.A)
    annotation(Line(points={{0,12},{0,18},{12,18}}));
  connect(ramp.y, load.u)
    annotation(Line(points={{34,24},{16,24}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-64,-60},{60,44}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The load's pressure rises from 10 to 160 bar.</p>
<h4>What to look for</h4>
<ul><li><b>flowControl.q</b> stays near 12 l/min; <b>lineP.p</b> keeps 8 to 10 bar above the load.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flows", curves={Curve(y=flowControl.q), Curve(y=flowControl.q_T)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=load.A.p)}, y=Axis(unit="bar"))})}));
end ThreeWayFlowControl;
