// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/causes/why_panel.h"
#include "app/window/window_docks.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QTableWidget>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using bramah::test::TestWindow;

/// The drive of the example: why the pressure of its line rises when the valve closes.
class WhyPanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPressureIsExplainedByItsFlows();
    void eachTermLeadsOnAndBack();
    void theSheetShowsTheParts();
    void aChangedCircuitIsRefused();

private:
    struct Drive {
        Drive()
        {
            window.window().show();
            window.window().documents().open(TestWindow::example(QStringLiteral("cylinder_drive.mo")));
            window.page().runs().run();
            isReady = window.waitForEnd();
            QTest::qWait(50);
            for (int k = 0; k < 200 && window.page().check().isPending(); ++k)
                QTest::qWait(20);
        }
        [[nodiscard]] app::WhyPanel& panel() { return *window.window().findChild<app::WhyPanel*>(); }
        [[nodiscard]] const solver::ResultStore& results() { return window.page().history().latest()->results; }
        [[nodiscard]] double change(const char* path, double from, double to)
        {
            const int column = results().find(QString::fromUtf8(path));
            return results().valueAt(column, to) - results().valueAt(column, from);
        }
        /// The integral of a flow, by its rows [m3].
        [[nodiscard]] double volume(const char* path, double from, double to)
        {
            solver::CurveStatistics statistics(results(), results().find(QString::fromUtf8(path)), from, to);
            return *statistics.value(solver::Statistic::Integral) /
                   results().columns()[static_cast<std::size_t>(results().find(QString::fromUtf8(path)))].density;
        }
        TestWindow window;
        bool isReady = false;
    };
    static constexpr double kFrom = 1.352, kTo = 1.372;
};

void WhyPanelTest::aPressureIsExplainedByItsFlows()
{
    Drive drive;
    QVERIFY(drive.isReady);
    // By mark and key.
    auto& area = drive.window.page().plots().area();
    area.setDefinitions({{QString(), {{QStringLiteral("lineP.p"), {}}}}});
    area.setMarks({kFrom, kTo});
    QTest::keyClick(&area.plots().front()->plot(), Qt::Key_Y);
    QVERIFY(drive.panel().isVisible());
    const solver::Cause& cause = drive.panel().cause();
    QVERIFY2(cause.kind == solver::Cause::Kind::Integrated && !cause.isIncomplete, qPrintable(drive.panel().title()));
    QVERIFY(std::abs(cause.change - drive.change("lineP.p", kFrom, kTo)) < 1e-6 * std::abs(cause.change));
    double sum = cause.remainder;
    for (const solver::CauseTerm& term : cause.terms)
        sum += term.change;
    QVERIFY(std::abs(sum - cause.change) < 1e-9 * std::abs(cause.change));
    QVERIFY(std::abs(cause.remainder) < 2e-3 * std::abs(cause.change));
    // Three components: pump, valve, relief valve, with the volumes that their flows sum to.
    QCOMPARE(cause.terms.size(), std::size_t(3));
    QStringList amounts;
    QTableWidget& table = drive.panel().table();
    for (int row = 0; row < 3; ++row)
        amounts.append(table.item(row, 0)->text() + QLatin1Char(' ') + table.item(row, 3)->text());
    const QString all = amounts.join(QLatin1Char('\n'));
    QVERIFY2(all.contains(QLatin1String("pump")) && all.contains(QLatin1String("valve")) &&
                 all.contains(QLatin1String("relief")),
             qPrintable(all));
    const auto cm3 = [&](const char* path) { return QLocale().toString(1e6 * drive.volume(path, kFrom, kTo), 'f', 2); };
    QVERIFY2(all.contains(cm3("pump.P.m_flow").remove(QLatin1Char('-'))),
             qPrintable(all + QLatin1Char(' ') + cm3("pump.P.m_flow")));
    // The compression of the line is what its volume and the bulk modulus say.
    double compressed = 0;
    for (const solver::CauseTerm& term : cause.terms)
        compressed += term.amount;
    QVERIFY(compressed > 0);
    test::keepPicture(drive.window.window(), QStringLiteral("why"));
}

void WhyPanelTest::eachTermLeadsOnAndBack()
{
    Drive drive;
    QVERIFY(drive.isReady);
    drive.window.window().docks().bringForward("why");
    drive.panel().explain(QStringLiteral("lineP.p"), kFrom, kTo);
    QTableWidget& table = drive.panel().table();
    int valve = -1;
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text().startsWith(QLatin1String("valve.")))
            valve = row;
    QVERIFY(valve >= 0);
    table.setCurrentCell(valve, 0);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    QVERIFY2(drive.panel().title().contains(QLatin1String("valve.")), qPrintable(drive.panel().title()));
    const auto isWhole = [&] {
        const solver::Cause& cause = drive.panel().cause();
        double sum = cause.remainder;
        for (const solver::CauseTerm& term : cause.terms)
            sum += term.change;
        return !cause.terms.empty() && std::abs(sum - cause.change) < 1e-9 * (1e-6 + std::abs(cause.change));
    };
    // Of the edges that sum to the valve's flow one is shut: what it does is rounding, and is not listed.
    QVERIFY2(isWhole(), qPrintable(drive.panel().equation() + drive.panel().title()));
    QTest::keyClick(&table, Qt::Key_Backspace);
    QVERIFY(drive.panel().title().contains(QLatin1String("lineP.p")));
    // The position of the mass is the integral of its speed, that of the forces.
    drive.panel().explain(QStringLiteral("mass.s"), 0.5, 0.6);
    QCOMPARE(drive.panel().cause().terms.size(), std::size_t(1));
    drive.panel().explain(QStringLiteral("mass.v"), 0.5, 0.6);
    QVERIFY2(drive.panel().cause().terms.size() >= 2 && isWhole(),
             qPrintable(drive.panel().equation() + drive.panel().title()));
}

void WhyPanelTest::theSheetShowsTheParts()
{
    Drive drive;
    QVERIFY(drive.isReady);
    drive.window.window().docks().bringForward("why");
    drive.panel().explain(QStringLiteral("lineP.p"), kFrom, kTo);
    const editor::CausePlates plates = drive.window.page().sheet().sheet().causes();
    QCOMPARE(plates.size(), std::size_t(3));
    QVERIFY(std::ranges::count(plates, true, &editor::CausePlate::isMain) == 1);
    for (const editor::CausePlate& plate : plates)
        QCOMPARE(plate.isUp, plate.text.startsWith(QLatin1Char('+')));
    drive.window.window().docks().bringForward("problems");
    QVERIFY(drive.window.page().sheet().sheet().causes().empty());
}

void WhyPanelTest::aChangedCircuitIsRefused()
{
    Drive drive;
    QVERIFY(drive.isReady);
    drive.window.window().docks().bringForward("why");
    // Another value leaves the equations, and the run keeps its own.
    drive.window.page().session().apply(
        QStringLiteral("V"), {model::SetModifier{model::ComponentId{QStringLiteral("pump")}, QStringLiteral("leakage"),
                                                 QStringLiteral("1e-15")}});
    QTRY_VERIFY(!drive.window.page().check().isPending());
    drive.panel().explain(QStringLiteral("lineP.p"), kFrom, kTo);
    QVERIFY2(!drive.panel().cause().terms.empty(), qPrintable(drive.panel().title()));
    drive.window.page().session().apply(QStringLiteral("away"),
                                        {model::RemoveComponent{model::ComponentId{QStringLiteral("orificeB")}}});
    QTRY_VERIFY(!drive.window.page().check().isPending());
    drive.panel().explain(QStringLiteral("lineP.p"), kFrom, kTo);
    QVERIFY(drive.panel().cause().terms.empty());
    QVERIFY(drive.panel().title().contains(QLatin1String("run it again")));
}

BRAMAH_TEST(WhyPanelTest);
#include "why_panel_test.moc"
