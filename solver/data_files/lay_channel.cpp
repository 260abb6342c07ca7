// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/lay_channel.h"

#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace bramah::solver {
namespace {

constexpr std::size_t kCoarse = 400;          // samples of the shorter one at the first search
constexpr std::size_t kFine = 4000;           // and at the last
constexpr std::size_t kMostCoarse = 200'000;  // samples of the longer one
constexpr std::size_t kCandidates = 5;        // shifts that are looked at more closely
constexpr double kLeastCommon = 0.5;          // of the shorter one
constexpr double kInverted = 0.5;             // so much better a negative gain has to be: few sensors need one

/// The values of a variable over time, with straight lines between rows and over gaps.
class SampledCurve
{
public:
    explicit SampledCurve(const StoredVariable& variable)
    {
        const ResultStore& store = variable.store;
        std::vector<double> times(store.rowCount()), values(store.rowCount());
        store.readTimes(0, times);
        store.read(variable.column, 0, values);
        for (std::size_t row = 0; row < times.size(); ++row)
            if (std::isfinite(values[row])) {
                times_.push_back(times[row]);
                values_.push_back(variable.scale * values[row]);
            }
    }

    [[nodiscard]] bool isEmpty() const { return times_.size() < 2 || !(times_.back() > times_.front()); }
    [[nodiscard]] double begin() const { return times_.front(); }
    [[nodiscard]] double end() const { return times_.back(); }
    [[nodiscard]] double length() const { return end() - begin(); }

    /// The values at \a count times from \a first on.
    [[nodiscard]] std::vector<double> sampled(double first, double step, std::size_t count) const
    {
        std::vector<double> samples(count);
        auto next = static_cast<std::size_t>(std::ranges::upper_bound(times_, first) - times_.begin());
        for (std::size_t k = 0; k < count; ++k) {
            const double time = first + static_cast<double>(k) * step;
            while (next < times_.size() && times_[next] <= time)
                ++next;
            if (next == 0 || next == times_.size()) {
                samples[k] = next == 0 ? values_.front() : values_.back();
                continue;
            }
            const double share = (time - times_[next - 1]) / (times_[next] - times_[next - 1]);
            samples[k] = values_[next - 1] + share * (values_[next] - values_[next - 1]);
        }
        return samples;
    }

private:
    std::vector<double> times_, values_;
};

/// Sums over pairs of a measured value y and a simulated one x.
struct PairSums {
    double count = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;

    void add(double measured, double simulated)
    {
        count += 1;
        x += simulated;
        y += measured;
        xx += simulated * simulated;
        yy += measured * measured;
        xy += simulated * measured;
    }
    [[nodiscard]] double spreadX() const { return xx - x * x / count; }
    [[nodiscard]] double spreadY() const { return yy - y * y / count; }
    [[nodiscard]] double spreadXy() const { return xy - x * y / count; }
};

/// The laying without its shift that is best for such sums.
ChannelLaying bestOf(const PairSums& sums, const LayingChoice& choice, ChannelLaying laying)
{
    if (choice.gain && choice.offset) {
        if (sums.spreadY() > 0)
            laying.gain = sums.spreadXy() / sums.spreadY();
    } else if (choice.gain && sums.yy > 0) {
        laying.gain = (sums.xy - laying.offset * sums.y) / sums.yy;
    }
    if (choice.offset)
        laying.offset = (sums.x - laying.gain * sums.y) / sums.count;
    return laying;
}

/// What is left of the simulated values' changes, from 0 to more than 1, with the best laying.
double remainder(const PairSums& sums, const LayingChoice& choice, const ChannelLaying& given)
{
    const ChannelLaying at = bestOf(sums, choice, given);
    const double squares = sums.xx + at.gain * at.gain * sums.yy + sums.count * at.offset * at.offset -
                           2 * at.gain * sums.xy - 2 * at.offset * sums.x + 2 * at.gain * at.offset * sums.y;
    const double whole = sums.spreadX();
    return whole > 0 ? std::max(squares, 0.0) / whole + (at.gain < 0 ? kInverted : 0)
                     : std::numeric_limits<double>::infinity();
}

/// A search for the shift.
class ShiftSearch
{
public:
    ShiftSearch(const SampledCurve& measured, const SampledCurve& simulated, const LayingChoice& choice,
                const ChannelLaying& given)
        : measured_(measured), simulated_(simulated), choice_(choice), given_(given)
    {
    }

    [[nodiscard]] double find() const
    {
        const double shorter = std::min(measured_.length(), simulated_.length());
        const double coarse = shorter / static_cast<double>(kCoarse), fine = shorter / static_cast<double>(kFine);
        double best = given_.shift, least = std::numeric_limits<double>::infinity();
        for (const double candidate : candidates(coarse)) {
            double step = fine;
            double near = candidate, leastNear = remainderAt(near, fine);
            for (double shift = candidate - 2 * coarse; shift <= candidate + 2 * coarse; shift += fine * 2)
                if (const double left = remainderAt(shift, fine); left < leastNear) {
                    leastNear = left;
                    near = shift;
                }
            for (int halving = 0; halving < 24; ++halving, step /= 2)
                for (const double shift : {near - step, near + step})
                    if (const double left = remainderAt(shift, fine); left < leastNear) {
                        leastNear = left;
                        near = shift;
                    }
            leastNear += apartness(near);
            if (leastNear < least) {
                least = leastNear;
                best = near;
            }
        }
        return best;
    }

    [[nodiscard]] PairSums sumsAt(double shift, double step) const
    {
        const double from = std::max(simulated_.begin(), measured_.begin() + shift);
        const double to = std::min(simulated_.end(), measured_.end() + shift);
        PairSums sums;
        if (!(to > from))
            return sums;
        const auto count = static_cast<std::size_t>((to - from) / step) + 1;
        const std::vector<double> x = simulated_.sampled(from, step, count);
        const std::vector<double> y = measured_.sampled(from - shift, step, count);
        for (std::size_t k = 0; k < count; ++k)
            sums.add(y[k], x[k]);
        return sums;
    }

private:
    /// What speaks against a shift: a decay is like any part of itself, so that little common time fits as well as
    /// much.
    [[nodiscard]] double apartness(double shift) const
    {
        constexpr double kMost = 0.01;
        const double common = std::min(simulated_.end(), measured_.end() + shift) -
                              std::max(simulated_.begin(), measured_.begin() + shift);
        return kMost * (1 - common / std::min(measured_.length(), simulated_.length()));
    }
    [[nodiscard]] double remainderAt(double shift, double step) const
    {
        const PairSums sums = sumsAt(shift, step);
        const double needed = kLeastCommon * std::min(measured_.length(), simulated_.length()) / step;
        return sums.count < needed ? std::numeric_limits<double>::infinity() : remainder(sums, choice_, given_);
    }

    /// The best shifts among all multiples of \a step.
    [[nodiscard]] std::vector<double> candidates(double step) const
    {
        const auto count = [&](const SampledCurve& curve) {
            return static_cast<std::ptrdiff_t>(curve.length() / step) + 1;
        };
        const std::ptrdiff_t measured = count(measured_), simulated = count(simulated_);
        const std::vector<double> y = measured_.sampled(measured_.begin(), step, static_cast<std::size_t>(measured));
        const std::vector<double> x = simulated_.sampled(simulated_.begin(), step, static_cast<std::size_t>(simulated));
        const auto common =
            static_cast<std::ptrdiff_t>(kLeastCommon * static_cast<double>(std::min(measured, simulated)));
        std::vector<std::pair<double, double>> found;  // what is left, and the shift
        for (std::ptrdiff_t lag = common - measured; lag <= simulated - common; ++lag) {
            PairSums sums;
            for (std::ptrdiff_t k = std::max<std::ptrdiff_t>(0, -lag); k < measured && k + lag < simulated; ++k)
                sums.add(y[static_cast<std::size_t>(k)], x[static_cast<std::size_t>(k + lag)]);
            const double shift = simulated_.begin() - measured_.begin() + static_cast<double>(lag) * step;
            found.emplace_back(remainder(sums, choice_, given_) + apartness(shift), shift);
        }
        const std::size_t kept = std::min(kCandidates, found.size());
        std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(kept));
        std::vector<double> shifts{given_.shift};
        for (std::size_t k = 0; k < kept; ++k)
            shifts.push_back(found[k].second);
        return shifts;
    }

    const SampledCurve& measured_;
    const SampledCurve& simulated_;
    LayingChoice choice_;
    ChannelLaying given_;
};

double lengthOf(const ResultStore& store)
{
    return store.lastTime() - store.firstTime();
}

}  // namespace

LayingQuality qualityOf(const StoredVariable& measured, const StoredVariable& simulated, const ChannelLaying& laying,
                        double band)
{
    const SampledCurve y(measured), x(simulated);
    LayingQuality quality;
    quality.to = -1;
    if (y.isEmpty() || x.isEmpty())
        return quality;
    quality.from = std::max(x.begin(), y.begin() + laying.shift);
    quality.to = std::min(x.end(), y.end() + laying.shift);
    if (!(quality.to > quality.from))
        return quality;
    const double step = (quality.to - quality.from) / static_cast<double>(kFine);
    const std::vector<double> simulatedValues = x.sampled(quality.from, step, kFine + 1);
    const std::vector<double> measuredValues = y.sampled(quality.from - laying.shift, step, kFine + 1);
    double squares = 0, outside = 0;
    PairSums sums;
    for (std::size_t k = 0; k <= kFine; ++k) {
        const double difference = laying.gain * measuredValues[k] + laying.offset - simulatedValues[k];
        squares += difference * difference;
        outside += std::abs(difference) > band ? 1 : 0;
        if (std::abs(difference) > std::abs(quality.greatest)) {
            quality.greatest = difference;
            quality.greatestAt = quality.from + static_cast<double>(k) * step;
        }
        sums.add(measuredValues[k] - measuredValues[0], simulatedValues[k] - simulatedValues[0]);
    }
    quality.within = 1 - outside / static_cast<double>(kFine + 1);
    quality.rms = std::sqrt(squares / static_cast<double>(kFine + 1));
    const double spread = sums.spreadX() * sums.spreadY();
    quality.correlation = spread > 0 ? sums.spreadXy() / std::sqrt(spread) : 0;
    return quality;
}

tl::expected<ChannelLaying, QString> layChannel(const StoredVariable& measured, const StoredVariable& simulated,
                                                const LayingChoice& choice, ChannelLaying begin)
{
    const SampledCurve y(measured), x(simulated);
    if (y.isEmpty() || x.isEmpty())
        return tl::unexpected(tr("one of the two has no values over time"));
    const double shorter = std::min(lengthOf(measured.store), lengthOf(simulated.store));
    const double longer = std::max(lengthOf(measured.store), lengthOf(simulated.store));
    if (longer > shorter * static_cast<double>(kMostCoarse) / static_cast<double>(kCoarse))
        return tl::unexpected(
            tr("one of the two is more than %1 times as long as the other").arg(kMostCoarse / kCoarse));
    const ShiftSearch search(y, x, choice, begin);
    if (choice.shift)
        begin.shift = search.find();
    const PairSums sums = search.sumsAt(begin.shift, shorter / static_cast<double>(kFine));
    if (sums.count < 2)
        return tl::unexpected(tr("they have no time in common; let the shift be found, too"));
    return bestOf(sums, choice, begin);
}

}  // namespace bramah::solver
