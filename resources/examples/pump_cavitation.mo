// SPDX-License-Identifier: BSD-3-Clause
model pump_cavitation "Pump that draws more than its suction line gives"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-68})));
  Bramah.Hydraulics.Lines.Pipe suction(length=1.5, d=0.02, N=2)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={0,-52}, rotation=90)));
  Bramah.Hydraulics.Conditioning.Strainer strainer(q_nom=60/60000, dp_nom=0.25e5)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={0,-26})));
  Bramah.Hydraulics.Node lineT(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-38})));
  Bramah.Hydraulics.Node lineS(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-12})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=40e-6, useShaft=true, y_start=1)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={0,10})));
  Bramah.Mechanics.Rotational.Speed drive
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-32,10})));
  Bramah.Blocks.Sources.Ramp speed(height=500, duration=5, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-62,10})));
  Bramah.Blocks.Sources.Constant setting(k=1)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={34,4})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,32})));
  Bramah.Hydraulics.PressureValves.ReliefValve load(p_set=50e5, q_nom=250/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={34,32}, rotation=90)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={54,20})));
equation
  connect(tank1.T, suction.A)
    annotation(Line(points={{0,-68},{0,-60}}));
  connect(suction.B, lineT.port)
    annotation(Line(points={{0,-44},{0,-38}}));
  connect(lineT.port, strainer.A)
    annotation(Line(points={{0,-38},{0,-34}}));
  connect(strainer.B, lineS.port)
    annotation(Line(points={{0,-18},{0,-12}}));
  connect(lineS.port, pump.S)
    annotation(Line(points={{0,-12},{0,0}}));
  connect(speed.y, drive.w_ref)
    annotation(Line(points={{-54,10},{-42,10}}, color={44,99,201}));
  connect(drive.flange, pump.shaft)
    annotation(Line(points={{-22,10},{-12,10}}));
  connect(setting.y, pump.u)
    annotation(Line(points={{26,4},{8,4}}, color={44,99,201}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{0,20},{0,32}}));
  connect(lineP.port, load.P)
    annotation(Line(points={{0,32},{26,32}}));
  connect(load.T, tank2.T)
    annotation(Line(points={{42,32},{54,32},{54,20}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-76},{70,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump with leakage and a suction line is driven faster and faster, up to 4800 rev/min. The oil has free air and vaporises near 10 mbar.</p>
<h4>What to look for</h4>
<ul>
<li>The flow grows with the speed until the suction pressure <b>lineS.p</b> has sunk to nearly nothing. From there it stays, whatever the speed:
the line and the strainer give no more.</li>
<li><b>pump.filling</b>, the density of what fills the displacement over that of the oil, falls below 1 already before that: free air expands.</li>
<li>No pressure falls below zero. With a <b>suction.d</b> of 30 mm the limit goes far up.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow", curves={Curve(y=load.q), Curve(y=suction.qA)}, y=Axis(unit="l/min")), Plot(title="Suction pressure", curves={Curve(y=lineS.p)}, y=Axis(unit="bar")), Plot(title="Filling and speed", curves={Curve(y=pump.filling)}), Plot(title="Speed", curves={Curve(y=pump.w_shaft)}, y=Axis(unit="rev/min"))})}));
end pump_cavitation;
