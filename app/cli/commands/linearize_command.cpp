// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/frequency_range.h"
#include "model/text/dotted_name.h"
#include "solver/use/linear_question.h"

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

/// What \a options ask of a model whose run starts at \a startTime; sets CommandOptions::hasBadNumber().
solver::LinearQuestion questionOf(CommandOptions& options, double startTime, CommandStreams& streams)
{
    solver::LinearQuestion question{listOf(options.value("inputs")), listOf(options.value("outputs")), std::nullopt,
                                    options.isSet("cut")};
    if (!isAtRest(options))
        question.time = options.number("at", QStringLiteral("s"), startTime, streams);
    return question;
}

/// Writes why there is no linear system; returns the exit code.
int writeRefusal(const solver::LinearAnswer& answer, bool isAtRest, solver::Model& model, CommandStreams& streams)
{
    using Outcome = solver::LinearAnswer::Outcome;
    if (answer.outcome == Outcome::NotCompiled && !answer.diagnostics.empty()) {
        writeCompiled(answer.diagnostics, model, streams.err);
        return kExitWrongInput;
    }
    if (answer.outcome == Outcome::NoPoint && isAtRest)
        streams.err << tr("error: no operating point was found; --at T linearises at a time of a run") << '\n';
    const int code = wrongInput(streams, answer.component.isEmpty()
                                             ? answer.problem
                                             : QStringLiteral("`%1`: %2").arg(answer.component, answer.problem));
    return answer.outcome == Outcome::NoPoint ? kExitRunFailed : code;
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
    if (!model || !evaluatorFor(*model, {isAtRest(options) ? Kind::Rest : Kind::DelaysNamed}, streams))
        return kExitWrongInput;
    const auto question = questionOf(options, model->flattened().model->experiment.startTime, streams);
    if (options.hasBadNumber())
        return kExitUsage;
    const solver::LinearAnswer linear = solver::linearSystemOf(*model, question);
    if (linear.outcome != solver::LinearAnswer::Outcome::Found)
        return writeRefusal(linear, isAtRest(options), *model, streams);
    const std::vector<solver::Mode> modes = solver::modesOf(linear.system);
    if (options.isSet("json"))
        return writeJson(jsonOf(linear.system, modes, *frequencies), options.value("json"), streams) ? kExitOk
                                                                                                     : kExitWrongInput;
    writeModes(linear.system, modes, streams.out);
    return kExitOk;
}

}  // namespace bramah::cli
