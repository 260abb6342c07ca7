// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model SmallValves "Valves of Hopsan side by side"
  inner Bramah.Hydraulics.Fluid fluid(oil(rho_0=870, beta=1e9, airFraction=0), p_ambient=0, densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-150,60})));
  Bramah.Hydraulics.Sources.PressureSource source(p=100e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-150,0})));
  Bramah.Hydraulics.Sources.Tank tank(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-150,-60})));
  Bramah.Blocks.Sources.Constant command(k=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-150,30})));
  Bramah.Hopsan.Switched switched(height=2e-3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-120,30})));
  Bramah.Hopsan.PressureValve drop(k_cs=1e-9, k_cf=1e-9, q_nom=1e-3, p_set=50e5, p_h=0, g_A=1, g_B=-1)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-46,0})));
  Bramah.Hydraulics.Node ndrop(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rdrop(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-30,-36}, rotation=180)));
  Bramah.Hopsan.SpoolPressureValve reducing(p_set=30e5, g_A=0, g_B=-1, isOpen=true)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-2,0})));
  Bramah.Hydraulics.Node nreducing(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rreducing(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={14,-36}, rotation=180)));
  Bramah.Hopsan.SwitchedCheckValve held
    annotation(Placement(transformation(extent={{-8,-8},{4,8}}, origin={42,0})));
  Bramah.Hydraulics.Node nheld(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rheld(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={58,-36}, rotation=180)));
  Bramah.Hopsan.Valve22 valve22
    annotation(Placement(transformation(extent={{-16,-8},{4,8}}, origin={86,0})));
  Bramah.Hydraulics.Node nvalve22(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={102,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rvalve22(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={102,-36}, rotation=180)));
  Bramah.Hopsan.Valve33 valve33
    annotation(Placement(transformation(extent={{-16,-8},{12,8}}, origin={130,0})));
  Bramah.Hydraulics.Node nvalve33(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={146,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rvalve33(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={146,-36}, rotation=180)));
  Bramah.Hopsan.LoadSensingValve sensing
    annotation(Placement(transformation(extent={{-16,-8},{12,8}}, origin={174,0})));
  Bramah.Hydraulics.Node nsensing(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={190,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rsensing(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={190,-36}, rotation=180)));
  Bramah.Hydraulics.Node nB(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={154,30})));
  Bramah.Hydraulics.Node nL(V=1e-5, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={144,40})));
  Bramah.Hopsan.OpenCentreValve centre(f_cc=0.1)
    annotation(Placement(transformation(extent={{-16,-8},{12,8}}, origin={218,0})));
  Bramah.Hydraulics.Node ncentre(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={234,24})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor rcentre(G=1e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={234,-36}, rotation=180)));
  Bramah.Hydraulics.Node nB2(V=1e-4, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={198,30})));
  Bramah.Hopsan.LoadedCylinder loaded(m=100, d=5000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={278,30})));
  Bramah.Hopsan.LeverMass lever(ratio=2, m=10)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={318,30})));
equation
  connect(command.y, switched.u);
  connect(source.A, drop.A);
  connect(drop.B, ndrop.port);
  connect(ndrop.port, rdrop.A);
  connect(rdrop.B, tank.T);
  connect(source.A, reducing.A);
  connect(reducing.B, nreducing.port);
  connect(nreducing.port, rreducing.A);
  connect(rreducing.B, tank.T);
  connect(source.A, held.A);
  connect(held.B, nheld.port);
  connect(nheld.port, rheld.A);
  connect(rheld.B, tank.T);
  connect(command.y, held.u);
  connect(source.A, valve22.P);
  connect(valve22.A, nvalve22.port);
  connect(nvalve22.port, rvalve22.A);
  connect(rvalve22.B, tank.T);
  connect(switched.y, valve22.u);
  connect(source.A, valve33.P);
  connect(valve33.A, nvalve33.port);
  connect(nvalve33.port, rvalve33.A);
  connect(rvalve33.B, tank.T);
  connect(valve33.T, tank.T);
  connect(switched.y, valve33.u);
  connect(source.A, sensing.P);
  connect(sensing.A, nsensing.port);
  connect(nsensing.port, rsensing.A);
  connect(rsensing.B, tank.T);
  connect(sensing.T, tank.T);
  connect(sensing.B, nB.port);
  connect(sensing.L, nL.port);
  connect(switched.y, sensing.u);
  connect(source.A, centre.P);
  connect(centre.A, ncentre.port);
  connect(ncentre.port, rcentre.A);
  connect(rcentre.B, tank.T);
  connect(centre.T, tank.T);
  connect(centre.C1, source.A);
  connect(centre.C2, tank.T);
  connect(centre.B, nB2.port);
  connect(switched.y, centre.u);
  connect(ncentre.port, loaded.A);
  connect(nB2.port, loaded.B);
  connect(loaded.rod, lever.flange_a);
  annotation(
    experiment(StartTime=0, StopTime=2, Interval=0.004, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-170,-76},{342,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Each valve leads from 100 bar through a restrictor to the tank.</p>
<h4>What to look for</h4>
<ul><li><b>nreducing.p</b> stays below 30 bar, <b>ndrop.p</b> 50 bar below the source; <b>nL.p</b> is the pressure of the load; <b>loaded.x</b> goes twice the way of <b>lever.x</b>.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures behind the valves", curves={Curve(y=ndrop.p), Curve(y=nreducing.p), Curve(y=nheld.p), Curve(y=nvalve22.p), Curve(y=nvalve33.p), Curve(y=nL.p)}, y=Axis(unit="bar")), Plot(title="Cylinder", curves={Curve(y=loaded.x), Curve(y=lever.x)}, y=Axis(unit="m"))})}));
end SmallValves;
