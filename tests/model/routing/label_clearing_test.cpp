// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/label_clearing.h"

#include "model/planning/diagram_sketch.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/text_bounds.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::resistorAt;

namespace {

int crossedTexts(const Diagram& diagram)
{
    int count = 0;
    for (const Diagnostic& fault : checkDrawing(diagram))
        count += fault.kind == DiagnosticKind::LineThroughText ? 1 : 0;
    return count;
}

/// \a diagram with its labels where they are to go.
Diagram cleared(const Diagram& diagram)
{
    DiagramSketch sketch(diagram);
    for (const auto& [id, shift] : clearedLabels(SheetPicture(diagram)))
        sketch.apply({SetLabel{id, {diagram.component(id)->label.offset + shift, false}}});
    return sketch.diagram();
}

/// A resistor in the middle, whose name stands above it, between two others.
QByteArray named(const QByteArray& lines)
{
    return "model M\n" + resistorAt("left", -60, 20) + resistorAt("middle", 0, 0) + resistorAt("right", 60, 20) +
           "equation\n" + lines + "end M;\n";
}

double nameHeight(const Diagram& diagram)
{
    return SheetPicture(diagram).symbols[1].labels.front().center().y();
}

}  // namespace

class LabelClearingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameUnderALineGoesElsewhere()
    {
        const Diagram before = diagramOf(named({}));
        const QByteArray height = QByteArray::number(nameHeight(before));
        const Diagram diagram =
            diagramOf(named("connect(left.B1, right.A1) annotation(Line(points = {{-50,20},{-30,20},{-30," + height +
                            "},{30," + height + "},{30,20},{50,20}}));\n"));
        QCOMPARE(crossedTexts(diagram), 1);
        const Diagram after = cleared(diagram);
        QCOMPARE(crossedTexts(after), 0);
        QVERIFY(after.component({QStringLiteral("middle")})->label.offset != QPointF());
        const SheetPicture picture(after);
        QVERIFY(!picture.symbols[1].labels.front().intersects(picture.symbols[1].body));
        QVERIFY(clearedLabels(picture).empty());
    }

    // A stack over its symbol grows upwards and one below it downwards, one at its right begins at its left edge: the
    // offset brings it to where it was to go all the same.
    void aStackComesToWhereItIsToGo_data()
    {
        QTest::addColumn<QPointF>("shift");
        QTest::addRow("below") << QPointF(0, -40);
        QTest::addRow("right") << QPointF(45, -8);
        QTest::addRow("left") << QPointF(-45, -8);
        QTest::addRow("a little") << QPointF(1, 2);
    }

    void aStackComesToWhereItIsToGo()
    {
        QFETCH(QPointF, shift);
        DiagramComponent symbol = *diagramOf(named({})).component({QStringLiteral("middle")});
        symbol.notes.code = QStringLiteral("1.1");
        symbol.notes.data = QStringLiteral("10 cm3\n1500 rev/min\n250 bar");
        const auto boundsOf = [](const DiagramComponent& of) {
            QRectF all;
            for (const QRectF& text : labelBoundsOf(of))
                all = all.united(text);
            return all;
        };
        const QRectF before = boundsOf(symbol);
        symbol.label.offset = shiftedLabel(symbol, shift);
        const QPointF away = boundsOf(symbol).center() - before.center() - shift;
        QVERIFY2(away.manhattanLength() < 1e-9, qPrintable(QStringLiteral("%1 %2").arg(away.x()).arg(away.y())));
    }

    void namesThatNothingCrossesStay()
    {
        QVERIFY(clearedLabels(SheetPicture(diagramOf(named(
                                  "connect(left.B1, right.A1) annotation(Line(points = {{-50,20},{-30,20},{-30,60},"
                                  "{30,60},{30,20},{50,20}}));\n"))))
                    .empty());
    }
};

BRAMAH_TEST(LabelClearingTest);
#include "label_clearing_test.moc"
