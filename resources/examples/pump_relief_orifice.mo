// SPDX-License-Identifier: BSD-3-Clause
model pump_relief_orifice "Pump, relief valve and orifice to tank"
  inner Bramah.Hydraulics.Fluid fluid(
    densityModel=Bramah.Types.DensityModel.Textbook, oil(rho_0=870))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,30})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, w=157.07963267948966, eta_vol=1, eta_hm=1)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-30,-10})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-30,-30})));
  Bramah.Hydraulics.Node line(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,16})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(
    law=Bramah.Types.ReliefLaw.Linear, p_set=150e5, slope=2e-11)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={0,-6})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-30})));
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=2e-3, Cd=0.7, Re_t=1)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={30,-6})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-30})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-30,-30},{-30,-20}}));
  connect(pump.P, line.port)
    annotation(Line(points={{-30,0},{-30,16},{0,16}}));
  connect(line.port, relief.P)
    annotation(Line(points={{0,16},{0,2}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{0,-14},{0,-30}}));
  connect(line.port, orifice.A)
    annotation(Line(points={{0,16},{30,16},{30,2}}));
  connect(orifice.B, tank3.T)
    annotation(Line(points={{30,-14},{30,-30}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=0.5, Interval=1e-3, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-60,-40},{60,40}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump of 16 cm3/rev at 1500 rev/min without losses delivers 24 l/min. With an orifice of 2 mm the pressure settles at 143.917 bar over
the tank and the relief valve stays shut; with 1.5 mm at 213.104 bar, where 16.43 l/min go through the orifice and 7.57 l/min through the
valve.</p>
<h4>What to look for</h4>
<ul>
<li><b>line.p</b> rises to where orifice and relief valve take what the pump gives.</li>
<li>Set <b>orifice.d</b> to 1.5 mm and compare <b>relief.q</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure", curves={Curve(y=line.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=relief.q), Curve(y=orifice.q)}, y=Axis(unit="l/min"))})}));
end pump_relief_orifice;
