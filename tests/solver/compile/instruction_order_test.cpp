// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/instruction_order.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <bit>
#include <random>

using namespace bramah;
using namespace bramah::solver;

namespace {

constexpr Slot kInputs = 8;

/// Code whose instructions read what came before them, at random.
std::vector<Instruction> randomCode(std::size_t length, std::mt19937& random)
{
    constexpr std::array kOperations{Operation::Add,  Operation::Subtract, Operation::Multiply,
                                     Operation::Sqrt, Operation::If,       Operation::Less};
    std::vector<Instruction> code;
    for (std::size_t i = 0; i < length; ++i) {
        const auto result = static_cast<Slot>(kInputs + i);
        const auto any = [&] { return static_cast<Slot>(random() % result); };
        code.push_back({kOperations[random() % kOperations.size()], result, any(), any(), any()});
    }
    return code;
}

/// \a results: how many slots the code writes; 0: one each.
std::vector<std::uint64_t> valuesOf(const std::vector<Instruction>& code, std::size_t results = 0)
{
    std::vector<double> slots(kInputs + (results > 0 ? results : code.size()), -1e9);
    for (Slot k = 0; k < kInputs; ++k)
        slots[k] = 0.7 + 0.1 * k;
    runInstructions(code.data(), code.data() + code.size(), slots.data(), {});
    std::vector<std::uint64_t> bits;
    for (const double value : slots)
        bits.push_back(std::bit_cast<std::uint64_t>(value));
    return bits;
}

/// Sums of which each reads the one before it, and as many equal components of four instructions that begin with them.
std::vector<Instruction> equalComponents(Slot count)
{
    std::vector<Instruction> code;
    for (Slot k = 0; k < count; ++k)
        code.push_back({Operation::Add, kInputs + k, k == 0 ? 0 : kInputs + k - 1, 1, 0});
    for (Slot k = 0; k < count; ++k) {
        const Slot first = kInputs + count + 4 * k;
        code.push_back({Operation::Multiply, first, kInputs + k, 2, 0});
        code.push_back({Operation::Multiply, first + 1, first, first, 0});
        code.push_back({Operation::Sqrt, first + 2, first + 1, 0, 0});
        code.push_back({Operation::Subtract, first + 3, first + 2, kInputs + k, 0});
    }
    return code;
}

std::size_t groupsIn(const std::vector<Instruction>& code)
{
    std::size_t groups = 1;
    for (std::size_t i = 1; i < code.size(); ++i)
        groups += code[i].operation != code[i - 1].operation;
    return groups;
}

}  // namespace

class InstructionOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noValueChanges()
    {
        std::mt19937 random(7);
        for (const std::size_t length : {1, 2, 50, 1000, 5000}) {
            std::vector<Instruction> code = randomCode(length, random);
            const auto before = valuesOf(code);
            groupOperations(code);
            QCOMPARE(valuesOf(code), before);
        }
    }

    void equalOperationsComeTogether()
    {
        std::mt19937 random(11);
        std::vector<Instruction> code = randomCode(1000, random);
        const std::size_t before = groupsIn(code);
        groupOperations(code);
        QVERIFY2(groupsIn(code) * 4 < before, qPrintable(QString::number(groupsIn(code))));
    }

    void equalComponentsMakeStrips()
    {
        std::vector<Instruction> code = equalComponents(100);
        const auto before = valuesOf(code);
        const std::size_t length = code.size();
        groupOperations(code);
        code.resize(packStrips(code));
        QVERIFY2(code.size() <= length / 10, qPrintable(QString::number(code.size())));
        code.shrink_to_fit();
        QCOMPARE(valuesOf(code, length), before);
    }

    // One instruction of its own before and behind equal components leaves theirs in strips.
    void anOddOneBreaksNoStrip()
    {
        constexpr Slot kComponents = 30, kLength = 7;
        std::vector<Instruction> code{{Operation::Sqrt, kInputs, 3, 0, 0}};
        for (Slot k = 0; k < kComponents; ++k)
            for (const Slot at : {Slot{1}, Slot{5}, Slot{6}})
                code.push_back({Operation::Sqrt, kInputs + kLength * k + at, 1, 0, 0});
        code.push_back({Operation::Sqrt, kInputs + kLength * kComponents, 2, 0, 0});
        constexpr std::size_t kSlots = kLength * kComponents + 1;
        const auto before = valuesOf(code, kSlots);
        groupOperations(code);
        code.resize(packStrips(code));
        QVERIFY2(code.size() <= 8, qPrintable(QString::number(code.size())));
        code.shrink_to_fit();
        QCOMPARE(valuesOf(code, kSlots), before);
    }

    void packedCodeIsTheSame()
    {
        std::vector<Instruction> code = equalComponents(70);
        groupOperations(code);
        std::vector<Instruction> packed = code;
        packed.resize(packStrips(packed));
        const std::vector<Instruction> again = unpacked(packed);
        QCOMPARE(again.size(), code.size());
        for (std::size_t i = 0; i < code.size(); ++i)
            QVERIFY(again[i].operation == code[i].operation && again[i].result == code[i].result &&
                    operandsOf(again[i]) == operandsOf(code[i]) && again[i].strip == 1);
    }

    /// A slot that is written twice makes the order matter in ways that operands do not tell.
    void aSlotWrittenTwiceKeepsItsOrder()
    {
        std::vector<Instruction> code{{Operation::Add, 8, 0, 1, 0},
                                      {Operation::Sqrt, 9, 8, 0, 0},
                                      {Operation::Add, 8, 2, 3, 0},
                                      {Operation::Add, 10, 8, 9, 0}};
        const auto before = valuesOf(code);
        groupOperations(code);
        QCOMPARE(valuesOf(code), before);
    }
};

BRAMAH_TEST(InstructionOrderTest);
#include "instruction_order_test.moc"
