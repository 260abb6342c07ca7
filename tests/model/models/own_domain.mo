// SPDX-License-Identifier: GPL-3.0-or-later
// Sound in ducts, pressures and volume velocities, and hydraulics beside it. OwnDomainTest shows that connector classes
// bring a domain, a line and a rule of joining of their own by annotations alone.
model M
  connector Opening "Opening of a duct"
    Real pSound;
    flow Real U;
    annotation(__Bramah(domain="acoustic", line="mechanical", joining="volumes", node="M.Cavity", pilotNode="(V = 1)"));
  end Opening;
  model Cavity
    parameter Real V = 2;
    Opening port annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10, -10}, {10, 10}})));
    annotation(__Bramah(node = true, letter = "C"), Icon(graphics = {Ellipse(extent = {{-20, -20}, {20, 20}})}));
  end Cavity;
  model Duct
    Opening a annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Opening b annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80, -40}, {80, 40}})}));
  end Duct;
  connector Gas "The same variables as oil"
    Real p;
    flow Real m_flow;
    annotation(__Bramah(domain = "pneumatic"));
  end Gas;
  model Nozzle
    Gas a annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80, -40}, {80, 40}})}));
  end Nozzle;
  Duct duct1 annotation(Placement(transformation(extent = {{-50, -10}, {-30, 10}})));
  Duct duct2 annotation(Placement(transformation(extent = {{30, -10}, {50, 10}})));
  Cavity cavity annotation(Placement(transformation(extent = {{-2, 38}, {2, 42}})));
  T.Resistor r annotation(Placement(transformation(extent = {{30, -60}, {50, -40}})));
  Nozzle nozzle annotation(Placement(transformation(extent = {{-50, -60}, {-30, -40}})));
equation
end M;
