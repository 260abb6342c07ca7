// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Lines;
model Tee "Tee: three lines meet, with the pressure drops of the way they take"
  extends Interfaces.OilComponent;
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter of the run from A to B" annotation(__Bramah(usual={1e-3,0.5}));
  parameter Units.Length d_C(min=1e-4) = d "Inner diameter of the branch C";
  parameter Real zeta_run(unit="1", min=1e-3) = 0.2 "Loss coefficient from A to B, at the speed in the run";
  parameter Real zeta_branch(unit="1", min=1e-3) = 1.2 "Loss coefficient between run and C, at the speed in C; above zeta_run/2";
  parameter Units.Volume V(min=1e-9) = 2e-5 "Oil volume";
  parameter Real Re_t(unit="1", min=1) = 500 "Reynolds number in the pipe below which the drop grows in proportion to the flow"
    annotation(Dialog(tab="Models"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the pressure at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "End A of the run" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Interfaces.Port B "End B of the run" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Interfaces.Port C "Branch" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
  Units.AbsolutePressure p "Pressure where the ways meet";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.VolumeFlowRate qC "Volume flow rate into C, at the density rho_0";
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the run";
  parameter Units.Area area_C = Units.pi/4*d_C*d_C "Area of the branch";
  // each way passes two of the three legs
  parameter Real zeta_leg(unit="1") = zeta_run/2 "Loss coefficient of a leg of the run";
  parameter Real zeta_C(unit="1") = noEvent(max(zeta_branch - zeta_leg*(area_C/area)^2, 1e-3)) "Loss coefficient of the leg C";
  parameter Units.PressureDifference dp_t = noEvent(max(zeta_leg*oil.rho_0/2*(Re_t*oil.nu/d)^2, 10)) "Pressure drop at Re_t, run";
  parameter Units.PressureDifference dp_tC = noEvent(max(zeta_C*oil.rho_0/2*(Re_t*oil.nu/d_C)^2, 10)) "Pressure drop at Re_t, C";
  Internal.Chamber chamber(final oil=oil, final densityModel=densityModel, final init=init, final p_start=p_start, final V_nominal=V,
    V=V, m_flow=A.m_flow + B.m_flow + C.m_flow);
  Real thick(unit="1") = Media.viscosity(oil, p)/oil.nu "Viscosity over that at 1.01325 bar";
equation
  p = chamber.p;
  A.m_flow = area*sqrt(2*oil.rho_0/zeta_leg)*Functions.twoRegimeRoot(A.p - p, dp_t*thick^2);
  B.m_flow = area*sqrt(2*oil.rho_0/zeta_leg)*Functions.twoRegimeRoot(B.p - p, dp_t*thick^2);
  C.m_flow = area_C*sqrt(2*oil.rho_0/zeta_C)*Functions.twoRegimeRoot(C.p - p, dp_tC*thick^2);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  qC = C.m_flow/oil.rho_0;
  annotation(
    __Bramah(bonds="A > wayA:1 > middle:0 > chamber:C, wayA > legA:R, B > wayB:1 > middle, wayB > legB:R, C > wayC:1 > middle, wayC > legC:R", rule="Ours: a junction with its walls."),
    defaultComponentName="tee",
    Icon(coordinateSystem(extent={{-40,-40},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,0},{40,0}}),
      Line(points={{0,0},{0,-40}}),
      Line(points={{-20,10},{20,10}}),
      Line(points={{-20,-10},{-10,-10},{-10,-20}}),
      Line(points={{20,-10},{10,-10},{10,-20}}),
      Ellipse(extent={{-5,-5},{5,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-100,14},{100,44}}, textString="%name")}),
    Documentation(info="<html>
<p>Each of the three legs has its drop <b>dp = zeta*rho_0/2*v*|v|</b> to the middle, where the oil volume V stands at the pressure p
(<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>). From A to B the oil passes two legs of the run, zeta_run in all; from or to
C a leg of the run and that of the branch, zeta_branch in all at the speed in C where nothing flows to the other end. Laminar below about Re_t, by
<a href='modelica://Bramah.Hydraulics.Functions.twoRegimeRoot'>twoRegimeRoot</a>.</p>
<p>Typical, sharp-edged: zeta_run 0.1 to 0.4, zeta_branch 0.9 to 1.5. Real coefficients depend on how the flow divides (they may even be negative in the
run); data sheets or handbooks such as I. E. Idelchik, Handbook of Hydraulic Resistance, give them. Where the drops do not matter, a
<a href='modelica://Bramah.Hydraulics.Node'>Node</a> is enough.</p>
<p>Assumptions: one volume in the middle; losses that do not depend on how the flow divides. Valid: turbulent flow, and branches of about equal
bore. Source: Idelchik, as above. Example: <a href='modelica://Bramah.Examples.Lines.Fittings'>Fittings</a>.</p>
</html>"));
end Tee;
