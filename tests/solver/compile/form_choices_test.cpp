// SPDX-License-Identifier: GPL-3.0-or-later
// The flow control valve of figure 4 of Grossschmidt and Harf ("Simulation of hydraulic circuits in an intelligent
// programming environment"), static: a slot that a spool shuts (RR3), a measuring orifice (RR4), damping orifices to
// both sides of the spool (RR5, RR6), the load (RR7). Numbers are our own.
#include "solver/inspection/port_causality.h"
#include "tests/model_file.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace bramah;

namespace {

const QByteArray& package()
{
    static const QByteArray text = test::modelFile("solver/models/form_choices.mo");
    return text;
}

const std::array<QByteArray, 5> kNames{"RR3", "RR4", "RR5", "RR6", "RR7"};
/// What an element of form G, H or Y is given.
const std::array<QByteArray, 4> kGiven{"", "\"A.p\", \"B.q\"", "\"A.q\", \"B.p\"", "\"A.p\", \"B.p\""};

using Choices = std::array<int, 5>;

/// \a extra: behind the declaration of x.
QByteArray valve(const Choices& choices, const QByteArray& iterated = {})
{
    QByteArray text = package() + "model M\n";
    const std::array<QByteArray, 5> conductances{"max(4 - spool.x, 0.001)", "2", "1", "1", "1.5"};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        text += "  F.RR " + kNames[i] + "(k = " + conductances[i] + ")";
        if (choices[i] > 0)
            text += " annotation(__Bramah(given = {" + kGiven[static_cast<std::size_t>(choices[i])] + "}))";
        text += ";\n";
    }
    if (!iterated.isEmpty())
        text += "  Real cut = " + iterated + " annotation(__Bramah(iterate = true));\n";
    return text +
           "  F.Spool spool;\n  F.Source supply, tank(p = 1);\nequation\n"
           "  connect(supply.A, RR3.A);\n  connect(RR3.B, RR4.A);\n  connect(RR4.B, RR7.A);\n"
           "  connect(RR7.B, tank.A);\n  connect(RR3.B, RR5.A);\n  connect(RR4.B, RR6.A);\n"
           "  connect(RR5.B, spool.A);\n  connect(RR6.B, spool.B);\nend M;\n";
}

solver::CompileOutcome compiledValve(const Choices& choices, const QByteArray& iterated = {})
{
    solver::CompileOptions options;
    options.keepStructure = true;
    return test::compiled(valve(choices, iterated), options);
}

/// The letters of all elements as they came out.
std::array<char, 5> lettersOf(const solver::CompiledSystem& system)
{
    std::array<char, 5> letters{};
    const auto ports = portCausalities(system.model, *system.structure);
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        std::vector<solver::PortCausality> own;
        for (const solver::PortCausality& port : ports)
            if (system.model.component(port.component).path == kNames[i].toStdString())
                own.push_back(port);
        const std::string form = formOf(own);
        letters[i] = form.empty() ? '-' : form[0];
    }
    return letters;
}

/// The flow through the valve; not a number if it cannot be computed.
double flowOf(const std::shared_ptr<const solver::CompiledSystem>& system)
{
    test::TestRun run(system);
    run.start();
    return run.status.ok() ? run["RR7.A.q"] : std::nan("");
}

bool has(const solver::CompileOutcome& outcome, model::DiagnosticKind kind)
{
    return std::ranges::any_of(outcome.diagnostics, [&](const model::Diagnostic& d) { return d.kind == kind; });
}

}  // namespace

class FormChoicesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // 4 choices of 5 elements. A choice is kept or refused; what is kept gives the same flow.
    void allChoicesThatExistGiveTheSameFlow()
    {
        const double flow = flowOf(compiledValve({}).system);
        QVERIFY2(flow > 1, qPrintable(QString::number(flow)));
        int kept = 0, refused = 0;
        for (int number = 1; number < 1024; ++number) {
            const Choices choices{number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6 & 3, number >> 8 & 3};
            const solver::CompileOutcome outcome = compiledValve(choices);
            if (!outcome.system) {
                QVERIFY2(has(outcome, model::DiagnosticKind::FormNotPossible), qPrintable(test::messages(outcome)));
                ++refused;
                continue;
            }
            ++kept;
            const std::array<char, 5> letters = lettersOf(*outcome.system);
            for (std::size_t i = 0; i < choices.size(); ++i)
                if (choices[i] > 0)
                    QVERIFY2(letters[i] == "-GHY"[choices[i]], valve(choices).constData());
            const double same = flowOf(outcome.system);
            QVERIFY2(std::fabs(same - flow) < 1e-9 * flow,
                     qPrintable(QString::number(same, 'g', 15) + QString::fromUtf8(valve(choices))));
        }
        QVERIFY2(kept > 10 && refused > 100, qPrintable(QStringLiteral("%1 kept, %2 refused").arg(kept).arg(refused)));
    }

    // Both would have to compute the pressure between them.
    void theChoiceThatForbidsAnotherIsNamed()
    {
        const solver::CompileOutcome outcome = compiledValve({1, 2, 0, 0, 0});
        QVERIFY(!outcome.system);
        const QString text = test::messages(outcome);
        QVERIFY2(
            text.contains(QStringLiteral("`RR4` cannot be given `A.q` and `B.p` as long as `RR3` is given `A.p` and "
                                         "`B.q`")),
            qPrintable(text));
    }

    void whatNothingAroundGivesIsRefused()
    {
        const solver::CompileOutcome outcome = compiledValve({0, 0, 3, 0, 0});  // the spool lets nothing through RR5
        QVERIFY(!outcome.system);
        const QString text = test::messages(outcome);
        QVERIFY2(text.contains(QStringLiteral("`RR5` cannot be given `A.p` and `B.p`")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("as long as")), qPrintable(text));
    }

    void namesOfNoPortAreRefused()
    {
        QByteArray text = valve({1, 0, 0, 0, 0});
        text.replace("\"A.p\", \"B.q\"", "\"C.p\"");
        const solver::CompileOutcome outcome = test::compiled(text);
        QVERIFY(!outcome.system);
        QVERIFY2(test::messages(outcome).contains(QStringLiteral("`RR3` has no port variable `C.p`")),
                 qPrintable(test::messages(outcome)));
    }

    void loopsAreCutWhereTheUserWants()
    {
        const double flow = flowOf(compiledValve({}).system);
        for (const char* wanted : {"spool.x", "RR4.A.p", "RR4.B.p", "spool.B.p", "RR7.A.q"}) {
            const solver::CompileOutcome outcome = compiledValve({}, wanted);
            QVERIFY2(outcome.system, qPrintable(test::messages(outcome)));
            QVERIFY2(!has(outcome, model::DiagnosticKind::IterationNotNeeded), wanted);
            const solver::VariableId id = outcome.system->model.findVariable(wanted);
            QCOMPARE(outcome.system->structure->variable(id).use, solver::VariableUse::Iterated);
            const double same = flowOf(outcome.system);
            QVERIFY2(std::fabs(same - flow) < 1e-9 * flow, wanted);
        }
    }

    // As the window writes it: at the component, by the names that the variables have there.
    void aComponentNamesWhereLoopsAreCut()
    {
        const double flow = flowOf(compiledValve({}).system);
        QByteArray text = valve({});
        text.replace("F.Spool spool;", "F.Spool spool annotation(__Bramah(iterate={\"x\"}));");
        text.replace("F.RR RR4(k = 2);", "F.RR RR4(k = 2) annotation(__Bramah(iterate={\"B.p\"}));");
        solver::CompileOptions options;
        options.keepStructure = true;
        const solver::CompileOutcome outcome = test::compiled(text, options);
        QVERIFY2(outcome.system, qPrintable(test::messages(outcome)));
        for (const char* wanted : {"spool.x", "RR4.B.p"}) {
            const solver::FlatModel& model = outcome.system->model;
            QVERIFY2(model.variable(model.findVariable(wanted)).isIterated, wanted);
        }
        // No more unknowns are iterated than without, and the spool's position is one of them.
        QCOMPARE(outcome.system->structure->variable(outcome.system->model.findVariable("spool.x")).use,
                 solver::VariableUse::Iterated);
        QVERIFY(std::fabs(flowOf(outcome.system) - flow) < 1e-9 * flow);
    }

    // A class that serves many circuits says where loops through it are cut; it cannot know where there are some.
    void whatAClassSaysOfItsLoopsIsNoNote()
    {
        const solver::CompileOutcome outcome = test::compiled(
            "model Part Real x(start = 0, fixed = true), y annotation(__Bramah(iterate = true)); "
            "equation der(x) = y; y = 1 - x; end Part; model M Part part; end M;");
        QVERIFY(outcome.system);
        QVERIFY(!has(outcome, model::DiagnosticKind::IterationNotNeeded));
    }

    void whatNoLoopGoesThroughIsNoted()
    {
        const solver::CompileOutcome outcome = compiledValve({}, "supply.A.p");
        QVERIFY(outcome.system);
        QVERIFY(has(outcome, model::DiagnosticKind::IterationNotNeeded));
    }

    // The order at rest: of a load on a spring between its volume and a resistance.
    void atRestNothingChanges()
    {
        const QByteArray text =
            "model M\n  Real p(start = 1, fixed = true), q, s(start = 0, fixed = true);\n"
            "  Real v(start = 0, fixed = true), f, far(start = 0, fixed = true);\nequation\n"
            "  0.1*der(p) = 3 - q;\n  q = 2*p;\n  der(s) = v;\n  5*der(v) = f;\n  f = p - 4*s;\n"
            "  der(far) = q;\nend M;\n";
        solver::CompileOptions options;
        options.keepStructure = true;
        options.atRest = true;
        const solver::CompileOutcome outcome = test::compiled(text, options);
        QVERIFY2(outcome.system, qPrintable(test::messages(outcome)));
        const auto use = [&](const char* name) {
            return outcome.system->structure->variable(outcome.system->model.findVariable(name)).use;
        };
        QCOMPARE(use("p"), solver::VariableUse::Computed);
        QCOMPARE(use("s"), solver::VariableUse::Computed);
        QCOMPARE(use("v"), solver::VariableUse::Computed);
        QCOMPARE(use("far"), solver::VariableUse::State);  // a meter goes on
    }
};

BRAMAH_TEST(FormChoicesTest);
#include "form_choices_test.moc"
