// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/co_simulation.h"

#include "solver/cosimulation/fmu_package.h"
#include "solver/cosimulation/fmu_process.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <mutex>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kStep = 0, kExtrapolates = 1, kTimeLimit = 2, kFirstParameter = 3;  // settings
/// Share of a step by which a communication point may be missed, and after which outputs follow inputs at the start.
constexpr double kMissed = 1e-9;

/// The variables of one role in groups of one type, and where their numbers lie among those of all.
class VariableGroups
{
public:
    /// \a onlyTunable: the others have places, and are not set.
    VariableGroups(const ForeignDescription& description, const std::vector<std::size_t>& variables,
                   bool onlyTunable = false)
    {
        std::size_t from = 0;
        for (const std::size_t number : variables) {
            const ForeignVariable& variable = description.variables[number];
            if (onlyTunable && !variable.isTunable) {
                from += variable.count();
                areReal_.resize(from);
                continue;
            }
            Group& group = groupOf(variable.type);
            group.values.references.push_back(variable.reference);
            group.values.count += variable.count();
            for (std::size_t k = 0; k < variable.count(); ++k)
                group.places.push_back(from++);
            areReal_.resize(from, variable.type == host::Type::Float64 || variable.type == host::Type::Float32);
        }
        count_ = from;
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool isReal(std::size_t place) const { return areReal_[place]; }

    void set(FmuProcess& process, const std::vector<double>& numbers) const
    {
        for (const Group& group : groups_) {
            host::Values values = group.values;
            for (const std::size_t place : group.places)
                values.numbers.push_back(numbers[place]);
            process.set(values);
        }
    }
    void get(FmuProcess& process, std::vector<double>& numbers) const
    {
        numbers.resize(count_);
        for (const Group& group : groups_) {
            const std::vector<double> found = process.get(group.values);
            for (std::size_t k = 0; k < found.size(); ++k)
                numbers[group.places[k]] = found[k];
        }
    }

private:
    struct Group {
        host::Values values;
        std::vector<std::size_t> places;
    };
    Group& groupOf(host::Type type)
    {
        const auto found = std::ranges::find(groups_, type, [](const Group& group) { return group.values.type; });
        if (found != groups_.end())
            return *found;
        groups_.emplace_back().values.type = type;
        return groups_.back();
    }

    std::vector<Group> groups_;
    std::vector<bool> areReal_;
    std::size_t count_ = 0;
};

/// Bytes as numbers that every text keeps exactly: six in each.
constexpr std::size_t kBytesPerNumber = 6;

std::vector<double> numbersOf(const std::string& bytes)
{
    std::vector<double> numbers;
    for (std::size_t at = 0; at < bytes.size(); at += kBytesPerNumber) {
        std::uint64_t number = 0;
        for (std::size_t k = 0; k < kBytesPerNumber && at + k < bytes.size(); ++k)
            number |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[at + k])) << (8 * k);
        numbers.push_back(static_cast<double>(number));
    }
    return numbers;
}

std::string bytesOf(std::span<const double> numbers, std::size_t size)
{
    std::string bytes;
    for (const double value : numbers)
        for (std::size_t k = 0; k < kBytesPerNumber && bytes.size() < size; ++k)
            bytes += static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * k) & 0xFF);
    return bytes;
}

/// One FMU in one run.
/// Large: it implements SignalHistory, with the values of the FMU at the last communication.
class FmuHistory final : public SignalHistory
{
public:
    FmuHistory(const CoSimulationCall& call, const HistoryPlaces& places)
        : call_(call),
          places_(places),
          inputs_(call.fmu->description(), call.inputs),
          outputs_(call.fmu->description(), call.outputs),
          parameters_(call.fmu->description(), call.parameters),
          tunable_(call.fmu->description(), call.parameters, true),
          values_(outputs_.count(), 0),
          slopes_(outputs_.count(), 0)
    {
    }

    void clear() override
    {
        problem_.clear();
        toAllow_.clear();
    }

    std::optional<HistoryProblem> fill(const HistoryPoint& point) override
    {
        attempt([&] { begin(point, point.time); });
        return problemAt(point);
    }

    void update(const HistoryPoint& point) const override
    {
        const double way = extrapolates_ ? point.time - reached() : 0;
        for (std::size_t k = 0; k < values_.size(); ++k)
            point.slots[places_.outputs[k]] = values_[k] + slopes_[k] * way;
    }

    void record(const HistoryPoint& point) override
    {
        if (!process_ || !problem_.empty())
            return;
        takeInputs(point);
        if (!isRunning_)
            attempt([&] { run(); });
        if (point.time <= reached() + kMissed * step_)
            held_ = latest_;
    }

    /// At rest the FMU begins anew, with the inputs that it has there.
    void settle(const HistoryPoint& point) override
    {
        attempt([&] {
            begin(point, point.time);
            takeInputs(point);
            run();
            if (!pending_.empty())
                values_.swap(pending_);
            pending_.clear();
            held_ = latest_;
        });
    }

    bool passJumps(const HistoryPoint& point) override
    {
        if (!process_ || !problem_.empty())
            return false;
        if (!pending_.empty() && point.time >= firstJump()) {
            values_.swap(pending_);
            pending_.clear();
            return true;
        }
        if (point.time < pointAt(steps_ + 1) - kMissed * step_)
            return false;
        attempt([&] {
            takeParameters(point);
            makeStep();
        });
        return true;
    }

    [[nodiscard]] double nextInstant(const HistoryPoint&, double t) const override
    {
        if (!process_)
            return kNever;
        if (!pending_.empty() && firstJump() > t)
            return firstJump();
        const double next = pointAt(steps_ + 1);
        return next > t ? next : pointAt(steps_ + 2);
    }

    [[nodiscard]] std::string endWanted() const override
    {
        return wantsEnd_ ? tr("%1 ends the run").arg(call_.fmu->fileName()).toStdString() : std::string();
    }

    [[nodiscard]] std::optional<HistoryProblem> problemAt(const HistoryPoint&) const override
    {
        if (problem_.empty())
            return std::nullopt;
        return HistoryProblem{HistoryProblem::Kind::Foreign, 0, problem_, toAllow_};
    }

    /// The numbers of the run, then the FMU's state, two in each point.
    [[nodiscard]] Points save(const HistoryPoint& point) const override
    {
        std::string state;
        if (process_ && call_.fmu->description().savesState)
            attempt([&] { state = process_->save(); });
        std::vector<double> numbers{reached() - point.time, static_cast<double>(state.size())};
        for (const auto* some : {&values_, &slopes_, &held_})
            numbers.insert(numbers.end(), some->begin(), some->end());
        const std::vector<double> coded = numbersOf(state);
        numbers.insert(numbers.end(), coded.begin(), coded.end());
        numbers.resize(numbers.size() + numbers.size() % 2);
        Points points;
        for (std::size_t k = 0; k < numbers.size(); k += 2)
            points.emplace_back(numbers[k], numbers[k + 1]);
        return points;
    }

    void refill(const HistoryPoint& point, const Points& points) override
    {
        std::vector<double> numbers;
        for (const auto& [first, second] : points)
            numbers.insert(numbers.end(), {first, second});
        attempt([&] { restore(point, numbers); });
    }

private:
    void restore(const HistoryPoint& point, const std::vector<double>& numbers)
    {
        const std::size_t own = 2 + 2 * outputs_.count() + inputs_.count();
        if (numbers.size() < own || numbers[1] <= 0)
            throw FmuFailure(
                tr("%1 cannot save its state, so a run cannot go on from a state with it: begin at the start")
                    .arg(call_.fmu->fileName())
                    .toStdString());
        const std::span<const double> all = numbers;
        begin(point, point.time + numbers[0]);
        process_->run();
        isRunning_ = true;
        process_->restore(bytesOf(all.subspan(own), static_cast<std::size_t>(numbers[1])));
        auto take = [&, from = std::size_t{2}](std::vector<double>& into, std::size_t count) mutable {
            into.assign(all.begin() + static_cast<std::ptrdiff_t>(from),
                        all.begin() + static_cast<std::ptrdiff_t>(from + count));
            from += count;
        };
        take(values_, outputs_.count());
        take(slopes_, outputs_.count());
        take(held_, inputs_.count());
        latest_ = held_;
    }

    template <typename Work>
    void attempt(Work&& work) const
    {
        try {
            work();
        } catch (const FmuFailure& failure) {
            process_.reset();
            problem_ = failure.what();
            if (dynamic_cast<const FmuNotAllowed*>(&failure))
                toAllow_ = call_.fmu->path().toStdString();
        }
    }

    [[nodiscard]] double pointAt(std::uint64_t number) const { return start_ + static_cast<double>(number) * step_; }
    [[nodiscard]] double reached() const { return pointAt(steps_); }
    /// A moment behind the start.
    [[nodiscard]] double firstJump() const
    {
        constexpr double kRoundings = 4 * std::numeric_limits<double>::epsilon();
        return start_ + std::max(kMissed * step_, kRoundings * std::abs(start_));
    }

    void takeInputs(const HistoryPoint& point)
    {
        latest_.resize(inputs_.count());
        for (std::size_t k = 0; k < latest_.size(); ++k)
            latest_[k] = point.slots[places_.inputs[k + 1]];
    }

    [[nodiscard]] std::vector<double> parametersAt(const HistoryPoint& point) const
    {
        std::vector<double> numbers(parameters_.count());
        for (std::size_t k = 0; k < numbers.size(); ++k)
            numbers[k] = point.slots[places_.settings[kFirstParameter + k]];
        return numbers;
    }

    /// Passes on parameters that the user has changed during the run.
    void takeParameters(const HistoryPoint& point)
    {
        std::vector<double> now = parametersAt(point);
        if (now == given_)
            return;
        std::size_t place = 0;
        for (const std::size_t number : call_.parameters) {
            const ForeignVariable& variable = call_.fmu->description().variables[number];
            for (std::size_t k = 0; k < variable.count(); ++k, ++place)
                if (now[place] != given_[place] && !variable.isTunable)
                    throw FmuFailure(tr("%1: `%2` keeps its value during a run; run again for another one")
                                         .arg(call_.fmu->fileName(), variable.name)
                                         .toStdString());
        }
        given_ = std::move(now);
        tunable_.set(*process_, given_);
    }

    /// An instance with its parameters, in initialisation; outputs are those that it has without inputs.
    void begin(const HistoryPoint& point, double start)
    {
        const auto setting = [&](std::size_t k) { return point.slots[places_.settings[k]]; };
        step_ = setting(kStep);
        extrapolates_ = setting(kExtrapolates) != 0;
        if (!(step_ > 0) || !std::isfinite(step_))
            throw FmuFailure(tr("%1: the communication step is %2 s; give one greater than 0")
                                 .arg(call_.fmu->fileName())
                                 .arg(step_)
                                 .toStdString());
        start_ = start;
        steps_ = 0;
        isRunning_ = wantsEnd_ = false;
        pending_.clear();
        held_.clear();
        std::ranges::fill(slopes_, 0);
        if (!process_)
            process_ = std::make_unique<FmuProcess>(call_.fmu, setting(kTimeLimit), *places_.isStopWanted);
        process_->instantiate();
        given_ = parametersAt(point);
        parameters_.set(*process_, given_);
        host::Texts texts;
        for (const auto& [number, text] : call_.texts) {
            texts.references.push_back(call_.fmu->description().variables[number].reference);
            texts.texts.push_back(text);
        }
        if (!texts.texts.empty())
            process_->setTexts(texts);
        process_->begin(start, call_.fmu->description().tolerance.value_or(0));
        outputs_.get(*process_, values_);
    }

    /// Ends initialisation with the inputs of the start. What that changes about outputs comes a moment later.
    void run()
    {
        inputs_.set(*process_, latest_);
        process_->run();
        isRunning_ = true;
        std::vector<double> now;
        outputs_.get(*process_, now);
        if (now != values_)
            pending_ = std::move(now);
    }

    void makeStep()
    {
        if (!isRunning_)
            run();
        pending_.clear();
        inputs_.set(*process_, held_.empty() ? latest_ : held_);
        wantsEnd_ = process_->step(reached(), step_);
        ++steps_;
        inputs_.set(*process_, latest_);
        std::vector<double> now;
        outputs_.get(*process_, now);
        for (std::size_t k = 0; k < now.size(); ++k)
            slopes_[k] = outputs_.isReal(k) ? (now[k] - values_[k]) / step_ : 0;
        values_ = std::move(now);
    }

    const CoSimulationCall& call_;
    HistoryPlaces places_;
    VariableGroups inputs_, outputs_, parameters_, tunable_;
    mutable std::unique_ptr<FmuProcess> process_;
    mutable std::string problem_, toAllow_;
    bool isRunning_ = false;  ///< initialisation has ended
    bool wantsEnd_ = false;   ///< says the FMU
    bool extrapolates_ = false;
    double start_ = 0, step_ = 1;          ///< [s]
    std::uint64_t steps_ = 0;              ///< made
    std::vector<double> values_, slopes_;  ///< outputs at the last communication point, and by time
    std::vector<double> pending_;          ///< outputs behind the start; empty: as at the start
    std::vector<double> given_;            ///< the parameters that the FMU has
    std::vector<double> latest_;           ///< inputs at the last accepted point
    std::vector<double> held_;             ///< inputs at the last communication point; empty: none was recorded there
};

class CoSimulationOperator final : public HistoryOperator
{
public:
    explicit CoSimulationOperator(CoSimulationCall call) : call_(std::move(call))
    {
        for (const std::size_t output : call_.outputs)
            outputCount_ += call_.fmu->description().variables[output].count();
    }

    [[nodiscard]] const CoSimulationCall& call() const { return call_; }
    [[nodiscard]] const char* name() const override { return "coSimulation"; }
    [[nodiscard]] const char* savedAs() const override { return "coSimulations"; }
    [[nodiscard]] std::size_t outputCount() const override { return outputCount_; }
    [[nodiscard]] bool hasContentsAtStart() const override { return true; }
    [[nodiscard]] bool isForeign() const override { return true; }
    [[nodiscard]] std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const override
    {
        return std::make_unique<FmuHistory>(call_, places);
    }

private:
    CoSimulationCall call_;
    std::size_t outputCount_ = 0;
};

}  // namespace

const FmuPackage* fmuOf(const HistoryOperator& operation)
{
    const auto* one = dynamic_cast<const CoSimulationOperator*>(&operation);
    return one != nullptr ? one->call().fmu.get() : nullptr;
}

const HistoryOperator& coSimulationOperator(const CoSimulationCall& call)
{
    static std::mutex mutex;
    static std::deque<CoSimulationOperator> all;
    const std::scoped_lock lock(mutex);
    const auto known = std::ranges::find(all, call, &CoSimulationOperator::call);
    return known != all.end() ? *known : all.emplace_back(call);
}

}  // namespace bramah::solver
