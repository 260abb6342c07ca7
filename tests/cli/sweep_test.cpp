// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace bramah;

/// `bramah sweep` as a program of its own, which can be killed.
class SweepTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QStringList arguments(const QString& csv, const QStringList& more = {}) const
    {
        return QStringList{
                   QStringLiteral("sweep"),
                   qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo"),
                   QStringLiteral("--vary"),
                   QStringLiteral("relief.p_set=100bar:160bar:10"),
                   QStringLiteral("--vary"),
                   QStringLiteral("orificeB.A=0.5mm2:5mm2:20"),
                   QStringLiteral("--outputs"),
                   QStringLiteral("mass\\.s|lineP\\.p"),
                   QStringLiteral("--csv"),
                   folder_.filePath(csv)} +
               more;
    }
    static QString wrongUse(const QStringList& arguments, int expectedCode)
    {
        QString out, err;
        QTextStream outStream(&out), errStream(&err);
        const int code = test::runCommand(arguments, outStream, errStream);
        return code == expectedCode ? err : QStringLiteral("exit code %1: %2").arg(code).arg(err);
    }

private Q_SLOTS:
    void firstFailedRunSaysWhy()
    {
        const QString example =
            qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/bleed_off.mo");
        const auto sweep = [&](const QString& temperatures) {
            return wrongUse(
                {QStringLiteral("sweep"), example, QStringLiteral("--vary"),
                 QStringLiteral("fluid.oil.T=") + temperatures, QStringLiteral("--outputs"),
                 QStringLiteral("pump\\.P\\.p"), QStringLiteral("--csv"), folder_.filePath(QStringLiteral("cold.csv"))},
                0);
        };
        const QString text = sweep(QStringLiteral("313.15,1,2"));
        QVERIFY2(text.contains(QStringLiteral("run 2 failed: `fluid`: ")), qUtf8Printable(text));
        QVERIFY2(!text.contains(QStringLiteral("run 3 failed")), qUtf8Printable(text));
        QVERIFY2(text.contains(QStringLiteral(", 2 failed;")), qUtf8Printable(text));
        const QString warm = sweep(QStringLiteral("313.15,320"));
        QVERIFY2(!warm.contains(QStringLiteral("run ")), qUtf8Printable(warm));
    }

    void killedAndResumedGivesTheSameFile()
    {
        const QString program = qEnvironmentVariable("BRAMAH_EXECUTABLE");
        QVERIFY(!program.isEmpty());
        QCOMPARE(QProcess::execute(program, arguments(QStringLiteral("whole.csv"))), 0);

        QProcess process;
        process.start(program,
                      arguments(QStringLiteral("killed.csv"), {QStringLiteral("--jobs"), QStringLiteral("1")}));
        const QString journal = folder_.filePath(QStringLiteral("killed.csv.part"));
        QTRY_VERIFY_WITH_TIMEOUT(bytes(journal).count('\n') > 10 || process.state() == QProcess::NotRunning, 60000);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("killed.csv"))));
        const qsizetype done = bytes(journal).count('\n') - 1;
        QVERIFY(done >= 10 && done < 200);

        QProcess resumed;
        resumed.start(program, arguments(QStringLiteral("killed.csv"), {QStringLiteral("--resume")}));
        QVERIFY(resumed.waitForFinished(60000));
        QCOMPARE(resumed.exitCode(), 0);
        const QString text = QString::fromUtf8(resumed.readAllStandardError());
        QVERIFY2(text.contains(QStringLiteral("200 runs, %1 of them taken over, 0 failed").arg(done)),
                 qPrintable(text));
        QCOMPARE(bytes(folder_.filePath(QStringLiteral("killed.csv"))),
                 bytes(folder_.filePath(QStringLiteral("whole.csv"))));
        QCOMPARE(bytes(folder_.filePath(QStringLiteral("whole.csv"))).count('\n'), 201);
        QVERIFY(!QFile::exists(journal));
    }

    void wrongUseIsSaid()
    {
        const QStringList start = arguments(QStringLiteral("no.csv")).first(2);
        const QStringList csv{QStringLiteral("--csv"), folder_.filePath(QStringLiteral("no.csv"))};
        const auto with = [&](const QString& variation, const QStringList& more = {}) {
            return start + csv + QStringList{QStringLiteral("--vary"), variation} + more;
        };
        const QString unknown = wrongUse(with(QStringLiteral("releif.p_set=1bar:2bar:2")), 1);
        QVERIFY2(unknown.contains(QStringLiteral("did you mean `relief.p_set`")), qPrintable(unknown));
        const QString passed = wrongUse(with(QStringLiteral("relief.oil.rho_0=850:870:2")), 1);
        QVERIFY2(passed.contains(QStringLiteral("has the value of `fluid.oil.rho_0`")), qPrintable(passed));
        const QString form = wrongUse(with(QStringLiteral("relief.p_set=1bar:2bar")), 1);
        QVERIFY2(form.contains(QStringLiteral("path=from:to:count")), qPrintable(form));
        const QString unit = wrongUse(with(QStringLiteral("relief.p_set=1mm:2mm:2")), 1);
        QVERIFY2(unit.contains(QStringLiteral("mm")), qPrintable(unit));
        const QString number = wrongUse(with(QStringLiteral("mass.m=1,heavy")), 1);
        QVERIFY2(number.contains(QStringLiteral("`--vary mass.m=heavy`")), qPrintable(number));
        const QString outputs =
            wrongUse(with(QStringLiteral("mass.m=1,2"), {QStringLiteral("--outputs"), QStringLiteral("nothing")}), 1);
        QVERIFY2(outputs.contains(QStringLiteral("no variable matches `nothing`")), qPrintable(outputs));
        const QString sampling =
            wrongUse(with(QStringLiteral("mass.m=1,2"), {QStringLiteral("--sampling"), QStringLiteral("dice")}), 64);
        QVERIFY2(sampling.contains(QStringLiteral("grid, list or lhs")), qPrintable(sampling));
        const QString twice =
            wrongUse(with(QStringLiteral("mass.m=1,2"), {QStringLiteral("--vary"), QStringLiteral("mass.m=3,4")}), 1);
        QVERIFY2(twice.contains(QStringLiteral("`mass.m` is there twice")), qPrintable(twice));
        // Told before so many values are made.
        const QString many = wrongUse(with(QStringLiteral("mass.m=1:2:2000000000")), 1);
        QVERIFY2(many.contains(QStringLiteral("more than")), qPrintable(many));
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("no.csv"))));
    }
};

BRAMAH_TEST(SweepTest);

#include "sweep_test.moc"
