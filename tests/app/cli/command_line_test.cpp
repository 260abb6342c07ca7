// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "tests/app/animation/read_gif.h"
#include "tests/cli/run_command.h"
#include "tests/results_file.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <chrono>
#include <cmath>
#include <csignal>
#include <stop_token>
#include <thread>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace bramah;

class CommandLineTest : public QObject
{
    Q_OBJECT

    using Outcome = test::CommandOutcome;
    static Outcome run(const QStringList& arguments) { return test::outcomeOf(app::runCommand, arguments); }
    QString file(const char* name, const char* text)
    {
        const QString path = folder_.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }
    /// x falls from x0 with time constant T to 1.
    QString decay()
    {
        return file("decay.mo",
                    "model decay\n"
                    "  parameter Real T(unit = \"s\") = 2 \"Time constant\";\n"
                    "  parameter Real x0 = 5;\n"
                    "  parameter Integer n = 2;\n"
                    "  final parameter Real fixedOne = T;\n"
                    "  Real x(start = x0, fixed = true);\n"
                    "  Real y[n];\n"
                    "protected\n"
                    "  Real hidden;\n"
                    "equation\n"
                    "  T*der(x) = 1 - x;\n"
                    "  hidden = 2*x;\n"
                    "  for i in 1:n loop y[i] = hidden*i; end for;\n"
                    "  annotation(experiment(StopTime = 4, Interval = 0.5));\n"
                    "end decay;\n");
    }
    QTemporaryDir folder_;

private Q_SLOTS:
    void pictureOfASizeForFileManagers();
    void packagesAreCheckedFileByFile()
    {
        QDir(folder_.path()).mkpath(QStringLiteral("lib/P/Q"));
        file("lib/P/package.mo", "package P end P;");
        file("lib/P/Q/package.mo", "within P; package Q constant Real c = 2; end Q;");
        file("lib/P/Q/M.mo", "within P.Q; model M Real x = c; end M;");
        file("lib/P/Wrong.mo", "within P; model Wrong Real x = d; end Wrong;");
        const Outcome whole = run({QStringLiteral("check"), folder_.filePath(QStringLiteral("lib"))});
        QCOMPARE(whole.code, 1);
        QVERIFY2(whole.out.contains(QStringLiteral("Wrong.mo:1:32: error: there is no `d` here")),
                 qPrintable(whole.out));
        QCOMPARE(whole.out.count(QLatin1Char('\n')), 1);
        // The files of a package one by one, with its own among them, and one of them twice.
        QStringList files{QStringLiteral("check")};
        for (const char* name : {"M.mo", "package.mo", "M.mo"})
            files << folder_.filePath(QStringLiteral("lib/P/Q/") + QLatin1String(name));
        const Outcome single =
            run(files + QStringList{QStringLiteral("--library"), folder_.filePath(QStringLiteral("lib"))});
        QCOMPARE(single.out, QString());
        QCOMPARE(single.code, 0);
        // A package inside a package keeps its place.
        const Outcome part = run({QStringLiteral("check"), folder_.filePath(QStringLiteral("lib/P/Q")),
                                  QStringLiteral("--library"), folder_.filePath(QStringLiteral("lib"))});
        QCOMPARE(part.out, QString());
        QCOMPARE(part.code, 0);
    }

    // Two states that hear of each other 0.1 s later: the class says how they are run, unless the option does.
    void partsAreRunAsTheClassSays()
    {
        const char* text =
            "model ring\n  Real a(start = 1, fixed = true), b(start = 0, fixed = true);\nequation\n"
            "  der(a) = delay(b, 0.1) - a;\n  der(b) = delay(a, 0.1) - b;\n"
            "  annotation(experiment(StopTime = 1)%1);\nend ring;\n";
        const auto noteOf = [&](const QString& annotation, const QStringList& options) {
            const QString path = file("ring.mo", qPrintable(QString::fromLatin1(text).arg(annotation)));
            const Outcome outcome = run(QStringList{QStringLiteral("simulate"), path} + options);
            return outcome.code == 0 ? outcome.err : QString();
        };
        const QString joint = QStringLiteral("into 2 parts, run jointly");
        const QString inParts = QStringLiteral("into 2 parts, each run on its own steps");
        QVERIFY2(noteOf({}, {}).contains(joint + QStringLiteral(": so few states")), qPrintable(noteOf({}, {})));
        const QString annotation = QStringLiteral(", __Bramah(parts=\"%1\")");
        QVERIFY(noteOf(annotation.arg(QStringLiteral("parts")), {}).contains(inParts));
        QVERIFY(noteOf(annotation.arg(QStringLiteral("parts")), {QStringLiteral("--parts"), QStringLiteral("joint")})
                    .contains(joint));
        QVERIFY(noteOf(annotation.arg(QStringLiteral("compare")), {}).contains(QStringLiteral("largest difference")));
        QVERIFY(noteOf(annotation.arg(QStringLiteral("unheard of")), {}).contains(joint));
        QCOMPARE(run({QStringLiteral("simulate"), folder_.filePath(QStringLiteral("ring.mo")),
                      QStringLiteral("--parts"), QStringLiteral("some")})
                     .code,
                 64);
    }

    void usageErrorsGive64()
    {
        QCOMPARE(run({QStringLiteral("unknown")}).code, 64);
        QCOMPARE(run({QStringLiteral("simulate")}).code, 64);
        QCOMPARE(run({QStringLiteral("simulate"), decay(), QStringLiteral("--nonsense")}).code, 64);
        QCOMPARE(run({QStringLiteral("simulate"), decay(), QStringLiteral("--stop"), QStringLiteral("soon")}).code, 64);
        QCOMPARE(run({QStringLiteral("simulate"), decay(), QStringLiteral("--solver"), QStringLiteral("x")}).code, 64);
        const Outcome help = run({QStringLiteral("simulate"), QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        QVERIFY(help.out.contains(QStringLiteral("--tolerance")));
    }

    void aRunWritesItsResults()
    {
        const QString csv = folder_.filePath(QStringLiteral("decay.csv"));
        const Outcome outcome = run({QStringLiteral("simulate"), decay(), QStringLiteral("--csv"), csv});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const auto results = test::resultsIn(csv);
        QVERIFY(results.has_value());
        QCOMPARE(results->rowCount(), std::size_t{9});
        const int x = results->find(QStringLiteral("x"));
        QVERIFY(x >= 0 && results->find(QStringLiteral("y[2]")) >= 0);
        QCOMPARE(results->find(QStringLiteral("hidden")), -1);
        for (std::size_t row = 0; row < 9; ++row) {
            const double exact = 1 + 4 * std::exp(-results->time(row) / 2);
            QVERIFY(std::abs(results->value(x, row) - exact) < 2e-5);
        }
    }

    /// An input follows a column of a file: x = t - 0.1 + 0.1 exp(-10 t) behind a ramp in centimetres.
    void inputsFollowFiles()
    {
        const QString lag = file("lag.mo",
                                 "model lag\n  input Real u(unit = \"m\");\n  Real x(start = 0, fixed = true);\n"
                                 "equation\n  0.1*der(x) = u - x;\nend lag;\n");
        const QString data = file("measured.csv", "time [s],way [cm],other\n0,0,1\n0.5,50,1\n1,100,1\n");
        const QString csv = folder_.filePath(QStringLiteral("lag.csv"));
        const auto runWith = [&](const QString& input) {
            return run({QStringLiteral("simulate"), lag, QStringLiteral("--input"), input, QStringLiteral("--csv"), csv,
                        QStringLiteral("--tolerance"), QStringLiteral("1e-8")});
        };
        const Outcome outcome = runWith(QStringLiteral("u=%1:way").arg(data));
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const auto results = test::resultsIn(csv);
        QVERIFY(results.has_value());
        const double last = results->value(results->find(QStringLiteral("x")), results->rowCount() - 1);
        QVERIFY(std::abs(last - (0.9 + 0.1 * std::exp(-10.0))) < 1e-7);
        QCOMPARE(runWith(QStringLiteral("u")).code, 64);
        const Outcome unknown = runWith(QStringLiteral("u=%1:weight").arg(data));
        QVERIFY(unknown.code != 0 && unknown.err.contains(QStringLiteral("there is no column `weight`, but `way`")));
        const Outcome wrong = runWith(QStringLiteral("x=%1:way").arg(data));
        QVERIFY(wrong.code != 0 && wrong.err.contains(QStringLiteral("`x` has no equation of its own")));
    }

    void aPictureShowsWhatChanges()
    {
        const QString picture = folder_.filePath(QStringLiteral("plot.png"));
        const auto plot = [&](const QString& model) {
            return run({QStringLiteral("simulate"), model, QStringLiteral("--plot"), picture});
        };
        const Outcome without = plot(file("still.mo", "model still Real x = 1; end still;"));
        QCOMPARE(without.code, 1);
        QVERIFY2(without.err.contains(QStringLiteral("nothing to plot")), qPrintable(without.err));
        // Without a unit, or a Boolean: what there is is shown.
        for (const QString& model : {decay(), file("switch.mo", "model switch Boolean b = time > 0.5; end switch;")}) {
            const Outcome outcome = plot(model);
            QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
            QVERIFY(!QImage(picture).isNull());
            QVERIFY(QFile::remove(picture));
        }
    }

    void anAnimationShowsTheRun()
    {
        const QString drive = QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))
                                  .filePath(QStringLiteral("resources/examples/cylinder_drive.mo"));
        const auto animate = [&](const QString& name, const QStringList& others) {
            return run(
                QStringList{QStringLiteral("simulate"), drive, QStringLiteral("--animate"), folder_.filePath(name)} +
                others);
        };
        const QStringList small{QStringLiteral("--animate-seconds"), QStringLiteral("2"),
                                QStringLiteral("--animate-fps"),     QStringLiteral("4"),
                                QStringLiteral("--animate-width"),   QStringLiteral("300")};
        Outcome outcome = animate(QStringLiteral("drive.gif"), small);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const test::ReadGif gif(folder_.filePath(QStringLiteral("drive.gif")));
        QCOMPARE(gif.frames().size(), std::size_t{9});
        for (const test::GifFrame& frame : gif.frames()) {
            QCOMPARE(frame.delay, 25);
            QCOMPARE(frame.picture.width(), 300);
        }
        outcome = animate(QStringLiteral("drive.png"), small + QStringList{QStringLiteral("--animate-plots")});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QImage last(folder_.filePath(QStringLiteral("drive_0009.png")));
        QCOMPARE(last.width(), 300);
        QVERIFY(last.height() > gif.frames().front().picture.height() + 100);
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("drive_0010.png"))));

        const std::pair<QStringList, const char*> wrong[] = {
            {{QStringLiteral("--animate-fps"), QStringLiteral("51")}, "at most 50"},
            {{QStringLiteral("--animate-seconds"), QStringLiteral("0")}, "positive"},
            {{QStringLiteral("--animate-width"), QStringLiteral("10")}, "from 200 to 3840"}};
        for (const auto& [options, message] : wrong) {
            outcome = animate(QStringLiteral("wrong.gif"), options);
            QCOMPARE(outcome.code, 64);
            QVERIFY2(outcome.err.contains(QLatin1String(message)), qPrintable(outcome.err));
        }
        outcome = animate(QStringLiteral("wrong.avi"), {});
        QCOMPARE(outcome.code, 64);
        QVERIFY2(outcome.err.contains(QStringLiteral(".gif, .webp or .png")), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("wrong.gif"))));
    }

    void anAnimationShowsTheMechanism()
    {
        const QDir sources(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        const auto animate = [&](const char* name, const char* model, const QStringList& others) {
            return run(
                QStringList{QStringLiteral("simulate"), sources.filePath(QLatin1String(model)),
                            QStringLiteral("--animate"), folder_.filePath(QLatin1String(name) + QStringLiteral(".png")),
                            QStringLiteral("--animate-seconds"), QStringLiteral("1"), QStringLiteral("--animate-fps"),
                            QStringLiteral("2"), QStringLiteral("--animate-width"), QStringLiteral("300")} +
                others);
        };
        const auto picture = [&](const char* name, int number) {
            return QImage(folder_.filePath(QStringLiteral("%1_000%2.png").arg(QLatin1String(name)).arg(number)));
        };
        Outcome outcome = animate("sheet", "tests/app/models/swing.mo", {});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const int sheet = picture("sheet", 1).height();
        outcome = animate("swing", "tests/app/models/swing.mo", {QStringLiteral("--animate-mechanism")});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(picture("swing", 1).height(), sheet + 120);
        const auto mechanism = [&](int number) { return picture("swing", number).copy(0, sheet, 300, 120); };
        QVERIFY(mechanism(1) != mechanism(2) && mechanism(2) != mechanism(3));
        outcome = animate("none", "resources/examples/pump_relief_orifice.mo", {QStringLiteral("--animate-mechanism")});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(QStringLiteral("no mechanism")), qPrintable(outcome.err));
    }

    void aFailureAtTheStartIsSaidAlone_data()
    {
        QTest::addColumn<QByteArray>("equation");
        QTest::newRow("no consistent start") << QByteArray("x^2 = -1 - time;");
        QTest::newRow("no value") << QByteArray("x = log(time - 1);");
        QTest::newRow("assertion") << QByteArray("x = time; assert(x > 1, \"x is small\");");
    }
    void aFailureAtTheStartIsSaidAlone()
    {
        QFETCH(const QByteArray, equation);
        const QString model =
            file("fails.mo", QByteArray("model fails Real x; equation " + equation + " end fails;").constData());
        for (const QStringList& wanted :
             {QStringList{QStringLiteral("--variables"), QStringLiteral("x")},
              QStringList{QStringLiteral("--animate"), folder_.filePath(QStringLiteral("fails.gif"))},
              QStringList{QStringLiteral("--plot"), folder_.filePath(QStringLiteral("fails.png"))}}) {
            const Outcome outcome = run(QStringList{QStringLiteral("simulate"), model} + wanted);
            QVERIFY2(outcome.err.count(QStringLiteral("error: ")) == 1, qPrintable(outcome.err));
            QCOMPARE(outcome.code, 2);
        }
        const QString decays = decay();
        const Outcome outcome =
            run({QStringLiteral("simulate"), decays, QStringLiteral("--variables"), QStringLiteral("nothing")});
        QVERIFY2(outcome.err.contains(QStringLiteral("no variable matches `nothing`")), qPrintable(outcome.err));
        QCOMPARE(outcome.code, 1);
    }

    void interruptedRunsKeepTheirResults()
    {
        const QString model = file("swing.mo",
                                   "model swing Real x(start = 1, fixed = true), v(start = 0, fixed = true); equation "
                                   "der(x) = v; der(v) = -x; end swing;");
        const QString csv = folder_.filePath(QStringLiteral("swing.csv"));
        const QString state = folder_.filePath(QStringLiteral("swing.json"));
        const auto before = std::signal(SIGINT, [](int) {});
        Outcome outcome;
        {
            const std::jthread user([](const std::stop_token& ended) {
                while (!ended.stop_requested()) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(200));
                    std::raise(SIGINT);
                }
            });
            outcome = run({QStringLiteral("simulate"), model, QStringLiteral("--stop"), QStringLiteral("1e7"),
                           QStringLiteral("--interval"), QStringLiteral("1"), QStringLiteral("--csv"), csv,
                           QStringLiteral("--save-state"), state});
        }
        std::signal(SIGINT, before);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(QStringLiteral("interrupted at")), qPrintable(outcome.err));
        const auto results = test::resultsIn(csv);
        QVERIFY(results.has_value() && results->rowCount() > 100);
        QVERIFY(results->lastTime() < 1e7);
        QVERIFY(QFile::exists(state));
    }

    void pipesAreWrittenToAndNotReplaced()
    {
#ifdef Q_OS_UNIX
        const QString pipe = folder_.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const int reader = open(QFile::encodeName(pipe).constData(), O_RDWR | O_NONBLOCK);
        QVERIFY(reader >= 0);
        const Outcome outcome = run({QStringLiteral("simulate"), decay(), QStringLiteral("--csv"), pipe});
        QByteArray text(65536, '\0');
        const auto length = read(reader, text.data(), static_cast<std::size_t>(text.size()));
        close(reader);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY(length > 0);
        QCOMPARE(text.first(length).count('\n'), 10);
        QVERIFY(!QFileInfo(pipe).isFile());
#else
        QSKIP("no pipes in folders here");
#endif
    }

    void settingsTakeUnitsAndAreChecked()
    {
        const QString csv = folder_.filePath(QStringLiteral("set.csv"));
        const auto value = [&](const QStringList& settings) {
            QStringList arguments{QStringLiteral("simulate"),    decay(),
                                  QStringLiteral("--csv"),       csv,
                                  QStringLiteral("--variables"), QStringLiteral("x|y.*")};
            for (const QString& setting : settings)
                arguments << QStringLiteral("--set") << setting;
            const Outcome outcome = run(arguments);
            return outcome.code == 0 ? QString() : outcome.err;
        };
        QCOMPARE(value({QStringLiteral("T=4000ms"), QStringLiteral("x0=9")}), QString());
        auto results = test::resultsIn(csv);
        QVERIFY(std::abs(results->value(results->find(QStringLiteral("x")), 8) - (1 + 8 * std::exp(-1.0))) < 2e-5);
        // A parameter that the equations depend on: the model is compiled for it.
        QCOMPARE(value({QStringLiteral("n=3")}), QString());
        results = test::resultsIn(csv);
        QVERIFY(results->find(QStringLiteral("y[3]")) >= 0);

        QVERIFY(value({QStringLiteral("t=1")}).contains(QStringLiteral("did you mean `T`")));
        QVERIFY(value({QStringLiteral("T=3bar")}).contains(QStringLiteral("`bar`")));
        QVERIFY(value({QStringLiteral("x0=3m")}).contains(QStringLiteral("`--set x0=3m`: this value has no unit")));
        QVERIFY(value({QStringLiteral("T.=3")}).contains(QStringLiteral("no parameter `T.`")));
        QVERIFY(value({QStringLiteral("fixedOne=3")}).contains(QStringLiteral("final")));
        QVERIFY(value({QStringLiteral("x=3")}).contains(QStringLiteral("not a parameter")));
        QVERIFY(value({QStringLiteral("n=2.5")}).contains(QStringLiteral("whole number")));
        QCOMPARE(run({QStringLiteral("simulate"), decay(), QStringLiteral("--set"), QStringLiteral("T")}).code, 1);
    }

    // A component whose data are those of the whole gets its own, and the others keep theirs.
    void passedDataAreSetForOneComponent()
    {
        const QString model = file("passed.mo",
                                   "model passed\n"
                                   "  record Data parameter Real k = 1; end Data;\n"
                                   "  model Part parameter Data data; Real y = data.k*time; end Part;\n"
                                   "  parameter Data data;\n"
                                   "  Part one(data = data), two(data = data), three(final data = data);\n"
                                   "  annotation(experiment(StopTime = 1));\n"
                                   "end passed;\n");
        const QString csv = folder_.filePath(QStringLiteral("passed.csv"));
        const auto simulate = [&](const QString& setting) {
            return run(
                {QStringLiteral("simulate"), model, QStringLiteral("--csv"), csv, QStringLiteral("--set"), setting});
        };
        QCOMPARE(simulate(QStringLiteral("two.data.k=3")).code, 0);
        const auto results = test::resultsIn(csv);
        const auto last = [&](const char* path) {
            return results->value(results->find(QString::fromLatin1(path)), results->rowCount() - 1);
        };
        QCOMPARE(last("one.y"), 1.0);
        QCOMPARE(last("two.y"), 3.0);
        QVERIFY(simulate(QStringLiteral("two.data.kk=3")).err.contains(QStringLiteral("did you mean `two.data.k`")));
        QVERIFY(simulate(QStringLiteral("three.data.k=3")).err.contains(QStringLiteral("final")));
    }

    void wrongInputGives1()
    {
        QCOMPARE(run({QStringLiteral("simulate"), QStringLiteral("absent.mo")}).code, 1);
        const Outcome unwritable = run({QStringLiteral("simulate"), decay(), QStringLiteral("--csv"),
                                        folder_.filePath(QStringLiteral("no/such/folder.csv"))});
        QCOMPARE(unwritable.code, 1);
        QVERIFY(unwritable.err.contains(QStringLiteral("no/such/folder.csv")));
        const QString broken = file("broken.mo", "model broken\n  Real x\nend broken;\n");
        const Outcome check = run({QStringLiteral("check"), broken});
        QCOMPARE(check.code, 1);
        QVERIFY2(check.out.contains(QStringLiteral("broken.mo:3:1: error: ")), qPrintable(check.out));
        QCOMPARE(run({QStringLiteral("simulate"), broken}).code, 1);
        const Outcome none =
            run({QStringLiteral("simulate"), decay(), QStringLiteral("--variables"), QStringLiteral("nothing.*")});
        QCOMPARE(none.code, 1);
        const QString two = file("two.mo", "model A end A; model B end B;");
        const Outcome several = run({QStringLiteral("simulate"), two});
        QCOMPARE(several.code, 1);
        QVERIFY(several.err.contains(QStringLiteral("A, B")));
    }

    void aFailingRunGives2AndKeepsItsResults()
    {
        const QString failing = file("failing.mo",
                                     "model failing\n"
                                     "  Real x(start = 1, fixed = true);\n"
                                     "equation\n"
                                     "  der(x) = -1;\n"
                                     "  assert(x > 0.5, \"x is too small\");\n"
                                     "end failing;\n");
        const QString csv = folder_.filePath(QStringLiteral("failing.csv"));
        const Outcome outcome = run({QStringLiteral("simulate"), failing, QStringLiteral("--csv"), csv});
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(QStringLiteral("x is too small")), qPrintable(outcome.err));
        QVERIFY(test::resultsIn(csv)->rowCount() > 100);
    }

    void statisticsAreJson()
    {
        const QString path = folder_.filePath(QStringLiteral("s.json"));
        QCOMPARE(run({QStringLiteral("simulate"), decay(), QStringLiteral("--statistics"), path}).code, 0);
        QFile json(path);
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject statistics = QJsonDocument::fromJson(json.readAll()).object();
        QVERIFY(statistics.value(QStringLiteral("steps")).toInt() > 5);
        QCOMPARE(statistics.value(QStringLiteral("stateStatistics")).toArray().size(), 1);
    }

    void operatingPointIsGiven()
    {
        const Outcome text = run({QStringLiteral("steady"), decay()});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains(QStringLiteral("x = 1\n")), qPrintable(text.out));
        const Outcome outcome = run({QStringLiteral("steady"), decay(), QStringLiteral("--json"), QStringLiteral("-")});
        QCOMPARE(outcome.code, 0);
        const QJsonObject point = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(point[QStringLiteral("values")][QStringLiteral("y[2]")].toDouble(), 4.0);
        QVERIFY(point[QStringLiteral("freeStates")].toArray().isEmpty());
        const QString rising = file("rising.mo",
                                    "model rising Real level(start = 0, fixed = true); equation "
                                    "der(level) = 1; end rising;");
        const Outcome never = run({QStringLiteral("steady"), rising});
        QCOMPARE(never.code, 2);
        QVERIFY2(never.err.contains(QStringLiteral("`level`")), qPrintable(never.err));
    }

    void linearSystemIsGiven()
    {
        const QStringList arguments{QStringLiteral("linearize"), decay(),
                                    QStringLiteral("--inputs"),  QStringLiteral("T"),
                                    QStringLiteral("--outputs"), QStringLiteral("x,y[1]"),
                                    QStringLiteral("--at"),      QStringLiteral("2"),
                                    QStringLiteral("--set"),     QStringLiteral("x0=3"),
                                    QStringLiteral("--json"),    QStringLiteral("-")};
        const Outcome outcome = run(arguments);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        const auto entry = [&](const char* matrix, int row) { return json[QLatin1String(matrix)][row][0].toDouble(); };
        // x = 1 + 2 exp(-t/T) at t = T = 2; d(1 - x)/T by T is -(1 - x)/T^2.
        QVERIFY(std::abs(json[QStringLiteral("states")][0][QStringLiteral("value")].toDouble() - 1.7357588823) < 1e-5);
        QCOMPARE(entry("A", 0), -0.5);
        QVERIFY(std::abs(entry("B", 0) - 0.7357588823 / 4) < 1e-5);
        QCOMPARE(entry("C", 1), 2.0);
        QCOMPARE(json[QStringLiteral("modes")][0][QStringLiteral("real")].toDouble(), -0.5);
        // A loop is cut at one signal, which is then the gain of the loop.
        const QString servo = QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))
                                  .filePath(QStringLiteral("resources/examples/servo_position_control.mo"));
        const auto cut = [&](const QString& inputs) {
            return run({QStringLiteral("linearize"), servo, QStringLiteral("--inputs"), inputs,
                        QStringLiteral("--outputs"), QStringLiteral("mass.s"), QStringLiteral("--cut"),
                        QStringLiteral("--json"), QStringLiteral("-")});
        };
        const Outcome open = cut(QStringLiteral("valve.u"));
        QCOMPARE(open.code, 0);
        const QJsonObject system = QJsonDocument::fromJson(open.out.toUtf8()).object();
        QCOMPARE(system[QLatin1String("outputs")].toArray(),
                 (QJsonArray{QStringLiteral("mass.s"), QStringLiteral("valve.u")}));
        // The loop returns 30 times the position.
        const QJsonArray rows = system[QLatin1String("C")].toArray();
        for (qsizetype k = 0; k < rows[0].toArray().size(); ++k)
            if (const double position = rows[0][k].toDouble(); position != 0)
                QVERIFY(std::abs(rows[1][k].toDouble() / (30 * position) - 1) < 1e-9);
        const Outcome parameter = cut(QStringLiteral("controller.k"));
        QCOMPARE(parameter.code, 1);
        QVERIFY2(parameter.err.contains(QLatin1String("`controller.k` is no signal")), qPrintable(parameter.err));
        const Outcome two = cut(QStringLiteral("valve.u,controller.u"));
        QCOMPARE(two.code, 1);
        QVERIFY2(two.err.contains(QLatin1String("one input")), qPrintable(two.err));
        QCOMPARE(run({QStringLiteral("linearize"), decay(), QStringLiteral("--inputs"), QStringLiteral("z")}).code, 1);
        const Outcome early = run({QStringLiteral("linearize"), decay(), QStringLiteral("--at"), QStringLiteral("-1")});
        QCOMPARE(early.code, 1);
        QVERIFY2(early.err.contains(QStringLiteral("before the start time")), qPrintable(early.err));
        // Nobody would see the response.
        const Outcome unseen =
            run({QStringLiteral("linearize"), decay(), QStringLiteral("--frequencies"), QStringLiteral("1:10:3")});
        QCOMPARE(unseen.code, 64);
        QVERIFY2(unseen.err.contains(QStringLiteral("--json")), qPrintable(unseen.err));
    }

    void stagesArePrinted()
    {
        const Outcome flat = run({QStringLiteral("flatten"), decay()});
        QCOMPARE(flat.code, 0);
        QVERIFY2(flat.out.contains(QStringLiteral("der('x')")), qPrintable(flat.out));
        const Outcome wrong = run({QStringLiteral("flatten"), decay(), QStringLiteral("--stage"), QStringLiteral("x")});
        QCOMPARE(wrong.code, 64);
        QVERIFY(wrong.err.contains(QStringLiteral("matching")));
    }

    void theLibraryIsListed()
    {
        const Outcome outcome = run({QStringLiteral("library"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        const QJsonArray list = QJsonDocument::fromJson(outcome.out.toUtf8()).array();
        bool isPumpThere = false;
        for (const QJsonValue& entry : list) {
            if (entry[QStringLiteral("class")].toString() != QLatin1String("Bramah.Hydraulics.Pumps.FixedPump"))
                continue;
            isPumpThere = true;
            QVERIFY(entry[QStringLiteral("ports")].toArray().size() >= 2);
            QVERIFY(entry[QStringLiteral("parameters")].toArray().size() >= 2);
        }
        QVERIFY(isPumpThere);
        // Every model and block of the library is there: each has a file of its own.
        QSet<QString> names;
        for (const QJsonValue& entry : list)
            names.insert(entry[QStringLiteral("class")].toString());
        const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
        static const QRegularExpression component(QStringLiteral("^(model|block) [A-Z]"),
                                                  QRegularExpression::MultilineOption);
        int count = 0;
        for (QDirIterator files(folder.filePath(QStringLiteral("Bramah")), {QStringLiteral("*.mo")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (!QString::fromUtf8(file.readAll()).contains(component))
                continue;
            const QString name =
                folder.relativeFilePath(file.fileName()).chopped(3).replace(QLatin1Char('/'), QLatin1Char('.'));
            QVERIFY2(names.contains(name), qPrintable(name));
            ++count;
        }
        QVERIFY(count > 150);
    }

    void theContactSheetShowsEverySymbolBesideItsRule()
    {
        const QString path = folder_.filePath(QStringLiteral("symbols.svg"));
        const Outcome outcome = run({QStringLiteral("library"), QStringLiteral("--contact-sheet"), path});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        for (const char* text : {"FixedPump", "ReliefValve", "Bramah.Hydraulics.Cylinders", "X10500", "filled triangle",
                                 "and1", "SignalBus"})
            QVERIFY2(svg.contains(text), text);
        QVERIFY(!svg.contains("Bramah.Hydraulics.Internal"));  // not in the palette
        // Of another library of that name, not of the installed one.
        const QString other = folder_.filePath(QStringLiteral("other/Bramah"));
        QVERIFY(QDir().mkpath(other));
        const auto write = [](const QString& name, const QByteArray& text) {
            QFile written(name);
            QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
        };
        write(other + QStringLiteral("/package.mo"), "package Bramah\nend Bramah;\n");
        write(other + QStringLiteral("/OddPump.mo"),
              "within Bramah;\nmodel OddPump\n  annotation(Icon(graphics={Rectangle(extent={{-20,-20},{20,20}})}));\n"
              "end OddPump;\n");
        for (const QString& given : {other, other + QStringLiteral("/OddPump.mo")}) {
            QFile(path).remove();
            const Outcome drawn = run({QStringLiteral("library"), given, QStringLiteral("--contact-sheet"), path});
            QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
            QFile sheet(path);
            QVERIFY(sheet.open(QIODevice::ReadOnly));
            const QByteArray drawing = sheet.readAll();
            QVERIFY(drawing.contains("OddPump") && !drawing.contains("FixedPump"));
        }
        const Outcome wrong = run({QStringLiteral("library"), QStringLiteral("--contact-sheet"),
                                   folder_.filePath(QStringLiteral("symbols.txt"))});
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.err.contains(QStringLiteral("error")));
    }
};

/// As a thumbnailer asks: the name that it gives has no suffix.
void CommandLineTest::pictureOfASizeForFileManagers()
{
    const QString example =
        qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo");
    for (const int size : {16, 128, 512}) {
        const QString out = folder_.filePath(QStringLiteral("thumbnail_%1").arg(size));
        const Outcome drawn = run({QStringLiteral("render"), example, QStringLiteral("--size"), QString::number(size),
                                   QStringLiteral("-o"), out});
        QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        const QImage image(out, "PNG");
        QVERIFY2(!image.isNull(), qPrintable(out));
        QCOMPARE(std::max(image.width(), image.height()), size);
        QVERIFY(std::min(image.width(), image.height()) > size / 2);
        QVERIFY(image.pixelColor(0, 0).alpha() == 255);
    }
    for (const char* size : {"0", "15", "4097", "wide"}) {
        const Outcome refused = run({QStringLiteral("render"), example, QStringLiteral("--size"),
                                     QString::fromLatin1(size), QStringLiteral("-o"), QStringLiteral("no.png")});
        QCOMPARE(refused.code, 64);
        QVERIFY2(refused.err.contains(QStringLiteral("--size takes a whole number from 16 to 4096")),
                 qPrintable(refused.err));
    }
    QFile entry(qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                QStringLiteral("/resources/desktop/org.bramah.Bramah.thumbnailer"));
    QVERIFY(entry.open(QIODevice::ReadOnly));
    QVERIFY(entry.readAll().contains("\nExec=bramah render %i --size %s -o %o\n"));
}

BRAMAH_TEST(CommandLineTest);
#include "command_line_test.moc"
