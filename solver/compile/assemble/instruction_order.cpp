// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/instruction_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

namespace bramah::solver {
namespace {

constexpr std::size_t kWindow = 4096;  // with fewer strips are short, with more values leave the nearest cache
constexpr std::size_t kOperations = 64;
static_assert(static_cast<std::size_t>(Operation::Carried) < kOperations);
constexpr std::uint32_t kNone = 0xFFFFFFFFu;

/// The instruction of a window that writes a slot: a hash
/// table with open addressing, reused from window to window.
class Writers
{
public:
    /// Forgets everything and makes room for \a count slots.
    void restart(std::size_t count) { entries_.assign(std::bit_ceil(2 * count + 1), {kNoSlot, kNone}); }

    [[nodiscard]] std::uint32_t of(Slot slot) { return place(slot).instruction; }

    /// False if another instruction writes the same slot.
    [[nodiscard]] bool add(Slot slot, std::uint32_t instruction)
    {
        Entry& entry = place(slot);
        const bool isFirst = entry.instruction == kNone;
        if (isFirst)
            entry = {slot, instruction};
        return isFirst;
    }

private:
    struct Entry {
        Slot slot;
        std::uint32_t instruction;
    };

    Entry& place(Slot slot)
    {
        const std::size_t last = entries_.size() - 1;
        std::size_t i = slot & last;  // slots are numbered consecutively
        while (entries_[i].instruction != kNone && entries_[i].slot != slot)
            i = (i + 1) & last;
        return entries_[i];
    }

    std::vector<Entry> entries_;
};

/// Schedules windows of code by lists: of the instructions whose operands are computed, all of one operation come next,
/// and after them those of this operation that have become ready. The order is that of fewest groups in sight: an
/// instruction from which h groups at least must follow, one after the other, weighs 2^h, and the operation of most
/// weight is next. So the longest chain seldom waits, and the rest gathers meanwhile. (The number of ready instructions
/// alone gives a third more groups for typical circuits.)
class Scheduler
{
public:
    void schedule(std::span<Instruction> code)
    {
        code_ = code;
        if (!findReaders())
            return;
        findStructures();
        findWeights();
        ready_.fill({});
        next_.assign(code.size(), kNone);
        ordered_.clear();
        for (std::uint32_t i = 0; i < code.size(); ++i)
            if (waitsFor_[i] == 0)
                makeReady(i);
        while (ordered_.size() < code.size()) {
            Queue& most = *std::ranges::max_element(ready_, {}, &Queue::weight);
            // Instructions of this operation that become ready meanwhile are added.
            while (most.first != kNone)
                write(batchOf(std::exchange(most, {})));
        }
        std::ranges::copy(ordered_, code.begin());
    }

private:
    /// Instructions of one operation, as a linked list through next_.
    struct Queue {
        std::uint32_t first = kNone, last = kNone;
        double weight = 0;
    };

    /// The instructions of a queue, those with the same structure together.
    const std::vector<std::uint32_t>& batchOf(const Queue& queue)
    {
        batch_.clear();
        for (std::uint32_t i = queue.first; i != kNone; i = next_[i])
            batch_.push_back(i);
        std::ranges::sort(batch_, {}, [this](std::uint32_t i) { return std::pair{structures_[i], i}; });
        for (auto begin = batch_.begin(); begin != batch_.end();) {
            const auto end = std::find_if(begin, batch_.end(),
                                          [&](std::uint32_t i) { return structures_[i] != structures_[*begin]; });
            putRoundsTogether({begin, end});
            begin = end;
        }
        return batch_;
    }

    /// Where components have several instructions of one structure, puts the first ones of all components before the
    /// second ones: each is a strip then (packStrips()).
    void putRoundsTogether(std::span<std::uint32_t> alike)
    {
        while (!alike.empty()) {
            const auto [round, length] = longestRounds(alike);
            rounds_.clear();
            for (std::size_t first = 0; first < round; ++first)
                for (std::size_t i = first; i < length; i += round)
                    rounds_.push_back(alike[i]);
            std::ranges::copy(rounds_, alike.begin());
            alike = alike.subspan(length);
        }
    }

    struct Rounds {
        std::size_t round = 1;   ///< instructions in each
        std::size_t length = 1;  ///< instructions in all
    };

    /// The longest beginning of \a alike in which the slots of each instruction advance steadily from round to round.
    [[nodiscard]] Rounds longestRounds(std::span<const std::uint32_t> alike) const
    {
        constexpr std::size_t kLongestRound = 16;
        Rounds best;
        for (std::size_t round = 1; round <= kLongestRound && kShortestStrip * round <= alike.size(); ++round) {
            std::size_t length = 2 * round;
            while (length < alike.size() &&
                   areSteady(code_[alike[length - 2 * round]], code_[alike[length - round]], code_[alike[length]]))
                ++length;
            if (length >= kShortestStrip * round && length > best.length)
                best = {round, length};
        }
        return best;
    }

    void write(const std::vector<std::uint32_t>& batch)
    {
        for (const std::uint32_t i : batch) {
            ordered_.push_back(code_[i]);
            for (std::uint32_t r = starts_[i]; r < starts_[i + 1]; ++r)
                if (--waitsFor_[readers_[r]] == 0)
                    makeReady(readers_[r]);
        }
    }

    /// Gives equal numbers to instructions of one operation whose operands are computed alike and whose results are
    /// used alike. Looks only a few instructions around, so that components of a chain are alike although all
    /// instructions before them differ.
    void findStructures()
    {
        constexpr int kFar = 3;
        structures_.resize(code_.size());
        around_.resize(code_.size());
        std::ranges::transform(code_, structures_.begin(),
                               [](const Instruction& i) { return static_cast<std::uint64_t>(i.operation); });
        for (int distance = 0; distance < kFar; ++distance) {
            std::ranges::fill(around_, 0);
            for (std::uint32_t i = 0; i < code_.size(); ++i) {
                for (std::uint32_t r = starts_[i]; r < starts_[i + 1]; ++r) {
                    around_[i] += mix(structures_[readers_[r]], 1);
                    around_[readers_[r]] += mix(structures_[i], 2);
                }
            }
            for (std::size_t i = 0; i < code_.size(); ++i)
                structures_[i] = mix(structures_[i], around_[i]);
        }
    }

    static std::uint64_t mix(std::uint64_t a, std::uint64_t b)
    {
        constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15u;
        return (std::rotl(a, 23) ^ b) * kOdd;
    }

    /// The more changes of the operation are on the longest way from an instruction to the last result, the more it
    /// weighs.
    void findWeights()
    {
        constexpr int kFarthest = 900;  // sums of such weights are finite
        ways_.assign(code_.size(), 0);
        weights_.resize(code_.size());
        for (std::size_t i = code_.size(); i-- > 0;) {
            for (std::uint32_t r = starts_[i]; r < starts_[i + 1]; ++r) {
                const int change = code_[readers_[r]].operation != code_[i].operation ? 1 : 0;
                ways_[i] = std::max(ways_[i], ways_[readers_[r]] + change);
            }
            weights_[i] = std::ldexp(1.0, std::min(ways_[i], kFarthest));
        }
    }

    /// Collects the readers of each instruction's slot, one for each operand. False if a slot is written twice.
    bool findReaders()
    {
        writers_.restart(code_.size());
        waitsFor_.assign(code_.size(), 0);
        starts_.assign(code_.size() + 2, 0);
        reads_.clear();
        for (std::uint32_t i = 0; i < code_.size(); ++i) {
            for (const Slot operand : operandsOf(code_[i])) {
                const std::uint32_t writer = operand == kNoSlot ? kNone : writers_.of(operand);
                if (writer == kNone)
                    continue;
                reads_.push_back({writer, i});
                ++starts_[writer + 2];
                ++waitsFor_[i];
            }
            if (!writers_.add(code_[i].result, i))
                return false;
        }
        for (std::size_t i = 2; i < starts_.size(); ++i)
            starts_[i] += starts_[i - 1];
        readers_.resize(reads_.size());
        for (const Read& read : reads_)
            readers_[starts_[read.writer + 1]++] = read.reader;
        return true;
    }

    void makeReady(std::uint32_t i)
    {
        Queue& queue = ready_[static_cast<std::size_t>(code_[i].operation)];
        (queue.first == kNone ? queue.first : next_[queue.last]) = i;
        queue.last = i;
        queue.weight += weights_[i];
    }

    struct Read {
        std::uint32_t writer, reader;
    };

    std::span<Instruction> code_;
    Writers writers_;
    std::vector<Read> reads_;
    std::vector<std::uint32_t> waitsFor_;          ///< by instruction: number of operands not computed yet
    std::vector<std::uint32_t> starts_, readers_;  ///< by instruction: its range of readers_
    std::vector<std::uint32_t> next_;              ///< by instruction: the next one in its queue
    std::array<Queue, kOperations> ready_;
    std::vector<std::uint64_t> structures_, around_;  ///< by instruction
    std::vector<int> ways_;                           ///< by instruction: number of groups that must follow
    std::vector<double> weights_;                     ///< by instruction
    std::vector<std::uint32_t> batch_, rounds_;
    std::vector<Instruction> ordered_;
};

}  // namespace

void groupOperations(std::span<Instruction> code)
{
    Scheduler scheduler;
    for (std::size_t begin = 0; begin < code.size(); begin += kWindow)
        scheduler.schedule(code.subspan(begin, std::min(kWindow, code.size() - begin)));
}

}  // namespace bramah::solver
