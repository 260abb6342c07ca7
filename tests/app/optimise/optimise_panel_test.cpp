// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_panel.h"
#include "app/plots/drawing/custom_plot.h"
#include "app/widgets/entry_table.h"
#include "app/window/window_docks.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

namespace {

/// x(1 s) = x0*exp(-k), which fails below k = 0.5.
const QByteArray kDecay =
    "model decay\n  parameter Real k=2;\n  parameter Real x0=1;\n  Real x(start=x0, fixed=true);\nequation\n  der(x) = "
    "-k*x;\n  assert(k >= 0.5, \"k is too small\");\n  annotation(experiment(StopTime=1, Tolerance=1e-9, "
    "Interval=0.1));\nend decay;\n";

/// A window with a circuit and the panel Optimise in front.
struct OpenOptimise {
    explicit OpenOptimise(const QString& example = {})
    {
        QString path = example;
        if (path.isEmpty()) {
            path = test.filePath(QStringLiteral("decay.mo"));
            QFile file(path);
            if (file.open(QIODevice::WriteOnly))
                file.write(kDecay);
            file.close();
        }
        test.window().documents().open(path);
        hands.press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
    }
    app::OptimisePanel& panel() { return test::partOf<app::OptimisePanel>(test.window()); }
    void free(int row, std::initializer_list<const char*> texts)
    {
        test::Hands::typeRow(panel().form().free(), row, 0, texts);
    }
    void goal(int row, std::initializer_list<const char*> texts)
    {
        test::Hands::typeRow(panel().form().goals(), row, 0, texts);
    }
    void run()
    {
        QTest::mouseClick(&panel().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel().job().isRunning(), 60000);
    }
    [[nodiscard]] QString text() { return QString::fromUtf8(test.page().document().text().bytes()); }
    const solver::EvaluatedPoint& best()
    {
        const app::OptimiseAnswer& answer = panel().job().answer();
        return answer.points.at(answer.best.at(0));
    }

    test::TestWindow test;
    test::Hands hands{test};
};

}  // namespace

/// Searches by mouse and keys.
class OptimisePanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theKeysGoToTheTable()
    {
        OpenOptimise window;
        QTRY_VERIFY(window.panel().form().free().hasFocus());
    }

    void anAimIsReachedAndTakenOver()
    {
        OpenOptimise window;
        window.free(0, {"k", "1:4"});
        window.goal(0, {"x", "equal to", "0.3"});
        window.run();
        QVERIFY2(!window.panel().job().answer().best.empty(), qPrintable(window.panel().message().text()));
        QVERIFY(std::abs(window.best().point[0] + std::log(0.3)) < 1e-4);
        QVERIFY2(window.panel().found().text().contains(QStringLiteral("k = 1.204")),
                 qPrintable(window.panel().found().text()));
        QVERIFY(window.panel().takeButton().isEnabled());
        const QString before = window.text();
        QTest::mouseClick(&window.panel().takeButton(), Qt::LeftButton);
        QVERIFY2(window.text().contains(QStringLiteral("parameter Real k=1.2039")), qPrintable(window.text()));
        QVERIFY(window.panel().message().text().contains(QStringLiteral("found values are written")));
        window.hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.text(), before);
    }

    // A limit holds it back; runs that fail are rows with their reason.
    void failedRunsAreRows()
    {
        OpenOptimise window;
        window.free(0, {"k", "0.1:4"});
        window.goal(0, {"x", "greatest"});
        window.run();
        QVERIFY(std::abs(window.best().point[0] - 0.5) < 1e-3);
        const QAbstractItemModel& rows = *window.panel().table().model();
        QCOMPARE(rows.rowCount(), static_cast<int>(window.panel().job().answer().points.size()));
        bool hasFailed = false, hasBest = false;
        for (int row = 0; row < rows.rowCount(); ++row) {
            hasFailed |= rows.index(row, 2).data().toString().contains(QStringLiteral("k is too small"));
            hasBest |= rows.index(row, 2).data().toString() == QStringLiteral("best");
        }
        QVERIFY(hasFailed && hasBest);
        QVERIFY2(window.panel().message().text().contains(QStringLiteral("beside it fail")),
                 qPrintable(window.panel().message().text()));
        test::partOf<QTabWidget>(window.panel()).setCurrentIndex(1);
        window.panel().table().setFocus();
        QTest::keyClick(&window.panel().table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("k\tx\t")));
    }

    void aPauseHoldsTheRuns()
    {
        OpenOptimise window;
        window.free(0, {"k", "1:4"});
        window.goal(0, {"x", "equal to", "0.3"});
        app::OptimisePanel& panel = window.panel();
        QVERIFY(!panel.pauseButton().isEnabled());
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTest::mouseClick(&panel.pauseButton(), Qt::LeftButton);
        QVERIFY(panel.job().isRunning());
        QVERIFY(panel.pauseButton().text().contains(QStringLiteral("Go on")));
        QTest::qWait(200);  // until what was on its way has come
        const std::size_t points = panel.job().answer().points.size();
        QVERIFY(test::stays([&] { return panel.job().isRunning() && panel.job().answer().points.size() == points; }));
        QTest::mouseClick(&panel.pauseButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().isRunning(), 30000);
        QVERIFY(std::abs(window.best().point[0] + std::log(0.3)) < 1e-4);
        QVERIFY(!panel.pauseButton().isEnabled());
        // Stop ends a search that is held, too.
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTest::mouseClick(&panel.pauseButton(), Qt::LeftButton);
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().isRunning(), 10000);
        QVERIFY(!panel.job().isPaused());
    }

    void aPointOfAFrontIsChosenByAClick()
    {
        OpenOptimise window;
        window.free(0, {"k", "1:4"});
        window.goal(0, {"x", "least"});
        window.goal(1, {"k", "least"});
        window.run();
        const app::OptimiseAnswer& answer = window.panel().job().answer();
        QVERIFY2(answer.best.size() >= 8, qPrintable(window.panel().message().text()));
        const std::size_t middle = answer.best[answer.best.size() / 2];
        QTRY_VERIFY(window.panel().chart().placeOf(middle));
        QTest::mouseClick(&window.panel().chart().plot(), Qt::LeftButton, {},
                          window.panel().chart().placeOf(middle)->toPoint());
        QCOMPARE(window.panel().table().currentIndex().row(), static_cast<int>(middle));
        const QString chosen = window.panel().found().text();
        QTest::mouseClick(&window.panel().takeButton(), Qt::LeftButton);
        const double k = answer.points[middle].point[0];
        QVERIFY2(window.text().contains(QStringLiteral("parameter Real k=") + QString::number(k, 'g', 6)),
                 qPrintable(window.text()));
        test::keepPicture(window.test.window(), QStringLiteral("optimise_front.png"));
    }

    void aSearchIsStopped()
    {
        OpenOptimise window(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        window.free(0, {"relief.p_set", "50 bar:250 bar"});
        window.free(1, {"pump.D", "10 cm3/rev:40 cm3/rev"});
        window.goal(0, {"max(mass.v)", "greatest"});
        window.goal(1, {"max(lineP.p)", "at most", "130 bar"});
        QComboBox& method = window.panel().form().method();
        method.setCurrentIndex(1);
        window.panel().form().runs().setValue(100000);
        QTest::mouseClick(&window.panel().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().job().answer().points.size() > 40, 60000);
        QCOMPARE(window.panel().startButton().text(), QStringLiteral("&Stop"));
        QTest::mouseClick(&window.panel().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window.panel().job().isRunning(), 20000);
        QVERIFY2(window.panel().message().text().startsWith(QStringLiteral("Stopped after")),
                 qPrintable(window.panel().message().text()));
        QVERIFY(window.panel().takeButton().isEnabled());
        QTest::mouseClick(&window.panel().takeButton(), Qt::LeftButton);
        QVERIFY(window.panel().message().text().contains(QStringLiteral("found values are written")));
        window.test.theme().setChoice(app::ThemeChoice::Dark);
        QTest::qWait(200);
        test::keepPicture(window.test.window(), QStringLiteral("optimise_stopped.png"));
    }

    // The smallest gear pump of the catalogue that is fast enough, with its identity on the sheet.
    void aPartIsChosen()
    {
        OpenOptimise window(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        window.free(0, {"pump", "parts AZPF"});
        window.goal(0, {"pump.D", "least"});
        window.goal(1, {"max(mass.v)", "at least", "0.25"});
        window.run();
        QVERIFY2(window.panel().found().text().contains(QStringLiteral("AZPF-1X size 16")),
                 qPrintable(window.panel().found().text() + window.panel().message().text()));
        QTest::mouseClick(&window.panel().takeButton(), Qt::LeftButton);
        QVERIFY2(window.text().contains(QStringLiteral("AZPF-1X size 16")), qPrintable(window.text().left(2000)));
    }

    void whatIsMissingIsTold()
    {
        OpenOptimise window;
        const auto told = [&]() -> QString {
            QTest::mouseClick(&window.panel().startButton(), Qt::LeftButton);
            return window.panel().message().text();
        };
        QVERIFY(told().contains(QStringLiteral("Name a parameter first")));
        window.free(0, {"k"});
        QVERIFY(told().contains(QStringLiteral("from where to where k may go")));
        window.free(0, {"k", "4:1"});
        QVERIFY2(told().contains(QStringLiteral("least, greatest")), qPrintable(told()));
        window.goal(0, {"x", "at most"});
        QVERIFY(told().contains(QStringLiteral("which value x is to have")));
        window.goal(0, {"x", "least"});
        (void)told();
        QTRY_VERIFY(!window.panel().job().isRunning());
        QVERIFY(window.panel().message().text().contains(QStringLiteral("the first bound is below the second one")));
        // A row that is emptied counts no more.
        window.free(0, {"", ""});
        QVERIFY(told().contains(QStringLiteral("Name a parameter first")));
    }
};

BRAMAH_TEST(OptimisePanelTest);
#include "optimise_panel_test.moc"
