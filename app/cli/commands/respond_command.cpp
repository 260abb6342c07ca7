// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/frequency_range.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/analysis/harmonic_response.h"
#include "solver/run/in_parallel.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>
#include <numbers>

namespace bramah::cli {
namespace {

QString pathText(const std::string& path)
{
    return QString::fromStdString(path);
}

double degreesOf(std::complex<double> value)
{
    return std::arg(value) * 180 / std::numbers::pi;
}

/// Points in the order of amplitudes and frequencies.
std::vector<solver::HarmonicPoint> inOrder(std::vector<solver::HarmonicPoint> points)
{
    std::ranges::sort(points, {},
                      [](const solver::HarmonicPoint& point) { return std::pair(point.amplitude, point.frequency); });
    return points;
}

QJsonObject answersJson(const solver::HarmonicQuestion& question, const QString& input,
                        const std::vector<solver::HarmonicPoint>& points)
{
    QJsonArray list;
    for (const solver::HarmonicPoint& point : points) {
        QJsonObject outputs;
        const double amplitude = question.amplitudes[point.amplitude];
        for (std::size_t k = 0; k < point.outputs.size(); ++k) {
            const solver::HarmonicAnswer& answer = point.outputs[k];
            QJsonArray harmonics;
            for (const std::complex<double> harmonic : answer.harmonics)
                harmonics.append(QJsonArray{harmonic.real(), harmonic.imag()});
            const std::complex<double> gain = answer.harmonics.front() / amplitude;
            outputs.insert(pathText(question.outputs[k]), QJsonObject{{QStringLiteral("gain"), std::abs(gain)},
                                                                      {QStringLiteral("phase"), degreesOf(gain)},
                                                                      {QStringLiteral("mean"), answer.mean},
                                                                      {QStringLiteral("distortion"), answer.distortion},
                                                                      {QStringLiteral("harmonics"), harmonics}});
        }
        QJsonObject row{{QStringLiteral("amplitude"), amplitude},
                        {QStringLiteral("frequency"), question.frequencies[point.frequency]},
                        {QStringLiteral("periods"), point.periods},
                        {QStringLiteral("settled"), point.isSettled},
                        {QStringLiteral("outputs"), outputs}};
        if (!point.failure.isEmpty())
            row.insert(QStringLiteral("failure"), point.failure);
        list.append(row);
    }
    return {{QStringLiteral("input"), input}, {QStringLiteral("points"), list}};
}

/// A line for each point; phases in degrees.
QString answersCsv(const solver::HarmonicQuestion& question, const std::vector<solver::HarmonicPoint>& points)
{
    QStringList lines, head{QStringLiteral("amplitude"), QStringLiteral("frequency"), QStringLiteral("settled")};
    for (const std::string& path : question.outputs)
        for (const char* what : {"gain", "phase", "mean", "distortion", "h2", "h3", "h4", "h5"})
            head << pathText(path) + QLatin1Char(' ') + QLatin1String(what);
    lines << head.join(QLatin1Char(','));
    const auto number = [](double value) { return QString::number(value, 'g', 17); };
    for (const solver::HarmonicPoint& point : points) {
        const double amplitude = question.amplitudes[point.amplitude];
        QStringList cells{number(amplitude), number(question.frequencies[point.frequency]),
                          QString::number(point.isSettled ? 1 : 0)};
        for (const solver::HarmonicAnswer& answer : point.outputs) {
            const std::complex<double> gain = answer.harmonics.front() / amplitude;
            cells << number(std::abs(gain)) << number(degreesOf(gain)) << number(answer.mean)
                  << number(answer.distortion);
            for (std::size_t k = 1; k < answer.harmonics.size(); ++k)
                cells << number(std::abs(answer.harmonics[k]));
        }
        lines << cells.join(QLatin1Char(','));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

/// Reads --amplitude, --frequencies, --outputs and --jobs into \a question. An exit code if one of them is wrong.
std::optional<int> readQuestion(const CommandOptions& options, const solver::FlatModel& model,
                                solver::HarmonicQuestion& question, CommandStreams& streams)
{
    const solver::VariableId input = model.findVariable(options.value("input").trimmed().toStdString());
    const QString unit = input == solver::kNoVariable ? QString() : pathText(model.variable(input).texts->unit);
    for (const QString& item : model::pathsIn(options.value("amplitude"))) {
        const auto value = model::parseQuantity(item, unit);
        if (!value)
            return options.wrongUse(streams, tr("--amplitude: %1").arg(value.error()));
        if (!(*value > 0))
            return options.wrongUse(streams, tr("--amplitude: `%1` is not greater than 0").arg(item));
        question.amplitudes.push_back(*value);
    }
    if (question.amplitudes.empty())
        return options.wrongUse(streams, tr("--amplitude is missing; give one or more, with commas between"));
    const auto frequencies = frequenciesOf(options.value("frequencies"));
    if (!frequencies)
        return options.wrongUse(streams,
                                tr("--frequencies is as 0.1:100:50, not `%1`").arg(options.value("frequencies")));
    question.frequencies = *frequencies;
    for (const QString& path : model::pathsIn(options.value("outputs"))) {
        const solver::VariableId found = model.findVariable(path.toStdString());
        if (found == solver::kNoVariable) {
            streams.err << tr("error: %1").arg(tr("there is no variable `%1`").arg(path)) << '\n';
            return kExitWrongInput;
        }
        question.outputs.push_back(path.toStdString());
    }
    if (question.outputs.empty())
        return options.wrongUse(streams, tr("--outputs is missing; name variables, with commas between"));
    bool isNumber = true;
    const int cores = solver::processorCount();
    question.jobs = options.isSet("jobs") ? options.value("jobs").toInt(&isNumber) : cores;
    if (!isNumber || question.jobs < 1)
        return options.wrongUse(streams, tr("--jobs is a whole number from 1, not `%1`").arg(options.value("jobs")));
    return std::nullopt;
}

/// Writes a line for each point without a reliable answer.
int writeFaults(const solver::HarmonicQuestion& question, const std::vector<solver::HarmonicPoint>& points,
                CommandStreams& streams)
{
    int failed = 0;
    for (const solver::HarmonicPoint& point : points) {
        const QString where = tr("amplitude %1, %2 Hz")
                                  .arg(question.amplitudes[point.amplitude])
                                  .arg(question.frequencies[point.frequency]);
        if (!point.failure.isEmpty()) {
            streams.err << tr("%1: failed: %2").arg(where, point.failure) << '\n';
            ++failed;
        } else if (!point.isSettled) {
            streams.err << tr("%1: not settled after %2 periods").arg(where).arg(point.periods) << '\n';
        }
    }
    return failed;
}

}  // namespace

int respondCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("respond"),
                           QStringLiteral("respond FILE --input P --amplitude a,b --frequencies from:to:n --outputs c"),
                           tr("Adds a sine to an input, at rest, and gives what outputs answer: gain, phase and "
                              "harmonics at each amplitude."));
    options.add(QStringLiteral("input"), QStringLiteral("path"), tr("A parameter or signal."));
    options.add(QStringLiteral("amplitude"), QStringLiteral("list"), tr("Amplitudes, with commas between."));
    options.add(QStringLiteral("frequencies"), QStringLiteral("from:to:n"), tr("[Hz], evenly on a logarithmic scale."));
    options.add(QStringLiteral("outputs"), QStringLiteral("paths"), tr("Variables, with commas between."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes all as JSON; `-` to the console."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a line for each point."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString input = options.value("input").trimmed();
    if (input.isEmpty())
        return options.wrongUse(streams, tr("--input is missing; name a parameter or a signal"));
    const CommandModel model = openModel(options, streams);
    const solver::ModelForm form{solver::ModelForm::Kind::Sine, {input.toStdString()}, {}};
    const auto first = model ? evaluatorFor(*model, form, streams) : nullptr;
    if (!first)
        return kExitWrongInput;
    solver::HarmonicQuestion question;
    if (const auto code = readQuestion(options, first->model(), question, streams))
        return *code;
    const solver::Experiment& experiment = model->flattened().model->experiment;
    question.startTime = experiment.startTime;
    if (first->largestStep() > 0)
        question.restTime = experiment.stopTime - experiment.startTime;
    std::vector<solver::HarmonicPoint> points;
    QElapsedTimer clock;
    clock.start();
    solver::runHarmonics(
        question, [&] { return model->evaluator(form); },
        [&](const solver::HarmonicPoint& point) {
            points.push_back(point);
            return true;
        });
    points = inOrder(std::move(points));
    const int failed = writeFaults(question, points, streams);
    if (options.isSet("json") && !writeJson(answersJson(question, input, points), options.value("json"), streams))
        return kExitWrongInput;
    const QString csv = answersCsv(question, points);
    if (options.isSet("csv")) {
        if (const auto problem = writeOutput(options.value("csv"), csv.toUtf8(), streams))
            return wrongInput(streams, *problem);
    } else if (!options.isSet("json")) {
        streams.out << csv;
    }
    streams.err << tr("%1 points, %2 failed; %3 s on %4 threads")
                       .arg(points.size())
                       .arg(failed)
                       .arg(static_cast<double>(clock.elapsed()) / 1000, 0, 'f', 2)
                       .arg(question.jobs)
                << '\n';
    return failed == static_cast<int>(points.size()) ? kExitRunFailed : kExitOk;
}

}  // namespace bramah::cli
