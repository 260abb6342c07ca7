// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/global_search.h"

#include "solver/optimise/nlopt_method.h"
#include "solver/portable_random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace bramah::solver {

namespace {

constexpr double kLeastFactor = 0.4, kMostFactor = 0.9, kCrossing = 0.9, kBestShare = 0.1;
constexpr int kMostEqualGenerations = 40;
constexpr double kLimitWeight = 10;  // of what is beyond limits, beside an objective of usual size

using Place = std::vector<double>;

class Evolution
{
public:
    Evolution(SearchPart& part, const Scalar& scalar, std::uint64_t seed)
        : part_(part), scalar_(scalar), size_(part.space().size()), random_(seed)
    {
    }

    [[nodiscard]] const EvaluatedPoint* run(const std::vector<const EvaluatedPoint*>& starts, std::uint64_t seed)
    {
        begin(starts, seed);
        for (int equal = 0; equal < kMostEqualGenerations && places_.size() >= 4 && !part_.isOver() && !isNarrow();)
            equal = makeGeneration() ? 0 : equal + 1;
        if (points_.empty())
            return nullptr;
        const EvaluatedPoint* best = points_[order().front()];
        return best->isFailed() ? nullptr : best;
    }

private:
    /// Ten members a variable, but no fewer than 20 generations.
    [[nodiscard]] std::size_t memberCount() const
    {
        return std::clamp<std::size_t>(10 * size_, 16, std::max<std::size_t>(16, part_.left() / 20));
    }

    void begin(const std::vector<const EvaluatedPoint*>& starts, std::uint64_t seed)
    {
        const std::size_t count = memberCount();
        places_ = evenPlaces(size_, count, seed);
        for (std::size_t k = 0; k < std::min(starts.size(), count / 2); ++k)
            places_[k] = part_.space().placeOf(starts[k]->point);
        points_ = part_.evaluate(places_);
        places_.resize(points_.size());
        for (const EvaluatedPoint* point : points_)
            merits_.push_back(meritOf(*point, part_.judge(), scalar_));
    }

    [[nodiscard]] std::vector<std::size_t> order() const
    {
        std::vector<std::size_t> order(places_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return merits_[a] < merits_[b]; });
        return order;
    }

    [[nodiscard]] Place trial(std::size_t member, const std::vector<std::size_t>& order)
    {
        const std::size_t count = places_.size();
        const auto bestCount = std::max<std::size_t>(2, static_cast<std::size_t>(kBestShare * count));
        const Place& x = places_[member];
        const Place& best = places_[order[random_.below(bestCount)]];
        const std::size_t a = random_.below(count), b = random_.below(count);
        const double factor = kLeastFactor + (kMostFactor - kLeastFactor) * random_.unit();
        const std::size_t sure = random_.below(size_);
        Place place = x;
        for (std::size_t k = 0; k < size_; ++k) {
            if (k != sure && random_.unit() > kCrossing)
                continue;
            const double v = x[k] + factor * (best[k] - x[k]) + factor * (places_[a][k] - places_[b][k]);
            // Beyond a bound: half the way to it.
            place[k] = v < 0 ? x[k] / 2 : v > 1 ? (x[k] + 1) / 2 : v;
        }
        return place;
    }

    /// True if a member has become better.
    bool makeGeneration()
    {
        const std::vector<std::size_t> best = order();
        std::vector<Place> trials;
        for (std::size_t member = 0; member < places_.size(); ++member)
            trials.push_back(trial(member, best));
        const auto found = part_.evaluate(trials);
        bool isBetter = false;
        for (std::size_t member = 0; member < found.size(); ++member) {
            const Merit merit = meritOf(*found[member], part_.judge(), scalar_);
            if (merits_[member] < merit)
                continue;
            isBetter |= merit < merits_[member];
            places_[member] = trials[member];
            points_[member] = found[member];
            merits_[member] = merit;
        }
        return isBetter;
    }

    [[nodiscard]] bool isNarrow() const
    {
        for (std::size_t k = 0; k < size_; ++k) {
            const auto [least, most] = std::ranges::minmax(places_, {}, [&](const Place& place) { return place[k]; });
            const bool isSame = part_.space().isDiscrete(k)
                                    ? part_.space().indexAt(k, least[k]) == part_.space().indexAt(k, most[k])
                                    : most[k] - least[k] < part_.tolerance();
            if (!isSame)
                return false;
        }
        return true;
    }

    SearchPart& part_;
    const Scalar& scalar_;
    std::size_t size_;
    PortableRandom random_;
    std::vector<Place> places_;
    std::vector<const EvaluatedPoint*> points_;
    std::vector<Merit> merits_;
};

}  // namespace

std::vector<std::vector<double>> evenPlaces(std::size_t size, std::size_t count, std::uint64_t seed)
{
    PortableRandom random(seed);
    std::vector<Place> places(count, Place(size));
    std::vector<std::size_t> shares(count);
    std::iota(shares.begin(), shares.end(), std::size_t{0});
    for (std::size_t k = 0; k < size; ++k) {
        random.shuffle(shares);
        for (std::size_t p = 0; p < count; ++p)
            places[p][k] = (static_cast<double>(shares[p]) + random.unit()) / static_cast<double>(count);
    }
    return places;
}

const EvaluatedPoint* evolve(SearchPart& part, const Scalar& scalar, const std::vector<const EvaluatedPoint*>& starts,
                             std::uint64_t seed)
{
    return Evolution(part, scalar, seed).run(starts, seed);
}

const EvaluatedPoint* divide(SearchPart& part, const Scalar& scalar)
{
    const std::size_t size = part.space().size();
    const EvaluatedPoint* best = nullptr;
    Merit bestMerit;
    const auto valueAt = [&](std::span<const double> at) -> std::optional<std::vector<double>> {
        if (part.isOver())
            return std::nullopt;
        const auto found = part.evaluate({Place(at.begin(), at.end())});
        if (found.empty())
            return std::nullopt;
        const Merit merit = meritOf(*found.front(), part.judge(), scalar);
        if (merit < bestMerit) {
            bestMerit = merit;
            best = found.front();
        }
        return std::vector{merit.isFailed ? std::numeric_limits<double>::infinity()
                                          : merit.value + kLimitWeight * merit.violation};
    };
    std::vector<double> x(size, 0.5);
    runNlopt(NloptMethod::DirectL, {Place(size, 0.0), Place(size, 1.0), 0, valueAt}, x, 0.1,
             std::max(part.tolerance(), 1e-4));
    return best;
}

}  // namespace bramah::solver
