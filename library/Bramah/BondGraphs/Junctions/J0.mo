// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Junctions;
model J0 "0-junction: all efforts are equal, the flows sum up to zero"
  parameter Integer nIn(min=0) = 0 "Bonds that power comes by" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nOut(min=0) = 0 "Bonds that power goes by" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nUp(min=0) = 0 "Bonds that power goes by, above" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nDown(min=0) = 0 "Bonds that power goes by, below" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.BondIn bondIn[nIn] "Bonds that power comes by" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,0})));
  Interfaces.BondOut bondOut[nOut] "Bonds that power goes by" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,0})));
  Interfaces.BondOut bondUp[nUp] "Bonds that power goes by, above"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,20}, rotation=90)));
  Interfaces.BondOut bondDown[nDown] "Bonds that power goes by, below"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-20}, rotation=-90)));
  Real e "Effort of all bonds";
equation
  for i in 1:nIn loop
    bondIn[i].e = e;
  end for;
  for i in 1:nOut loop
    bondOut[i].e = e;
  end for;
  for i in 1:nUp loop
    bondUp[i].e = e;
  end for;
  for i in 1:nDown loop
    bondDown[i].e = e;
  end for;
  if nIn + nOut + nUp + nDown > 0 then
    sum(bondIn.f) + sum(bondOut.f) + sum(bondUp.f) + sum(bondDown.f) = 0;
  else
    e = 0;
  end if;
  annotation(
    defaultComponentName="j0",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-20,-16},{20,16}}, textString="0")}),
    Documentation(info="<html>
<p><b>e[1] = e[2] = ... = e</b>, and the flows that come are those that go: <b>sum(f_in) = sum(f_out)</b>. A node of a circuit, oil at one
pressure.</p>
<p>Any number of bonds comes in on the left and goes out on the right, above and below; all four are alike in the equations. Turn or mirror it where
power comes from another side.</p>
<p>Assumptions: ideal: it takes and stores no power. Valid: any number of bonds; with none it stands for itself. Source: D. C. Karnopp, D. L.
Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 2. Example: <a href='modelica://Bramah.Examples.BondGraphs.TwoTanks'>TwoTanks</a>.</p>
</html>"));
end J0;
