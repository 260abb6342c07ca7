// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_runs.h"
#include "app/runs/run_list_model.h"
#include "app/runs/runs_panel.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDir>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::TestWindow;

/// Runs that are kept lie beside the circuit and are there again when it is opened.
class KeptRunsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRunIsKeptAndReadAgainExactly();
    void itSaysWhatHasChangedSince();
    void damagedOnesAreTold();
    void itIsKeptNoMore();

private:
    struct Circuit {
        explicit Circuit(TestWindow& test) : window(test), path(test.filePath(QStringLiteral("drive.mo")))
        {
            QFile::copy(TestWindow::example(QStringLiteral("mass_on_limits.mo")), path);
            QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
            test.window().show();
            isReady = test.window().documents().open(path);
        }
        [[nodiscard]] app::RunsPanel& runs() { return *window.window().findChild<app::RunsPanel*>(); }
        /// By the menu of the list of runs.
        void keep()
        {
            runs().view().setCurrentIndex(runs().view().model()->index(0, 0));
            runs().findChild<QAction*>(QStringLiteral("keepRun"))->trigger();
        }
        TestWindow& window;
        QString path;
        bool isReady = false;
    };
};

void KeptRunsTest::aRunIsKeptAndReadAgainExactly()
{
    TestWindow test;
    Circuit circuit(test);
    QVERIFY(circuit.isReady);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    test.page().history().setNote(0, QStringLiteral("as built"));
    circuit.keep();
    const app::RunRecord& run = *test.page().history().latest();
    QVERIFY2(!run.keptIn.isEmpty(), "not kept");
    QCOMPARE(app::keptRunsIn(app::keptRunsFolder(circuit.path)), QStringList(run.keptIn));
    const auto read = app::readKeptRun(run.keptIn);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error()));
    const app::RunRecord& again = **read;
    QCOMPARE(again.note, QStringLiteral("as built"));
    QVERIFY(again.model.bytes == run.model.bytes && again.className == run.className);
    QVERIFY(again.end->isRegular());
    QCOMPARE(again.results.rowCount(), run.results.rowCount());
    QCOMPARE(again.results.columns().size(), run.results.columns().size());
    for (std::size_t row = 0; row < run.results.rowCount(); ++row)
        QCOMPARE(again.results.time(row), run.results.time(row));
    for (const solver::ResultColumn& column : run.results.columns()) {
        const int own = run.results.find(column.path), other = again.results.find(column.path);
        QVERIFY(again.results.columns()[static_cast<std::size_t>(other)] == column);
        for (std::size_t row = 0; row < run.results.rowCount(); ++row)
            QCOMPARE(again.results.value(other, row), run.results.value(own, row));
    }
    int events = 0;
    for (std::size_t row = 0; row < run.results.rowCount(); ++row)
        events += (again.results.flags(row) & solver::kAfterEventRow) != 0 ? 1 : 0;
    QVERIFY(events > 0);
}

void KeptRunsTest::itSaysWhatHasChangedSince()
{
    TestWindow test;
    Circuit circuit(test);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    circuit.keep();
    const QByteArray before = test.page().document().text().bytes();
    QVERIFY(before.contains("mass(m="));
    QFile file(circuit.path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray changed = before;
    changed.replace("mass(m=80", "mass(m=81");
    QVERIFY(changed != before);
    file.write(changed);
    file.close();
    QVERIFY(test.window().documents().closeAll());
    QVERIFY(test.window().documents().open(circuit.path));
    QTRY_COMPARE(test.page().history().runs().size(), std::size_t(1));
    const app::RunRecord& kept = *test.page().history().runs().front();
    QVERIFY2(kept.sinceKept.contains(QLatin1String("mass.m")), qPrintable(kept.sinceKept));
    QVERIFY(!test.page().moment().run());  // nothing is shown unasked
    // Another run is the newest one, and the kept one can be shown beside it.
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QCOMPARE(test.page().history().runs().size(), std::size_t(2));
    QVERIFY(test.page().history().latest() != &kept && !kept.isShown);
    const QAbstractItemModel& list = *circuit.runs().view().model();
    QVERIFY(list.index(1, app::RunListModel::Changes).data().toString().contains(QLatin1String("mass.m")));
}

void KeptRunsTest::damagedOnesAreTold()
{
    TestWindow test;
    Circuit circuit(test);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    circuit.keep();
    const QString folder = test.page().history().latest()->keptIn;
    for (const char* name : {"results.mat", "run.json"}) {
        QFile file(QDir(folder).filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
        file.close();
        const auto read = app::readKeptRun(folder);
        QVERIFY(!read && read.error().contains(QLatin1String("cannot be read")));
    }
    // The circuit opens all the same, and says so.
    QVERIFY(test.window().documents().closeAll());
    QVERIFY(test.window().documents().open(circuit.path));
    QTest::qWait(50);
    QVERIFY(test.page().history().runs().empty());
    // A folder that cannot be written is told, and nothing is left.
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QVERIFY(!app::keepRun(*test.page().history().latest(), QStringLiteral("/proc/no/such.runs")));
}

void KeptRunsTest::itIsKeptNoMore()
{
    TestWindow test;
    Circuit circuit(test);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    circuit.keep();
    const QString folder = test.page().history().latest()->keptIn;
    QVERIFY(QDir(folder).exists());
    circuit.keep();  // the switch again
    QVERIFY(!QDir(folder).exists());
    QVERIFY(test.page().history().latest()->keptIn.isEmpty());
    // What is no kept run is not removed.
    QVERIFY(!app::removeKeptRun(test.folder()));
}

BRAMAH_TEST(KeptRunsTest);
#include "kept_runs_test.moc"
