// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/fmu_file.h"

#include "model/syntax/syntax_tree.h"
#include "solver/use/model.h"
#include "tests/solver/fmi/unpacked_fmu.h"
#include "tests/test_registry.h"

#include <QProcess>
#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kNear = 1e-5;

const QByteArray kFollower =
    "model Follower \"Follows its input\" input Real u(start=1, unit=\"bar\"); parameter Real k(unit=\"1/s\") = 2; "
    "parameter Integer size = 1; output Real y; Real x(start=0, fixed=true); Real parts[size]; "
    "equation der(x) = k*(u - x); y = x + 3*u^2; for i in 1:size loop parts[i] = x; end for; end Follower;";

/// An instance at the start of its run.
struct Started {
    explicit Started(const ImportedFmu& fmu, bool usesEvents = false) : run(fmu, usesEvents)
    {
        if (run.setUp(0, {}) > 1 || run.exitInitialization() > 1)
            throw std::runtime_error(run.log().empty() ? "no start" : run.log().back());
    }
    ImportedInstance run;
};

}  // namespace

class FmuTest : public QObject
{
    Q_OBJECT

    static void versions()
    {
        QTest::addColumn<FmiVersion>("version");
        QTest::newRow("FMI 2") << FmiVersion::Two;
        QTest::newRow("FMI 3") << FmiVersion::Three;
    }

private Q_SLOTS:
    void itSaysWhatItHas_data() { versions(); }
    void itSaysWhatItHas()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(kFollower, version);
        const ImportedDescription& description = unpacked.fmu().description();
        QCOMPARE(description.modelName, std::string("Follower"));
        QCOMPARE(description.variables.at("u").causality, std::string("input"));
        QCOMPARE(description.variables.at("u").unit, std::string("bar"));
        QCOMPARE(description.variables.at("u").start, std::optional(1.0));
        QCOMPARE(description.variables.at("y").causality, std::string("output"));
        QCOMPARE(description.variables.at("k").causality, std::string("parameter"));
        QCOMPARE(description.variables.at("k").variability, std::string("tunable"));
        QCOMPARE(description.variables.at("k").start, std::optional(2.0));
        QCOMPARE(description.variables.at("size").variability, std::string("constant"));  // it decides the equations
        QCOMPARE(description.variables.at("time").causality, std::string("independent"));
        std::set<std::uint32_t> references;
        for (const auto& [name, variable] : description.variables)
            QVERIFY2(references.insert(variable.reference).second, name.c_str());
        QVERIFY(!unpacked.read(QStringLiteral("documentation/licenses/bramah.txt")).isEmpty());
        QVERIFY(!unpacked.read(QStringLiteral("documentation/licenses/libsundials-dev.txt")).isEmpty());
        QVERIFY(!unpacked.read(QStringLiteral("documentation/licenses/license.txt")).isEmpty());
    }

    void itsPageTellsWhatGoesInAndOut_data() { versions(); }
    void itsPageTellsWhatGoesInAndOut()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(
            "model Press \"Less than 1 < 2 & more\" parameter Real p(unit=\"Pa\", displayUnit=\"bar\", min=k, max=1e7) "
            "= "
            "2e5 \"Set \\\"pressure\\\" <b>\"; parameter Real k(unit=\"Pa\") = 1e5; parameter Real least(min=3) = 4; "
            "parameter Boolean isOpen = true; input Real u(start=1, unit=\"m\") \"Stroke\"; output Real y = p*u "
            "\"Force\"; "
            "annotation(experiment(StopTime=7, Tolerance=1e-8), Documentation(info=\"<html><p>A <i>small</i> "
            "press</p></html>\")); end Press;",
            version);
        const QString page = QString::fromUtf8(unpacked.read(QStringLiteral("documentation/index.html")))
                                 .replace(QChar::Nbsp, QLatin1Char(' '));
        for (const char* row : {"<td>u</td><td>m</td><td>1</td><td>Stroke</td>", "<td>y</td><td>Force</td>",
                                "<td>p</td><td>Pa</td><td>2e+05 (2 bar)</td><td>1e+05 (1 bar) to 1e+07 (100 bar)</td>"
                                "<td>Set &quot;pressure&quot; &lt;b&gt;</td>",
                                "<td>least</td><td></td><td>4</td><td>from 3</td><td></td>",
                                "<td>isOpen</td><td></td><td>true</td><td></td><td></td>", "<td>7 s</td>",
                                "<td>1e-08</td>", "<p>Less than 1 &lt; 2 &amp; more</p>", "<p>A <i>small</i> press</p>",
                                "href=\"licenses/license.txt\"", "href=\"licenses/libsundials-dev.txt\""})
            QVERIFY2(page.contains(QLatin1String(row)), row);
        QVERIFY(page.contains(version == FmiVersion::Two ? QStringLiteral("FMI 2.0") : QStringLiteral("FMI 3.0")));
        QVERIFY(page.contains(QStringLiteral("Bramah ") + QCoreApplication::applicationVersion()));
    }

    /// The importer of a parameter learns between which values it may be.
    void rangesOfParametersAreTold_data() { versions(); }
    void rangesOfParametersAreTold()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked("model M parameter Real p(min=1, max=3*k) = 2; parameter Real k = 4; end M;", version);
        QVERIFY(unpacked.read(QStringLiteral("modelDescription.xml")).contains("min=\"1\" max=\"12\" start=\"2\""));
    }

    /// x' = k (u - x) with u constant in each step has the solution u + (x0 - u) exp(-k h).
    void inputsAndParametersCountFromNowOn_data() { versions(); }
    void inputsAndParametersCountFromNowOn()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(kFollower, version);
        ImportedInstance run(unpacked.fmu());
        QVERIFY(run.setUp(0, {}, 1e-8) <= 1);
        QVERIFY(run.set("u", 4) <= 1);
        QCOMPARE(run.get("y"), 48.0);  // before the start: x = 0
        QVERIFY(run.exitInitialization() <= 1);
        double x = 0, k = 2;
        for (int step = 0; step < 40; ++step) {
            const double u = step < 20 ? std::sin(step) : 5, h = 0.05;
            k = step < 30 ? 2 : 6;
            QVERIFY(run.set("u", u) <= 1);
            QVERIFY(run.set("k", k) <= 1);
            QVERIFY(std::fabs(run.get("y") - (x + 3 * u * u)) < kNear);  // an output follows its input at once
            QVERIFY2(run.step(step * h, h) <= 1, run.log().empty() ? "" : run.log().back().c_str());
            x = u + (x - u) * std::exp(-k * h);
            QVERIFY2(std::fabs(run.get("x") - x) < kNear, qPrintable(QString::number(run.get("x") - x)));
            QCOMPARE(run.get("time"), (step + 1) * h);
        }
    }

    void changesOfInputsAreEventsWhereTheyAreRead_data() { versions(); }
    void changesOfInputsAreEventsWhereTheyAreRead()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(
            "model M input Real u; input Boolean b(start=false); Integer n(start=0, fixed=true), m(start=0, "
            "fixed=true); "
            "Real x(start=0, fixed=true), late; equation der(x) = u; late = delay(2*u, 0.25); "
            "when u > 0.5 then n = pre(n) + 1; end when; when b then m = pre(m) + 1; end when; end M;",
            version);
        Started started(unpacked.fmu());
        ImportedInstance& run = started.run;
        double x = 0;
        int n = 0, m = 0;
        for (int k = 0; k < 20; ++k) {
            const bool isHigh = k % 2 == 1, isOn = k % 4 == 3;
            QVERIFY(run.set("u", isHigh ? 0.9 : 0.1) <= 1 && run.set("b", isOn) <= 1);
            n += isHigh;
            m += isOn;
            QCOMPARE(run.get("n"), static_cast<double>(n));  // at once
            QVERIFY(run.step(k * 0.1, 0.1) <= 1);
            x += isHigh ? 0.09 : 0.01;
            QVERIFY(std::fabs(run.get("x") - x) < 1e-9);
            QCOMPARE(run.get("n"), static_cast<double>(n));
            QCOMPARE(run.get("m"), static_cast<double>(m));
            if (k >= 3)  // 0.25 s before the end of a step is the middle of the one two steps before
                QVERIFY(std::fabs(run.get("late") - (isHigh ? 1.8 : 0.2)) < 1e-9);
        }
    }

    /// With u = a t the solution is a (t - (1 - exp(-k t))/k).
    void inputsGoOnAlongASlope()
    {
        UnpackedFmu unpacked(kFollower, FmiVersion::Two);
        ImportedInstance run(unpacked.fmu());
        QVERIFY(run.setUp(0, {}, 1e-8) <= 1);
        QVERIFY(run.set("u", 0) <= 1);
        QVERIFY(run.exitInitialization() <= 1);
        QVERIFY(run.setSlope("u", 3) <= 1);
        QVERIFY(run.step(0, 0.5) <= 1);
        QVERIFY(std::fabs(run.get("x") - 3 * (0.5 - (1 - std::exp(-1)) / 2)) < kNear);
        QVERIFY(run.setSlope("k", 3) > 1);
    }

    void stateRunsAgainToTheSameBits_data() { versions(); }
    void stateRunsAgainToTheSameBits()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(
            "model M input Real u(start=1); Real x(start=1, fixed=true); Real v(start=0, fixed=true); "
            "Real late = delay(x, 0.1); Integer n(start=0, fixed=true); equation der(x) = v; "
            "der(v) = -100*x - late + u; when sample(0, 0.07) then n = pre(n) + 1; end when; end M;",
            version);
        Started one(unpacked.fmu());
        QVERIFY(one.run.step(0, 0.3) <= 1);
        QVERIFY(one.run.set("u", 7) <= 1);
        void* const state = one.run.save();
        QVERIFY(state);
        const auto run = [](ImportedInstance& instance) {
            std::vector<double> seen;
            for (int step = 0; step < 5; ++step) {
                if (instance.step(0.3 + 0.1 * step, 0.1) > 1)
                    return std::vector<double>();
                for (const char* name : {"x", "v", "late", "n", "u"})
                    seen.push_back(instance.get(name));
            }
            return seen;
        };
        const std::vector<double> first = run(one.run);
        QCOMPARE(first.size(), std::size_t{25});
        QCOMPARE(first[4], 7.0);
        QVERIFY(one.run.restore(state) <= 1);
        QVERIFY(run(one.run) == first);
        const std::vector<char> bytes = one.run.serialise(state);
        QVERIFY(!bytes.empty());
        Started other(unpacked.fmu());
        // Without a state there is nothing to go on from or to write, and nothing to free.
        QVERIFY(other.run.restore(nullptr) > 1);
        QVERIFY(other.run.serialise(nullptr).empty());
        other.run.free(nullptr);
        void* const copy = other.run.deserialise(bytes);
        QVERIFY(copy && other.run.restore(copy) <= 1);
        QVERIFY(run(other.run) == first);
        std::vector<char> damaged(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() / 2));
        QVERIFY(!other.run.deserialise(damaged));
        one.run.free(state);
        other.run.free(copy);
    }

    /// A state names variables by number: another FMU has others.
    void stateOfAnotherFmuIsRefused_data() { versions(); }
    void stateOfAnotherFmuIsRefused()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(kFollower, version);
        UnpackedFmu small("model M Real x(start=0, fixed=true); equation der(x) = 1; end M;", version);
        Started follower(unpacked.fmu()), other(small.fmu());
        QVERIFY(follower.run.set("k", 3) <= 1 && follower.run.set("u", 3) <= 1 && follower.run.step(0, 0.1) <= 1);
        void* const state = follower.run.save();
        const std::vector<char> bytes = follower.run.serialise(state);
        void* const foreign = other.run.deserialise(bytes);
        QVERIFY(foreign);
        QVERIFY(other.run.restore(foreign) > 1);
        QVERIFY(other.run.log().back().find("another FMU") != std::string::npos);
        QVERIFY(other.run.step(0, 0.1) <= 1);  // it goes on as it was
        follower.run.free(state);
        other.run.free(foreign);
    }

    void eventsEndAStepEarlyWhereTheImporterWantsIt()
    {
        UnpackedFmu unpacked(
            "model M Real x(start=0, fixed=true); Integer n(start=0, fixed=true); "
            "equation der(x) = 1; when time >= 0.35 then n = 1; end when; end M;",
            FmiVersion::Three);
        Started eager(unpacked.fmu(), true);
        QVERIFY(eager.run.step(0, 1) <= 1);
        QVERIFY(eager.run.wasEarly());
        QVERIFY(std::fabs(eager.run.reached() - 0.35) < 1e-9);
        QCOMPARE(eager.run.get("n"), 1.0);
        QVERIFY(eager.run.step(eager.run.reached(), 1 - eager.run.reached()) <= 1);
        QVERIFY(!eager.run.wasEarly());
        QVERIFY(std::fabs(eager.run.get("x") - 1) < kNear);
        Started patient(unpacked.fmu());
        QVERIFY(patient.run.step(0, 1) <= 1);
        QVERIFY(!patient.run.wasEarly());
        QCOMPARE(patient.run.reached(), 1.0);
    }

    void modelMayEndTheRun_data() { versions(); }
    void modelMayEndTheRun()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(
            "model M Real x(start=0, fixed=true); equation der(x) = 1; "
            "when x > 0.45 then terminate(\"far enough\"); end when; end M;",
            version);
        Started started(unpacked.fmu());
        started.run.step(0, 1);
        QVERIFY(started.run.isTerminated());
        QVERIFY(std::fabs(started.run.reached() - 0.45) < kNear);
        QCOMPARE(started.run.log().back(), std::string("far enough"));
        QVERIFY(started.run.reset() <= 1);
        QVERIFY(started.run.setUp(0, 1) <= 1 && started.run.exitInitialization() <= 1);
        QVERIFY(started.run.step(0, 0.2) <= 1);
        QVERIFY(std::fabs(started.run.get("x") - 0.2) < kNear);
    }

    void failuresAreToldInWords_data() { versions(); }
    void failuresAreToldInWords()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(
            "model M parameter Real limit(min=0) = 0.5; Real x(start=0, fixed=true); "
            "equation der(x) = 1; assert(x < limit, \"x is beyond \" + String(limit)); end M;",
            version);
        Started started(unpacked.fmu());
        QVERIFY(started.run.step(0, 0.3) <= 1);
        QVERIFY(started.run.step(0.3, 0.3) > 1);
        QVERIFY2(started.run.log().back().find("x is beyond 0.5") != std::string::npos,
                 started.run.log().back().c_str());
        ImportedInstance wrong(unpacked.fmu());
        QVERIFY(wrong.setUp(0, {}) <= 1);
        QVERIFY(wrong.set("limit", -1) <= 1);
        QVERIFY(wrong.exitInitialization() > 1);
        QVERIFY2(wrong.log().back().find("`limit` is -1, but must not be below 0") != std::string::npos,
                 wrong.log().back().c_str());
        QVERIFY(wrong.set("x", 1) > 1);
        QVERIFY(wrong.set("limit", NAN) > 1);
    }

    void derivativesByInputsAreKnown_data() { versions(); }
    void derivativesByInputsAreKnown()
    {
        QFETCH(FmiVersion, version);
        UnpackedFmu unpacked(kFollower, version);
        ImportedInstance run(unpacked.fmu());
        QVERIFY(run.setUp(0, {}) <= 1);
        QVERIFY(run.set("u", 5) <= 1);
        QVERIFY(run.exitInitialization() <= 1);
        QVERIFY(run.step(0, 0.1) <= 1);
        QCOMPARE(run.derivative("y", "u"), 30.0);
        QCOMPARE(run.get("u"), 5.0);
    }

    void hundredInstancesRunInOneProcess()
    {
        UnpackedFmu unpacked(kFollower, FmiVersion::Three);
        std::vector<std::unique_ptr<ImportedInstance>> all;
        for (int i = 0; i < 100; ++i) {
            all.push_back(std::make_unique<ImportedInstance>(unpacked.fmu()));
            QVERIFY(all.back()->setUp(0, 1) <= 1);
            QVERIFY(all.back()->set("k", 1 + i) <= 1);
            QVERIFY(all.back()->exitInitialization() <= 1);
        }
        for (int step = 0; step < 4; ++step)
            for (const auto& one : all)
                QVERIFY(one->step(step * 0.25, 0.25) <= 1);
        for (int i = 0; i < 100; ++i)
            QVERIFY(std::fabs(all[static_cast<std::size_t>(i)]->get("x") - (1 - std::exp(-1 - i))) < kNear);
    }

    void outputsAreChosenByName()
    {
        FmuQuestion question;
        question.outputs = QRegularExpression(QStringLiteral("^x$"));
        UnpackedFmu unpacked(kFollower, FmiVersion::Three, question);
        QCOMPARE(unpacked.fmu().description().variables.at("x").causality, std::string("output"));
    }

    void whatBelongsToAnotherFmuIsRefused_data() { versions(); }
    void whatBelongsToAnotherFmuIsRefused()
    {
        QFETCH(FmiVersion, version);
        const auto refusal = [](const ImportedFmu& fmu, const std::string& token) -> std::string {
            try {
                const ImportedInstance instance(fmu, false, token);
            } catch (const std::runtime_error& error) {
                return error.what();
            }
            return {};
        };
        UnpackedFmu unpacked(kFollower, version);
        QVERIFY(refusal(unpacked.fmu(), "{another}").find("belong to different FMUs") != std::string::npos);
        UnpackedFmu damaged(kFollower, version);
        QByteArray system = damaged.read(QStringLiteral("resources/system.bramah"));
        system[system.size() / 2] = static_cast<char>(system[system.size() / 2] ^ 1);
        damaged.write(QStringLiteral("resources/system.bramah"), system);
        const std::string reason = refusal(damaged.fmu(), {});
        QVERIFY2(reason.find("is damaged") != std::string::npos, reason.c_str());
    }

    /// RHEL 8 and Ubuntu 20.04 have no later one.
    void libraryAsksForNoGlibcAbove228()
    {
#if defined(__linux__) && defined(__x86_64__)
        QProcess objdump;
        objdump.start(QStringLiteral("objdump"),
                      {QStringLiteral("-T"),
                       QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/bramah/bramah_fmu.so")});
        QVERIFY(objdump.waitForFinished());
        const QString text = QString::fromUtf8(objdump.readAllStandardOutput());
        QVERIFY(text.contains(QLatin1String("fmi3DoStep")));
        const QRegularExpression version(QStringLiteral("GLIBC_2\\.(\\d+)"));
        int count = 0;
        for (auto at = version.globalMatch(text); at.hasNext(); ++count) {
            const auto match = at.next();
            QVERIFY2(match.captured(1).toInt() <= 28, qPrintable(match.captured()));
        }
        QVERIFY(count > 20);
        QVERIFY(!text.contains(QLatin1String("GLIBCXX")));
#endif
    }
};

BRAMAH_TEST(FmuTest);

}  // namespace bramah::test

#include "fmu_test.moc"
