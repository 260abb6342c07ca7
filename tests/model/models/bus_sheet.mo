// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet with a bus: a sensor gives a signal to it, a reader takes two from it. BusSheetTest shows what can be joined to
// the bus and by which names.
model M
  expandable connector Bus
    Real declared(unit = "m/s");
  end Bus;
  model Sensor
    Bus bus annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    T.Source source;
  equation
    connect(source.y, bus.speed);
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Sensor;
  model Reader
    Bus bus annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    T.Sink sink;
    T.Lamp lamp;
  equation
    connect(bus.speed, sink.u);
    connect(bus.isOn, lamp.u);
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Reader;
protected
  Bus bus annotation(Placement(transformation(extent = {{-4,-4},{4,4}}, origin = {0,0})));
public
  Sensor sensor annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  Reader reader annotation(Placement(transformation(extent = {{30,-10},{50,10}})));
  T.Source source annotation(Placement(transformation(extent = {{-50,40},{-30,60}})));
  T.Source other annotation(Placement(transformation(extent = {{-50,70},{-30,90}})));
  T.Sink sink annotation(Placement(transformation(extent = {{30,40},{50,60}})));
  T.Button button annotation(Placement(transformation(extent = {{-50,-60},{-30,-40}})));
  T.Mass mass annotation(Placement(transformation(extent = {{30,-60},{50,-40}})));
equation
end M;
