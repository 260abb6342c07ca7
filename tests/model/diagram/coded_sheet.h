// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/edited_text.h"
#include "model/planning/designations.h"
#include "model/planning/diagram_edits.h"
#include "tests/model/diagram/test_library.h"

/// Sheets with components that get codes.
namespace bramah::test {

/// A pump with its tank, and for each of \a actuators a valve and a cylinder.
inline QByteArray circuit(int actuators)
{
    QByteArray text = R"(model M
  model Part
    parameter Real D(unit = "m3/rev", displayUnit = "cm3/rev") = 16e-6;
    parameter Real p_set(unit = "Pa", displayUnit = "bar") = 150e5;
    parameter Real d[2](each unit = "m") = {0.1, 0.08};
    parameter Boolean isLarge = false;
    T.Port A1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    T.Port B1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}}), Text(extent = {{-100,50},{100,80}}, textString = "%name")}));
  end Part;
  model Pump extends Part;
    annotation(__Bramah(letter = "P", productClass = "GP", technicalData = "%{D}\n%{?isLarge}%{p_set}\n%{missing}"));
  end Pump;
  model Valve extends Part;
    T.OnOffIn a annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,20})));
    annotation(__Bramah(letter = "V", productClass = "QM", coils = {"a", "none"}));
  end Valve;
  model Cylinder extends Part;
    annotation(__Bramah(letter = "A", productClass = "MM", technicalData = "%{d:mm} x %{2*d[1]:mm} %{[mm]}, %{p_set:bar}"));
  end Cylinder;
  model Hose extends Part;
    annotation(__Bramah(letter = "", productClass = "WP"));
  end Hose;
)";
    const auto part = [&](const QByteArray& type, const QByteArray& name, int x, int y) {
        text += "  " + type + ' ' + name + " annotation(Placement(transformation(extent={{" +
                QByteArray::number(x - 10) + ',' + QByteArray::number(y - 10) + "},{" + QByteArray::number(x + 10) +
                ',' + QByteArray::number(y + 10) + "}}))" + ");\n";
    };
    part("Pump", "pump", 0, -60);
    part("T.Tank", "tank", 0, -90);
    QByteArray connects = "  connect(pump.A1, tank.T);\n";
    for (int k = 1; k <= actuators; ++k) {
        const QByteArray n = QByteArray::number(k);
        part("Valve", "valve" + n, 60 * k, 0);
        part("Hose", "hose" + n, 60 * k, 30);
        part("Cylinder", "cylinder" + n, 60 * k, 60);
        connects += "  connect(pump.B1, valve" + n + ".A1);\n  connect(valve" + n + ".B1, hose" + n +
                    ".A1);\n  connect(hose" + n + ".B1, cylinder" + n + ".A1);\n";
    }
    return text + "equation\n" + connects + "end M;\n";
}

inline QByteArray withChanges(const QByteArray& text, const model::DiagramChanges& changes)
{
    const auto tree =
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("M.mo"), text));
    model::EditedText edited(tree);
    edited.apply(model::textEditsOf(tree, QStringLiteral("M"), changes));
    return edited.tree().text().bytes();
}

inline QByteArray numbered(const QByteArray& text)
{
    return withChanges(text, model::planDesignations(diagramOf(text)));
}

/// \a text with settings of its sheet written by hand.
inline QByteArray withScheme(const QByteArray& text, const QByteArray& codes)
{
    return QByteArray(text).replace("end M;\n", "  annotation(__Bramah(codes(" + codes + ")));\nend M;\n");
}

/// \a text with \a value in the vendor annotation of the component \a name.
inline QByteArray withDesignation(QByteArray text, const char* name, const QByteArray& value)
{
    const auto begin = text.indexOf(QByteArray(" ") + name + " annotation(");
    const auto vendor = text.indexOf("__Bramah(", begin);
    if (vendor >= 0 && vendor < text.indexOf(";\n", begin))
        return text.insert(vendor + 9, value + ", ");
    return text.insert(text.indexOf("annotation(", begin) + 11, "__Bramah(" + value + "), ");
}

}  // namespace bramah::test
