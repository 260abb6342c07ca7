// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model StagedActuator "Telescope: stages that move out one after the other, the largest first; the pressures' force is left open"
  extends HousedActuator(final stroke=sum(l), m_moving=7850*Units.pi/4*d_stages[1]^2*0.5*l[1]*size(d_stages, 1),
    f_coulomb=c_seal*Units.pi*d_stages[1],
    c_stop=c_area*area[1], e_max0=0.5*V_0A/noEvent(max(area[1], 1e-9)));
  parameter Units.Length d_stages[:](each min=1e-3) = {0.1, 0.08, 0.06} "Diameters of the stages, the largest first" annotation(Dialog(group="Size"));
  parameter Units.Length l[size(d_stages, 1)](each min=1e-3) = fill(0.5, size(d_stages, 1)) "Strokes of the stages" annotation(Dialog(group="Size"));
  parameter Units.Length l_change(min=1e-5) = 5e-3 "Length over which one stage takes over from the last" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 2e-4 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Port A "Oil" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.Area A_A(displayUnit="cm2") "Area of the stage that moves";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
protected
  parameter Integer n = size(d_stages, 1) "Number of stages";
  parameter Units.Area area[n] = {Units.pi/4*d_stages[i]^2 for i in 1:n} "Areas of the stages";
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, area[1]) "Dead volume in use";
  Real place[n - 1] "Place in the change from a stage to the next, 0 to 1";
  Real share[n - 1] "The place, between 0 and 1";
  Internal.Chamber chamberA(final isCurved=true, final V_least=V_0A, final oil=oil, final densityModel=densityModel,
    final init=init, final p_start=pA_start, final V_nominal=V_0A + area[1]*stroke/2, V=VA, m_flow=A.m_flow);
equation
  assert(sum(if d_stages[i + 1] < d_stages[i] then 0 else 1 for i in 1:n - 1) == 0, "the stages of a telescope are in d_stages with the largest first");
  pA = A.p;
  pA = chamberA.p;
  for i in 1:n - 1 loop
    place[i] = (x - sum(l[1:i]))/l_change + 0.5;
    share[i] = noEvent(min(max(place[i], 0), 1));
  end for;
  A_A = area[1] + sum((area[i + 1] - area[i])*share[i]*share[i]*(3 - 2*share[i]) for i in 1:n - 1);
  // the integral of A_A over x
  VA = V_0A + area[1]*x + l_change*sum((area[i + 1] - area[i])*(share[i]^3 - 0.5*share[i]^4 + noEvent(max(place[i] - 1, 0))) for i in 1:n - 1);
  qA = A.m_flow/oil.rho_0;
  annotation(__Bramah(bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston"),
    Documentation(info="<html>
<p>The area that oil in A pushes on is that of the stage that moves; over l_change it goes over from one to the next by a cubic step s,
<b>A_A = area[1] + sum((area[i + 1] - area[i])*s((x - l[1] - ... - l[i])/l_change + 1/2))</b>, and <b>V_A = V_deadA + integral of A_A over x</b>.</p>
</html>"));
end StagedActuator;
