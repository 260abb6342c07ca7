// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/studies/open_studies.h"
#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QDateTime>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace bramah;
using test::OpenStudies;

namespace {

constexpr const char* kFolder = "BRAMAH_STUDY_TO_BE_KILLED";  // where another process keeps its study

/// Asks for a long study, or a short one, of the same circuit.
void ask(OpenStudies& studies, const QString& folder, int runs)
{
    studies.panel().keepIn(folder);
    studies.type(0, "k", "uniform(1, 3)");
    studies.choose(solver::Sampling::Random);
    studies.panel().form().runs().setValue(runs);
    studies.panel().form().kept().setText(QStringLiteral("x"));
}

QStringList journalsIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList({QStringLiteral("*.study")}, QDir::Files);
}

bool waitFor(OpenStudies& studies, std::size_t runs)
{
    return QTest::qWaitFor([&] { return studies.panel().job().answer().done() > runs; }, 30000);
}

QString message(OpenStudies& studies)
{
    return studies.panel().message().text();
}

}  // namespace

/// A study that has been stopped, or ended by a crash, goes on where it was.
class StudyGoesOnTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// In a process of its own: what aKilledProgramLosesNothing() kills.
    void untilItIsKilled()
    {
        const QString folder = qEnvironmentVariable(kFolder);
        if (folder.isEmpty())
            return;  // this is another process
        OpenStudies studies;
        ask(studies, folder, 3000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(waitFor(studies, 40));
        QTest::mouseClick(&studies.panel().pauseButton(), Qt::LeftButton);
        QTest::qWait(60000);
    }

    void aKilledProgramLosesNothing()
    {
        const QTemporaryDir folder;
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kFolder), folder.path());
        other.setProcessEnvironment(environment);
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("StudyGoesOnTest"), QStringLiteral("untilItIsKilled")});
        const auto lines = [&] {
            QFile journal(folder.filePath(journalsIn(folder).value(0)));
            return journal.open(QIODevice::ReadOnly) ? journal.readAll().count('\n') - 1 : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(lines() > 40, 60000);
        other.kill();
        QVERIFY(other.waitForFinished());
        const auto written = lines();

        OpenStudies studies;
        ask(studies, folder.path(), 3000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(waitFor(studies, 0));
        QCOMPARE(studies.panel().job().answer().takenOver, static_cast<std::size_t>(written));
        QTRY_VERIFY2(message(studies).contains(QStringLiteral("; %1 of 3000 runs taken over").arg(written)),
                     qPrintable(message(studies)));
    }

    void theRestIsRunAfterAStop()
    {
        const QTemporaryDir folder;
        std::vector<double> before;
        {
            OpenStudies studies;
            ask(studies, folder.path(), 1500);
            QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
            QVERIFY(waitFor(studies, 50));
            QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
            QVERIFY2(message(studies).endsWith(QStringLiteral("of 1500 runs. Run it again to go on.")),
                     qPrintable(message(studies)));
            before = studies.panel().job().answer().valuesOf(0);
            QCOMPARE(journalsIn(folder).size(), 1);
        }
        OpenStudies studies;
        ask(studies, folder.path(), 1500);
        studies.run();
        const app::StudyAnswer& answer = studies.panel().job().answer();
        QVERIFY(answer.takenOver > 50 && answer.takenOver < 1500);
        QCOMPARE(answer.done(), std::size_t{1500});
        const std::vector<double> after = answer.valuesOf(0);
        for (std::size_t point = 0; point < after.size(); ++point) {
            QVERIFY(std::abs(after[point] - std::exp(-answer.study->points[point][0])) < 1e-6);
            QVERIFY(std::isnan(before[point]) || before[point] == after[point]);
        }
        QVERIFY2(message(studies).contains(QStringLiteral("; %1 of 1500 runs taken over").arg(answer.takenOver)),
                 qPrintable(message(studies)));
        // It is complete, so nothing is left to go on with.
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
        studies.run();
        QCOMPARE(studies.panel().job().answer().takenOver, std::size_t{0});
        // Another study takes over nothing.
        studies.panel().form().seed().setValue(5);
        studies.run();
        QCOMPARE(studies.panel().job().answer().takenOver, std::size_t{0});
    }

    void oldAndDamagedOnesGo()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text, int age) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush());
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-age), QFileDevice::FileModificationTime));
        };
        write(QStringLiteral("old.study"), "bramah study 2 x\n", 31);
        write(QStringLiteral("young.study"), "bramah study 2 x\n", 29);
        write(QStringLiteral("other.txt"), "a", 31);
        OpenStudies studies;
        ask(studies, folder.path(), 200000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(waitFor(studies, 5));
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QTRY_COMPARE(QDir(folder.path()).entryList({QStringLiteral("*.lock")}, QDir::Files).size(), 0);
        QStringList journals = journalsIn(folder);
        QVERIFY(journals.removeOne(QStringLiteral("young.study")));
        QCOMPARE(journals.size(), 1);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("other.txt"))));

        write(journals.front(), "no study\n", 0);
        studies.panel().form().runs().setValue(200000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(waitFor(studies, 5));
        QCOMPARE(studies.panel().job().answer().takenOver, std::size_t{0});
        QVERIFY2(studies.panel().job().answer().isKept, qPrintable(message(studies)));
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
    }

    void aFullDiskIsToldAndTheStudyGoesOn()
    {
        const QTemporaryDir folder;
        OpenStudies studies;
        ask(studies, folder.path(), 200000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(waitFor(studies, 20));
        QVERIFY(studies.panel().job().answer().isKept);
        const std::size_t before = studies.panel().job().answer().done();
        {
            const test::FullDisk full;
            QTRY_VERIFY_WITH_TIMEOUT(
                message(studies).contains(QStringLiteral("; a crash would lose the results: `%1").arg(folder.path())),
                20000);
            QTRY_VERIFY_WITH_TIMEOUT(studies.panel().job().answer().done() > before + 50, 20000);
        }
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY2(message(studies).endsWith(QStringLiteral("of 200000 runs.")), qPrintable(message(studies)));
    }

    void twoWindowsDoNotShareAJournal()
    {
        const QTemporaryDir folder;
        OpenStudies one, other;
        for (OpenStudies* studies : {&one, &other}) {
            ask(*studies, folder.path(), 200000);
            QTest::mouseClick(&studies->panel().startButton(), Qt::LeftButton);
            QVERIFY(waitFor(*studies, 5));
        }
        QVERIFY(one.panel().job().answer().isKept);
        QVERIFY(!other.panel().job().answer().isKept);
        QTRY_VERIFY2(message(other).contains(QStringLiteral("running in another window")), qPrintable(message(other)));
        for (OpenStudies* studies : {&one, &other})
            QTest::mouseClick(&studies->panel().startButton(), Qt::LeftButton);
    }
};

BRAMAH_TEST(StudyGoesOnTest);

#include "study_goes_on_test.moc"
