// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/diagram_builder.h"
#include "model/edit/class_in_text.h"
#include "model/edit/connect_edits.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;

/// Names in quotation marks, with spaces, dots and brackets in them, are names as others.
class QuotedNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesOfQuotedNamesAreJoined()
    {
        const Diagram diagram = diagramOf(R"(model M
  T.Resistor 'Quelle 1' annotation(Placement(transformation(extent={{-50,-10},{-30,10}})));
  T.Resistor 'Drossel 1V1.2 [a]' annotation(Placement(transformation(extent={{10,-10},{30,10}})));
equation
  connect('Quelle 1' . B1, 'Drossel 1V1.2 [a]'.A1) annotation(Line(points={{-30,0},{10,0}}));
end M;
)");
        QCOMPARE(diagram.nets().size(), std::size_t(1));
        const PortRef a{{QStringLiteral("'Quelle 1'")}, QStringLiteral("B1")};
        const PortRef b{{QStringLiteral("'Drossel 1V1.2 [a]'")}, QStringLiteral("A1")};
        const ConnectionId& line = diagram.connections().front().id;
        QCOMPARE(line.a, a);
        QCOMPARE(line.b, b);
        QVERIFY(diagram.port(a) && diagram.port(b));
        QCOMPARE(b.component.baseName(), b.component.name);
    }

    // A line in a frame of its own, turned and shifted, ends at the ports (specification, 18.6.1.1).
    void linesInAFrameEndAtThePorts()
    {
        const Diagram diagram = diagramOf(R"(model M
  T.Resistor a annotation(Placement(transformation(extent={{-50,-10},{-30,10}})));
  T.Resistor b annotation(Placement(transformation(extent={{10,-10},{30,10}})));
equation
  connect(a.B1, b.A1) annotation(Line(origin={-10,0}, rotation=180, points={{20,0},{-20,0}}));
end M;
)");
        const std::vector<QPointF> expected{{-30, 0}, {10, 0}};
        QCOMPARE(diagram.connections().front().points, expected);
    }
};

BRAMAH_TEST(QuotedNamesTest);
#include "quoted_names_test.moc"
