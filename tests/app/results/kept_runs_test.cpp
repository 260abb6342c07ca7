// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_runs.h"
#include "app/commands/command_line.h"
#include "app/runs/run_list_model.h"
#include "app/runs/runs_panel.h"
#include "app/widgets/message_bar.h"
#include "model/document/document.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
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
    void itsValuesAreReadWhenTheyAreShown();
    void aRunIsMadeAgain();
    void pinnedRunsStay();
    void theCommandLineReportsIt();

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
        /// False if the circuit does not run to its end.
        [[nodiscard]] bool runAndKeep()
        {
            window.page().runs().run();
            const bool hasEnded = window.waitForEnd();
            keep();
            return hasEnded;
        }
        /// The list, in front, with a row of it.
        QTreeView& listAt(int row)
        {
            for (QWidget* widget = &runs(); widget != nullptr; widget = widget->parentWidget())
                if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
                    dock->show();
                    dock->raise();
                }
            QTreeView& view = runs().view();
            view.setCurrentIndex(view.model()->index(row, 0));
            view.setFocus();
            return view;
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
    app::RunRecord& again = **read;
    QVERIFY(again.isUnread && again.results.isEmpty());
    auto values = app::readKeptValues(run.keptIn);
    QVERIFY2(values.has_value(), values ? "" : qPrintable(values.error()));
    again.results = std::move(*values);
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
    QVERIFY(circuit.runAndKeep());
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
    QVERIFY(circuit.runAndKeep());
    const QString folder = test.page().history().latest()->keptIn;
    const auto damage = [&](const char* name) {
        QFile file(QDir(folder).filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
    };
    for (const char* name : {"results.mat", "columns.json"}) {
        damage(name);
        const auto values = app::readKeptValues(folder);
        QVERIFY(!values && values.error().contains(QLatin1String("cannot be read")));
    }
    // One is told when its values are wanted.
    QVERIFY(test.window().documents().closeAll());
    QVERIFY(test.window().documents().open(circuit.path));
    QTRY_COMPARE(test.page().history().runs().size(), std::size_t(1));
    test.page().history().setShown(0, true);
    QTRY_VERIFY(test.page().messages().text().contains(QLatin1String("cannot be read")));
    QVERIFY(!test.page().history().runs().front()->isShown);
    damage("run.json");
    const auto read = app::readKeptRun(folder);
    QVERIFY(!read && read.error().contains(QLatin1String("cannot be read")));
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
    QVERIFY(circuit.runAndKeep());
    const QString folder = test.page().history().latest()->keptIn;
    QVERIFY(QDir(folder).exists());
    circuit.keep();  // the switch again
    QVERIFY(!QDir(folder).exists());
    QVERIFY(test.page().history().latest()->keptIn.isEmpty());
    // What is no kept run is not removed.
    QVERIFY(!app::removeKeptRun(test.folder()));
}

void KeptRunsTest::itsValuesAreReadWhenTheyAreShown()
{
    TestWindow test;
    Circuit circuit(test);
    QVERIFY(circuit.runAndKeep());
    const QString mass = QStringLiteral("mass.s");
    const app::RunRecord& before = *test.page().history().latest();
    const std::size_t rows = before.results.rowCount();
    const double place = before.results.valueAt(before.results.find(mass), 1.5);
    QVERIFY(test.window().documents().closeAll());
    QVERIFY(test.window().documents().open(circuit.path));
    QTRY_COMPARE(test.page().history().runs().size(), std::size_t(1));
    const app::RunRecord& kept = *test.page().history().runs().front();
    QTest::qWait(100);
    QVERIFY(kept.isUnread && kept.results.isEmpty());
    // The tick of the list.
    QTreeView& view = circuit.runs().view();
    view.setCurrentIndex(view.model()->index(0, 0));
    QVERIFY(view.model()->setData(view.model()->index(0, 0), Qt::Checked, Qt::CheckStateRole));
    QTRY_VERIFY(!kept.isUnread);
    QCOMPARE(kept.results.rowCount(), rows);
    QCOMPARE(kept.results.valueAt(kept.results.find(mass), 1.5), place);
    test.page().plots().area().plotVariable(mass);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QVERIFY(kept.isPinned());
}

/// With Shift+Enter, of this session and of a kept run; the document stays as it is.
void KeptRunsTest::aRunIsMadeAgain()
{
    TestWindow test;
    Circuit circuit(test);
    const QString mass = QStringLiteral("mass.s");
    const auto curve = [&](const app::RunRecord& run) {
        std::vector<double> values(run.results.rowCount());
        run.results.read(run.results.find(mass), 0, values);
        return values;
    };
    QVERIFY(circuit.runAndKeep());
    const std::vector<double> first = curve(*test.page().history().latest());
    QByteArray changed = test.page().document().text().bytes();
    changed.replace("mass(m=80", "mass(m=200").replace("StopTime=4", "StopTime=3");
    QVERIFY(test.page().session().file().replaceText(QStringLiteral("heavier"), changed));
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QVERIFY(curve(*test.page().history().latest()) != first);
    const auto again = [&](int row) {
        QTest::keyClick(&circuit.listAt(row), Qt::Key_Return, Qt::ShiftModifier);
        return test.page().runs().isActive() && test.waitForEnd();
    };
    QVERIFY(again(1));
    const app::RunHistory& history = test.page().history();
    QCOMPARE(history.runs().size(), std::size_t(3));
    QVERIFY(history.latest()->end->isRegular());
    QCOMPARE(history.latest()->settings.stopTime, 4.0);
    QVERIFY(curve(*history.latest()) == first);
    QCOMPARE(history.latest()->changes, QStringList(QStringLiteral("Run 1 again")));
    QCOMPARE(test.page().document().text().bytes(), changed);
    test.window().actions().action(QStringLiteral("file.save"))->trigger();
    QVERIFY(test.window().documents().closeAll());
    QVERIFY(test.window().documents().open(circuit.path));
    QTRY_COMPARE(test.page().history().runs().size(), std::size_t(1));
    QVERIFY(again(0));
    QVERIFY(test.page().history().latest()->end->isRegular());
    QVERIFY(curve(*test.page().history().latest()) == first);
    QVERIFY(test.page().history().runs().front()->isUnread);
    QVERIFY(!test.page().document().text().bytes().contains("mass(m=80"));
}

void KeptRunsTest::pinnedRunsStay()
{
    TestWindow test;
    Circuit circuit(test);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QTreeView& view = circuit.runs().view();
    const auto pin = [&](int row) { QTest::keyClick(&circuit.listAt(row), Qt::Key_J, Qt::ControlModifier); };
    const app::RunRecord& first = *test.page().history().latest();
    pin(0);
    QVERIFY(first.isPinned());
    QCOMPARE(view.model()->index(0, 0).data().toString(), QStringLiteral("Run 1 · pinned"));
    QVERIFY(circuit.runs().findChild<QAction*>(QStringLiteral("pinRun"))->isChecked());
    // A run with the same curves takes the place of one that is not pinned.
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    const app::RunRecord& second = *test.page().history().latest();
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    QVERIFY(first.isShown && !second.isShown);
    pin(2);
    QVERIFY(!first.isPinned() && first.isShown);
}

void KeptRunsTest::theCommandLineReportsIt()
{
    TestWindow test;
    Circuit circuit(test);
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    test.page().history().rename(0, QStringLiteral("As built"));
    circuit.keep();
    // The circuit has changed since.
    QFile file(circuit.path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    text.replace("mass(m=80", "mass(m=123");
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(text);
    file.close();
    const auto report = [&](const QStringList& more) {
        QString out, err;
        QTextStream outStream(&out), errStream(&err);
        const int code = app::runCommand(QStringList{QStringLiteral("report"), circuit.path, QStringLiteral("-o"),
                                                     test.filePath(QStringLiteral("out.html"))} +
                                             more,
                                         outStream, errStream);
        return std::pair(code, err);
    };
    const QString run = QStringLiteral("--run");
    QCOMPARE(report({run, QStringLiteral("As built")}), std::pair(0, QString()));
    QFile made(test.filePath(QStringLiteral("out.html")));
    QVERIFY(made.open(QIODevice::ReadOnly));
    const QByteArray html = made.readAll().replace("\xc2\xa0", " ");
    QVERIFY(html.contains("As built") && html.contains("80 kg") && !html.contains("123 kg"));
    const auto wrong = report({run, QStringLiteral("Nothing")});
    QCOMPARE(wrong.first, 1);
    QVERIFY2(wrong.second.contains(QLatin1String("`As built`")), qPrintable(wrong.second));
    QCOMPARE(report({run, QStringLiteral("As built"), QStringLiteral("--set"), QStringLiteral("mass.m=1")}).first, 64);
}

BRAMAH_TEST(KeptRunsTest);
#include "kept_runs_test.moc"
