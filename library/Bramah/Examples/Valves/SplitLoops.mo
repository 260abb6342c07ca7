// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model SplitLoops "Static flow control valve and where its loops are split"
  model Spool "Spool that the pressures on both sides and a spring hold, without mass"
    Bramah.Hydraulics.Interfaces.Port A "Side that closes the slot"
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
    Bramah.Hydraulics.Interfaces.Port B "Side of the spring"
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
    Bramah.Blocks.Interfaces.RealOutput y "Opening of the slot that is left"
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    parameter Bramah.Units.Area area = 1.13e-4 "Area of the spool";
    parameter Bramah.Units.Force f_0 = 50 "Force of the spring with the slot open";
    parameter Real c(unit="N/m") = 2000 "Rate of the spring";
    parameter Bramah.Units.Length x_max = 4e-3 "Way that closes the slot";
    Bramah.Units.Length x(start=1e-3) "Way" annotation(__Bramah(iterate=true));
  equation
    A.m_flow = 0;
    B.m_flow = 0;
    area*(A.p - B.p) = f_0 + c*x;
    y = max(1 - x/x_max, 1e-3);
    annotation(
      Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Line(points={{0,-80},{0,-40}}),
        Line(points={{0,40},{0,80}}),
        Rectangle(extent={{-40,-40},{40,40}}),
        Line(points={{-20,0},{-10,12},{10,-12},{20,0}}),
        Line(points={{40,0},{80,0}}, color={44,99,201}),
        Text(extent={{-180,-15},{-46,15}}, textString="%name", horizontalAlignment=TextAlignment.Right)}),
      Documentation(info="<html>
<p>Both sides of the spool are dead ends: what is in them stands. <b>area*(A.p - B.p) = f_0 + c*x</b>.</p>
</html>"));
  end Spool;
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,20})));
  Bramah.Blocks.Sources.Ramp supplied(height=212e5, duration=8, offset=8e5, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-88})));
  Bramah.Hydraulics.Sources.PressureSource supply(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={0,-88})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle RR3(q_nom=60/60000, dp_nom=5e5, useDynamics=false)
    annotation(Placement(transformation(extent={{10,-8},{-10,8}}, origin={0,-66})));
  Bramah.Hydraulics.Node node3(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-50})));
  Bramah.Hydraulics.FlowValves.Orifice RR4(d=3.2e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,-34})));
  Bramah.Hydraulics.Node node4(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-18})));
  Bramah.Hydraulics.FlowValves.Orifice RR5(d=0.8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={28,-50}, rotation=270)));
  Bramah.Hydraulics.FlowValves.Orifice RR6(d=0.8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={28,-18}, rotation=270)));
  Spool spool
    annotation(Placement(transformation(extent={{-4,-8},{8,8}}, origin={60,-34})));
  Bramah.Hydraulics.FlowValves.Orifice RR7(d=4e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,8})));
  Bramah.Units.AbsolutePressure p3(start=7e5) = node3.p "Before the measuring orifice" annotation(__Bramah(iterate=true));
  Bramah.Units.AbsolutePressure p5(start=7e5) = spool.A.p "On the closing side" annotation(__Bramah(iterate=true));
  Bramah.Units.AbsolutePressure p6(start=3e5) = spool.B.p "On the spring's side" annotation(__Bramah(iterate=true));
  Bramah.Units.MassFlowRate Q7(start=0.15) = RR7.m_flow "To the load" annotation(__Bramah(iterate=true));
equation
  connect(supplied.y, supply.u)
    annotation(Line(points={{-36,-88},{-4,-88}}, color={44,99,201}));
  connect(supply.A, RR3.A)
    annotation(Line(points={{0,-82},{0,-74}}));
  connect(RR3.B, node3.port)
    annotation(Line(points={{0,-58},{0,-50}}));
  connect(node3.port, RR4.A)
    annotation(Line(points={{0,-50},{0,-42}}));
  connect(RR4.B, node4.port)
    annotation(Line(points={{0,-26},{0,-18}}));
  connect(node4.port, RR7.A)
    annotation(Line(points={{0,-18},{0,-8}}));
  connect(node3.port, RR5.A)
    annotation(Line(points={{0,-50},{20,-50}}));
  connect(RR5.B, spool.A)
    annotation(Line(points={{36,-50},{60,-50},{60,-42}}));
  connect(node4.port, RR6.A)
    annotation(Line(points={{0,-18},{20,-18}}));
  connect(RR6.B, spool.B)
    annotation(Line(points={{36,-18},{60,-18},{60,-26}}));
  connect(RR7.B, tank.T)
    annotation(Line(points={{0,8},{0,16},{30,16},{30,8}}));
  connect(spool.y, RR3.u)
    annotation(Line(points={{68,-34},{76,-34},{76,-66},{10,-66}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=0.02, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-72,-102},{90,34}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A two-way flow control valve as multi-pole elements without volumes and masses: the slot that the spool closes (RR3), the measuring orifice (RR4), damping
orifices to both sides of the spool (RR5, RR6), the load (RR7). Nothing in it is integrated: at each pressure of the supply one loop gives all. It is split at
x, p3, p5, p6 and Q7, by <code>__Bramah(iterate=true)</code> at these variables; the program itself adds the pressure before the load, <code>node4.p</code>. (After figures 4, 5 and 11 of Grossschmidt and Harf; the sizes are our own.)</p>
<h4>What to look for</h4>
<ul>
<li><b>RR7.q</b> stays nearly the same while the supply goes from 8 to 220 bar: <b>spool.x</b> closes the slot the more.</li>
<li>Structure, Graph, Loops: guesses of x, p3, p5, p6, Q7 and node4.p on the left, on the right the equations that correct them.</li>
<li>Structure, Forms: choose another form for <b>RR4</b>. The flow differs by rounding only.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow to the load", curves={Curve(y=RR7.q)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=supply.A.p), Curve(y=node3.p), Curve(y=node4.p)}, y=Axis(unit="bar")), Plot(title="Way of the spool", curves={Curve(y=spool.x)}, y=Axis(unit="mm"))})}));
end SplitLoops;
