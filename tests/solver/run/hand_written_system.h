// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/run/simulation_run.h"

#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bramah::test {

using Values = std::span<const double>;

/// A system written by hand as functions, to test integrators and the run without the compiler. Component 1 is called
/// `part`; states and algebraics belong to it. Outputs are the states, the algebraics and one Boolean a relation.
struct HandWrittenSystem {
    std::vector<std::string> states;
    std::vector<double> start;
    std::vector<std::string> relations;
    std::map<std::string, double> parameters;

    /// Derivatives by time, states, truth of the relations.
    std::function<void(double t, Values x, const std::vector<bool>& truth, std::span<double> xdot)> derivatives;
    /// Zero-crossing functions.
    std::function<void(double t, Values x, std::span<double> g)> crossings;
    /// Called at an event with the relations that became true; may change states; true if it did.
    std::function<bool(double t, std::span<double> x, const std::vector<bool>& becameTrue)> reinit;
    std::vector<double> timeEvents;
    /// What an evaluation may say of itself.
    std::function<solver::EvaluationStatus(double t, Values x)> check;
    /// With it: the DAE form, one algebraic unknown z solved from g(x, z) = 0 by x alone.
    std::function<double(Values x)> algebraic;
    std::function<void(double t, Values y, std::span<double> f, double& g)> implicitForm;
    /// Neighbours of state k in the Jacobian; all by default.
    int bandwidth = -1;
};

/// Runs a HandWrittenSystem. Jacobians are difference quotients.
class HandWrittenEvaluator final : public solver::SystemEvaluator
{
public:
    explicit HandWrittenEvaluator(HandWrittenSystem system) : system_(std::move(system))
    {
        using namespace solver;
        model_.components = {{"", "Model", ComponentId{0}}, {"part", "Part", ComponentId{0}}};
        const auto add = [&](const std::string& path, Variability variability, ValueType type) {
            FlatVariable variable;
            variable.path = path;
            variable.variability = variability;
            variable.type = type;
            variable.origin.component = ComponentId{1};
            const VariableId id = model_.declare(variable);
            if (variability != Variability::Parameter)
                layout_.outputs.push_back({id});
            return id;
        };
        for (const std::string& path : system_.states)
            layout_.states.push_back({add(path, Variability::Continuous, ValueType::Real), 1, ComponentId{1}});
        if (system_.algebraic)
            layout_.algebraics.push_back({add("part.z", Variability::Continuous, ValueType::Real), 1, ComponentId{1}});
        for (const std::string& text : system_.relations) {
            layout_.relations.push_back({text, ComponentId{1}});
            add("part.on" + std::to_string(layout_.relations.size()), Variability::Discrete, ValueType::Boolean);
        }
        for (const auto& [path, value] : system_.parameters)
            parameters_[solver::index(add(path, Variability::Parameter, ValueType::Real))] = path;
        layout_.odeJacobian = band(static_cast<int>(layout_.states.size()));
        layout_.daeJacobian = band(static_cast<int>(layout_.states.size() + layout_.algebraics.size()));
        truth_.resize(layout_.relations.size());
        crossings_.resize(layout_.relations.size());
    }

    [[nodiscard]] double parameter(const std::string& path) const { return system_.parameters.at(path); }

    const solver::SystemLayout& layout() const override { return layout_; }
    const solver::FlatModel& model() const override { return model_; }
    void setParameter(solver::VariableId id, double value) override
    {
        system_.parameters[parameters_.at(solver::index(id))] = value;
    }
    solver::EvaluationStatus updateParameters() override { return {}; }
    double value(solver::VariableId) const override { return 0; }

    solver::InitialisationOutcome initialise(double t0, std::span<double> x) override
    {
        std::ranges::copy(system_.start, x.begin());
        takeLiterally(t0, x);
        return {};
    }
    solver::EvaluationStatus derivatives(double t, Values x, std::span<double> xdot) override
    {
        if (isStopWanted_ && isStopWanted_())
            return {solver::FailureKind::Cancelled, false, {}, {}};
        system_.derivatives(t, x, truth_, xdot);
        return system_.check ? system_.check(t, x) : solver::EvaluationStatus{};
    }
    solver::EvaluationStatus jacobian(double t, Values x, std::span<double> values) override
    {
        const std::size_t n = x.size();
        std::vector<double> shifted(x.begin(), x.end()), before(n), after(n);
        system_.derivatives(t, x, truth_, before);
        std::size_t entry = 0;
        for (std::size_t column = 0; column < n; ++column) {
            const double step = 1e-7 * std::max(1.0, std::abs(x[column]));
            shifted[column] += step;
            system_.derivatives(t, shifted, truth_, after);
            shifted[column] = x[column];
            for (auto k = layout_.odeJacobian.columnStarts[column]; k < layout_.odeJacobian.columnStarts[column + 1];
                 ++k)
                values[entry++] =
                    slope(before, after, layout_.odeJacobian.rowIndices[static_cast<std::size_t>(k)], step);
        }
        return {};
    }
    solver::EvaluationStatus residual(double t, Values y, Values ydot, std::span<double> r) override
    {
        const std::size_t n = layout_.states.size();
        double g = 0;
        system_.implicitForm(t, y, r, g);
        for (std::size_t k = 0; k < n; ++k)
            r[k] = ydot[k] - r[k];
        r[n] = g;
        return {};
    }
    solver::EvaluationStatus residualJacobian(double t, Values y, double c, std::span<double> values) override
    {
        const std::size_t n = y.size();
        std::vector<double> shifted(y.begin(), y.end()), rates(n), before(n), after(n);
        (void)residual(t, y, rates, before);
        std::size_t entry = 0;
        for (std::size_t column = 0; column < n; ++column) {
            const double step = 1e-7 * std::max(1.0, std::abs(y[column]));
            shifted[column] += step;
            (void)residual(t, shifted, rates, after);
            shifted[column] = y[column];
            for (std::size_t row = 0; row < n; ++row)
                values[entry++] = slope(before, after, static_cast<std::int32_t>(row), step) +
                                  (row == column && row < layout_.states.size() ? c : 0);
        }
        return {};
    }
    void algebraics(std::span<double> z) const override { std::ranges::copy(algebraics_, z.begin()); }
    solver::EvaluationStatus relations(double t, Values x, std::span<double> values) override
    {
        system_.crossings(t, x, values);
        return {};
    }
    double nextTimeEvent(double t) const override
    {
        for (const double time : system_.timeEvents)
            if (time > t)
                return time;
        return std::numeric_limits<double>::infinity();
    }
    solver::EventOutcome handleEvent(double t, std::span<double> x) override
    {
        solver::EventOutcome outcome;
        const std::vector<bool> before = truth_;
        takeLiterally(t, x);
        std::vector<bool> becameTrue(truth_.size());
        for (std::size_t k = 0; k < truth_.size(); ++k) {
            becameTrue[k] = truth_[k] && !before[k];
            if (truth_[k] != before[k])
                outcome.firedRelations.push_back(static_cast<std::int32_t>(k));
        }
        outcome.structureChanged = truth_ != before || isTimeEvent(t);
        if (system_.reinit && system_.reinit(t, x, becameTrue))
            outcome.statesChanged = true;
        return outcome;
    }
    solver::EvaluationStatus acceptStep(double t, Values) override
    {
        acceptedTimes.push_back(t);
        return {};
    }
    void selectOutputs(std::span<const std::size_t> chosen) override { chosen_.emplace(chosen.begin(), chosen.end()); }
    solver::EvaluationStatus outputs(double, Values x, std::span<double> values) override
    {
        std::vector<double> all(x.begin(), x.end());
        if (system_.algebraic)
            all.push_back(system_.algebraic(x));
        for (const bool isTrue : truth_)
            all.push_back(isTrue ? 1 : 0);
        if (!chosen_)
            std::ranges::copy(all, values.begin());
        else
            std::ranges::transform(*chosen_, values.begin(), [&](std::size_t k) { return all[k]; });
        return {};
    }

    std::vector<double> acceptedTimes;

private:
    std::optional<std::vector<std::size_t>> chosen_;
    [[nodiscard]] static double slope(Values before, Values after, std::int32_t row, double step)
    {
        return (after[static_cast<std::size_t>(row)] - before[static_cast<std::size_t>(row)]) / step;
    }
    [[nodiscard]] bool isTimeEvent(double t) const
    {
        return std::ranges::find(system_.timeEvents, t) != system_.timeEvents.end();
    }
    void takeLiterally(double t, Values x)
    {
        if (!truth_.empty())
            system_.crossings(t, x, crossings_);
        for (std::size_t k = 0; k < truth_.size(); ++k)
            truth_[k] = crossings_[k] > 0;
        if (system_.algebraic)
            algebraics_ = {system_.algebraic(x)};
    }
    [[nodiscard]] solver::SparsePattern band(int size) const
    {
        solver::SparsePattern pattern;
        pattern.rows = size;
        pattern.columnStarts.push_back(0);
        for (int column = 0; column < size; ++column) {
            for (int row = 0; row < size; ++row)
                if (system_.bandwidth < 0 || std::abs(row - column) <= system_.bandwidth)
                    pattern.rowIndices.push_back(row);
            pattern.columnStarts.push_back(static_cast<std::int32_t>(pattern.rowIndices.size()));
        }
        return pattern;
    }

    HandWrittenSystem system_;
    solver::SystemLayout layout_;
    solver::FlatModel model_;
    std::map<std::uint32_t, std::string> parameters_;
    std::vector<bool> truth_;
    std::vector<double> crossings_;
    std::vector<double> algebraics_;
};

/// What SimulationRun takes.
[[nodiscard]] inline solver::PrepareSystem prepared(HandWrittenSystem system)
{
    return [system = std::move(system)](const std::function<bool()>&) {
        return solver::PreparedSystem{std::make_unique<HandWrittenEvaluator>(system), {}};
    };
}

}  // namespace bramah::test
