// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/value_placing.h"

#include "editor/canvas/sheet_scene.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QPaintEvent>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

namespace {

/// The part of a widget that was painted since it is watched.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] const QRegion& painted() const { return painted_; }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            painted_ += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }

private:
    QRegion painted_;
};

const QRectF kPage(-200, -200, 400, 400);
constexpr double kZoom = 8;  // pixels per diagram unit: values have their own size

}  // namespace

/// Values stand beside their lines, clear of symbols, texts and each other.
class ValuePlacingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLongLineHasItsValueBesideIt()
    {
        editor::ValuePlacer placer({}, kPage, kZoom);
        const auto level = placer.place({0, 0, 40, 0}, {QStringLiteral("142 bar"), QStringLiteral("24 l/min")});
        QVERIFY(level && !level->leader);
        QVERIFY(level->box.bottom() < 0);  // above, in the scene with y down
        QCOMPARE(level->box.center().x(), 20.0);
        const auto upright = placer.place({0, 0, 0, 40}, {QStringLiteral("142 bar")});
        QVERIFY(upright && !upright->leader);
        QVERIFY(upright->box.left() > 0);
    }

    void aShortLineHasItsValueAtALeader()
    {
        const QRectF above(-20, -12, 40, 11);  // nothing can stand above the line, in the scene
        editor::ValuePlacer placer({above, QRectF(-3, -0.3, 6, 0.6)}, kPage, kZoom);
        const QStringList lines{QStringLiteral("142 bar"), QStringLiteral("24.0 l/min")};
        const auto first = placer.place({-2, 0, 2, 0}, lines);
        QVERIFY(first && first->leader);
        QVERIFY(!first->box.intersects(above));
        QCOMPARE(first->leader->p1(), QPointF(0, 0));
        QVERIFY(first->box.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(first->leader->p2()));
        QVERIFY(first->leader->length() < 12);
        const auto second = placer.place({-2, 0, 2, 0}, lines);
        QVERIFY(second && !second->box.intersects(first->box));
        // A digit more does not move it.
        editor::ValuePlacer again({above, QRectF(-3, -0.3, 6, 0.6)}, kPage, kZoom);
        const auto longer = again.place({-2, 0, 2, 0}, {QStringLiteral("142 bar"), QStringLiteral("24.1 l/min")});
        QCOMPARE(longer->box, first->box);
        // Where all around is taken there is none.
        editor::ValuePlacer full({QRectF(-100, -100, 200, 200)}, kPage, kZoom);
        QVERIFY(!full.place({-2, 0, 2, 0}, lines));
    }

    // A line at the edge of the page has its value on the inner side, where a fitted view does not cut it.
    void aValueStaysOnThePage()
    {
        const QStringList lines{QStringLiteral("142 bar"), QStringLiteral("24.0 l/min")};
        const QRectF page(-50, -50, 100, 100);
        editor::ValuePlacer placer({}, page, kZoom);
        for (const QLineF& edge : {QLineF(45, -20, 45, 20), QLineF(-20, 48, 20, 48), QLineF(44, 30, 48, 30)}) {
            const auto value = placer.place(edge, lines);
            QVERIFY(value && page.contains(value->box));
        }
        // Where the page has no room, a value outside is better than none.
        editor::ValuePlacer full({page}, page, kZoom);
        const auto outside = full.place({45, -20, 45, 20}, lines);
        QVERIFY(outside && !page.intersects(outside->box));
    }

    // Where lines are close, values go along them, to their other side, or away at a leader; none lies on another.
    void valuesOfCloseLinesKeepOffEachOther()
    {
        std::vector<QLineF> lines;
        for (int k = 0; k < 6; ++k)
            lines.emplace_back(0, 8 * k, 40, 8 * k);
        lines.emplace_back(20, -10, 20, 50);
        std::vector<QRectF> obstacles;
        for (const QLineF& line : lines)
            obstacles.push_back(QRectF(QPointF(line.x1(), -line.y1()), QPointF(line.x2(), -line.y2()))
                                    .normalized()
                                    .adjusted(-0.3, -0.3, 0.3, 0.3));
        const std::vector<QRectF> drawn = obstacles;
        editor::ValuePlacer placer(std::move(obstacles), kPage, kZoom);
        std::vector<QRectF> boxes;
        for (const QLineF& line : lines)
            if (const auto value = placer.place(line, {QStringLiteral("142 bar"), QStringLiteral("24 l/min")}))
                boxes.push_back(value->box);
        QVERIFY(boxes.size() > 4);
        for (std::size_t a = 0; a < boxes.size(); ++a) {
            for (std::size_t b = a + 1; b < boxes.size(); ++b)
                QVERIFY(!boxes[a].intersects(boxes[b]));
            QVERIFY(std::ranges::none_of(drawn, [&](const QRectF& line) { return line.intersects(boxes[a]); }));
        }
    }

    // On a sheet: clear of symbols, texts and lines.
    void valuesOnASheetKeepClear()
    {
        SheetFixture sheet("within;\nmodel M\n" + resistorAt("r1", -12, 0) + resistorAt("r2", 12, 0) +
                           "equation\n  connect(r1.B1, r2.A1) annotation(Line(points = {{-2,0},{2,0}}));\nend M;\n");
        editor::SheetResults results;
        results.nets.resize(1);
        results.nets.front().labels.push_back({0, {QStringLiteral("142 bar(a)"), QStringLiteral("24.0 l/min")}});
        sheet.view.sheet().showResults(results);
        const auto placed = sheet.view.sheet().placedValues({-100, -100, 200, 200}, kZoom);
        QCOMPARE(placed.size(), std::size_t(1));
        QVERIFY(placed.front().leader);
        for (const char* name : {"r1", "r2"}) {
            const QRectF bounds = sheet.diagram().component({QString::fromLatin1(name)})->bounds;
            const QRectF scene(bounds.left(), -bounds.bottom(), bounds.width(), bounds.height());
            QVERIFY(!placed.front().box.intersects(scene));
        }
    }

    // Enlarged ones have no room at the edge of a small view of the whole sheet.
    void noValueOfAWholeSheetIsCutOff()
    {
        QFile file(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))
                       .filePath(QStringLiteral("resources/examples/transfer_machine.mo")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        SheetFixture sheet(file.readAll(), test::shippedLibrary());
        editor::SheetResults results;
        results.nets.resize(sheet.diagram().nets().size());
        for (editor::NetResult& net : results.nets)
            net.labels.push_back({0, {QStringLiteral("142 bar(a)"), QStringLiteral("24.0 l/min")}});
        sheet.view.sheet().showResults(results);
        for (const QSize size : {QSize(440, 260), QSize(520, 275), QSize(700, 500)}) {
            sheet.view.resize(size);
            sheet.view.fit();
            const QRectF seen = sheet.view.mapToScene(sheet.view.viewport()->rect()).boundingRect();
            const double zoom = sheet.view.transform().m11();
            for (const editor::PlacedValue& value : sheet.view.sheet().placedValues(seen, zoom))
                QVERIFY2(seen.contains(value.box), qPrintable(QString::number(size.width())));
        }
        QVERIFY(!sheet.view.sheet().placedValues(sheet.view.sheet().sceneRect(), kZoom).empty());
    }

    // As on a sheet that is opened while a run is paused: values lie outside of the items of their lines.
    void valuesThatGoAreWipedOff()
    {
        SheetFixture sheet("within;\nmodel M\n" + resistorAt("r1", -42, 0) + resistorAt("r2", 42, 0) +
                           "equation\n  connect(r1.B1, r2.A1) annotation(Line(points = {{-32,0},{32,0}}));\nend M;\n");
        editor::SheetResults results;
        results.nets.resize(1);
        results.nets.front().labels.push_back({0, {QStringLiteral("142 bar")}});
        sheet.view.sheet().showResults(results);
        QCoreApplication::processEvents();
        sheet.view.viewport()->repaint();
        const auto placed = sheet.view.sheet().placedValues({-100, -100, 200, 200}, kZoom);
        QCOMPARE(placed.size(), std::size_t(1));
        const PaintWatch watch(*sheet.view.viewport());
        sheet.view.sheet().showResults({});
        QTRY_VERIFY(!watch.painted().isEmpty());
        QVERIFY(watch.painted().contains(sheet.view.mapFromScene(placed.front().box.center())));
    }

    // As when a message moves the sheet at the end of a run: a strip of it is painted at once, the rest later.
    void newValuesArePaintedBehindAPaintOfAStrip()
    {
        SheetFixture sheet("within;\nmodel M\n" + resistorAt("r1", -42, 0) + resistorAt("r2", 42, 0) +
                           "equation\n  connect(r1.B1, r2.A1) annotation(Line(points = {{-32,0},{32,0}}));\nend M;\n");
        const auto show = [&](const QString& value) {
            editor::SheetResults results;
            results.nets.resize(1);
            results.nets.front().labels.push_back({0, {value}});
            sheet.view.sheet().showResults(results);
        };
        show(QStringLiteral("142 bar"));
        QCoreApplication::processEvents();
        sheet.view.viewport()->repaint();
        show(QStringLiteral("140 bar"));
        const PaintWatch watch(*sheet.view.viewport());
        sheet.view.viewport()->repaint(0, 0, sheet.view.viewport()->width(), 4);
        const auto placed = sheet.view.sheet().placedValues({-100, -100, 200, 200}, kZoom);
        QTRY_VERIFY(watch.painted().contains(sheet.view.mapFromScene(placed.front().box.center())));
    }
};

BRAMAH_TEST(ValuePlacingTest);
#include "value_placing_test.moc"
