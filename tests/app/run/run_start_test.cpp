// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QMenuBar>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// Runs start where their user wants: from the menu of the real window.
class RunStartTest : public QObject
{
    Q_OBJECT

    static QAction* action(test::TestWindow& test, const QString& part)
    {
        for (QAction* menu : test.window().menuBar()->actions())
            for (QAction* one : menu->menu()->actions())
                if (one->text().remove(QLatin1Char('&')).contains(part))
                    return one;
        return nullptr;
    }
    /// The value of \a path in the last run, at its start or end.
    static double value(test::TestWindow& test, const QString& path, bool isEnd)
    {
        const solver::ResultStore& results = test.page().runs().history().latest()->results;
        return results.valueAt(results.find(path), isEnd ? results.lastTime() : results.firstTime());
    }
    static bool run(test::TestWindow& test)
    {
        action(test, QStringLiteral("Run"))->trigger();
        return test.waitForEnd();
    }

private Q_SLOTS:
    void aRunGoesOnWhereTheLastEnded()
    {
        test::TestWindow test;
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        QAction* lastEnd = action(test, QStringLiteral("last run ended"));
        QVERIFY(lastEnd != nullptr);
        QVERIFY(!lastEnd->isEnabled());
        QVERIFY(run(test));
        const QString path = QStringLiteral("mass.s");
        const double first = value(test, path, false), end = value(test, path, true);
        QVERIFY(std::fabs(end - first) > 0.01);
        QVERIFY(lastEnd->isEnabled());
        lastEnd->trigger();
        QVERIFY(run(test));
        QCOMPARE(value(test, path, false), end);
        action(test, QStringLiteral("model's values"))->trigger();
        QVERIFY(run(test));
        QCOMPARE(value(test, path, false), first);
    }

    void aRunStartsAtRest()
    {
        test::TestWindow test;
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        const QString path = QStringLiteral("lineP.p");
        QVERIFY(run(test));
        const double start = value(test, path, false);
        action(test, QStringLiteral("Start at the operating point"))->trigger();
        QVERIFY(run(test));
        // The pump's line stands at the pressure of its relief valve at once.
        QVERIFY(start < 10e5);
        QVERIFY(value(test, path, false) > 140e5);
    }
};

BRAMAH_TEST(RunStartTest);

#include "run_start_test.moc"
