// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/flatten/flatten.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace bramah::test {

using namespace solver;

FlatModel flatModel(const QByteArray& text)
{
    model::ClassLibrary library;
    model::Diagnostics diagnostics;
    const auto source = std::make_shared<model::SourceText>(QStringLiteral("test.mo"), text);
    const std::shared_ptr<const model::syntax::SyntaxTree> tree = model::syntax::SyntaxTree::parse(source);
    const auto classes = library.addFile(tree);
    if (classes.empty() || model::hasErrors(tree->diagnostics()))
        throw std::runtime_error("the test's text does not parse");
    FlattenOutcome outcome = flatten(library, *classes.back());
    if (!outcome.model) {
        QString all;
        for (const model::Diagnostic& d : outcome.diagnostics)
            all += d.commandLineText() + QLatin1Char('\n');
        throw std::runtime_error(all.toStdString());
    }
    return std::move(*outcome.model);
}

CompileOutcome compiled(const QByteArray& text, const CompileOptions& options)
{
    return compile(flatModel(text), options);
}

QString messages(const CompileOutcome& outcome)
{
    QString all;
    for (const model::Diagnostic& d : outcome.diagnostics)
        all += d.commandLineText() + QLatin1Char('\n');
    return all;
}

namespace {

std::shared_ptr<const CompiledSystem> systemOf(const QByteArray& text)
{
    CompileOutcome outcome = compiled(text);
    if (!outcome.system)
        throw std::runtime_error(messages(outcome).toStdString());
    return outcome.system;
}

}  // namespace

TestRun::TestRun(const QByteArray& text) : TestRun(systemOf(text)) {}

TestRun::TestRun(std::shared_ptr<const CompiledSystem> compiledSystem)
    : system(std::move(compiledSystem)), evaluator(makeEvaluator(system)), x(system->states.size())
{
}

void TestRun::set(const std::string& path, double value)
{
    evaluator->setParameter(system->model.findVariable(path), value);
}

void TestRun::start(double t0)
{
    t = t0;
    initial = evaluator->initialise(t0, x);
    status = initial.status;
    if (status.ok())
        status = evaluator->acceptStep(t, x);
}

double TestRun::operator[](const std::string& path)
{
    std::vector<double> all(evaluator->layout().outputs.size());
    status = evaluator->outputs(t, x, all);
    if (const VariableId found = system->model.findVariable(path); found != kNoVariable)
        return evaluator->value(found);
    for (std::uint32_t i = 0; i < system->model.variables.size(); ++i)
        if (system->model.variables[i].path == path)
            return evaluator->value(VariableId{i});
    throw std::runtime_error("no variable " + path);
}

std::vector<std::string> TestRun::stateNames() const
{
    std::vector<std::string> names;
    for (const StateLayout& state : evaluator->layout().states)
        names.push_back(system->model.variable(state.variable).path);
    std::sort(names.begin(), names.end());
    return names;
}

void TestRun::step(double h, std::vector<double>& result)
{
    const std::size_t n = x.size();
    std::vector<double> k[4], point(n);
    const double offsets[] = {0, 0.5, 0.5, 1};
    for (int s = 0; s < 4; ++s) {
        k[s].resize(n);
        for (std::size_t i = 0; i < n; ++i)
            point[i] = x[i] + (s == 0 ? 0 : offsets[s] * h * k[s - 1][i]);
        status = evaluator->derivatives(t + offsets[s] * h, point, k[s]);
        if (!status.ok())
            return;
    }
    result.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        result[i] = x[i] + h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
}

std::vector<double> TestRun::relationValues(double at, const std::vector<double>& point)
{
    std::vector<double> values(evaluator->layout().relations.size());
    if (!values.empty())
        status = evaluator->relations(at, point, values);
    return values;
}

void TestRun::handleEvent()
{
    ++events;
    eventTimes.push_back(t);
    const EventOutcome outcome = evaluator->handleEvent(t, x);
    status = outcome.status;
    isTerminated = outcome.terminated;
}

void TestRun::runTo(double end, double h)
{
    const auto flips = [](const std::vector<double>& before, const std::vector<double>& after) {
        for (std::size_t i = 0; i < before.size(); ++i)
            if ((before[i] > 0) != (after[i] > 0) && !(before[i] == 0 && after[i] < 0))
                return true;
        return false;
    };
    std::vector<double> next;
    while (status.ok() && !isTerminated && t < end) {
        const double timeEvent = evaluator->nextTimeEvent(t);
        double target = std::min(end, t + h);
        bool isEvent = timeEvent <= target;
        target = std::min(target, timeEvent);
        const std::vector<double> before = relationValues(t, x);
        step(target - t, next);
        if (!status.ok())
            return;
        if (flips(before, relationValues(target, next))) {
            double low = 0, high = target - t;
            for (int i = 0; i < 100 && high - low > 1e-15 * std::max(1.0, t); ++i) {
                const double middle = 0.5 * (low + high);
                step(middle, next);
                (flips(before, relationValues(t + middle, next)) ? high : low) = middle;
            }
            step(high, next);
            target = t + high;
            isEvent = true;
        }
        t = target;
        x = next;
        if (isEvent)
            handleEvent();
        if (status.ok())
            status = evaluator->acceptStep(t, x);
    }
}

double TestRun::jacobianError(double at, const std::vector<double>& point)
{
    const SparsePattern& pattern = evaluator->layout().odeJacobian;
    const std::size_t n = point.size();
    std::vector<double> values(static_cast<std::size_t>(pattern.entries()));
    status = evaluator->jacobian(at, point, values);
    if (!status.ok())
        return std::numeric_limits<double>::infinity();
    double worst = 0;
    for (std::size_t j = 0; j < n; ++j) {
        std::vector<double> plus = point, minus = point, up(n), down(n), column(n, 0.0);
        const double h = 1e-5 * std::max(1.0, std::fabs(point[j]));
        plus[j] += h;
        minus[j] -= h;
        static_cast<void>(evaluator->derivatives(at, plus, up));
        static_cast<void>(evaluator->derivatives(at, minus, down));
        for (int e = pattern.columnStarts[j]; e < pattern.columnStarts[j + 1]; ++e)
            column[static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(e)])] =
                values[static_cast<std::size_t>(e)];
        double largest = 1e-6;
        for (double v : column)
            largest = std::max(largest, std::fabs(v));
        for (std::size_t i = 0; i < n; ++i)
            worst = std::max(worst, std::fabs((up[i] - down[i]) / (plus[j] - minus[j]) - column[i]) / largest);
    }
    return worst;
}

double TestRun::daeJacobianError(double at, const std::vector<double>& y, double c)
{
    const SparsePattern& pattern = evaluator->layout().daeJacobian;
    const std::size_t n = y.size(), states = x.size();
    std::vector<double> values(static_cast<std::size_t>(pattern.entries()));
    status = evaluator->residualJacobian(at, y, c, values);
    if (!status.ok())
        return std::numeric_limits<double>::infinity();
    double worst = 0;
    for (std::size_t j = 0; j < n; ++j) {
        std::vector<double> plus = y, minus = y, up(n), down(n), column(n, 0.0), slopeUp(states, 0.0),
                            slopeDown(states, 0.0);
        const double h = 1e-5 * std::max(1.0, std::fabs(y[j]));
        plus[j] += h;
        minus[j] -= h;
        if (j < states) {
            slopeUp[j] = c * (plus[j] - y[j]);
            slopeDown[j] = c * (minus[j] - y[j]);
        }
        static_cast<void>(evaluator->residual(at, plus, slopeUp, up));
        static_cast<void>(evaluator->residual(at, minus, slopeDown, down));
        for (int e = pattern.columnStarts[j]; e < pattern.columnStarts[j + 1]; ++e)
            column[static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(e)])] =
                values[static_cast<std::size_t>(e)];
        double largest = 1e-6;
        for (double v : column)
            largest = std::max(largest, std::fabs(v));
        for (std::size_t i = 0; i < n; ++i)
            worst = std::max(worst, std::fabs((up[i] - down[i]) / (plus[j] - minus[j]) - column[i]) / largest);
    }
    return worst;
}

}  // namespace bramah::test
