// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Junctions;
model J1 "1-junction: all flows are equal, the efforts sum up to zero"
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
  Real f "Flow of all bonds";
equation
  for i in 1:nIn loop
    bondIn[i].f = f;
  end for;
  for i in 1:nOut loop
    bondOut[i].f = -f;
  end for;
  for i in 1:nUp loop
    bondUp[i].f = -f;
  end for;
  for i in 1:nDown loop
    bondDown[i].f = -f;
  end for;
  if nIn + nOut + nUp + nDown > 0 then
    sum(bondIn.e) = sum(bondOut.e) + sum(bondUp.e) + sum(bondDown.e);
  else
    f = 0;
  end if;
  annotation(
    defaultComponentName="j1",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-20,-16},{20,16}}, textString="1")}),
    Documentation(info="<html>
<p><b>f[1] = f[2] = ... = f</b>, and the efforts that come are those that go: <b>sum(e_in) = sum(e_out)</b>. A loop of a circuit, parts with one
speed.</p>
<p>Any number of bonds comes in on the left and goes out on the right, above and below; all four are alike in the equations. Turn or mirror it where
power comes from another side.</p>
<p>Assumptions: ideal: it takes and stores no power. Valid: any number of bonds; with none it stands for itself. Source: D. C. Karnopp, D. L.
Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 2. Example: <a href='modelica://Bramah.Examples.BondGraphs.SeriesRLC'>SeriesRLC</a>.</p>
</html>"));
end J1;
