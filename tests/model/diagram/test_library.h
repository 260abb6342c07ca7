// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"

#include <memory>

namespace bramah::test {

/// A small package of hydraulic symbols with ports at known places, so that tests stand on their own: icons of 200 by
/// 200, ports 10 units from the middle when placed at a tenth.
inline const char* const kTestLibrary = R"(package T
  connector Port
    Real p;
    flow Real m_flow;
  end Port;
  connector Flange
    Real s;
    flow Real f;
  end Flange;
  connector In = input Real;
  connector Out = output Real;
  connector OnOff = output Boolean;
  connector OnOffIn = input Boolean;
  model Resistor
    parameter Real A(unit = "m2") = 1e-5;
    Port A1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Port B1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(defaultComponentName = "resistor", Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}}),
      Line(points = {{-100,0},{-60,0}}), Line(points = {{60,0},{100,0}}), Text(extent = {{-100,50},{100,80}}, textString = "%name")}));
  end Resistor;
  model Throttle
    parameter Real A(unit = "m2") = 1e-5;
    Port A1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Port B1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(defaultComponentName = "throttle", Icon(graphics = {Ellipse(extent = {{-60,-40},{60,40}}),
      Line(points = {{-100,0},{-60,0}}), Line(points = {{60,0},{100,0}}), Text(extent = {{-100,50},{100,80}}, textString = "%name")}));
  end Throttle;
  model Tank
    Port T annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {0,20})));
    annotation(defaultComponentName = "tank", __Bramah(setsPressure = true),
      Icon(graphics = {Line(points = {{-20,20},{-20,-20},{20,-20},{20,20}})}));
  end Tank;
  model Mass
    Flange a annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Flange b annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}})}));
  end Mass;
  block Source
    Out y annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Source;
  block Button
    OnOff y annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Button;
  block Lamp
    OnOffIn u annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Lamp;
  block Sum
    parameter Integer n = 0 annotation(Dialog(connectorSizing = true));
    In u[n] annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Out y annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Sum;
  block Sink
    In u annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Sink;
end T;
)";

/// Stands for the shipped connector class, whose annotations hold for `T.Port` too, and for the class that drawing
/// inserts.
inline const char* const kNodeLibrary = R"mo(within ;
package Bramah
  package Hydraulics
    package Interfaces
      connector Port
        annotation(__Bramah(node = "Bramah.Hydraulics.Node", pilotNode = "(V = 5e-6)", pilots = {"X", "Y", "L"},
          medium = "oil"));
      end Port;
    end Interfaces;
    model Node
      parameter Real V = 1e-4;
      T.Port port annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
      annotation(__Bramah(node = true), Icon(coordinateSystem(extent = {{-20,-20},{20,20}}),
        graphics = {Ellipse(extent = {{-7.5,-7.5},{7.5,7.5}}, fillPattern = FillPattern.Solid)}));
    end Node;
  end Hydraulics;
end Bramah;
)mo";

inline std::unique_ptr<model::ClassLibrary> makeTestLibrary()
{
    auto library = std::make_unique<model::ClassLibrary>();
    for (const auto& [name, text] : {std::pair{"T.mo", kTestLibrary}, std::pair{"Bramah.mo", kNodeLibrary}})
        library->addFile(model::syntax::SyntaxTree::parse(
            std::make_shared<const model::SourceText>(QString::fromLatin1(name), QByteArray(text))));
    return library;
}

/// The diagram of the one class \a text holds, made with the test library.
inline model::Diagram diagramOf(const QByteArray& text)
{
    const auto library = makeTestLibrary();
    const auto nodes = library->addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("M.mo"), text)));
    model::InstanceTree tree(*library);
    model::IconCache icons;
    return model::DiagramBuilder(icons).build(tree.instantiate(*nodes.back()));
}

/// The declaration of a resistor of the test library whose middle is at (x, y).
inline QByteArray resistorAt(const char* name, int x, int y)
{
    return QStringLiteral("T.Resistor %1 annotation(Placement(transformation(extent = {{%2,%3},{%4,%5}})));\n")
        .arg(QLatin1String(name))
        .arg(x - 10)
        .arg(y - 10)
        .arg(x + 10)
        .arg(y + 10)
        .toUtf8();
}

inline model::PortRef portRef(const char* component, const char* port)
{
    return {{QString::fromLatin1(component)}, QString::fromLatin1(port)};
}

}  // namespace bramah::test
