// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/history_operator.h"
#include "solver/history/transport_history.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::solver {
namespace {

// The contents of a pipe are cubic between accepted steps: sixteen steps along it keep a wave as long as the pipe
// within 0.1 % in each passage.
constexpr double kLongestStride = 1.0 / 16;
// Further than this from its last position, in lengths, a pipe's outflow is not known yet.
constexpr double kFarthestGuess = 0.5;

class TransportPast final : public SignalHistory
{
public:
    explicit TransportPast(const HistoryPlaces& places) : places_(places) {}

    void clear() override { history_.clear(); }
    void update(const HistoryPoint& point) const override
    {
        for (const bool atEnd : {false, true})
            point.slots[places_.outputs[atEnd ? 1 : 0]] = history_.outflow(positionAt(point), atEnd);
    }
    void record(const HistoryPoint& point) override
    {
        history_.add(positionAt(point), inflowsAt(point), isForward(point));
    }
    bool passJumps(const HistoryPoint& point) override
    {
        return history_.passJumps(positionAt(point), isForward(point));
    }
    std::optional<HistoryProblem> fill(const HistoryPoint& point) override
    {
        std::vector<double> points, values;
        for (const std::uint32_t slot : places_.settings)
            (points.size() < places_.settings.size() / 2 ? points : values).push_back(point.slots[slot]);
        if (points.front() != 0 || points.back() != 1 || !std::ranges::is_sorted(points))
            return HistoryProblem{HistoryProblem::Kind::NotRising};
        history_.fill(positionAt(point), points, values);
        return std::nullopt;
    }
    void settle(const HistoryPoint& point) override
    {
        const double inflow = inflowsAt(point)[isForward(point) ? 0 : 1];
        history_.fill(positionAt(point), std::array{0.0, 1.0}, std::array{inflow, inflow});
    }

    [[nodiscard]] std::optional<HistoryProblem> problemWithin(const HistoryPoint& point) const override
    {
        if (std::fabs(positionAt(point) - history_.position()) > kFarthestGuess)
            return HistoryProblem{HistoryProblem::Kind::TooFast};
        return std::nullopt;
    }
    [[nodiscard]] double nextInstant(const HistoryPoint& point, double t) const override
    {
        return t + kLongestStride / std::fabs(point.slots[places_.speed]);
    }
    [[nodiscard]] double distanceOfJump(const HistoryPoint& point) const override
    {
        return history_.distanceOfJump(positionAt(point), isForward(point));
    }

    [[nodiscard]] Points save(const HistoryPoint&) const override
    {
        Points contents;
        history_.forEachPoint([&](double place, double value) { contents.emplace_back(place, value); });
        return contents;
    }
    void refill(const HistoryPoint& point, const Points& points) override
    {
        history_.refill(positionAt(point), points);
    }

private:
    [[nodiscard]] double positionAt(const HistoryPoint& point) const { return point.slots[places_.position]; }
    [[nodiscard]] bool isForward(const HistoryPoint& point) const { return point.slots[places_.inputs[2]] != 0; }
    [[nodiscard]] TransportHistory::Inflows inflowsAt(const HistoryPoint& point) const
    {
        return {point.slots[places_.inputs[0]], point.slots[places_.inputs[1]]};
    }

    HistoryPlaces places_;
    TransportHistory history_;
};

class TransportOperator final : public HistoryOperator
{
public:
    [[nodiscard]] const char* name() const override { return "spatialDistribution"; }
    [[nodiscard]] const char* savedAs() const override { return "transports"; }
    [[nodiscard]] std::size_t outputCount() const override { return 2; }
    [[nodiscard]] bool hasContentsAtStart() const override { return true; }
    [[nodiscard]] bool hasCrossing() const override { return true; }
    [[nodiscard]] std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const override
    {
        return std::make_unique<TransportPast>(places);
    }
};

}  // namespace

const HistoryOperator& transportOperator()
{
    static const TransportOperator one;
    return one;
}

}  // namespace bramah::solver
