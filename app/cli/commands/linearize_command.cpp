// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/frequency_range.h"
#include "model/text/dotted_name.h"
#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/input_change.h"
#include "solver/analysis/linear_ports.h"
#include "solver/analysis/loops/loop_cut.h"
#include "solver/analysis/operating_point.h"
#include "solver/analysis/transient.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace bramah::cli {
namespace {

QString text(const std::string& path)
{
    return QString::fromStdString(path);
}

std::vector<std::string> listOf(const QString& list)
{
    std::vector<std::string> items;
    for (const QString& item : model::pathsIn(list))
        items.push_back(item.toStdString());
    return items;
}

QJsonArray rowsOf(const solver::RealMatrix& matrix)
{
    QJsonArray rows;
    for (std::size_t r = 0; r < matrix.rows; ++r) {
        QJsonArray row;
        for (std::size_t c = 0; c < matrix.columns; ++c)
            row.append(matrix(r, c));
        rows.append(row);
    }
    return rows;
}

/// The participation of components in a mode, the largest first.
std::vector<std::pair<std::string, double>> componentParts(const solver::LinearSystem& system, const solver::Mode& mode)
{
    std::map<std::string, double> sums;
    for (std::size_t k = 0; k < system.states.size(); ++k)
        sums[system.states[k].component] += mode.participation[k];
    for (std::size_t k = 0; k < mode.delayParticipation.size(); ++k)
        sums[system.delays[k].component] += mode.delayParticipation[k];
    std::vector<std::pair<std::string, double>> parts(sums.begin(), sums.end());
    std::stable_sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    return parts;
}

QJsonObject jsonOf(const solver::LinearSystem& system, const solver::Mode& mode)
{
    QJsonObject participation, components, shape;
    for (std::size_t k = 0; k < system.states.size(); ++k) {
        participation.insert(text(system.states[k].path), mode.participation[k]);
        shape.insert(text(system.states[k].path), QJsonArray{mode.shape[k].real(), mode.shape[k].imag()});
    }
    for (const auto& [component, part] : componentParts(system, mode))
        components.insert(text(component), part);
    return {{QStringLiteral("real"), mode.eigenvalue.real()},
            {QStringLiteral("imaginary"), mode.eigenvalue.imag()},
            {QStringLiteral("frequency"), mode.frequency / (2 * std::numbers::pi)},
            {QStringLiteral("damping"), mode.damping},
            {QStringLiteral("participation"), participation},
            {QStringLiteral("components"), components},
            {QStringLiteral("shape"), shape}};
}

/// The delays have the outputs w and the inputs Cv x + Dv u + Dvw w; the system becomes x' = A x + B u + Bw w, y = C x
/// + D u + Dw w.
QJsonObject delaysOf(const solver::LinearSystem& system)
{
    QJsonArray list;
    for (const solver::LinearDelay& delay : system.delays)
        list.append(
            QJsonObject{{QStringLiteral("component"), text(delay.component)}, {QStringLiteral("time"), delay.time}});
    return {{QStringLiteral("list"), list},
            {QStringLiteral("Bw"), rowsOf(system.delayToState)},
            {QStringLiteral("Dw"), rowsOf(system.delayToOutput)},
            {QStringLiteral("Cv"), rowsOf(system.stateToDelay)},
            {QStringLiteral("Dv"), rowsOf(system.inputToDelay)},
            {QStringLiteral("Dvw"), rowsOf(system.delayToDelay)}};
}

QJsonObject jsonOf(const solver::LinearSystem& system, const std::vector<solver::Mode>& modes,
                   const std::vector<double>& frequencies)
{
    QJsonArray states, inputs, outputs, modeList, responses;
    for (const solver::LinearState& state : system.states)
        states.append(QJsonObject{{QStringLiteral("path"), text(state.path)},
                                  {QStringLiteral("component"), text(state.component)},
                                  {QStringLiteral("value"), state.value}});
    for (const std::string& path : system.inputs)
        inputs.append(text(path));
    for (const std::string& path : system.outputs)
        outputs.append(text(path));
    for (const solver::Mode& mode : modes)
        modeList.append(jsonOf(system, mode));
    for (std::size_t i = 0; i < system.inputs.size() && !frequencies.empty(); ++i) {
        for (std::size_t o = 0; o < system.outputs.size(); ++o) {
            const auto response = solver::frequencyResponse(system, i, o, frequencies);
            QJsonArray points;
            for (std::size_t k = 0; k < response.size(); ++k)
                points.append(
                    QJsonArray{frequencies[k] / (2 * std::numbers::pi), response[k].real(), response[k].imag()});
            responses.append(QJsonObject{{QStringLiteral("input"), text(system.inputs[i])},
                                         {QStringLiteral("output"), text(system.outputs[o])},
                                         {QStringLiteral("points"), points}});
        }
    }
    QJsonObject json{{QStringLiteral("states"), states},      {QStringLiteral("inputs"), inputs},
                     {QStringLiteral("outputs"), outputs},    {QStringLiteral("A"), rowsOf(system.a)},
                     {QStringLiteral("B"), rowsOf(system.b)}, {QStringLiteral("C"), rowsOf(system.c)},
                     {QStringLiteral("D"), rowsOf(system.d)}, {QStringLiteral("modes"), modeList}};
    if (!system.delays.empty())
        json.insert(QStringLiteral("delays"), delaysOf(system));
    if (!responses.isEmpty())
        json.insert(QStringLiteral("frequencyResponse"), responses);
    return json;
}

void writeModes(const solver::LinearSystem& system, const std::vector<solver::Mode>& modes, QTextStream& out)
{
    constexpr std::size_t kMostNamed = 3;
    constexpr double kSmallestPart = 0.05;
    for (const solver::Mode& mode : modes) {
        if (mode.eigenvalue.imag() > 0)
            out << tr("%1 Hz, damping %2")
                       .arg(mode.frequency / (2 * std::numbers::pi), 0, 'g', 6)
                       .arg(mode.damping, 0, 'g', 4);
        else if (mode.frequency > 0)
            out << (mode.damping > 0 ? tr("time constant %1 s") : tr("unstable, time constant %1 s"))
                       .arg(1 / mode.frequency, 0, 'g', 6);
        else
            out << tr("free");
        QStringList parts;
        for (const auto& [component, part] : componentParts(system, mode))
            if (parts.size() < static_cast<qsizetype>(kMostNamed) && part >= kSmallestPart)
                parts
                    << tr("%1 %2 %").arg(component.empty() ? tr("the model") : text(component)).arg(qRound(part * 100));
        out << QStringLiteral(": ") << parts.join(QStringLiteral(", ")) << '\n';
    }
}

bool isAtRest(const CommandOptions& options)
{
    return !options.isSet("at") || options.value("at") == QLatin1String("steady");
}

/// Takes \a evaluator to the point that --at names and evaluates all variables there. Returns the time; if that fails,
/// writes a message, sets the exit code and returns nothing.
std::optional<double> goToPoint(solver::SystemEvaluator& evaluator, const solver::Experiment& experiment,
                                CommandOptions& options, CommandStreams& streams, int& exitCode)
{
    const bool isSteady = isAtRest(options);
    double time = experiment.startTime;
    if (!isSteady) {
        time = options.number("at", QStringLiteral("s"), time, streams);
        exitCode = kExitUsage;
        if (options.hasBadNumber())
            return std::nullopt;
        if (time < experiment.startTime) {
            exitCode = kExitWrongInput;
            streams.err << tr("error: --at %1 lies before the start time %2 s")
                               .arg(options.value("at"))
                               .arg(experiment.startTime)
                        << '\n';
            return std::nullopt;
        }
    }
    exitCode = kExitRunFailed;
    std::vector<double> states;
    if (isSteady) {
        solver::OperatingPoint point = solver::findOperatingPoint(evaluator, time);
        if (!point.status.ok()) {
            streams.err << tr("error: no operating point was found; --at T linearises at a time of a run") << '\n';
            writeFailure(point.status, evaluator.model(), streams);
            return std::nullopt;
        }
        states = std::move(point.states);
    } else {
        states.resize(evaluator.layout().states.size());
        const solver::EvaluationStatus start = evaluator.initialise(experiment.startTime, states).status;
        if (!start.ok()) {
            writeFailure(start, evaluator.model(), streams);
            return std::nullopt;
        }
        if (time > experiment.startTime) {
            solver::Transient transient = solver::runTransient(
                evaluator, experiment.startTime, time, experiment.tolerance.value_or(1e-6), std::move(states), {});
            if (!transient.end.isRegular()) {
                streams.err << tr("error: %1").arg(transient.end.message) << '\n';
                return std::nullopt;
            }
            states = std::move(transient.states);
        }
    }
    std::vector<double> outputs(evaluator.layout().outputs.size());
    const solver::EvaluationStatus status = evaluator.outputs(time, states, outputs);
    if (status.ok())
        return time;
    writeFailure(status, evaluator.model(), streams);
    return std::nullopt;
}

/// The frequencies of --frequencies [rad/s]; none without the option. If it is wrong, writes a message and returns an
/// exit code.
tl::expected<std::vector<double>, int> angularFrequencies(const CommandOptions& options, CommandStreams& streams)
{
    if (!options.isSet("frequencies"))
        return {};
    const auto read = frequenciesOf(options.value("frequencies"));
    if (!read) {
        return tl::unexpected(options.wrongUse(
            streams, tr("--frequencies is as 0.1:100:50, not `%1`").arg(options.value("frequencies"))));
    }
    if (!options.isSet("json")) {
        return tl::unexpected(
            options.wrongUse(streams, tr("--frequencies needs --json: the frequency response stands only there")));
    }
    std::vector<double> frequencies;
    for (const double frequency : *read)
        frequencies.push_back(2 * std::numbers::pi * frequency);
    return frequencies;
}

/// The inputs and outputs that \a options ask for, with the signal at which a loop is cut among the outputs. If they
/// cannot be, writes a message.
std::optional<solver::ModelForm> portsOf(solver::Model& model, const CommandOptions& options, CommandStreams& streams)
{
    solver::ModelForm form{solver::ModelForm::Kind::Ports, listOf(options.value("inputs")),
                           listOf(options.value("outputs"))};
    if (!options.isSet("cut"))
        return form;
    const auto refuse = [&](const QString& problem) {
        streams.err << tr("error: %1").arg(problem) << '\n';
        return std::nullopt;
    };
    if (form.inputs.size() != 1)
        return refuse(tr("--cut needs one input, at which it cuts the loop"));
    if (const auto signal = solver::signalNamed(*model.flattened().model, form.inputs.front()); !signal)
        return refuse(signal.error());
    if (std::ranges::find(form.outputs, form.inputs.front()) == form.outputs.end())
        form.outputs.push_back(form.inputs.front());
    return form;
}

/// \a system cut open at its input, which is one of its outputs too; writes a message if it cannot be cut.
tl::expected<solver::LinearSystem, QString> cutOpen(const solver::LinearSystem& system, CommandStreams& streams)
{
    const auto signal = std::ranges::find(system.outputs, system.inputs.front());
    auto open = solver::cutAt(system, 0, static_cast<std::size_t>(signal - system.outputs.begin()));
    if (!open)
        streams.err << tr("error: %1").arg(open.error()) << '\n';
    return open;
}

}  // namespace

int linearizeCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(
        QStringLiteral("linearize"),
        QStringLiteral("linearize FILE --inputs a,b --outputs c [--at steady or T] [--json OUT] ..."),
        tr("Gives the linear system for small changes: A, B, C, D, eigenvalues and who takes part in them."));
    options.add(QStringLiteral("inputs"), QStringLiteral("paths"), tr("Parameters and signals, with commas between."));
    options.add(QStringLiteral("outputs"), QStringLiteral("paths"), tr("Variables, with commas between."));
    options.add(QStringLiteral("cut"), {},
                tr("Cuts the loop at the one input, a signal; that signal as output is the gain of the loop."));
    options.add(QStringLiteral("at"), QStringLiteral("point"), tr("steady (default), or a time of a run [s]."));
    options.add(QStringLiteral("frequencies"), QStringLiteral("from:to:n"),
                tr("Adds the frequency response to the JSON [Hz], evenly on a logarithmic scale."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes all as JSON; `-` to the console."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto frequencies = angularFrequencies(options, streams);
    if (!frequencies)
        return frequencies.error();
    const CommandModel model = openModel(options, streams);
    using Kind = solver::ModelForm::Kind;
    const auto plain =
        model ? evaluatorFor(*model, {isAtRest(options) ? Kind::Rest : Kind::DelaysNamed}, streams) : nullptr;
    const auto ports = plain ? portsOf(*model, options, streams) : std::nullopt;
    if (!ports)
        return kExitWrongInput;
    const solver::BuiltForm& open = model->built(*ports);
    if (!open.problem.empty())
        return wrongInput(streams, QString::fromStdString(open.problem));
    // The model without ports has told of the equations, and that its parameters have values.
    const auto withPorts = model->evaluator(*ports);
    if (!withPorts || !withPorts->updateParameters().ok()) {
        writeCompiled(open.diagnostics, *model, streams.err);
        return kExitWrongInput;
    }
    int exitCode = kExitOk;
    const auto time = goToPoint(*plain, model->flattened().model->experiment, options, streams, exitCode);
    if (!time)
        return exitCode;
    solver::Linearisation linear = solver::linearise(*withPorts, open.ports, *plain, *time);
    if (!linear.status.ok()) {
        writeFailure(linear.status, withPorts->model(), streams);
        return kExitRunFailed;
    }
    if (options.isSet("cut")) {
        auto open = cutOpen(linear.system, streams);
        if (!open)
            return kExitWrongInput;
        linear.system = std::move(*open);
    }
    const std::vector<solver::Mode> modes = solver::modesOf(linear.system);
    if (options.isSet("json"))
        return writeJson(jsonOf(linear.system, modes, *frequencies), options.value("json"), streams) ? kExitOk
                                                                                                     : kExitWrongInput;
    writeModes(linear.system, modes, streams.out);
    return kExitOk;
}

}  // namespace bramah::cli
