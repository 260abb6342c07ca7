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
    __Bramah(format=1,
      lesson(
        teaches="A pump gives a flow, not a pressure: what the oil has to pass makes the pressure.",
        next="mass_spring",
        try1(
          do="Set orifice.d from 2 mm to 1.5 mm and run.",
          change={"orifice.d=1.5e-3"},
          ask="The relief valve is set to 150 bar. Why does the pressure go past 210 bar?",
          answer="line.p settles at 214.1 bar, 63 bar above the set pressure over the tank, after a peak of 243 bar; 16.4 l/min go through the orifice, 7.6 l/min through the valve. This valve opens in a straight line, by relief.slope = 2e-11 m3/(s.Pa) or 0.12 l/min for each bar above p_set, so 7.6 l/min cost 63 bar more. A set pressure says where a relief valve begins to open, not where the pressure stops.",
          expect={measure(of="line.p", statistic="last", lower=213e5, upper=215e5), measure(of="relief.q", statistic="last", lower=1.2e-4)}),
        try2(
          do="Set orifice.d to 1.5 mm, and relief.law to Override, the characteristic of a data sheet.",
          change={"orifice.d=1.5e-3", "relief.law=Bramah.Types.ReliefLaw.Override"},
          ask="The same flow has to go past the same orifice. What does the other valve do better?",
          answer="Now line.p settles at 152.7 bar instead of 214.1 bar, as this valve passes its 60 l/min (q_nom) within 10 bar (dp_over); 10.1 l/min go through it. The peak is 167 bar: the valve needs its tau = 5 ms to open, and until then the oil of the pump is pressed into the line.",
          expect={measure(of="line.p", statistic="last", lower=152e5, upper=153.5e5), measure(of="line.p", statistic="maximum", lower=165e5, upper=168e5)}),
        try3(
          do="Set pump.w from 1500 to 750 rev/min.",
          change={"pump.w=78.53981633974483"},
          ask="Half the speed: half the pressure too? And how much of the power?",
          answer="A quarter of the pressure: 36.0 bar over the orifice instead of 143.9 bar, with 12 l/min instead of 24 l/min. The drop over an orifice goes with the square of the flow, dp = rho/2*(q/(Cd*A))^2, and the power dp*q with its cube: 720 W instead of 5757 W, an eighth.",
          expect={measure(of="orifice.dp", statistic="last", lower=35.5e5, upper=36.5e5), measure(of="orifice.q*orifice.dp", statistic="last", lower=700, upper=740)}),
        try4(
          do="Set line.V from 0.1 l to 10 l.",
          change={"line.V=1e-2"},
          ask="Why does the pressure take so long now, and where is it going?",
          answer="After 0.1 s line.p is at 43 bar, where it was at 145 bar before, and even at 0.5 s it has only reached 110 bar. Oil is a spring: der(p) = beta*(q_in - q_out)/V, so a hundred times the volume takes a hundred times as long. Where it settles, 145 bar, does not depend on the volume.",
          expect={measure(of="line.p", statistic="last", upper=115e5), measure(of="line.p", statistic="last", to="0.1", upper=60e5)}))),
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
