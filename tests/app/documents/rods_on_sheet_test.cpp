// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheet_motion.h"
#include "editor/canvas/net_item.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/canvas/symbol_item.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace bramah;

/// Rods take along what hangs on them.
class RodsOnSheetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aMassGoesWithItsPiston();
    void aSpringIsDrawnBetweenItsEnds();
    void theMouseTakesWhatItSees();

private:
    /// The page of an example that has been run; null if that fails.
    static app::DocumentPage* runOf(test::TestWindow& test, const char* example)
    {
        app::DocumentPage* page = test.window().documents().open(test::TestWindow::example(QLatin1String(example)));
        test.window().actions().action(QStringLiteral("run.start"))->trigger();
        return test.waitForEnd() ? page : nullptr;
    }
    /// Bounds of a symbol as it is shown, on the sheet.
    static QRectF shownBounds(app::DocumentPage& page, const char* name)
    {
        for (QGraphicsItem* one : page.sheet().sheet().items())
            if (auto* symbol = dynamic_cast<editor::SymbolItem*>(one);
                symbol && symbol->symbol().id.name == QLatin1String(name))
                return symbol->shownBounds();
        return {};
    }
    static QRectF bounds(app::DocumentPage& page, const char* name)
    {
        return page.session().sheet().diagram().component({QString::fromLatin1(name)})->bounds;
    }
    /// The line at a port as it is shown.
    static std::optional<model::Net> shownLine(app::DocumentPage& page, const char* component, const char* port)
    {
        const model::PortRef ref{{QString::fromLatin1(component)}, QString::fromLatin1(port)};
        for (QGraphicsItem* one : page.sheet().sheet().items())
            if (auto* net = dynamic_cast<editor::NetItem*>(one);
                net && std::ranges::find(net->net().ports, ref) != net->net().ports.end())
                return net->shown();
        return std::nullopt;
    }
    static double valueOf(app::DocumentPage& page, const char* variable, double time)
    {
        const solver::ResultStore& results = page.history().latest()->results;
        return results.valueAt(results.find(QLatin1String(variable)), time);
    }
    static bool isNear(QRectF a, QRectF b)
    {
        return std::abs(a.left() - b.left()) + std::abs(a.right() - b.right()) + std::abs(a.top() - b.top()) +
                   std::abs(a.bottom() - b.bottom()) <
               1e-6;
    }
};

void RodsOnSheetTest::aMassGoesWithItsPiston()
{
    test::TestWindow test;
    app::DocumentPage* page = runOf(test, "cylinder_drive.mo");
    QVERIFY(page);
    for (const double time : {0.5, 1.0, 2.0}) {
        page->moment().chooseTime(time);
        // The icon draws the whole stroke of 1 m as 100 of its units, 10 of the sheet's.
        const double way = 10 * valueOf(*page, "cylinder.x", time);
        QVERIFY2(way > 0.2, qPrintable(QString::number(way)));
        QTRY_VERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass").translated(way, 0)));
        QVERIFY(isNear(shownBounds(*page, "load"), bounds(*page, "load").translated(way, 0)));
        // The rod between them begins where the piston's rod ends now, and ends at the mass.
        const auto rod = shownLine(*page, "cylinder", "rod");
        QVERIFY(rod);
        const auto portOf = [&](const char* component, const char* port) {
            return page->session()
                .sheet()
                .diagram()
                .port({{QString::fromLatin1(component)}, QString::fromLatin1(port)})
                ->position;
        };
        const QLineF& line = rod->segments.front().line;
        const double left = std::min(line.x1(), line.x2()), right = std::max(line.x1(), line.x2());
        QVERIFY(std::abs(left - portOf("cylinder", "rod").x() - way) < 1e-6);
        QVERIFY(std::abs(right - portOf("mass", "flange_a").x() - way) < 1e-6);
        // The damper's far end stands at the wall.
        const QRectF damper = shownBounds(*page, "damper");
        QVERIFY(std::abs(damper.right() - bounds(*page, "damper").right()) < 1e-6);
        QVERIFY(std::abs(damper.left() - bounds(*page, "damper").left() - way) < 1e-6);
        QVERIFY(isNear(shownBounds(*page, "ground"), bounds(*page, "ground")));
    }
    // At rest again without results, and where nothing is to move.
    QAction* toggle = test.window().actions().action(QStringLiteral("view.movingParts"));
    toggle->trigger();
    QTRY_VERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass")));
    toggle->trigger();
    QTRY_VERIFY(!isNear(shownBounds(*page, "mass"), bounds(*page, "mass")));
    page->history().remove(0);
    QTRY_VERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass")));
}

// Without a cylinder a round scale is taken, at which the largest motion is some modules long.
void RodsOnSheetTest::aSpringIsDrawnBetweenItsEnds()
{
    test::TestWindow test;
    app::DocumentPage* page = runOf(test, "mass_spring.mo");
    QVERIFY(page);
    const double time = 0.1;
    page->moment().chooseTime(time);
    // From 100 mm on one side it swings to some 90 on the other: 8 units for that are 42 a metre, so 20 are taken.
    const double way = 20 * (valueOf(*page, "mass.s", time) - valueOf(*page, "mass.s", 0));
    QVERIFY(way < -1);
    QTRY_VERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass").translated(way, 0)));
    QVERIFY(isNear(shownBounds(*page, "wall"), bounds(*page, "wall")));
    const QRectF spring = shownBounds(*page, "spring"), atRest = bounds(*page, "spring");
    QVERIFY(std::abs(spring.left() - atRest.left()) < 1e-6);
    QVERIFY(std::abs(spring.right() - atRest.right() - way) < 1e-6);
    QVERIFY(std::abs(spring.height() - atRest.height()) < 1e-6);
}

// After a run the piston is out and the mass with it: ports and symbols are found there, and edits begin at rest.
void RodsOnSheetTest::theMouseTakesWhatItSees()
{
    test::TestWindow test;
    app::DocumentPage* page = runOf(test, "cylinder_drive.mo");
    QVERIFY(page);
    page->moment().chooseTime(1.0);
    QTRY_VERIFY(shownBounds(*page, "mass").left() > bounds(*page, "mass").left() + 2);
    editor::SheetView& view = page->sheet();
    view.fit();
    const auto pixelOf = [&](QPointF sheet) { return view.mapFromScene(editor::toScene(sheet)); };
    const QPointF way = shownBounds(*page, "mass").center() - bounds(*page, "mass").center();
    const QPointF port =
        page->session().sheet().diagram().port({{QStringLiteral("mass")}, QStringLiteral("flange_b")})->position;

    // The ring is around the port that is seen, not in the middle of the mass.
    QTest::mouseMove(view.viewport(), pixelOf(port + way));
    const auto rings = [&] {
        std::vector<QPointF> places;
        for (const editor::PortMark& mark : view.sheet().overlay().ports)
            if (mark.look == editor::PortMark::Look::LegalUnderCursor)
                places.push_back(mark.position);
        return places;
    };
    QTRY_COMPARE(rings(), std::vector<QPointF>({port + way}));
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixelOf(port + way));
    QTest::mouseMove(view.viewport(), pixelOf(port + QPointF(0, -10)));
    // A line is drawn from the port, and the sheet is at rest meanwhile.
    QTRY_VERIFY(!view.sheet().overlay().route.empty());
    QCOMPARE(view.sheet().overlay().route.front(), port);
    QVERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass")));
    QTest::keyClick(view.viewport(), Qt::Key_Escape);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixelOf(port + QPointF(0, -10)));
    QTRY_VERIFY(isNear(shownBounds(*page, "mass"), bounds(*page, "mass").translated(way)));

    // A click where the mass is seen selects it, a rubber band around it too.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, pixelOf(shownBounds(*page, "mass").center()));
    QCOMPARE(page->session().selection().components, QSet<model::ComponentId>({{QStringLiteral("mass")}}));
    page->session().select({});
    const QRectF around = shownBounds(*page, "mass").adjusted(-0.5, -0.5, 0.5, 0.5);
    QCOMPARE(editor::selectionIn(view.sheet().diagram(), around, false, view.sheet().shifts()).components,
             QSet<model::ComponentId>({{QStringLiteral("mass")}}));
}

BRAMAH_TEST(RodsOnSheetTest);
#include "rods_on_sheet_test.moc"
