// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/step_chart.h"
#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_cursor.h"
#include "app/plots/picture_export.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QtTest/QTest>

#include <array>

using namespace bramah;
using app::PlotKind;
using app::StepRecord;

/// The functional diagram of a sequence: when steps were active, beside the strokes.
class StepDiagramTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bandsAreReadAsRowsCome();
    void situationsAreAsWideAsEachOther();
    void theDiagramOfAMachine();

private:
    /// Rows with the columns a, b and c, where each text says which of them are true.
    static solver::SampleBatch rows(const std::vector<std::pair<double, QString>>& situations);
    static QString text(const StepRecord& record);
};

solver::SampleBatch StepDiagramTest::rows(const std::vector<std::pair<double, QString>>& situations)
{
    solver::SampleBatch batch;
    for (const auto& [time, active] : situations) {
        const auto isActive = [&](char step) { return active.contains(QLatin1Char(step)) ? 1.0 : 0.0; };
        batch.add(time, 0, std::array{isActive('a'), isActive('b'), isActive('c')});
    }
    return batch;
}

/// As `a 0-1 row 0; b 1-3 row 0`.
QString StepDiagramTest::text(const StepRecord& record)
{
    QStringList all;
    for (const StepRecord::Band& band : record.bands())
        all << QStringLiteral("%1 %2-%3 row %4")
                   .arg(QLatin1Char("abc"[band.step]))
                   .arg(band.begin)
                   .arg(band.end)
                   .arg(band.row);
    return all.join(QStringLiteral("; "));
}

void StepDiagramTest::bandsAreReadAsRowsCome()
{
    solver::ResultStore results;
    std::vector<solver::ResultColumn> columns(3);
    for (const auto& [column, path] : {std::pair(0, "a.X"), {1, "b.X"}, {2, "c.X"}})
        columns[static_cast<std::size_t>(column)].path = QLatin1String(path);
    results.reset(columns);
    StepRecord record;
    record.reset({0, 1, 2});
    record.read(results);
    QCOMPARE(record.bands().size(), std::size_t(0));
    const QString a = QStringLiteral("a"), bc = QStringLiteral("bc"), c = QStringLiteral("c");
    results.append(rows({{0, a}, {1, a}, {1, bc}}));
    record.read(results);
    QCOMPARE(text(record), QStringLiteral("a 0-1 row 0; b 1-1 row 0; c 1-1 row 1"));
    // What goes on is longer after each reading; where one row is free again the next band takes it.
    results.append(rows({{2, bc}, {3, bc}, {3, c}, {4, c}, {4, a + c}, {6, a + c}}));
    record.read(results);
    QCOMPARE(text(record), QStringLiteral("a 0-1 row 0; b 1-3 row 0; c 1-6 row 1; a 4-6 row 0"));
    QCOMPARE(record.rowCount(), 2);
    QCOMPARE(record.changes(), (std::vector<double>{0, 1, 3, 4, 6}));
    // Read in one go it is the same.
    StepRecord whole;
    whole.reset({0, 1, 2});
    whole.read(results);
    QCOMPARE(text(whole), text(record));
    QCOMPARE(whole.changes(), record.changes());
}

void StepDiagramTest::situationsAreAsWideAsEachOther()
{
    solver::ResultStore results;
    std::vector<solver::ResultColumn> columns(3);
    for (const auto& [column, path] : {std::pair(0, "a.X"), {1, "b.X"}, {2, "c.X"}})
        columns[static_cast<std::size_t>(column)].path = QLatin1String(path);
    results.reset(columns);
    results.append(rows({{0, QStringLiteral("a")},
                         {1, QStringLiteral("a")},
                         {1, QStringLiteral("b")},
                         {5, QStringLiteral("b")},
                         {5, QStringLiteral("c")},
                         {7, QStringLiteral("c")}}));
    StepRecord record;
    record.reset({0, 1, 2});
    record.read(results);
    QCOMPARE(record.placeOf(0.5), 0.5);
    QCOMPARE(record.placeOf(3), 1.5);
    QCOMPARE(record.placeOf(6), 2.5);
    for (const double time : {-1.0, 0.0, 0.25, 1.0, 4.0, 5.0, 6.5, 7.0, 9.0})
        QCOMPARE(record.timeAt(record.placeOf(time)) + 10, time + 10);
}

void StepDiagramTest::theDiagramOfAMachine()
{
    test::TestWindow test;
    const QString path = test.filePath(QStringLiteral("two.mo"));
    QVERIFY(QFile::copy(test::TestWindow::example(QStringLiteral("two_cylinders_in_order.mo")), path));
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(test.window().documents().open(path));
    test::Hands hands(test);
    app::PlotArea& area = test.page().plots().area();
    // Shut, the panel would get the diagram unseen; an empty plot gives way to it.
    area.setDefinitions({});
    test.window().actions().action("view.bottom")->trigger();
    QVERIFY(!area.isVisible());
    test.window().actions().action("plots.addSteps")->trigger();
    QTRY_VERIFY(area.isVisible());
    QCOMPARE(area.plots().size(), std::size_t(1));
    app::PlotView& plot = *area.plots().back();
    QCOMPARE(plot.definition().kind, PlotKind::StepNumbers);
    QCOMPARE(plot.definition().curves.size(), std::size_t(7));
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    plot.refresh();
    QStringList order;
    const auto steps = [&plot]() -> const app::StepDiagram& {
        return dynamic_cast<const app::StepChart&>(plot.content()).diagram();
    };
    for (const StepRecord::Band& band : steps().record().bands())
        order << plot.definition().curves[static_cast<std::size_t>(band.step)].variable;
    QCOMPARE(order.join(QLatin1Char(' ')), QStringLiteral("rest.X aOut.X bOut.X bIn.X aIn.X rest.X aOut.X"));
    QCOMPARE(steps().laneCount(), 2);
    QCOMPARE(steps().record().rowCount(), 1);
    // The cursor means the same time as on the other plots, and reads the strokes.
    const double time = steps().timeAt(2.5);
    QVERIFY(qAbs(steps().placeOf(time) - 2.5) < 1e-9);
    const auto readings = steps().readings(time);
    QCOMPARE(readings.size(), std::size_t(2));
    QVERIFY(readings[0].text.contains(QStringLiteral("200")));  // A is out while B moves
    plot.setKind(PlotKind::Steps);
    QCOMPARE(steps().placeOf(time), time);
    plot.setKind(PlotKind::StepNumbers);
    // Kept with the file, and exported.
    const QString picture = test.filePath(QStringLiteral("plots.svg"));
    area.resize(1200, 600);
    QVERIFY(!app::writePlotPicture(area, picture));
    QFile svg(picture);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("bOut"));
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().contains("kind=\"stepNumbers\""));
}

BRAMAH_TEST(StepDiagramTest);

#include "step_diagram_test.moc"
