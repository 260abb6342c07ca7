// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/plan/planned_study.h"
#include "solver/study/program_digest.h"
#include "solver/study/study_journal.h"
#include "tests/cli/run_command.h"
#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace bramah;

/// A study in a folder, run in slices: its table is that of the study run at once, whatever happens to the slices.
class StudyPlanTest : public QObject
{
    Q_OBJECT

    using Said = test::CommandOutcome;

    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] static Said bramah(const QStringList& arguments)
    {
        return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("study")} + arguments);
    }
    [[nodiscard]] Said plan(const QStringList& more, const char* to = "plan", const char* model = "decay.mo") const
    {
        return bramah(QStringList{QStringLiteral("plan"), path(model), QStringLiteral("-o"), path(to)} + more);
    }
    [[nodiscard]] Said runSlice(int slice, const char* of = "plan") const
    {
        return bramah({QStringLiteral("run-slice"), path(of), QString::number(slice)});
    }
    [[nodiscard]] Said collect(const QStringList& more = {}) const
    {
        return bramah(
            QStringList{QStringLiteral("collect"), path("plan"), QStringLiteral("--csv"), path("collected.csv")} +
            more);
    }
    [[nodiscard]] Said status() const { return bramah({QStringLiteral("status"), path("plan")}); }
    /// The table of the same study, run at once.
    [[nodiscard]] QByteArray expected(const QStringList& more, const char* model = "decay.mo") const
    {
        const Said said = bramah(QStringList{path(model), QStringLiteral("--csv"), path("expected.csv")} + more);
        return said.code == 0 ? contents(path("expected.csv")) : said.err.toUtf8();
    }
    static QStringList options(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        write("decay.mo",
              "model Decay parameter Real k = 1; parameter Real x0 = 1; parameter Integer n = 1;\n"
              "  Real x(start = x0, fixed = true); Real s = n*x;\n"
              "equation der(x) = -k*x; assert(k < 2.9, \"k is large\");\n"
              "annotation(experiment(StopTime = 1, Tolerance = 1e-8)); end Decay;\n");
    }

    void slicesGiveTheTableOfOneStudy()
    {
        const QStringList what =
            options("--vary k=1:3:7 --vary x0=1:2:3 --outputs s|x --reduce mean --set n=3 --stop 0.5 --interval 0.01");
        const QByteArray whole = expected(what);
        QCOMPARE(whole.count("\r\n"), 22);
        QVERIFY(whole.contains("k is large"));
        const Said planned = plan(what + options("--slices 4"));
        QVERIFY2(planned.code == 0, qPrintable(planned.err));
        QVERIFY2(planned.out.startsWith(QStringLiteral("sbatch --array=0-3 ")), qPrintable(planned.out));
        QCOMPARE(status().code, 2);
        for (const int slice : {3, 0, 2})
            QVERIFY2(runSlice(slice).code == 0, qPrintable(runSlice(slice).err));

        const Said early = collect();
        QCOMPARE(early.code, 1);
        QVERIFY2(early.err.contains(QStringLiteral("5 of 21 runs are missing, of the slices 1;")),
                 qPrintable(early.err));
        QVERIFY(!QFile::exists(path("collected.csv")));
        QCOMPARE(collect({QStringLiteral("--partial")}).code, 0);
        QCOMPARE(contents(path("collected.csv")).count("\r\n"), 17);

        QCOMPARE(runSlice(1).code, 0);
        QCOMPARE(runSlice(1).code, 0);
        const Said done = status();
        QCOMPARE(done.code, 0);
        QVERIFY2(done.out.contains(QStringLiteral("slice 0: 6 of 6 runs, ")), qPrintable(done.out));
        QVERIFY2(done.out.contains(QStringLiteral("21 of 21 runs are done, 3 failed")), qPrintable(done.out));
        QCOMPARE(collect().code, 0);
        QCOMPARE(contents(path("collected.csv")), whole);
    }

    void sensitivitiesAreThoseOfOneStudy()
    {
        const QStringList what = options("--vary k~5% --vary x0~2% --outputs x --sampling sobol --runs 4 --seed 9");
        const auto one = bramah(QStringList{path("decay.mo"), QStringLiteral("--csv"), path("a.csv"),
                                            QStringLiteral("--json"), path("a.json")} +
                                what);
        QCOMPARE(one.code, 0);
        QCOMPARE(plan(what + options("--slices 2")).code, 0);
        for (const int slice : {0, 1})
            QCOMPARE(runSlice(slice).code, 0);
        const Said said = collect({QStringLiteral("--json"), path("b.json")});
        QCOMPARE(said.code, 0);
        QCOMPARE(said.out, one.out);
        QCOMPARE(contents(path("b.json")), contents(path("a.json")));
        QVERIFY(contents(path("b.json")).contains("sobol"));
    }

    void theFolderNeedsNothingBesideIt()
    {
        write("Lib/package.mo", "package Lib\nend Lib;\n");
        write("Lib/Rate.mo", "within Lib;\nmodel Rate parameter Real k = 1; output Real y = k; end Rate;\n");
        write("Lib/package.order", "Rate\n");
        write("Other/package.mo", "package Other\nend Other;\n");
        write("here/tables/rates.csv", "0,1\n1,3\n");
        write("here/model.mo",
              "model M Lib.Rate rate; Real x(start = 1, fixed = true);\n"
              "  Bramah.Blocks.Tables.CombiTable1Ds table(tableOnFile = true, fileName = \"tables/rates.csv\",\n"
              "    tableName = \"rates\", columns = {2});\n"
              "equation table.u = time; der(x) = -rate.y*table.y[1]*x; end M;\n");
        const QStringList what =
            options("--vary rate.k=1:2:5 --outputs x") +
            QStringList{QStringLiteral("--library"), path("Lib"), QStringLiteral("--library"), path("Other")};
        const QByteArray whole = expected(what, "here/model.mo");
        QVERIFY2(whole.startsWith("rate.k,x"), whole.constData());
        QVERIFY2(plan(what + options("--slices 1"), "plan", "here/model.mo").code == 0, whole.constData());
        QVERIFY(QFile::exists(path("plan/libraries/Lib/Rate.mo")));
        QVERIFY(!QFile::exists(path("plan/libraries/Other")));
        // A table outside of the model's own folder cannot go along.
        QVERIFY(QDir().rename(path("here/tables"), path("tables")));
        write("here/model.mo", contents(path("here/model.mo")).replace("tables/rates", "../tables/rates"));
        const Said outside = plan(what + options("--slices 1"), "outside", "here/model.mo");
        QCOMPARE(outside.code, 1);
        QVERIFY2(outside.err.contains(QStringLiteral("lies outside of its own folder")), qPrintable(outside.err));
        QVERIFY(!QFile::exists(path("outside")));
        for (const char* name : {"Lib", "here", "tables"})
            QVERIFY(QDir(path(name)).removeRecursively());
        const Said ran = runSlice(0);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QCOMPARE(collect().code, 0);
        QCOMPARE(contents(path("collected.csv")), whole);
    }

    void aKilledSliceGoesOn()
    {
        // Runs that take tens of milliseconds each.
        write("slow.mo",
              "model Slow parameter Real k = 1; Real x(start = 1, fixed = true), v(start = 0, fixed = true);\n"
              "equation der(x) = v; der(v) = -k*x; annotation(experiment(StopTime = 2000)); end Slow;\n");
        const QStringList what = options("--vary k=1:2:40 --outputs x");
        const QByteArray whole = expected(what, "slow.mo");
        QCOMPARE(plan(what + options("--slices 2"), "plan", "slow.mo").code, 0);
        const QString journal = path("plan/slices/1.part.1");
        const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/bramah-cli");
        QProcess worker;
        worker.start(program,
                     {QStringLiteral("study"), QStringLiteral("run-slice"), path("plan"), QStringLiteral("1")});
        QVERIFY(worker.waitForStarted());
        const auto lines = [&] { return contents(journal).count('\n'); };
        QTRY_VERIFY_WITH_TIMEOUT(lines() > 3, 60000);
        worker.kill();
        QVERIFY(worker.waitForFinished());
        const auto kept = lines() - 1;
        QVERIFY2(kept < 20, "it was killed too late to prove anything");
        // As if it had been killed in the middle of a line.
        QFile file(journal);
        QVERIFY(file.resize(file.size() - 2));
        QVERIFY(status().out.contains(QStringLiteral("slice 1: %1 of 20 runs").arg(kept - 1)));
        QCOMPARE(runSlice(1).code, 0);
        QCOMPARE(contents(path("plan/slices/1.part.2")).count('\n'), 1 + 20 - (kept - 1));
        QCOMPARE(runSlice(0).code, 0);
        QCOMPARE(collect().code, 0);
        QCOMPARE(contents(path("collected.csv")), whole);
    }

    void damagedLinesAreRunAgain()
    {
        const QStringList what = options("--vary k=1:2:8 --outputs x");
        QCOMPARE(plan(what + options("--slices 2")).code, 0);
        QCOMPARE(runSlice(0).code, 0);
        QCOMPARE(runSlice(1).code, 0);
        QByteArray text = contents(path("plan/slices/0.part.1"));
        const qsizetype third = text.indexOf('\n', text.indexOf('\n', text.indexOf('\n') + 1) + 1) + 3;
        text[third + 2] = text[third + 2] == '1' ? '2' : '1';  // a digit of a value
        write("plan/slices/0.part.1", text);
        QCOMPARE(collect().code, 1);
        QVERIFY(status().out.contains(QStringLiteral("slice 0: 2 of 4 runs")));
        QCOMPARE(runSlice(0).code, 0);
        QCOMPARE(collect().code, 0);
        QCOMPARE(contents(path("collected.csv")), expected(what));

        // A worker that was killed before it had written a title has left an empty file.
        write("plan/slices/0.part.9", "");
        write("plan/slices/1.part.9", "bramah stu");
        QCOMPARE(collect().code, 0);
        write("plan/slices/1.part.9", "a letter\n");
        const Said wrong = collect();
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("does not hold the results of a study; remove it")),
                 qPrintable(wrong.err));
        QCOMPARE(runSlice(1).code, 1);
    }

    void mixturesAreRefused()
    {
        const QStringList what = options("--vary k=1:2:8 --outputs x --slices 2");
        QCOMPARE(plan(what).code, 0);
        QCOMPARE(plan(what + options("--set x0=2"), "other").code, 0);
        QCOMPARE(runSlice(0).code, 0);
        QCOMPARE(runSlice(1, "other").code, 0);
        QVERIFY(QFile::copy(path("other/slices/1.part.1"), path("plan/slices/1.part.1")));
        const Said mixed = collect({QStringLiteral("--partial")});
        QCOMPARE(mixed.code, 1);
        QVERIFY2(mixed.err.contains(QStringLiteral("holds results of another study")), qPrintable(mixed.err));
        QCOMPARE(runSlice(1).code, 1);
        QCOMPARE(status().code, 2);
        QVERIFY2(status().out.contains(QStringLiteral("slice 1: 0 of 4 runs; ")), qPrintable(status().out));

        // Another model, other points, another program.
        QVERIFY(QFile::remove(path("plan/slices/1.part.1")));
        const auto isRefused = [&](const char* name, const char* from, const char* to) {
            const QByteArray before = contents(path(name));
            QByteArray after = before;
            after.replace(from, to);
            if (after == before)
                return false;
            write(name, after);
            const Said run = runSlice(1), put = collect({QStringLiteral("--partial")});
            write(name, before);
            return run.code == 1 && put.code == 1 && run.err.contains(QStringLiteral("would give other results here"));
        };
        QVERIFY(isRefused("plan/model/decay.mo", "-k*x", "-2*k*x"));
        QVERIFY(isRefused("plan/points.csv", "\r\n1\r\n", "\r\n1.5\r\n"));
        QVERIFY(isRefused("plan/plan.json", "\"tolerance\": 1e-08", "\"tolerance\": 1e-07"));
        QCOMPARE(solver::programDigest().size(), 64);
        QCOMPARE(runSlice(1).code, 0);
    }

    void machinesThatComputeOtherwiseAreNoticed()
    {
        QCOMPARE(plan(options("--vary k=1:2:4 --outputs x --slices 1")).code, 0);
        QCOMPARE(runSlice(0).code, 0);
        const auto read = solver::StudyPlan::read(path("plan"));
        QVERIFY(read.has_value());
        const auto study = solver::plannedStudy(*read);
        QVERIFY(study.has_value());
        auto results = solver::collected(*read, *study);
        QVERIFY(results && results->size() == 4);
        const auto add = [&](std::size_t point, double scale) {
            solver::StudyJournal journal({}, *study);
            solver::StudyResult result = results->at(point);
            result.values[0] *= scale;
            return !journal.openBeside(read->journalOf(0)) && journal.add(result);
        };
        QVERIFY(add(2, 1));
        QVERIFY(solver::collected(*read, *study).has_value());
        QVERIFY(add(2, 1 + 1e-15));
        const auto mixed = solver::collected(*read, *study);
        QVERIFY(!mixed && mixed.error().contains(QStringLiteral("two machines do not compute alike")));
    }

    void damagedPlansAreTold()
    {
        QCOMPARE(plan(options("--vary k=1:2:4 --outputs x --slices 2")).code, 0);
        const QByteArray whole = contents(path("plan/plan.json"));
        const auto said = [&](const QByteArray& text) {
            write("plan/plan.json", text);
            return status().err;
        };
        QVERIFY(said(whole.first(whole.size() / 2)).contains(QStringLiteral("is damaged; make the plan anew")));
        QVERIFY(said(QByteArray(whole).replace("\"slices\": 2", "\"slices\": -2")).contains(QStringLiteral("damaged")));
        QVERIFY(said(QByteArray(whole).replace("model/decay.mo", "../decay.mo")).contains(QStringLiteral("damaged")));
        QVERIFY(said(QByteArray(whole).replace("\"format\": 1", "\"format\": 2")).contains(QStringLiteral("newer")));
        QCOMPARE(said(whole), QString());
        write("plan/points.csv", contents(path("plan/points.csv")).chopped(3));
        QVERIFY(runSlice(0).err.contains(QStringLiteral("points.csv` is damaged")));
        QVERIFY(bramah({QStringLiteral("status"), path("nowhere")}).err.contains(QStringLiteral("there is no plan")));
    }

    void whatCannotBePlannedIsTold()
    {
        const QStringList what = options("--vary k=1:2:4 --outputs x");
        const auto told = [&](const QStringList& more, int code, const char* message) {
            const Said said = plan(more);
            return said.code == code && said.err.contains(QLatin1String(message));
        };
        QVERIFY(told(what, 64, "--vary, or --stored, --slices and -o are needed"));
        QVERIFY(told(what + options("--slices 5"), 64, "there are 4 runs, too few for 5 slices"));
        QVERIFY(told(what + options("--slices 0"), 64, "--slices is a whole number from 1"));
        QVERIFY(!QFile::exists(path("plan")));
        {
            const test::FullDisk full;
            QCOMPARE(plan(what + options("--slices 2")).code, 1);
        }
        QVERIFY2(!QFile::exists(path("plan")), "nothing is left of a plan that the disk did not take");
        write("plan/mine.txt", "mine");
        QVERIFY(told(what + options("--slices 2"), 1, "is not empty"));
        QCOMPARE(contents(path("plan/mine.txt")), QByteArray("mine"));
        QVERIFY(QDir(path("plan")).removeRecursively());
        QVERIFY(QDir().mkdir(path("plan")));
        QCOMPARE(plan(what + options("--slices 2")).code, 0);
        const Said wrong = runSlice(2);
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.err.contains(QStringLiteral("there is no slice 2; the last one is 1")));
        QCOMPARE(bramah({QStringLiteral("run-slice"), path("plan"), QStringLiteral("first")}).code, 64);
    }

    void theScriptFindsItsFolder()
    {
        QCOMPARE(plan(options("--vary k=1:2:4 --outputs x --slices 2")).code, 0);
        const QByteArray script = contents(path("plan/job.sh"));
        QVERIFY(QFileInfo(path("plan/job.sh")).isExecutable());
        // As Slurm does it: a copy elsewhere, the number in the environment, and the folder has moved.
        QVERIFY(QDir().rename(path("plan"), path("moved here")));
        write("spool/script", script);
        const auto run = [&](const QString& submittedIn, const char* slice) {
            QProcess shell;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("SLURM_SUBMIT_DIR"), submittedIn);
            environment.insert(QStringLiteral("SLURM_ARRAY_TASK_ID"), QLatin1String(slice));
            environment.insert(QStringLiteral("BRAMAH_CLI"),
                               QCoreApplication::applicationDirPath() + QStringLiteral("/bramah-cli"));
            shell.setProcessEnvironment(environment);
            shell.start(QStringLiteral("/bin/sh"), {path("spool/script")});
            return shell.waitForFinished() ? shell.exitCode() : -1;
        };
        QCOMPARE(run(path("spool"), "1"), 1);
        QCOMPARE(run(path("moved here"), "1"), 0);
        QVERIFY(QFile::exists(path("moved here/slices/1.part.1")));
        QCOMPARE(run(path("moved here"), ""), 64);
    }
};

BRAMAH_TEST(StudyPlanTest);
#include "study_plan_test.moc"
