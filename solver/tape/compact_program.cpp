// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/compact_program.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace bramah::solver {
namespace {

/// Rows of adjacent slots, lent and taken back. The lowest place in which a row fits is the next.
class SlotPool
{
public:
    [[nodiscard]] Slot lend(Slot length)
    {
        const auto fits = [length](const Row& row) { return row.length >= length; };
        const auto place = std::ranges::find_if(free_, fits);
        if (place == free_.end()) {
            const Slot begin = end_;
            end_ += length;
            return begin;
        }
        const Slot begin = place->begin;
        place->begin += length;
        place->length -= length;
        if (place->length == 0)
            free_.erase(place);
        return begin;
    }

    void takeBack(Slot begin, Slot length)
    {
        auto next = std::ranges::upper_bound(free_, begin, {}, &Row::begin);
        if (next != free_.begin() && behind(*std::prev(next)) == begin) {
            --next;
            next->length += length;
        } else {
            next = free_.insert(next, {begin, length});
        }
        const auto other = std::next(next);
        if (other != free_.end() && behind(*next) == other->begin) {
            next->length += other->length;
            free_.erase(other);
        }
    }

    /// One more than the highest slot that was ever lent.
    [[nodiscard]] Slot size() const { return end_; }

private:
    struct Row {
        Slot begin, length;
    };
    static Slot behind(const Row& row) { return row.begin + row.length; }

    std::vector<Row> free_;  ///< in rising order, not adjacent
    Slot end_ = 0;
};

/// Writes a program anew, in three walks over its strips: which values are read how long, which slots stay, which are
/// lent for a while.
class Compaction
{
public:
    Compaction(const CompiledSystem& system, const Program& program)
        : program_(program), lastRead_(system.tape.initialSlots.size(), kNever), places_(lastRead_.size(), kNoSlot)
    {
        places_[system.tape.time] = CompactProgram::time();
        for (const CompiledState& state : system.states)
            places_[state.slot] = fixed_++;
    }

    void run(std::span<const ValuePlace> results)
    {
        for (const ValuePlace& result : results)
            lastRead_[result.slot] = kAlways;
        findReads();
        for (const ValuePlace& result : results)
            read(result.slot, kAlways);
        findKept();
        rewrite();
    }

    Program compact;
    std::vector<CompactProgram::Given> given;
    [[nodiscard]] Slot placeOf(Slot slot) const { return slot == kNoSlot ? kNoSlot : places_[slot]; }
    [[nodiscard]] std::size_t slotCount() const { return std::size_t{fixed_} + pool_.size(); }

private:
    static constexpr std::uint32_t kNever = 0;  ///< strips are counted from 1
    static constexpr std::uint32_t kAlways = std::numeric_limits<std::uint32_t>::max();

    using Strip = std::span<const Instruction>;

    [[nodiscard]] Strip codeOf(const ProgramStep& step) const
    {
        return Strip(program_.instructions).subspan(step.begin, step.end - step.begin);
    }

    void findReads()
    {
        std::uint32_t number = 0;
        isWritten_.assign(places_.size(), false);
        for (const ProgramStep& step : program_.steps)
            forEachStrip(codeOf(step), [&](Strip strip) {
                ++number;
                forEachInstruction(strip, [&](const Instruction& i) {
                    for (const Slot operand : operandsOf(i))
                        read(operand, number);
                    isWritten_[i.result] = true;
                });
            });
    }

    /// Values that are read and not computed have fixed slots, in the order of their first readers.
    void read(Slot slot, std::uint32_t reader)
    {
        if (slot == kNoSlot)
            return;
        lastRead_[slot] = std::max(lastRead_[slot], reader);
        if (isWritten_[slot] || places_[slot] != kNoSlot)
            return;
        places_[slot] = fixed_++;
        given.push_back({slot, places_[slot]});
    }

    [[nodiscard]] std::uint32_t lastReadOf(Strip strip) const
    {
        std::uint32_t last = kNever;
        forEachInstruction(strip, [&](const Instruction& i) { last = std::max(last, lastRead_[i.result]); });
        return last;
    }

    /// Results have fixed slots too, behind those of given values.
    void findKept()
    {
        kept_ = fixed_;
        for (const ProgramStep& step : program_.steps)
            forEachStrip(codeOf(step),
                         [&](Strip strip) { fixed_ += lastReadOf(strip) == kAlways ? strip[0].strip : 0u; });
    }

    void rewrite()
    {
        struct Loan {
            std::uint32_t last;
            Slot begin, length;
            bool operator>(const Loan& other) const { return last > other.last; }
        };
        std::priority_queue<Loan, std::vector<Loan>, std::greater<>> loans;  // the first to end is on top
        std::uint32_t number = 0;
        for (const ProgramStep& step : program_.steps) {
            const auto begin = static_cast<std::uint32_t>(compact.instructions.size());
            forEachStrip(codeOf(step), [&](Strip strip) {
                ++number;
                const Slot length = strip[0].strip;
                const std::uint32_t last = lastReadOf(strip);
                if (last == kAlways) {
                    write(strip, std::exchange(kept_, kept_ + length));
                } else {
                    const Slot lent = pool_.lend(length);
                    write(strip, fixed_ + lent);
                    loans.push({last, lent, length});
                }
                for (; !loans.empty() && loans.top().last <= number; loans.pop())
                    pool_.takeBack(loans.top().begin, loans.top().length);
            });
            const auto code = std::span(compact.instructions).subspan(begin);
            compact.instructions.resize(begin + packStrips(code));
            compact.steps.push_back({StepKind::Run, begin, static_cast<std::uint32_t>(compact.instructions.size()), 0});
        }
    }

    /// Appends the instructions of a strip, whose results lie from \a result on.
    void write(Strip strip, Slot result)
    {
        forEachInstruction(strip, [&](const Instruction& i) {
            const Slot third = isCall(i.operation) ? i.c : placeOf(i.c);
            compact.instructions.push_back({i.operation, result, placeOf(i.a), placeOf(i.b), third});
            places_[i.result] = result++;
        });
    }

    const Program& program_;
    std::vector<std::uint32_t> lastRead_;        ///< by slot: number of the last strip that reads it
    std::vector<Slot> places_;                   ///< by slot: the slot of its value now
    std::vector<bool> isWritten_;                ///< by slot
    Slot fixed_ = CompactProgram::firstState();  ///< number of slots of time, states, given values, results
    Slot kept_ = 0;                              ///< the next slot of a result
    SlotPool pool_;                              ///< of the slots behind the fixed ones
};

}  // namespace

std::optional<CompactProgram> CompactProgram::of(const CompiledSystem& system, const Program& program,
                                                 std::span<const ValuePlace> results)
{
    const bool isStraight =
        std::ranges::all_of(program.steps, [](const ProgramStep& step) { return step.kind == StepKind::Run; });
    // A call of joined arguments finds them where they are in the system.
    const bool isJoined = std::ranges::find(program.instructions, Operation::CallJoined, &Instruction::operation) !=
                          program.instructions.end();
    if (!isStraight || isJoined || !system.histories.empty() || system.states.empty())
        return std::nullopt;
    Compaction compaction(system, program);
    compaction.run(results);
    CompactProgram made;
    made.program_ = std::move(compaction.compact);
    made.given_ = std::move(compaction.given);
    for (const Given& given : made.given_) {
        const auto input = std::ranges::find(system.inputs, given.from, &CompiledInput::slot);
        if (input != system.inputs.end())
            made.inputs_.push_back({static_cast<std::size_t>(input - system.inputs.begin()), given.to});
    }
    made.slotCount_ = compaction.slotCount();
    for (const ValuePlace& result : results)
        made.results_.push_back({compaction.placeOf(result.slot), result.sign});
    return made;
}

std::shared_ptr<const CompactProgram> CompactProgram::ofDerivatives(const CompiledSystem& system)
{
    std::vector<ValuePlace> results;
    for (const CompiledState& state : system.states)
        results.push_back({state.derivative, 1});
    auto compact = of(system, system.derivativeProgram, results);
    return compact ? std::make_shared<const CompactProgram>(std::move(*compact)) : nullptr;
}

}  // namespace bramah::solver
