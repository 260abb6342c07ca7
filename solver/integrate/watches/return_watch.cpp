// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/return_watch.h"

#include <utility>

namespace bramah::solver {
namespace {

// A return is awaited for this multiple of its predicted time.
constexpr double kReturnsWatched = 1.5;

}  // namespace

ReturnWatch::ReturnWatch(Equations& equations, double runLength)
    : equations_(equations), prediction_(equations, runLength), startDerivatives_(equations.layout().states.size())
{
}

void ReturnWatch::start(std::span<const double> x)
{
    startStates_.assign(x.begin(), x.end());
    isWatching_ = false;
    awaited_ = -1;
}

void ReturnWatch::watch(std::vector<std::int32_t> relations, std::span<const double> valuesBefore)
{
    isWatching_ = true;
    pushed_ = std::move(relations);
    valuesBefore_.assign(valuesBefore.begin(), valuesBefore.end());
}

std::optional<RelationReturn> ReturnWatch::predict(double from, double to)
{
    if (!isWatching_ || !equations_.derivatives(from, startStates_, startDerivatives_).ok())
        return std::nullopt;
    const auto earliest =
        prediction_.earliest({from, startStates_, startDerivatives_}, to - from, pushed_, valuesBefore_);
    if (earliest) {
        awaited_ = earliest->relation;
        awaitedUntil_ = from + kReturnsWatched * earliest->wayBack;
    }
    return earliest;
}

}  // namespace bramah::solver
