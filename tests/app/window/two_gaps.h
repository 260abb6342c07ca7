// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace bramah::test {

/// Two equal gaps in series between 100 bar and a tank.
inline const QByteArray kTwoGaps = R"(model M
  inner Bramah.Hydraulics.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook)
    annotation(Placement(transformation(origin={-60,60}, extent={{-10,-10},{10,10}})));
  Bramah.Hydraulics.Sources.PressureSource source(p=100e5)
    annotation(Placement(transformation(origin={0,-40}, extent={{-4,-2},{4,6}})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor first(G=1e-11)
    annotation(Placement(transformation(origin={0,-10}, extent={{-4,-8},{4,8}})));
  Bramah.Hydraulics.Node middle
    annotation(Placement(transformation(origin={0,10}, extent={{-2,-2},{2,2}})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor second(G=1e-11)
    annotation(Placement(transformation(origin={0,30}, extent={{-4,-8},{4,8}})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(origin={40,30}, extent={{-2,-2},{2,0}})));
equation
  connect(source.A, first.A) annotation(Line(points={{0,-34},{0,-18}}));
  connect(first.B, middle.port) annotation(Line(points={{0,-2},{0,10}}));
  connect(middle.port, second.A) annotation(Line(points={{0,10},{0,22}}));
  connect(second.B, tank.T) annotation(Line(points={{0,38},{0,50},{40,50},{40,30}}));
end M;
)";

}  // namespace bramah::test
