// SPDX-License-Identifier: GPL-3.0-or-later
// Compressed air beside oil, with the same variables and under other names. SecondFluidTest shows that annotations alone
// give it rules of joining, a node, pilot lines, media and mends.
package Air
  connector Opening "A port for air"
    Real p;
    flow Real m_flow;
    annotation(__Bramah(domain = "pneumatic", line = "working", joining = "volumes", node = "Air.Junction",
      pilotNode = "(size = 1e-6)", pilots = {"Z"}, medium = "gas", references = {"Air.Outlet", "Air.Supply"},
      returns = {"R", "EA"}));
  end Opening;
  record Gas
    parameter Real R = 287;
  end Gas;
  model Atmosphere "What all parts share"
    parameter Gas gas;
    annotation(defaultComponentName = "air", defaultComponentPrefixes = "inner", __Bramah(mend = "Put the air on the sheet"),
      missingInnerMessage = "no `Air.Atmosphere` is on the sheet", Icon(graphics = {Rectangle(extent = {{-60,-60},{60,60}})}));
  end Atmosphere;
  partial model Part
    parameter Gas gas = air.gas;
    outer Atmosphere air;
  end Part;
  model Junction
    extends Part;
    parameter Real size = 1e-4;
    parameter Boolean empty = false;
    Real amount annotation(__Bramah(conserved = false));
    Opening port annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
    annotation(__Bramah(node = true, holds = not empty), Icon(graphics = {Ellipse(extent = {{-20,-20},{20,20}})}));
  end Junction;
  model Throttle
    extends Part;
    Opening P annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Opening R annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}})}));
  end Throttle;
  model Pilot
    extends Part;
    Opening Z2 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Opening X annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}})}));
  end Pilot;
  model Outlet
    extends Part;
    Opening in_ annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
    annotation(defaultComponentName = "outlet", __Bramah(setsPressure = true, standsUpright = true, mend = "Let the air out at %1"),
      Icon(graphics = {Rectangle(extent = {{-20,-40},{20,0}})}));
  end Outlet;
  model Supply
    extends Part;
    Opening out annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
    annotation(defaultComponentName = "supply", __Bramah(setsPressure = true), Icon(graphics = {Rectangle(extent = {{-20,-20},{20,20}})}));
  end Supply;
end Air;
