// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols are put into one line and at equal distances; their lines follow.
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_actions.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/router.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;
using editor::SheetAction;

namespace {

/// Three resistors here and there, the first joined with the second and that with the third.
const QByteArray kScattered = "within;\nmodel M\n" + resistorAt("r1", -80, 40) + resistorAt("r2", -6, -20) +
                              resistorAt("r3", 90, 10) +
                              "equation\n"
                              "  connect(r1.B1, r2.A1) annotation(Line(points = {{-70,40},{-40,40},{-40,-20},"
                              "{-16,-20}}));\n"
                              "  connect(r2.B1, r3.A1) annotation(Line(points = {{4,-20},{40,-20},{40,10},{80,10}}));\n"
                              "end M;\n";

const model::DiagramComponent& symbolOf(const SheetFixture& sheet, const char* name)
{
    return *sheet.diagram().component({QLatin1String(name)});
}

/// Selects by mouse and asks for an action, as a menu does.
bool arranges(SheetFixture& sheet, SheetAction which, std::initializer_list<const char*> names)
{
    sheet.key(Qt::Key_Escape);
    bool isFirst = true;
    for (const char* name : names) {
        sheet.click(symbolOf(sheet, name).anchor(), isFirst ? Qt::NoModifier : Qt::ShiftModifier);
        isFirst = false;
    }
    editor::SheetActions actions;
    actions.setView(&sheet.view);
    const bool isEnabled = actions.action(which)->isEnabled();
    actions.action(which)->trigger();
    return isEnabled;
}

/// Do all lines end at the ports they name, and does none lie?
bool linesFollow(const SheetFixture& sheet)
{
    for (const model::DiagramConnection& line : sheet.diagram().connections())
        if (line.points.front() != sheet.diagram().port(line.id.a)->position ||
            line.points.back() != sheet.diagram().port(line.id.b)->position)
            return false;
    return model::checkDrawing(sheet.diagram()).empty();
}

}  // namespace

class ArrangeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alignsAtAnEdgeOrInTheMiddle_data()
    {
        QTest::addColumn<int>("action");
        QTest::addColumn<QList<QPointF>>("places");
        using Places = QList<QPointF>;
        QTest::newRow("left") << int(SheetAction::AlignLeft) << Places{{-80, 40}, {-80, -20}, {-80, 10}};
        QTest::newRow("centre") << int(SheetAction::AlignCentre) << Places{{4, 40}, {4, -20}, {4, 10}};
        QTest::newRow("right") << int(SheetAction::AlignRight) << Places{{90, 40}, {90, -20}, {90, 10}};
        QTest::newRow("top") << int(SheetAction::AlignTop) << Places{{-80, 40}, {-6, 40}, {90, 40}};
        QTest::newRow("middle") << int(SheetAction::AlignMiddle) << Places{{-80, 10}, {-6, 10}, {90, 10}};
        QTest::newRow("bottom") << int(SheetAction::AlignBottom) << Places{{-80, -20}, {-6, -20}, {90, -20}};
    }
    void alignsAtAnEdgeOrInTheMiddle()
    {
        QFETCH(int, action);
        QFETCH(QList<QPointF>, places);
        SheetFixture sheet(kScattered);
        QVERIFY(arranges(sheet, SheetAction(action), {"r1", "r2", "r3"}));
        // The middle of all is on the grid to half a module.
        for (int k = 0; k < 3; ++k) {
            const QPointF way = symbolOf(sheet, k == 0 ? "r1" : k == 1 ? "r2" : "r3").anchor() - places[k];
            QVERIFY2(way.manhattanLength() <= model::Router::kGrid, qPrintable(QString::number(k)));
        }
        QVERIFY(linesFollow(sheet));
        QCOMPARE(sheet.session.file().undoStack().count(), 1);
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kScattered);
    }

    void distributesAlongEachAxis()
    {
        SheetFixture sheet(kScattered);
        QVERIFY(arranges(sheet, SheetAction::DistributeHorizontally, {"r1", "r2", "r3"}));
        QCOMPARE(symbolOf(sheet, "r1").anchor(), QPointF(-80, 40));
        QCOMPARE(symbolOf(sheet, "r3").anchor(), QPointF(90, 10));
        QVERIFY(qAbs(symbolOf(sheet, "r2").anchor().x() - 5) <= model::Router::kGrid / 2);
        QCOMPARE(symbolOf(sheet, "r2").anchor().y(), -20.0);
        QVERIFY(linesFollow(sheet));
        QVERIFY(arranges(sheet, SheetAction::DistributeVertically, {"r1", "r2", "r3"}));
        QCOMPARE(symbolOf(sheet, "r3").anchor(), QPointF(90, 10));
        QCOMPARE(sheet.session.file().undoStack().count(), 1);  // they stood so already
        QCOMPARE(sheet.session.file().undoStack().undoText(), QStringLiteral("Distribute symbols"));
    }

    void spreadsFromTheirMiddle()
    {
        SheetFixture sheet(kScattered);
        const auto apart = [&] { return symbolOf(sheet, "r3").anchor() - symbolOf(sheet, "r1").anchor(); };
        const QPointF before = apart();
        QVERIFY(arranges(sheet, SheetAction::Spread, {"r1", "r2", "r3"}));
        QVERIFY((apart() - 1.5 * before).manhattanLength() <= 2 * model::Router::kGrid);
        QVERIFY(linesFollow(sheet));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kScattered);
    }

    void asksForEnoughSymbols()
    {
        SheetFixture sheet(kScattered);
        QVERIFY(!arranges(sheet, SheetAction::AlignLeft, {"r1"}));
        QVERIFY(!arranges(sheet, SheetAction::DistributeHorizontally, {"r1", "r2"}));
        QVERIFY(arranges(sheet, SheetAction::AlignLeft, {"r1", "r2"}));
        QCOMPARE(symbolOf(sheet, "r2").anchor().x(), -80.0);
        QCOMPARE(symbolOf(sheet, "r3").anchor(), QPointF(90, 10));
    }
};

BRAMAH_TEST(ArrangeTest);
#include "arrange_test.moc"
