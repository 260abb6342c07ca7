// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/compact_program.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/tape/side_by_side.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

using namespace bramah;
using namespace bramah::solver;

namespace {

constexpr std::size_t kPoints = 3;
using Points = std::array<std::vector<double>, kPoints>;

bool areSameBits(const std::vector<double>& some, const std::vector<double>& others)
{
    return std::ranges::equal(
        some, others, {}, [](double value) { return std::bit_cast<std::uint64_t>(value); },
        [](double value) { return std::bit_cast<std::uint64_t>(value); });
}

QString examplesFolder()
{
    return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/");
}

/// Three points near \a x, other ones in each \a round.
Points near(const std::vector<double>& x, int round)
{
    Points points{x, x, x};
    for (std::size_t point = 0; point < kPoints; ++point)
        for (double& value : points.at(point))
            value *= 1 + 1e-3 * static_cast<double>(point + 1) * (round + 1);
    return points;
}

/// A system whose slots are time, \a states states, \a constants values that are given, and those of a program.
CompiledSystem systemOf(Slot states, Slot constants, Slot computed)
{
    CompiledSystem system;
    system.tape.time = 0;
    system.tape.initialSlots.resize(1 + std::size_t{states} + constants + computed);
    for (Slot state = 0; state < states; ++state)
        system.states.push_back({VariableId{state}, 1 + state, kNoSlot, kNoSlot, kNoSlot, false});
    return system;
}

Program straight(std::vector<Instruction> code)
{
    Program program;
    code.resize(packStrips(code));
    program.instructions = std::move(code);
    program.steps.push_back({StepKind::Run, 0, static_cast<std::uint32_t>(program.instructions.size()), 0});
    return program;
}

}  // namespace

class CompactProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesAgreeAtEachPoint_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(examplesFolder()).entryList({QStringLiteral("*.mo")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file;
    }

    /// Three points at once give the bits of one after the other, on the tape and in machine code.
    void examplesAgreeAtEachPoint()
    {
        QFETCH(QString, file);
        const auto evaluator = test::evaluatorOf(test::flatFile(examplesFolder() + file));
        std::vector<double> x(evaluator->layout().states.size());
        QVERIFY(evaluator->initialise(0, x).status.ok());
        std::vector<std::size_t> rows(std::min<std::size_t>(evaluator->layout().outputs.size(), 200));
        std::iota(rows.begin(), rows.end(), 0);
        evaluator->selectOutputs(rows);
        bool isPossible = false;
        for (const auto mode : {EvaluationMode::Tape, EvaluationMode::Native}) {
            evaluator->setEvaluationMode(mode);
            for (int round = 0; round < 2; ++round)
                isPossible |= compareAt(*evaluator, near(x, round), rows.size());
        }
        QVERIFY2(isPossible || !file.startsWith(QStringLiteral("cylinder_drive")), "there is nothing to compare");
    }

    /// A long chain needs a few slots, and its strips stay strips.
    void slotsAreUsedAgain()
    {
        constexpr Slot kWidth = 10, kLength = 50, kFirst = 1 + 2 * kWidth;
        CompiledSystem system = systemOf(kWidth, kWidth, kWidth * kLength);
        std::vector<Instruction> code;
        for (Slot row = 0; row < kLength; ++row)
            for (Slot k = 0; k < kWidth; ++k) {
                const Slot behind = row == 0 ? 1 + k : kFirst + (row - 1) * kWidth + k;
                code.push_back({row % 2 == 0 ? Operation::Add : Operation::Multiply, kFirst + row * kWidth + k, behind,
                                1 + kWidth + k, 0});
            }
        std::vector<ValuePlace> results;
        for (Slot k = 0; k < kWidth; ++k)
            results.push_back({kFirst + (kLength - 1) * kWidth + k, -1});
        const Program program = straight(code);
        const auto compact = CompactProgram::of(system, program, results);
        QVERIFY(compact);
        QCOMPARE(compact->given().size(), std::size_t{kWidth});
        QCOMPARE(compact->slotCount(), std::size_t{1 + kWidth + kWidth + kWidth + 2 * kWidth});
        QCOMPARE(compact->program().instructions.size(), program.instructions.size());
        compareByHand(system, program, *compact, results);
    }

    /// Results may be states, given values, or values that others read later; a slot may be written again.
    void resultsStay()
    {
        CompiledSystem system = systemOf(1, 1, 4);
        constexpr Slot kState = 1, kGiven = 2, kSum = 3, kProduct = 4, kAgain = 5, kUnread = 6;
        const Program program = straight({{Operation::Add, kSum, kState, kGiven, 0},
                                          {Operation::Multiply, kProduct, kSum, kGiven, 0},
                                          {Operation::Subtract, kAgain, kSum, kProduct, 0},
                                          {Operation::Multiply, kUnread, kAgain, kAgain, 0},
                                          {Operation::Add, kAgain, kAgain, kSum, 0},
                                          {Operation::Negate, kProduct, kAgain, 0, 0}});
        const std::vector<ValuePlace> results{{kState, 1}, {kGiven, -1}, {kSum, 1}, {kAgain, 1}, {kProduct, -1}};
        const auto compact = CompactProgram::of(system, program, results);
        QVERIFY(compact);
        compareByHand(system, program, *compact, results);
    }

private:
    /// False if the system is not evaluated at several points at once.
    static bool compareAt(SystemEvaluator& evaluator, const Points& points, std::size_t rows)
    {
        const std::array<double, kPoints> times{0.25, 0.5, 0.75};
        Points derivatives, outputs;
        for (std::size_t point = 0; point < kPoints; ++point) {
            derivatives.at(point).resize(points[point].size());
            outputs.at(point).resize(rows);
        }
        const auto agree = [](const EvaluationStatus& status, const std::vector<double>& alone,
                              const std::vector<double>& atOnce) {
            QVERIFY(status.ok());
            QVERIFY(areSameBits(alone, atOnce));
        };
        const bool hasDerivatives = evaluator.derivativesSideBySide(
            times, points, {derivatives[0].data(), derivatives[1].data(), derivatives[2].data()});
        const bool hasRows =
            evaluator.outputsSideBySide(times, points, {outputs[0].data(), outputs[1].data(), outputs[2].data()});
        for (std::size_t point = 0; point < kPoints; ++point) {
            std::vector<double> alone(points[point].size()), row(rows);
            if (hasDerivatives)
                agree(evaluator.derivatives(times[point], points[point], alone), alone, derivatives[point]);
            if (hasRows)
                agree(evaluator.outputs(times[point], points[point], row), row, outputs[point]);
        }
        return hasDerivatives;
    }

    /// Compares with each instruction of \a program by itself.
    static void compareByHand(const CompiledSystem& system, const Program& program, const CompactProgram& compact,
                              const std::vector<ValuePlace>& results)
    {
        std::vector<double> slots(system.tape.initialSlots.size());
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            slots[slot] = 0.75 + 0.01 * static_cast<double>(slot);
        Points x;
        for (std::vector<double>& point : x)
            point.assign(slots.begin() + 1, slots.begin() + 1 + static_cast<std::ptrdiff_t>(system.states.size()));
        Points found = near(std::vector<double>(results.size()), 0);
        x = near(x.front(), 0);
        SideBySide side(compact, system.tape.functions);
        QVERIFY(
            side.evaluate(nullptr, slots, 1, {1, 2, 3}, x, {}, {found[0].data(), found[1].data(), found[2].data()}));
        for (std::size_t point = 0; point < kPoints; ++point) {
            std::vector<double> own = slots;
            for (std::size_t state = 0; state < system.states.size(); ++state)
                own[system.states[state].slot] = x.at(point)[state];
            forEachInstruction(program.instructions, [&](const Instruction& i) {
                own[i.result] = apply(i.operation, own[i.a], own[i.b], own[i.c]);
            });
            std::vector<double> expected;
            for (const ValuePlace& result : results)
                expected.push_back(result.sign * own[result.slot]);
            QVERIFY(areSameBits(found.at(point), expected));
        }
    }
};

BRAMAH_TEST(CompactProgramTest);
#include "compact_program_test.moc"
