// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/native_code.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <bit>
#include <cmath>
#include <limits>

using namespace bramah;
using namespace bramah::solver;

namespace {

std::uint64_t bits(double value)
{
    return std::bit_cast<std::uint64_t>(value);
}

test::LibraryRun runExample(const QString& file, EvaluationMode mode, const QString& variables = {})
{
    test::LibraryRunOptions options;
    options.useExperiment = true;
    options.evaluation = mode;
    options.variables = variables;
    return test::runFile(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/") + file,
                         options);
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::array kOperands{
    0.0, -0.0, 1.0, -2.5, 1e-310, 3.7e300, kInfinity, -kInfinity, std::numeric_limits<double>::quiet_NaN()};

/// Each operation on each two of kOperands, which lie in the first slots.
Program allOperations()
{
    Program program;
    auto result = static_cast<Slot>(kOperands.size());
    for (auto operation = Operation::Add; operation <= Operation::NoEvent;
         operation = static_cast<Operation>(static_cast<int>(operation) + 1))
        for (Slot a = 0; a < kOperands.size(); ++a)
            for (Slot b = 0; b < kOperands.size(); ++b)
                program.instructions.push_back(
                    {operation, result++, a, b, static_cast<Slot>((a + b) % kOperands.size())});
    program.steps.push_back({StepKind::Run, 0, static_cast<std::uint32_t>(program.instructions.size()), 0});
    return program;
}

/// The first place where two results differ in any bit; empty if there is none. Compares the columns of \a some.
QString difference(const ResultStore& some, const ResultStore& all)
{
    if (some.rowCount() != all.rowCount())
        return QStringLiteral("%1 and %2 rows").arg(some.rowCount()).arg(all.rowCount());
    for (int column = 0; column < static_cast<int>(some.columns().size()); ++column) {
        const QString path = some.columns()[static_cast<std::size_t>(column)].path;
        const int other = all.find(path);
        for (std::size_t row = 0; row < some.rowCount(); ++row)
            if (bits(some.value(column, row)) != bits(all.value(other, row)))
                return QStringLiteral("%1 at %2 s").arg(path).arg(some.time(row));
    }
    return {};
}

}  // namespace

class NativeCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!isNativeCodeAvailable())
            QSKIP("there is no module for machine code beside this program");
    }

    /// The interpreter runs long strips within machine code.
    void stripsAgree()
    {
        constexpr Slot kCount = 500;
        Program program;
        for (Slot k = 0; k < kCount; ++k)
            program.instructions.push_back({Operation::Multiply, kCount + k, k, k, 0});
        for (Slot k = 0; k < kCount; ++k)
            program.instructions.push_back(
                {k % 40 < 30 ? Operation::Subtract : Operation::Divide, 2 * kCount + k, k, kCount + k / 2, 0});
        const std::vector<Instruction> each = program.instructions;
        program.instructions.resize(packStrips(program.instructions));
        program.steps.push_back({StepKind::Run, 0, static_cast<std::uint32_t>(program.instructions.size()), 0});
        const Program* const pointer = &program;
        const auto code = compileNative({&pointer, 1}, {});
        QVERIFY(code);
        std::vector<double> slots(std::size_t{3} * kCount);
        for (Slot k = 0; k < kCount; ++k)
            slots[k] = 0.1 + k;
        std::vector<double> expected = slots;
        for (const Instruction& i : each)
            expected[i.result] = apply(i.operation, expected[i.a], expected[i.b]);
        code->programs.front().run(code->programs.front().steps.front(), slots.data(), {});
        QVERIFY(slots == expected);
    }

    /// Programs have blocks in common, as those for derivatives and for the past of delays.
    void equalStepsShareTheirCode()
    {
        Program one, other;
        one.instructions = {
            {Operation::Add, 2, 0, 1, 0}, {Operation::Multiply, 3, 2, 1, 0}, {Operation::Sqrt, 4, 3, 0, 0}};
        one.steps = {{StepKind::Run, 0, 1, 0}, {StepKind::Run, 1, 3, 0}};
        other.instructions = {
            {Operation::Add, 2, 0, 0, 0}, {Operation::Multiply, 3, 2, 1, 0}, {Operation::Sqrt, 4, 3, 0, 0}};
        other.steps = one.steps;
        const std::array<const Program*, 2> both{&one, &other};
        const auto code = compileNative(both, {});
        QVERIFY(code);
        const NativeProgram &first = code->programs[0], &second = code->programs[1];
        QVERIFY(first.functions[0] != second.functions[0]);
        QVERIFY(first.functions[1] == second.functions[1]);
        std::vector<double> slots{3, 4, 0, 0, 0};
        for (std::size_t step = 0; step < 2; ++step)
            first.run(first.steps[step], slots.data(), {});
        QCOMPARE(slots[4], std::sqrt(28.0));
        for (std::size_t step = 0; step < 2; ++step)
            second.run(second.steps[step], slots.data(), {});
        QCOMPARE(slots[4], std::sqrt(24.0));
    }

    /// The friction of a smooth wall needs no logarithm. What lies between the instructions of a branch is always run.
    void branchesThatNobodyUsesAreSkipped()
    {
        enum : Slot { X, IsRough, Shifted, Log, Twice, Root, Half, Choice, Size };
        Program program;
        program.instructions = {{Operation::Add, Shifted, X, X, 0},   {Operation::Log, Log, Shifted, 0, 0},
                                {Operation::Multiply, Half, X, X, 0}, {Operation::Sqrt, Root, Half, 0, 0},
                                {Operation::Add, Twice, Log, Log, 0}, {Operation::If, Choice, IsRough, Twice, Root}};
        program.steps = {{StepKind::Run, 0, 6, 0}};
        std::vector<SlotUse> uses(Size);
        uses[Log] = uses[Twice] = {IsRough, true};
        uses[Root] = {IsRough, false};
        const Program* const pointer = &program;
        const auto code = compileNative({&pointer, 1}, {}, nullptr, uses);
        QVERIFY(code);
        constexpr double kUntouched = -7;
        std::vector<double> slots(Size, kUntouched);
        slots[X] = 3;
        const auto run = [&](double isRough) {
            slots[IsRough] = isRough;
            code->programs[0].run(code->programs[0].steps[0], slots.data(), {});
        };
        run(0);
        QCOMPARE(slots[Choice], 3.0);
        QCOMPARE(slots[Log], kUntouched);
        QCOMPARE(slots[Twice], kUntouched);
        QCOMPARE(slots[Shifted], 6.0);
        slots[Root] = kUntouched;
        run(1);
        QCOMPARE(slots[Choice], 2 * std::log(6.0));
        QCOMPARE(slots[Root], kUntouched);
        QCOMPARE(slots[Half], 9.0);
    }

    /// Every operation on ordinary and strange operands, by the interpreter and by machine code.
    void operationsAgree()
    {
        const Program program = allOperations();
        std::vector<double> slots(kOperands.begin(), kOperands.end());
        slots.resize(kOperands.size() + program.instructions.size());
        const std::uint32_t end = program.steps.front().end;
        const Program* const pointer = &program;
        const auto code = compileNative({&pointer, 1}, {});
        QVERIFY(code);
        std::vector<double> interpreted = slots;
        runInstructions(program.instructions.data(), program.instructions.data() + end, interpreted.data(), {});
        const NativeProgram& native = code->programs.front();
        QVERIFY2(native.functions.size() > 1, "long code is cut into several functions");
        native.run(native.steps.front(), slots.data(), {});
        for (const Instruction& i : program.instructions) {
            // The sign and payload of a NaN are not laid down for arithmetic, here or in the language.
            if (std::isnan(interpreted[i.result]) && std::isnan(slots[i.result]))
                continue;
            QVERIFY2(bits(slots[i.result]) == bits(interpreted[i.result]),
                     qPrintable(QStringLiteral("operation %1 of %2 and %3: %4, interpreted %5")
                                    .arg(static_cast<int>(i.operation))
                                    .arg(slots[i.a])
                                    .arg(slots[i.b])
                                    .arg(slots[i.result])
                                    .arg(interpreted[i.result])));
        }
    }

    /// The same in lanes, on other operands in each.
    void lanesAgree()
    {
        Program program = allOperations();
        const std::vector<Instruction> each = program.instructions;
        program.instructions.resize(packStrips(program.instructions));
        program.steps.front().end = static_cast<std::uint32_t>(program.instructions.size());
        const auto code = compileNative({}, {}, &program);
        QVERIFY(code);
        const std::size_t count = kOperands.size() + each.size();
        std::vector<double> interpreted(kLanes * count);
        for (std::size_t i = 0; i < kOperands.size(); ++i)
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                interpreted[kLanes * i + lane] = kOperands.at((i + lane) % kOperands.size());
        std::vector<double> native = interpreted;
        code->inLanes.run(code->inLanes.steps.front(), native.data(), {});
        runInstructionsInLanes(program.instructions.data(), program.instructions.data() + program.instructions.size(),
                               interpreted.data(), {});
        for (std::size_t lane = 0; lane < kUsedLanes; ++lane) {
            std::vector<double> alone(count);
            for (std::size_t i = 0; i < kOperands.size(); ++i)
                alone[i] = kOperands.at((i + lane) % kOperands.size());
            for (const Instruction& i : each) {
                alone[i.result] = apply(i.operation, alone[i.a], alone[i.b], alone[i.c]);
                for (const auto* lanes : {&interpreted, &native}) {
                    const double found = (*lanes)[kLanes * i.result + lane];
                    QVERIFY2(bits(found) == bits(alone[i.result]) || (std::isnan(found) && std::isnan(alone[i.result])),
                             qPrintable(QStringLiteral("operation %1 in lane %2: %3 in place of %4")
                                            .arg(static_cast<int>(i.operation))
                                            .arg(lane)
                                            .arg(found)
                                            .arg(alone[i.result])));
                }
            }
        }
    }

    void aStopIsHeard()
    {
        Program program;
        program.instructions.push_back({Operation::Add, 1, 0, 0, 0});
        program.steps.push_back({StepKind::Run, 0, 1, 0});
        const Program* const pointer = &program;
        QVERIFY(!compileNative({&pointer, 1}, [] { return true; }));
    }

    void runsAgreeToTheLastBit_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"cylinder_drive.mo", "cylinder_drive_step.mo", "cylinder_drive_oil.mo"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void runsAgreeToTheLastBit()
    {
        QFETCH(QString, file);
        const test::LibraryRun tape = runExample(file, EvaluationMode::Tape);
        QVERIFY2(tape.isRegular(), qPrintable(tape.messages()));
        QVERIFY(tape.results.rowCount() > 100);
        for (const EvaluationMode mode : {EvaluationMode::Native, EvaluationMode::Auto})
            QCOMPARE(difference(runExample(file, mode).results, tape.results), QString());
    }

    /// The choice of stored variables decides the instructions for a row; it must not change values.
    void aSelectionChangesNothing()
    {
        for (const char* file : {"cylinder_drive.mo", "cylinder_drive_oil.mo"}) {
            const test::LibraryRun all =
                runExample(QString::fromLatin1(file), EvaluationMode::Tape, QStringLiteral(".*"));
            const test::LibraryRun some = runExample(QString::fromLatin1(file), EvaluationMode::Tape,
                                                     QStringLiteral("mass\\.v|.*\\.q|valve\\..*"));
            QVERIFY(!some.results.columns().empty() && some.results.columns().size() < all.results.columns().size());
            QCOMPARE(difference(some.results, all.results), QString());
        }
    }
};

BRAMAH_TEST(NativeCodeTest);
#include "native_code_test.moc"
