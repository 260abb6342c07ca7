// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model ElectricDrive "Battery, converter and capacitor as Hopsan has them"
  Bramah.Blocks.Sources.Constant nominal(k=48)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-90,20})));
  Bramah.Hopsan.Battery battery(capacity=5)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-50,20})));
  Bramah.Blocks.Sources.Step current(height=20, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,-20})));
  Bramah.Hopsan.PowerConverter converter
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,16})));
  Bramah.Electrical.Capacitor store(C=0.5, v(start=24, fixed=true))
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={40,10}, rotation=270)));
  Bramah.Electrical.Resistor load(R=2)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={70,10}, rotation=270)));
  Bramah.Electrical.Ground ground
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={40,-30})));
  Bramah.Hopsan.SignalConductor conductor(G=0.1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={100,10}, rotation=270)));
  Bramah.Blocks.Sources.Constant charging(k=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-30,60})));
  Bramah.Hopsan.CurrentSource trickle
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={10,60})));
equation
  connect(nominal.y, battery.u_nom);
  connect(battery.p, converter.p);
  connect(current.y, converter.i_ref);
  connect(converter.n, store.p);
  connect(converter.n, load.p);
  connect(store.n, ground.p);
  connect(load.n, ground.p);
  connect(converter.n, conductor.p);
  connect(conductor.n, ground.p);
  connect(charging.y, trickle.i);
  connect(trickle.p, store.p);
  annotation(
    experiment(StartTime=0, StopTime=20, Interval=0.05, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-110,-46},{124,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A converter takes a current from a battery and hands its power to a capacitor and a load.</p>
<h4>What to look for</h4>
<ul><li>After 1 s <b>store.v</b> rises, while <b>battery.soc</b> falls.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Voltages", curves={Curve(y=battery.u), Curve(y=store.v)}, y=Axis(unit="V")), Plot(title="Charge", curves={Curve(y=battery.soc)}, y=Axis(unit="%"))})}));
end ElectricDrive;
