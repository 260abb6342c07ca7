// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/syntax_tree.h"
#include "solver/compile/compile.h"
#include "solver/cosimulation/allowed_fmus.h"
#include "solver/cosimulation/fmu_class.h"
#include "solver/cosimulation/fmu_package.h"
#include "solver/fmi/fmu_file.h"
#include "solver/run/run_to_end.h"
#include "solver/use/model.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kRate = 2;  // 1/s

/// A lag whose input and output are told in bar, an array, a truth and a whole number.
const QByteArray kLag =
    "model Lag \"A first-order lag\" parameter Real k(unit=\"1/s\", min=0.1, max=10) = 1 \"Rate\"; "
    "input Real u(start=1e5, unit=\"Pa\", displayUnit=\"bar\"); output Real y(unit=\"Pa\", displayUnit=\"bar\"); "
    "output Boolean isHigh; output Real direct; Real x(start=0, fixed=true, unit=\"Pa\"); "
    "equation der(x) = k*(u - x); y = x; isHigh = x > 0.5e5; direct = 3*u; end Lag;";

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot be written");
}

std::shared_ptr<model::ClassLibrary> shippedLibrary()
{
    auto library = std::make_shared<model::ClassLibrary>();
    library->addSearchPath(libraryFolder() + QStringLiteral("/.."));
    library->addSearchPath(libraryFolder());
    return library;
}

/// Writes an FMU of the class \a name of \a text.
void writeFmu(const QString& path, const QByteArray& text, const char* name, FmiVersion version)
{
    const auto library = shippedLibrary();
    library->addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("test.mo"), text)));
    ModelSource source;
    source.library = library;
    source.className = name;
    Model model(source);
    FmuQuestion question;
    question.version = version;
    const auto made = makeFmu(model, question);
    if (!made)
        throw std::runtime_error(made.error().toStdString());
    write(path, made->bytes);
}

std::shared_ptr<const FmuPackage> opened(const QString& path)
{
    const auto fmu = FmuPackage::open(path);
    if (!fmu)
        throw std::runtime_error(fmu.error().toStdString());
    return *fmu;
}

LibraryRunOptions options(double interval, double tolerance)
{
    LibraryRunOptions made;
    made.interval = interval;
    made.tolerance = tolerance;
    return made;
}

/// The block of the FMU at \a path, under the name of its model, then \a text.
QByteArray withBlock(const QString& path, const QByteArray& text)
{
    const auto fmu = opened(path);
    return fmuClass(*fmu, fmuClassName(*fmu), path) + ";\n" + text;
}

/// An FMU with the library of tests/fmi/misbehaving_fmu.cpp.
QByteArray misbehaving(const QByteArray& token = "good", const QByteArray& folder = "linux64")
{
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/misbehaving_fmu.so");
    QFile library(program);
    if (!library.open(QIODevice::ReadOnly))
        throw std::runtime_error("no library");
    const QByteArray description =
        "<?xml version=\"1.0\"?><fmiModelDescription fmiVersion=\"2.0\" modelName=\"Odd one\" guid=\"" + token +
        "\"><CoSimulation modelIdentifier=\"odd\"/><DefaultExperiment stepSize=\"0.1\"/><ModelVariables>"
        "<ScalarVariable name=\"u\" valueReference=\"0\" causality=\"input\"><Real start=\"0\"/></ScalarVariable>"
        "<ScalarVariable name=\"y\" valueReference=\"0\" causality=\"output\"><Real/></ScalarVariable>"
        "<ScalarVariable name=\"steps\" valueReference=\"3\" causality=\"output\"><Integer/></ScalarVariable>"
        "<ScalarVariable name=\"deed\" valueReference=\"1\" causality=\"parameter\"><Integer start=\"0\"/>"
        "</ScalarVariable>"
        "<ScalarVariable name=\"after\" valueReference=\"2\" causality=\"parameter\"><Integer start=\"3\"/>"
        "</ScalarVariable>"
        "<ScalarVariable name=\"what\" valueReference=\"1\" causality=\"parameter\"><String start=\"oil\"/>"
        "</ScalarVariable></ModelVariables></fmiModelDescription>";
    const auto made =
        zipped({{QStringLiteral("modelDescription.xml"), description},
                {QStringLiteral("binaries/%1/odd.so").arg(QString::fromLatin1(folder)), library.readAll()}});
    return made.value();
}

}  // namespace

class CoSimulationTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    static void versions()
    {
        QTest::addColumn<FmiVersion>("version");
        QTest::newRow("FMI 2") << FmiVersion::Two;
        QTest::newRow("FMI 3") << FmiVersion::Three;
    }
    /// The misbehaving FMU does \a deed in its fourth step; the run to 1 s.
    LibraryRun runOdd(int deed, const QByteArray& more = {})
    {
        const QString file = path("odd.fmu");
        write(file, misbehaving());
        AllowedFmus::add(*opened(file));
        return runText(withBlock(file, "model Top Odd_one odd(deed=" + QByteArray::number(deed) + more +
                                           "); equation odd.u = time; end Top;"),
                       options(0.05, 1e-8));
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanupTestCase() { QFile::remove(AllowedFmus::listFile()); }

    void nothingRunsUnasked()
    {
        const QString file = path("asked.fmu");
        QFile::remove(AllowedFmus::listFile());
        write(file, misbehaving("asked"));
        const QByteArray text = withBlock(file, "model Top Odd_one odd; equation odd.u = 1; end Top;");
        const LibraryRun refused = runText(text);
        QVERIFY(!refused.isRegular());
        QVERIFY2(refused.messages().contains(QStringLiteral("asked.fmu")) &&
                     refused.messages().contains(QStringLiteral("--trust")),
                 qPrintable(refused.messages()));
        QVERIFY(!AllowedFmus::add(*opened(file)));
        const LibraryRun allowed = runText(text);
        QVERIFY2(allowed.isRegular(), qPrintable(allowed.messages()));
        // Another file of that name is another program.
        write(file, misbehaving("another"));
        QVERIFY(!AllowedFmus::contains(*opened(file)));
    }

    void itFollowsItsModel_data() { versions(); }
    // x' = k (u - x), u = 1 bar: x = u (1 - exp(-k t)), which the FMU itself integrates, so that held outputs are exact
    // at communication points.
    void itFollowsItsModel()
    {
        QFETCH(FmiVersion, version);
        const QString file = path(version == FmiVersion::Two ? "lag2.fmu" : "lag3.fmu");
        writeFmu(file, kLag, "Lag", version);
        AllowedFmus::add(*opened(file));
        const LibraryRun run =
            runText(withBlock(file,
                              "model Top Lag lag(k=2, communicationStep=0.01); Real sum(start=0, fixed=true); "
                              "equation lag.u = 1e5; der(sum) = lag.y; end Top;"),
                    options(0.05, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.05, 0.5, 1.0})
            QVERIFY(std::abs(run.at(QStringLiteral("lag.y"), t) - 1e5 * (1 - std::exp(-kRate * t))) < 1);
        QCOMPARE(run.at(QStringLiteral("lag.direct"), 0.5), 3e5);
        QCOMPARE(run.at(QStringLiteral("lag.isHigh"), 0.3), 0.0);  // high from 0.3466 s on
        QCOMPARE(run.at(QStringLiteral("lag.isHigh"), 0.4), 1.0);
        // The integral of held values is late by half a step.
        const double integral = 1e5 * (1 - (1 - std::exp(-kRate)) / kRate);
        const double late = 1e5 * (1 - std::exp(-kRate)) * 0.01 / 2;
        QVERIFY(std::abs(run.last(QStringLiteral("sum")) - (integral - late)) < 0.02 * late);
    }

    // A loop of first order through the FMU: x' = u - x, u = r - 3 x: x = r/4 (1 - exp(-4 t)). Held, the error falls
    // with the step; extrapolated, with its square.
    void shorterStepsComeNearer()
    {
        const QString file = path("lag.fmu");
        writeFmu(file, kLag, "Lag", FmiVersion::Three);
        AllowedFmus::add(*opened(file));
        const auto error = [&](double step, bool extrapolates) {
            const LibraryRun run =
                runText(withBlock(file, "model Top Lag lag(communicationStep=" + QByteArray::number(step, 'g', 17) +
                                            ", extrapolate=" + (extrapolates ? "true" : "false") +
                                            "); Real x(start=0, fixed=true); "
                                            "equation lag.u = 1e5; der(x) = 4*(lag.y - x); end Top;"),
                        options(0.1, 1e-10));
            if (!run.isRegular())
                throw std::runtime_error(run.messages().toStdString());
            // x' = 4 (1 - exp(-t) - x): x = 1 - 4/3 exp(-t) + 1/3 exp(-4 t).
            return std::abs(run.last(QStringLiteral("x")) / 1e5 - (1 - 4.0 / 3 * std::exp(-1.0) + std::exp(-4.0) / 3));
        };
        const double held = error(0.02, false), heldFiner = error(0.01, false);
        QVERIFY2(held / heldFiner > 1.9 && held / heldFiner < 2.1, qPrintable(QString::number(held / heldFiner)));
        const double straight = error(0.02, true), straightFiner = error(0.01, true);
        QVERIFY2(straight < held / 10 && straight / straightFiner > 3.5 && straight / straightFiner < 4.5,
                 qPrintable(QString::number(straight / straightFiner)));
    }

    void itsStateIsSaved()
    {
        const QString file = path("lag.fmu");
        writeFmu(file, kLag, "Lag", FmiVersion::Two);
        AllowedFmus::add(*opened(file));
        const QByteArray text = withBlock(file,
                                          "model Top Lag lag(communicationStep=0.01); Real x(start=0, fixed=true); "
                                          "equation lag.u = 1e5*(1 + sin(time)); der(x) = lag.y - x; end Top;");
        const auto run = [&](double from, double to, std::shared_ptr<const SavedState> start, ResultStore& rows) {
            RunSettings settings;
            settings.startTime = from;
            settings.stopTime = to;
            settings.interval = 0.05;
            settings.hasStepRows = false;
            settings.tolerance = 1e-8;
            settings.startState = std::move(start);
            SimulationRun one(prepareCompiled(compile(flatText(text)).system), settings);
            return runToEnd(one, rows);
        };
        ResultStore whole, first, second;
        const RunStatus straight = run(0, 1, nullptr, whole);
        QVERIFY2(straight.end->isRegular(), qPrintable(straight.end->text()));
        const RunStatus half = run(0, 0.5, nullptr, first);
        QVERIFY(half.lastState);
        const RunStatus rest = run(0.5, 1, half.lastState, second);
        QVERIFY2(rest.end->isRegular(), qPrintable(rest.end->text()));
        for (const char* name : {"lag.y", "x"}) {
            const double a = whole.valueAt(whole.find(QLatin1String(name)), 1);
            const double b = second.valueAt(second.find(QLatin1String(name)), 1);
            QVERIFY2(std::abs(a - b) < 1e-3,
                     qPrintable(QStringLiteral("%1 %2 %3").arg(QLatin1String(name)).arg(a).arg(b)));
        }
    }

    void aCrashIsNamed()
    {
        const LibraryRun run = runOdd(1);
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(QStringLiteral("odd.fmu: making a step failed: its code crashed")),
                 qPrintable(run.messages()));
        QVERIFY(std::abs(run.results.lastTime() - 0.4) < 1e-9);  // what came before is kept
    }
    void anEndlessLoopIsNamed()
    {
        QElapsedTimer timer;
        timer.start();
        const LibraryRun run = runOdd(2, ", timeLimit=0.3");
        QVERIFY2(run.messages().contains(QStringLiteral("no answer within 0.3 s")), qPrintable(run.messages()));
        QVERIFY(timer.elapsed() < 20000);
    }
    void aFailureHasTheWordsOfTheFmu()
    {
        const LibraryRun run = runOdd(3);
        QVERIFY2(run.messages().contains(QStringLiteral("out of oil")), qPrintable(run.messages()));
        const LibraryRun other = runOdd(3, ", what=\"patience\"");
        QVERIFY2(other.messages().contains(QStringLiteral("out of patience")), qPrintable(other.messages()));
    }
    void aProgramThatEndsItselfIsNamed()
    {
        const LibraryRun run = runOdd(4);
        QVERIFY2(run.messages().contains(QStringLiteral("ended the process")), qPrintable(run.messages()));
    }
    void theFmuMayEndTheRun()
    {
        const LibraryRun run = runOdd(5);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY2(run.messages().contains(QStringLiteral("odd.fmu ends the run")), qPrintable(run.messages()));
        QVERIFY(std::abs(run.results.lastTime() - 0.4) < 1e-9);
        QCOMPARE(run.last(QStringLiteral("odd.steps")), 4.0);
    }
    void itIsGoodOtherwise()
    {
        const LibraryRun run = runOdd(0);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("odd.steps")), 10.0);
        QVERIFY(std::abs(run.last(QStringLiteral("odd.y")) - 2) < 1e-9);  // 2*u, u = time, without a lag
    }

    // The user need not wait for an FMU that does not answer.
    void aRunIsStoppedWhileTheFmuIsBusy()
    {
        const QString file = path("odd.fmu");
        write(file, misbehaving());
        AllowedFmus::add(*opened(file));
        const auto system =
            compile(flatText(withBlock(
                        file, "model Top Odd_one odd(deed=2, timeLimit=1000); equation odd.u = time; end Top;")))
                .system;
        SimulationRun run(prepareCompiled(system), {});
        run.start();
        QTest::qWait(500);
        QVERIFY(!run.isEnded());
        QElapsedTimer timer;
        timer.start();
        run.stop();
        run.wait();
        QVERIFY(timer.elapsed() < 2000);
    }

    void changedParametersAreForTunableOnes()
    {
        const QString lag = path("lag.fmu"), odd = path("odd.fmu");
        writeFmu(lag, kLag, "Lag", FmiVersion::Three);
        write(odd, misbehaving());
        const auto run = [&](const QString& file, const char* model, const char* parameter, ResultStore& rows) {
            AllowedFmus::add(*opened(file));
            RunSettings settings;
            settings.startsPaused = true;
            SimulationRun one(prepareCompiled(compile(flatText(withBlock(file, model))).system), settings);
            one.start();
            one.setParameter(QLatin1String(parameter), 4);
            one.resume();
            one.wait();
            one.drainInto(rows);
            return one.status().end->text();
        };
        ResultStore rows;
        run(lag, "model Top Lag lag(k=1); equation lag.u = 1e5; end Top;", "lag.k", rows);
        const double y = rows.valueAt(rows.find(QStringLiteral("lag.y")), 1);
        QVERIFY2(std::abs(y / 1e5 - (1 - std::exp(-4.0))) < 0.01, qPrintable(QString::number(y)));
        const QString refusal = run(odd, "model Top Odd_one odd; equation odd.u = time; end Top;", "odd.after", rows);
        QVERIFY2(refusal.contains(QStringLiteral("`after` keeps its value during a run")), qPrintable(refusal));
    }

    // A restrictor to the tank, cut off at its port: as an FMU it takes the pressure and gives the flow. The volume
    // before it empties with the time constant V/(beta*G) of 0.07 s.
    void aTerminalIsAPort()
    {
        const QByteArray half =
            "model Half Bramah.Hydraulics.Interfaces.Port P; inner Bramah.Hydraulics.Fluid fluid; "
            "Bramah.Hydraulics.FlowValves.LaminarRestrictor r(G=1e-11); "
            "Bramah.Hydraulics.Sources.Tank t; equation connect(P, r.A); connect(r.B, t.T); end Half;";
        const QString file = path("half.fmu");
        writeFmu(file, half, "Half", FmiVersion::Three);
        const auto fmu = opened(file);
        AllowedFmus::add(*fmu);
        const QByteArray cut = fmuClass(*fmu, QStringLiteral("Cut"), file, shippedLibrary().get());
        QVERIFY2(cut.contains("  Bramah.Hydraulics.Interfaces.Port P") && !cut.contains("RealInput"), cut.constData());
        const auto run = [&](const QByteArray& other) {
            const QByteArray top =
                "model Top inner Bramah.Hydraulics.Fluid fluid; "
                "Bramah.Hydraulics.Node n(V=1e-3, p_start=50e5); " +
                other + "; equation connect(n.port, other.P); end Top;";
            const LibraryRun one = runText(half + '\n' + cut + ";\n" + top, options(0.01, 1e-8));
            if (!one.isRegular())
                throw std::runtime_error(one.messages().toStdString());
            return one.at(QStringLiteral("n.p"), 0.07);
        };
        const double joint = run("Half other");
        const double coarse = run("Cut other(communicationStep=2e-3)"), fine = run("Cut other(communicationStep=1e-3)");
        QVERIFY2(joint > 15e5 && joint < 25e5, qPrintable(QString::number(joint)));
        QVERIFY2(std::abs(fine - joint) < 0.02 * joint, qPrintable(QString::number(fine)));
        const double ratio = (coarse - joint) / (fine - joint);
        QVERIFY2(ratio > 1.8 && ratio < 2.2, qPrintable(QString::number(ratio)));  // of first order
    }

    void aModelWithAnFmuIsNoFmu()
    {
        const QString file = path("lag.fmu");
        writeFmu(file, kLag, "Lag", FmiVersion::Three);
        try {
            writeFmu(path("outer.fmu"), withBlock(file, "model Top Lag lag; equation lag.u = 1e5; end Top;"), "Top",
                     FmiVersion::Three);
            QFAIL("it was exported");
        } catch (const std::runtime_error& refusal) {
            QVERIFY2(QByteArray(refusal.what()).contains("an FMU of another program"), refusal.what());
        }
    }

    void whatCannotBeUsedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const auto with = [](const QByteArray& description) {
            return zipped({{QStringLiteral("modelDescription.xml"), description}}).value();
        };
        QTest::newRow("none") << QByteArray("PK no archive") << QStringLiteral("damaged");
        QTest::newRow("no description") << zipped({{QStringLiteral("a.txt"), "a"}}).value()
                                        << QStringLiteral("no modelDescription.xml");
        QTest::newRow("model exchange") << with(
                                               "<fmiModelDescription fmiVersion=\"2.0\"><ModelExchange "
                                               "modelIdentifier=\"a\"/></fmiModelDescription>")
                                        << QStringLiteral("model exchange alone");
        QTest::newRow("FMI 1") << with("<fmiModelDescription fmiVersion=\"1.0\"/>") << QStringLiteral("FMI 1.0");
        QTest::newRow("cut off") << with("<fmiModelDescription fmiVersion=\"3.0\"><CoSimulation")
                                 << QStringLiteral("line 1");
        QTest::newRow("path as name")
            << with(
                   "<fmiModelDescription fmiVersion=\"2.0\"><CoSimulation modelIdentifier=\"../a\"/>"
                   "</fmiModelDescription>")
            << QStringLiteral("does not name its library");
    }
    void whatCannotBeUsedIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const QString file = path("bad.fmu");
        write(file, bytes);
        const auto fmu = FmuPackage::open(file);
        QVERIFY(!fmu);
        QVERIFY2(fmu.error().contains(reason) && fmu.error().contains(QStringLiteral("bad.fmu")),
                 qPrintable(fmu.error()));
    }

    void aLibraryOfAnotherMachineIsRefused()
    {
        const QString file = path("windows.fmu");
        write(file, misbehaving("windows", "win64"));
        AllowedFmus::add(*opened(file));
        const LibraryRun run = runText(withBlock(file, "model Top Odd_one odd; equation odd.u = 1; end Top;"));
        QVERIFY2(run.messages().contains(QStringLiteral("no library for this machine (linux64), only: win64")),
                 qPrintable(run.messages()));
    }
    void anInstanceMayBeRefused()
    {
        const QString file = path("refused.fmu");
        write(file, misbehaving("refused"));
        AllowedFmus::add(*opened(file));
        const LibraryRun run = runText(withBlock(file, "model Top Odd_one odd; equation odd.u = 1; end Top;"));
        QVERIFY2(run.messages().contains(QStringLiteral("no licence for refused")), qPrintable(run.messages()));
    }
    // The block stays while its file gets other variables.
    void anotherFmuUnderTheNameIsTold()
    {
        const QString file = path("changed.fmu");
        writeFmu(file, kLag, "Lag", FmiVersion::Three);
        const QByteArray text = withBlock(file, "model Top Lag lag; equation lag.u = 1; end Top;");
        QByteArray other = kLag;
        writeFmu(file, other.replace(" k(", " rate(").replace("= k*", "= rate*"), "Lag", FmiVersion::Three);
        const LibraryRun run = runText(text);
        QVERIFY2(run.messages().contains(QStringLiteral("it has no `k`")) &&
                     run.messages().contains(QStringLiteral("import the FMU again")),
                 qPrintable(run.messages()));
        QVERIFY(QFile::remove(file));
        const LibraryRun gone = runText(text);
        QVERIFY2(gone.messages().contains(QStringLiteral("changed.fmu")), qPrintable(gone.messages()));
    }
};

BRAMAH_TEST(CoSimulationTest);

}  // namespace bramah::test

#include "co_simulation_test.moc"
