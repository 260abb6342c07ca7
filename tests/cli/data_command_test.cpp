// SPDX-License-Identifier: GPL-3.0-or-later
// Results as .mat files, and results compared.
#include "app/cli/outputs/mat_output.h"
#include "solver/data_files/data_file.h"
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace bramah;

class DataCommandTest : public QObject
{
    Q_OBJECT

    using Outcome = test::CommandOutcome;
    static Outcome run(const QStringList& arguments) { return test::outcomeOf(test::runCommand, arguments); }
    QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    QString file(const char* name, const QByteArray& text)
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path(name);
    }
    /// x falls and jumps at 1 s; y is its negative.
    QString jump()
    {
        return file("jump.mo",
                    "model jump\n  Real x(start = 5, fixed = true);\n  Real y = -x;\nequation\n  der(x) = -x;\n"
                    "  when time > 1 then reinit(x, 3); end when;\n"
                    "  annotation(experiment(StopTime = 2, Interval = 0.1));\nend jump;\n");
    }
    Outcome compare(const QStringList& options) { return run(QStringList{QStringLiteral("compare")} + options); }
    QTemporaryDir folder_;

private Q_SLOTS:
    // What a command does not use is refused, with the commands that use it.
    void optionsWithoutEffectAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* arguments, const char* words) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                     << QString::fromLatin1(words);
        };
        row("check a.mo --stop 3", "--stop has no effect here; it is an option of simulate, ");
        row("check a.mo --set x=3", "--set has no effect here; it is an option of simulate, steady, ");
        row("check a.mo --trust", "--trust has no effect here; it is an option of simulate, ");
        row("compare a.csv b.csv --class C", "--class has no effect here; it is an option of check, simulate, ");
        row("compare a.csv b.csv --stop 3 --set x=3", "--set has no effect here");
        row("library --set x=3", "--set has no effect here");
        row("catalogue a.mo --set x=3", "--set has no effect here");
        row("import a.hmf --set x=3", "--set has no effect here");
        row("valve a.mo --library b", "--library has no effect here");
        row("flatten a.mo --tolerance 1e-3", "--tolerance has no effect here; it is an option of simulate, ");
        row("study status folder --set x=3", "--set has no effect here");
        row("simulate a.mo --stages x", "there is no option --stages");
        row("structure a.mo --view ports --wanted x", "--wanted has no effect on the view `ports`");
        row("structure a.mo --view matrix --set x=3", "--set has no effect on the view `matrix`");
        row("structure a.mo --view order --unfold",
            "--unfold has no effect on the view `order`; it is an option of matrix");
    }

    void optionsWithoutEffectAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, 64);
        QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
    }

    void timesThatDoNotOverlapAreSaid()
    {
        const QString a = file("early.csv", "time,x\n0,1\n3,1\n"), b = file("late.csv", "time,x\n100,1\n103,1\n");
        const Outcome apart = compare({a, b});
        QCOMPARE(apart.code, 2);
        QVERIFY2(apart.out.contains(QStringLiteral("the times do not overlap; the first file goes from 0 s to 3 s, the "
                                                   "second from 100 s to 103 s\n")),
                 qPrintable(apart.out));
        QVERIFY2(!(apart.out + apart.err).contains(QStringLiteral("from 100 s to 3 s")), qPrintable(apart.err));
        QVERIFY2(!apart.out.contains(QStringLiteral("pass")), qPrintable(apart.out));
        const Outcome wished = compare({a, a, QStringLiteral("--from"), QStringLiteral("10")});
        QCOMPARE(wished.code, 2);
        QVERIFY2(wished.out.contains(QStringLiteral("--from and --to leave none")), qPrintable(wished.out));
    }

    // Values of a column are converted; what measures something else is refused; a record that is too short is told.
    void columnsGiveInputsInTheirUnit()
    {
        const QString model = file("driven.mo",
                                   "model driven\n  input Real p(unit = \"Pa\");\n  Real x(start = 0, fixed = true);\n"
                                   "equation\n  der(x) = p;\n  annotation(experiment(StopTime = 2));\nend driven;\n");
        const QString data = file("record.csv", "time,p [bar],n [rpm],plain\n0,1,60,5\n1,2,60,5\n");
        const QString whole = file("whole.csv", "time,p\ns,bar\n0,1\n2,1\n");
        const QString out = path("driven.csv");
        const auto with = [&](const QString& record, const char* column, const QStringList& more = {}) {
            return run(QStringList{QStringLiteral("simulate"), model, QStringLiteral("--csv"), out,
                                   QStringLiteral("--input"),
                                   QStringLiteral("p=%1:%2").arg(record, QLatin1String(column))} +
                       more);
        };
        const auto last = [&] {
            const auto store = solver::readDataFile(out);
            return store ? store->store.value(store->store.find(QStringLiteral("x")), store->store.rowCount() - 1)
                         : 0.0;
        };
        const Outcome bar = with(data, "p");
        QVERIFY2(bar.code == 0, qPrintable(bar.err));
        QVERIFY(std::abs(last() - 3.5e5) < 1);
        QVERIFY2(bar.err.contains(QStringLiteral("`p` is from 0 s to 1 s; in the rest of the run its end values hold")),
                 qPrintable(bar.err));
        const Outcome speed = with(data, "n");
        QCOMPARE(speed.code, 1);
        QVERIFY2(speed.err.contains(QStringLiteral("is in `rad/s`, which is no unit of it: it has `Pa`")),
                 qPrintable(speed.err));
        QCOMPARE(with(data, "plain").code, 0);
        const Outcome covered = with(whole, "p");
        QVERIFY2(covered.code == 0 && !covered.err.contains(QStringLiteral("end values")), qPrintable(covered.err));
        QVERIFY(std::abs(last() - 2e5) < 1);
        const Outcome apart = with(
            data, "p", {QStringLiteral("--start"), QStringLiteral("5"), QStringLiteral("--stop"), QStringLiteral("6")});
        QVERIFY2(apart.err.contains(QStringLiteral("all outside of the run")), qPrintable(apart.err));
    }

    void resultsAreTheSameInBothFormats()
    {
        const Outcome outcome = run({QStringLiteral("simulate"), jump(), QStringLiteral("--csv"), path("a.csv"),
                                     QStringLiteral("--mat"), path("a.mat")});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const auto mat = solver::readDataFile(path("a.mat")), csv = solver::readDataFile(path("a.csv"));
        QVERIFY(mat && csv);
        QCOMPARE(mat->store.rowCount(), csv->store.rowCount());
        QVERIFY(mat->store.find(QStringLiteral("x")) >= 0);
        for (std::size_t row = 0; row < mat->store.rowCount(); ++row) {
            QVERIFY(mat->store.time(row) == csv->store.time(row));
            for (const char* name : {"x", "y"})
                QVERIFY(mat->store.value(mat->store.find(QString::fromLatin1(name)), row) ==
                        csv->store.value(csv->store.find(QString::fromLatin1(name)), row));
        }
        const Outcome same = compare({path("a.csv"), path("a.mat"), QStringLiteral("--tolerance"), QStringLiteral("0"),
                                      QStringLiteral("--time"), QStringLiteral("0")});
        QVERIFY2(same.code == 0, qPrintable(same.out + same.err));
        QCOMPARE(same.out.count(QStringLiteral("pass  ")), 2);
    }

    void differencesGiveTheExitCode()
    {
        const QString a = file("d1.csv", "time,p [bar],q\n0,1,5\n1,2,5\n2,3,5\n");
        const QString b = file("d2.csv", "Zeit [s];p;q\n0;100000;5\n1;200000;5\n2;305000;5\n");
        const Outcome differ = compare({a, b, QStringLiteral("--time"), QStringLiteral("0")});
        QCOMPARE(differ.code, 2);
        QVERIFY2(
            differ.out.contains(QStringLiteral("FAIL  p: greatest difference 5000, allowed 200; at 2 s: 300000 and "
                                               "305000")),
            qPrintable(differ.out));
        QVERIFY(differ.out.contains(QStringLiteral("pass  q")));
        const QStringList options{a, b, QStringLiteral("--time"), QStringLiteral("0")};
        QCOMPARE(compare(options + QStringList{QStringLiteral("--tolerance"), QStringLiteral("0.03")}).code, 0);
        QCOMPARE(compare(options + QStringList{QStringLiteral("--absolute"), QStringLiteral("5001")}).code, 0);
        QCOMPARE(compare(options + QStringList{QStringLiteral("--to"), QStringLiteral("1")}).code, 0);
        QCOMPARE(compare(options + QStringList{QStringLiteral("--variables"), QStringLiteral("q")}).code, 0);
    }

    void wrongUseIsExplained()
    {
        const QString a = file("w.csv", "time,p\n0,1\n1,2\n");
        QCOMPARE(compare({a}).code, 64);
        QCOMPARE(compare({a, a, QStringLiteral("--tolerance"), QStringLiteral("-1")}).code, 64);
        QCOMPARE(compare({a, a, QStringLiteral("--variables"), QStringLiteral("(")}).code, 64);
        const Outcome missing = compare({a, path("none.csv")});
        QCOMPARE(missing.code, 1);
        QVERIFY(missing.err.contains(QStringLiteral("none.csv")));
        const Outcome shorter = compare({a, file("w2.csv", "time,p\n0,1\n9,2\n")});
        QCOMPARE(shorter.code, 2);
        QVERIFY(shorter.out.contains(QStringLiteral("FAIL  time")));
    }

    /// What is too large for a .mat file is not lost, and takes no other file's place.
    void tooLargeResultsBecomeCsv()
    {
        solver::ResultStore store;
        std::vector<solver::ResultColumn> columns(1);
        columns[0].path = QStringLiteral("x");
        store.reset(columns);
        store.append({{0, 1}, {1, 1}, {7, 8}});
        file("large.csv", "other");
        const auto problem = cli::writeMatOutput(store, path("large.mat"), 100);
        QVERIFY(problem && problem->contains(QStringLiteral("large-2.csv")));
        QVERIFY(!QFile::exists(path("large.mat")));
        const auto back = solver::readDataFile(path("large-2.csv"));
        QVERIFY(back && back->store.rowCount() == 2 && back->store.value(0, 1) == 8);
        QVERIFY(!cli::writeMatOutput(store, path("large.mat")));
        QVERIFY(QFile::exists(path("large.mat")));
    }
};

BRAMAH_TEST(DataCommandTest);
#include "data_command_test.moc"
