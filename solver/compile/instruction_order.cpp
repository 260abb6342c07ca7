// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/instruction_order.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

namespace bramah::solver {
namespace {

constexpr std::size_t kWindow = 1024;
constexpr std::size_t kOperations = 64;
static_assert(static_cast<std::size_t>(Operation::Call) < kOperations);

/// Schedules one window: of the instructions whose operands are there, always as many of one operation as possible.
class Window
{
public:
    explicit Window(std::span<Instruction> code) : code_(code), waitsFor_(code.size()), readers_(code.size())
    {
        std::unordered_map<Slot, std::uint32_t> writers;
        for (std::uint32_t i = 0; i < code.size(); ++i) {
            for (const Slot operand : operandsOf(code[i])) {
                const auto writer = writers.find(operand);
                if (writer == writers.end())
                    continue;
                readers_[writer->second].push_back(i);  // once for each operand
                ++waitsFor_[i];
            }
            hasOneWriterEach_ = writers.emplace(code[i].result, i).second && hasOneWriterEach_;
        }
    }

    void schedule()
    {
        if (!hasOneWriterEach_)
            return;
        std::vector<Instruction> ordered;
        ordered.reserve(code_.size());
        for (std::uint32_t i = 0; i < code_.size(); ++i)
            if (waitsFor_[i] == 0)
                makeReady(i);
        while (ordered.size() < code_.size()) {
            auto& most = *std::max_element(ready_.begin(), ready_.end(),
                                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
            // What becomes ready on the way and is of this operation joins in.
            for (std::size_t next = 0; next < most.size(); ++next) {
                const std::uint32_t chosen = most[next];
                ordered.push_back(code_[chosen]);
                for (const std::uint32_t reader : readers_[chosen])
                    if (--waitsFor_[reader] == 0)
                        makeReady(reader);
            }
            most.clear();
        }
        std::ranges::copy(ordered, code_.begin());
    }

private:
    void makeReady(std::uint32_t i) { ready_[static_cast<std::size_t>(code_[i].operation)].push_back(i); }

    std::span<Instruction> code_;
    std::vector<std::uint32_t> waitsFor_;  // by instruction: operands that are still to be computed
    std::vector<std::vector<std::uint32_t>> readers_;
    std::array<std::vector<std::uint32_t>, kOperations> ready_;
    bool hasOneWriterEach_ = true;
};

}  // namespace

void groupOperations(std::span<Instruction> code)
{
    for (std::size_t begin = 0; begin < code.size(); begin += kWindow)
        Window(code.subspan(begin, std::min(kWindow, code.size() - begin))).schedule();
}

}  // namespace bramah::solver
