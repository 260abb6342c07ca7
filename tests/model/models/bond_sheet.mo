// SPDX-License-Identifier: GPL-3.0-or-later
// Bonds with heads and tails: two sources at the left, two loads at the right, a junction between, and connectors of the
// class itself. The tests of bonds join them: a bond has one head and one tail.
model M
  connector Tail
    Real e;
    flow Real f;
    annotation(__Bramah(bond = "tail"));
  end Tail;
  connector Head
    Real e;
    flow Real f;
    annotation(__Bramah(bond = "head"));
  end Head;
  model Source
    Tail t annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Text(extent = {{-60,-60},{60,60}}, textString = "Se")}));
  end Source;
  model Load
    Head h annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    annotation(Icon(graphics = {Text(extent = {{-60,-60},{60,60}}, textString = "R")}));
  end Load;
  model Junction
    parameter Integer nIn = 0 annotation(Dialog(connectorSizing = true));
    Head h[nIn] annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    annotation(Icon(graphics = {Text(extent = {{-60,-60},{60,60}}, textString = "0")}));
  end Junction;
  Head own annotation(Placement(transformation(extent = {{-110,60},{-90,80}})));
  Tail out annotation(Placement(transformation(extent = {{90,60},{110,80}})));
  Source s1 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  Source s2 annotation(Placement(transformation(extent = {{-50,-40},{-30,-20}})));
  Load r1 annotation(Placement(transformation(extent = {{30,-10},{50,10}})));
  Load r2 annotation(Placement(transformation(extent = {{30,-40},{50,-20}})));
  Junction j annotation(Placement(transformation(extent = {{30,-70},{50,-50}})));
  T.Mass m annotation(Placement(transformation(extent = {{-10,60},{10,80}})));
equation
end M;
