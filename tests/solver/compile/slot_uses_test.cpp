// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/native_code.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <bit>
#include <cstdint>

using namespace bramah::solver;

namespace bramah::test {
namespace {

/// A state that moves by one of two laws, as the friction of a rough and of a smooth wall. \a more: further equations.
QByteArray twoLaws(const QByteArray& declarations = {}, const QByteArray& equations = {})
{
    return "model Laws\n  parameter Real k = 0;\n  Real x(start = 1, fixed = true);\n" + declarations +
           "equation\n  der(x) = if noEvent(k > 0) then k - log(x + 2) else -sqrt(x + 1);\n" + equations +
           "end Laws;\n";
}

/// The slots that are used in one branch alone.
std::ptrdiff_t conditionalSlots(const QByteArray& text)
{
    const auto system = compiled(text).system;
    return system ? std::ranges::count_if(system->uses, [](const SlotUse& use) { return !use.isAlways(); }) : -1;
}

}  // namespace

/// Which values only one branch of an `if` needs, and that machine code without the others gives the same results.
class SlotUsesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void branchesAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isLogUsedAlways");
        QTest::newRow("one of two laws") << twoLaws() << false;
        QTest::newRow("a law that something else needs, too")
            << twoLaws("  Real y(start = 0, fixed = true);\n", "  der(y) = k - log(x + 2);\n") << true;
        QTest::newRow("a law in the same branch of another choice")
            << twoLaws("  Real y(start = 0, fixed = true);\n",
                       "  der(y) = if noEvent(k > 0) then 2*(k - log(x + 2)) else 1;\n")
            << false;
        QTest::newRow("a law in the other branch of another choice")
            << twoLaws("  Real y(start = 0, fixed = true);\n",
                       "  der(y) = if noEvent(k > 0) then 1 else 2*(k - log(x + 2));\n")
            << true;
        QTest::newRow("a law that a variable shows") << twoLaws("  Real y;\n", "  y = log(x + 2);\n") << true;
    }
    void branchesAreFound()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isLogUsedAlways);
        const auto system = compiled(text).system;
        QVERIFY(system);
        int logs = 0;
        for (const Program* program : system->programs())
            forEachInstruction(program->instructions, [&](const Instruction& i) {
                if (i.operation != Operation::Log)
                    return;
                ++logs;
                QCOMPARE(system->uses[i.result].isAlways(), isLogUsedAlways);
                QVERIFY(isLogUsedAlways || system->uses[i.result].isTrue);
            });
        QVERIFY(logs > 0);
    }

    /// Such a condition may change between two evaluations.
    void conditionsOfStatesAreNoReason()
    {
        QVERIFY(conditionalSlots(twoLaws()) > 0);
        QCOMPARE(conditionalSlots("model M Real x(start = 1, fixed = true); equation\n"
                                  "  der(x) = if noEvent(x > 2) then -log(x + 2) else -sqrt(x + 1); end M;"),
                 0);
        QCOMPARE(conditionalSlots("model M Real x(start = 1, fixed = true); equation\n"
                                  "  der(x) = if time > 2 then -log(x + 2) else -sqrt(x + 1); end M;"),
                 0);
    }

    void machineCodeFollowsTheParameter()
    {
        if (!isNativeCodeAvailable())
            QSKIP("there is no module for machine code beside this program");
        TestRun native(twoLaws()), tape(twoLaws());
        native.start();
        tape.start();
        native.evaluator->setEvaluationMode(EvaluationMode::Native);
        tape.evaluator->setEvaluationMode(EvaluationMode::Tape);
        for (const double k : {0.0, 2.0, 3.0, -1.0, 4.0}) {
            std::vector<std::uint64_t> bits[2];
            for (TestRun* run : {&native, &tape}) {
                run->set("k", k);
                QVERIFY(run->evaluator->updateParameters().ok());
                std::vector<double> slope(1), matrix(1);
                const std::vector<double> x{1.5 + k};
                QVERIFY(run->evaluator->derivatives(0, x, slope).ok());
                QVERIFY(run->evaluator->jacobian(0, x, matrix).ok());
                bits[run == &tape ? 1 : 0] = {std::bit_cast<std::uint64_t>(slope[0]),
                                              std::bit_cast<std::uint64_t>(matrix[0])};
            }
            QCOMPARE(bits[0], bits[1]);
        }
    }
};

BRAMAH_TEST(SlotUsesTest);

}  // namespace bramah::test

#include "slot_uses_test.moc"
