// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// Values changed during a run reach it, and a run knows the changes since the one before.
class ChangedValuesTest : public QObject
{
    Q_OBJECT

    static QByteArray ramp(const char* rate)
    {
        return QByteArray("model Ramp\n  parameter Real rate = ") + rate +
               ";\n  Real x(start=0, fixed=true);\nequation\n  der(x) = rate;\n"
               "  annotation(experiment(StopTime=1000, Interval=0.01));\nend Ramp;\n";
    }
    static void open(test::TestWindow& test, const QByteArray& text)
    {
        QFile file(test.filePath(QStringLiteral("Ramp.mo")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        test.window().documents().open(file.fileName());
    }
    /// Waits until x grows at this rate over the last tenth of a second.
    static bool waitForRate(test::TestWindow& test, double rate)
    {
        const solver::ResultStore& results = test.page().runs().history().latest()->results;
        return QTest::qWaitFor(
            [&] {
                const double end = results.lastTime();
                if (results.rowCount() < 30)
                    return false;
                const auto x = results.find(QStringLiteral("x"));
                const double grown = results.valueAt(x, end) - results.valueAt(x, end - 0.1);
                return std::fabs(grown / 0.1 - rate) < 1e-3;
            },
            20000);
    }

private Q_SLOTS:
    void undoAndTextReachARunningSolver()
    {
        test::TestWindow test;
        open(test, ramp("1"));
        app::RunController& runs = test.page().runs();
        editor::DocumentSession& session = test.page().session();
        runs.setSpeed(2);
        runs.run();
        QVERIFY(waitForRate(test, 1));
        QVERIFY(session.file().replaceText(QStringLiteral("typed"), ramp("3")));
        QVERIFY(waitForRate(test, 3));
        session.file().undoStack().undo();
        QVERIFY(waitForRate(test, 1));
        session.file().undoStack().redo();
        QVERIFY(waitForRate(test, 3));
        runs.stop();
        QVERIFY(test.waitForEnd());
    }

    void aRunKnowsWhatDiffersFromTheOneBefore()
    {
        test::TestWindow test;
        open(test, ramp("1").replace("1000", "1"));
        app::RunController& runs = test.page().runs();
        editor::DocumentSession& session = test.page().session();
        const auto changesOfRun = [&] {
            runs.run();
            return test.waitForEnd() ? runs.history().latest()->changes : QStringList{QStringLiteral("no end")};
        };
        QCOMPARE(changesOfRun(), QStringList());
        QVERIFY(session.file().replaceText(QStringLiteral("typed"), ramp("3").replace("1000", "1")));
        QCOMPARE(changesOfRun(), QStringList{QStringLiteral("rate = 3")});
        QCOMPARE(changesOfRun(), QStringList());
        session.file().undoStack().undo();
        session.file().undoStack().redo();
        QCOMPARE(changesOfRun(), QStringList());
        session.file().undoStack().undo();
        QCOMPARE(changesOfRun(), QStringList{QStringLiteral("rate = 1")});
    }

    void valuesOfEnumerationsAreToldInWords()
    {
        const auto text = [](const char* kind, const char* isOn) {
            return QByteArray(
                       "model Chosen\n  type Kind = enumeration(plain \"Without a filter\", fine \"With a filter\");\n"
                       "  parameter Kind kind = Kind.") +
                   kind + ";\n  parameter Boolean isOn = " + isOn +
                   ";\n  Real x(start=0, fixed=true);\nequation\n  der(x) = if kind == Kind.fine and isOn then 1 else "
                   "2;"
                   "\n  annotation(experiment(StopTime=1));\nend Chosen;\n";
        };
        test::TestWindow test;
        open(test, text("plain", "false"));
        app::RunController& runs = test.page().runs();
        runs.run();
        QVERIFY(test.waitForEnd());
        QVERIFY(test.page().session().file().replaceText(QStringLiteral("typed"), text("fine", "true")));
        runs.run();
        QVERIFY(test.waitForEnd());
        QCOMPARE(runs.history().latest()->changes,
                 QStringList({QStringLiteral("isOn = yes"), QStringLiteral("kind = With a filter")}));
    }

    // As on the command line.
    void runsLastAsLongAsTheirParametersSay()
    {
        test::TestWindow test;
        open(test,
             "model Ramp\n  parameter Real T = 3;\n  Real x(start=0, fixed=true);\nequation\n  der(x) = 1;\n"
             "  annotation(experiment(StartTime=T/3, StopTime=2*T, NumberOfIntervals=T));\nend Ramp;\n");
        QCOMPARE(test.page().runs().startTime(), 1.0);
        QCOMPARE(test.page().runs().stopTime(), 6.0);
        test.page().runs().run();
        QVERIFY(test.waitForEnd());
        QCOMPARE(test.page().runs().history().latest()->results.lastTime(), 6.0);
        QCOMPARE(test.page().runs().history().latest()->results.rowCount(), std::size_t{4});
    }
};

BRAMAH_TEST(ChangedValuesTest);

#include "changed_values_test.moc"
