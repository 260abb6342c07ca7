// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheet_motion.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/canvas/symbol_item.h"
#include "editor/render/sheet_geometry.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QPainter>
#include <QtTest/QTest>

using namespace bramah;

/// Pistons and needles follow the results: while a run goes, at its end, and under the plots' cursor.
class SheetMotionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePistonFollowsRunAndCursor();
    void theNeedleShowsThePressure();
    void whatMovesPassesOverArrowsOfPorts();

private:
    static const editor::SymbolItem* item(app::DocumentPage& page, const QString& name);
    /// Where the piston's left edge is drawn [icon's units].
    static double pistonOf(app::DocumentPage& page);
    static double valueOf(app::DocumentPage& page, const char* variable, double time);
};

const editor::SymbolItem* SheetMotionTest::item(app::DocumentPage& page, const QString& name)
{
    for (QGraphicsItem* one : page.sheet().sheet().items())
        if (auto* symbol = dynamic_cast<editor::SymbolItem*>(one); symbol && symbol->symbol().id.name == name)
            return symbol;
    return nullptr;
}

double SheetMotionTest::pistonOf(app::DocumentPage& page)
{
    for (const model::Graphic& graphic : item(page, QStringLiteral("cylinder"))->shownIcon()->graphics)
        if (const auto* rectangle = std::get_if<model::RectangleGraphic>(&graphic))
            return rectangle->extent.value.first.x();
    return qQNaN();
}

double SheetMotionTest::valueOf(app::DocumentPage& page, const char* variable, double time)
{
    const solver::ResultStore& results = page.history().latest()->results;
    return results.valueAt(results.find(QLatin1String(variable)), time);
}

void SheetMotionTest::thePistonFollowsRunAndCursor()
{
    test::TestWindow test;
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
    QVERIFY(page);
    QCOMPARE(pistonOf(*page), -70.0);
    const QImage atRest = page->sheet().grab().toImage();
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    // The stroke of this cylinder is 1 m; its symbol's 100 units are the whole stroke.
    const auto expected = [&](double time) { return -70 + 100 * valueOf(*page, "cylinder.x", time); };
    const double end = page->history().latest()->results.lastTime();
    QVERIFY(qAbs(expected(end) - expected(1.0)) > 1);
    QTRY_COMPARE(pistonOf(*page), expected(end));
    QVERIFY(page->sheet().grab().toImage() != atRest);

    page->moment().chooseTime(1.0);
    QTRY_COMPARE(pistonOf(*page), expected(1.0));
    page->moment().chooseTime(std::nullopt);
    QTRY_COMPARE(pistonOf(*page), expected(end));

    // What a plot says of the mouse over it.
    app::PlotView& plot = *page->plots().area().plots().front();
    Q_EMIT plot.cursorMoved(0.5);
    QTRY_COMPARE(pistonOf(*page), expected(0.5));

    // The valve's boxes stand before its ports as the spool does.
    const auto box = [&] {
        for (const model::Graphic& graphic : item(*page, QStringLiteral("valve"))->shownIcon()->graphics)
            if (const auto* rectangle = std::get_if<model::RectangleGraphic>(&graphic))
                return rectangle->origin.value.x();
        return qQNaN();
    };
    const double shift = 80 * valueOf(*page, "valve.x", 0.5) / 2e-3;
    QVERIFY2(shift > 30, qPrintable(QString::number(shift)));
    QTRY_COMPARE(box(), shift);

    // Neither text nor undo know of it.
    QVERIFY(!page->document().isModified());
    QAction* toggle = test.window().actions().action(QStringLiteral("view.movingParts"));
    QVERIFY(toggle->isChecked());
    toggle->trigger();
    QTRY_COMPARE(pistonOf(*page), -70.0);
    QVERIFY(!app::SheetMotion::isRemembered());
    toggle->trigger();
    QTRY_COMPARE(pistonOf(*page), expected(0.5));
    page->history().remove(0);
    QTRY_COMPARE(pistonOf(*page), -70.0);
}

void SheetMotionTest::theNeedleShowsThePressure()
{
    test::TestWindow test;
    const QString path = test.filePath(QStringLiteral("gauge.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"(model gauge
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.PressureSource source(p = 10e6)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-20})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge(p_range = 20e6)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,20})));
equation
  connect(source.A, gauge.A);
  annotation(experiment(StopTime=0.1));
end gauge;
)");
    file.close();
    app::DocumentPage* page = test.window().documents().open(path);
    QVERIFY(page);
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    const double pressure = valueOf(*page, "gauge.p", 0.1);
    QVERIFY2(pressure > 9e6 && pressure < 11e6, qPrintable(QString::number(pressure)));
    // 270 degrees of dial over the range, from the lower left over the top.
    const double angle = 4.7124 * pressure / 20e6 - 0.7854;
    const auto tip = [&] {
        for (const model::Graphic& graphic : item(*page, QStringLiteral("gauge"))->shownIcon()->graphics)
            if (const auto* line = std::get_if<model::LineGraphic>(&graphic); line && line->points.dynamic)
                return line->points.value.back();
        return QPointF();
    };
    QTRY_VERIFY2(QLineF(tip(), 34 * QPointF(-std::cos(angle), std::sin(angle))).length() < 1e-6, "the needle");
}

// A shifted valve lies on the place of its port: the arrow there is not seen on it, as if it led into that box; at rest
// it is.
void SheetMotionTest::whatMovesPassesOverArrowsOfPorts()
{
    test::TestWindow test;
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("pilot_check_holding.mo")));
    QVERIFY(page);
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    const auto showsArrowOf = [&](const char* name) {
        const editor::SymbolItem* valve = item(*page, QStringLiteral("valve"));
        for (const model::DiagramPort& port : valve->symbol().ports)
            if (port.name == QLatin1String(name)) {
                const QRectF around(editor::toScene(port.position) - QPointF(1.2, 1.2), QSizeF(2.4, 2.4));
                QImage image(48, 48, QImage::Format_RGB32);
                QPainter painter(&image);
                page->sheet().sheet().render(&painter, image.rect(), around);
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (image.pixelColor(x, y).saturationF() > 0.3)  // a signal; paper, grid and ink are grey
                            return true;
            }
        return false;
    };
    const auto letter = [&] {
        for (const model::Graphic& graphic : item(*page, QStringLiteral("valve"))->shownIcon()->graphics)
            if (const auto* text = std::get_if<model::TextGraphic>(&graphic);
                text && text->textString.value == QLatin1String("a"))
                return text->origin.value.x();
        return qQNaN();
    };
    page->moment().chooseTime(0.2);
    QTRY_COMPARE(valueOf(*page, "valve.x", 0.2), 0.0);
    QTRY_VERIFY(showsArrowOf("a"));
    QTRY_VERIFY(showsArrowOf("b"));
    page->moment().chooseTime(3.8);
    QTRY_VERIFY2(qAbs(letter() + 80) < 0.1, "the letter of the solenoid stays at it");
    QVERIFY(!showsArrowOf("a"));
    QVERIFY(showsArrowOf("b"));
}

BRAMAH_TEST(SheetMotionTest);
#include "sheet_motion_test.moc"
