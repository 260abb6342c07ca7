// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/mode_motion.h"

#include "solver/run/stored_variables.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::app {
namespace {

constexpr int kFrame = 33;                // ms
constexpr int kPhases = 48;               // rows of a swing
constexpr double kNudge = 1e-4;           // of a state's usual size, to see what moves with the state
constexpr double kTravel = 0.03;          // m: amplitude of the largest motion
constexpr double kAngle = 0.5;            // rad
constexpr double kShareOfPressure = 0.3;  // of the highest pressure at rest

/// The changes of the outputs when the states change along \a direction; empty if they cannot be computed there.
std::vector<double> gainsAlong(RestPoint& rest, const std::vector<double>& direction)
{
    std::vector<double> sides[2];
    for (const int side : {0, 1}) {
        std::vector<double> states = rest.states;
        for (std::size_t k = 0; k < states.size(); ++k)
            states[k] += (side == 0 ? -kNudge : kNudge) * direction[k];
        sides[side].resize(rest.evaluator->layout().outputs.size());
        if (!rest.evaluator->outputs(rest.time, states, sides[side]).ok())
            return {};
    }
    for (std::size_t i = 0; i < sides[0].size(); ++i)
        sides[0][i] = (sides[1][i] - sides[0][i]) / (2 * kNudge);
    return sides[0];
}

/// By column: the factor that makes this kind of quantity visible.
std::vector<double> factorsFor(const std::vector<solver::ResultColumn>& columns, const std::vector<double>& rest,
                               const std::vector<std::complex<double>>& swing)
{
    double farthest = 0, widest = 0, pressure = 0, highest = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double size = std::abs(swing[i]);
        if (columns[i].unit == QLatin1String("m"))
            farthest = std::max(farthest, size);
        else if (columns[i].unit == QLatin1String("rad"))
            widest = std::max(widest, size);
        else if (columns[i].unit == QLatin1String("Pa")) {
            pressure = std::max(pressure, size);
            highest = std::max(highest, std::fabs(rest[i]));
        }
    }
    const auto factor = [](double wanted, double size) { return size > 0 ? wanted / size : 0; };
    const double positions = factor(kTravel, farthest), angles = factor(kAngle, widest);
    const double others = pressure > 0 ? factor(kShareOfPressure * highest, pressure) : std::max(positions, angles);
    std::vector<double> factors;
    for (const solver::ResultColumn& column : columns)
        factors.push_back(column.unit == QLatin1String("m")     ? positions
                          : column.unit == QLatin1String("rad") ? angles
                                                                : others);
    return factors;
}

}  // namespace

std::shared_ptr<const ClassValues> swingOf(const LinearAnswer& linear, std::size_t mode, const QString& className)
{
    if (!linear.rest || mode >= linear.modes.size())
        return nullptr;
    RestPoint& point = *linear.rest;
    const solver::SystemEvaluator& evaluator = *point.evaluator;
    QHash<QString, std::complex<double>> shape;
    for (std::size_t k = 0; k < linear.system.states.size(); ++k)
        shape.insert(QString::fromStdString(linear.system.states[k].path),
                     linear.modes[mode].shape[k] * linear.system.states[k].size);
    std::vector<double> real, imaginary;
    for (const solver::StateLayout& state : evaluator.layout().states) {
        const std::complex<double> part =
            shape.value(QString::fromStdString(evaluator.model().variable(state.variable).path));
        real.push_back(part.real());
        imaginary.push_back(part.imag());
    }
    const std::vector<double> along = gainsAlong(point, real), across = gainsAlong(point, imaginary);
    std::vector<double> all(evaluator.layout().outputs.size());
    if (along.empty() || across.empty() || !point.evaluator->outputs(point.time, point.states, all).ok())
        return nullptr;
    const std::vector<std::size_t> chosen = solver::chosenOutputs(evaluator, solver::RunSettings());
    const std::vector<solver::ResultColumn> columns = solver::columnsOf(evaluator, chosen);
    std::vector<double> rest;
    std::vector<std::complex<double>> swing;
    for (const std::size_t output : chosen) {
        rest.push_back(all[output]);
        swing.emplace_back(along[output], across[output]);
    }
    const std::vector<double> factors = factorsFor(columns, rest, swing);
    auto values = std::make_shared<ClassValues>();
    values->className = className;
    values->results.reset(columns);
    solver::SampleBatch batch;
    for (int phase = 0; phase <= kPhases; ++phase) {
        const double share = static_cast<double>(phase) / kPhases;
        std::vector<double> row(rest);
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] += factors[i] * (swing[i] * std::polar(1.0, 2 * std::numbers::pi * share)).real();
        batch.add(share, solver::kGridRow, row);
    }
    values->results.append(std::move(batch));
    return values;
}

ModeMotion::ModeMotion(QObject* parent) : QObject(parent)
{
    timer_.setInterval(kFrame);
    connect(&timer_, &QTimer::timeout, this, &ModeMotion::show);
}

void ModeMotion::start(SheetMotion& sheet, std::shared_ptr<const ClassValues> swing)
{
    stop();
    sheet_ = &sheet;
    swing_ = std::move(swing);
    clock_.start();
    timer_.start();
    show();
}

void ModeMotion::stop()
{
    timer_.stop();
    if (sheet_)
        sheet_->showInstead(nullptr, 0);
    sheet_ = nullptr;
    swing_ = nullptr;
}

void ModeMotion::show()
{
    const double periods = 1e-3 * static_cast<double>(clock_.elapsed()) / kPeriod;
    if (sheet_)
        sheet_->showInstead(swing_, periods - std::floor(periods));
}

}  // namespace bramah::app
