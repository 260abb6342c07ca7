// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "solver/measures/measure_annotation.h"
#include "solver/run/in_parallel.h"
#include "solver/study/sensitivity.h"
#include "solver/study/study_points.h"
#include "solver/use/variation.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace bramah::cli {
namespace {

using solver::Sampling;

QString kindNames()
{
    QStringList names;
    for (const solver::SamplingKind& kind : solver::samplingKinds())
        names << QLatin1String(kind.name);
    return names.join(QStringLiteral(", "));
}

void addStudyOptions(CommandOptions& options)
{
    options.add(
        QStringLiteral("vary"), QStringLiteral("what"),
        tr("A parameter, or a start as mass.s.start, and its values: path=from:to:n, path=from:to:n:log, "
           "path=a,b,c; or its spread: path~normal(mean, deviation), path~uniform(from, to), path~log(from, to), "
           "path~triangular(from, most often, to), path~5%. SI, or with units; repeatable."));
    options.add(QStringLiteral("sampling"), QStringLiteral("how"),
                tr("One of %1. Without it grid, or lhs where a spread is given.").arg(kindNames()));
    options.add(
        QStringLiteral("runs"), QStringLiteral("N"),
        tr("Of lhs and random; of morris the number of ways, of sobol that of the samples: 100, 100, 20, 256 by "
           "default."));
    options.add(QStringLiteral("seed"), QStringLiteral("N"), tr("Of what is drawn at random; 0 by default."));
    options.add(QStringLiteral("measures"), {}, tr("Keeps the measures of the class."));
    options.add(QStringLiteral("outputs"), QStringLiteral("regex"), tr("Variables to keep, by their whole path."));
    options.add(QStringLiteral("reduce"), QStringLiteral("how"), tr("final (default), min, max or mean over time."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("resume"), {}, tr("Goes on with a study that was interrupted."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a row for each run; `-` to the console."));
    options.add(QStringLiteral("json"), QStringLiteral("out"),
                tr("Writes spreads and sensitivities as JSON; `-` to the console."));
    addRunOptions(options);
}

/// The design that the options ask for; a message if one is wrong.
tl::expected<solver::StudyDesign, QString> designOf(const CommandOptions& options,
                                                    const std::vector<solver::ParameterRange>& ranges)
{
    const bool hasSpread = std::ranges::any_of(ranges, [](const auto& range) { return range.values.empty(); });
    const QString name = options.isSet("sampling") ? options.value("sampling")
                         : hasSpread               ? QStringLiteral("lhs")
                                                   : QStringLiteral("grid");
    const solver::SamplingKind* kind = solver::samplingNamed(name.toStdString());
    if (!kind)
        return tl::unexpected(tr("--sampling is one of %1, not `%2`").arg(kindNames(), name));
    const auto runs = wholeNumber(options, "runs", 1, kind->runs), seed = wholeNumber(options, "seed", 0, 0);
    if (!runs || !seed)
        return tl::unexpected(runs ? seed.error() : runs.error());
    if (options.isSet("runs") && kind->runs == 0)
        return tl::unexpected(tr("--sampling %1 has as many runs as its values say; leave out --runs").arg(name));
    const solver::StudyDesign design{kind->sampling, *runs, *seed};
    const std::size_t count = solver::pointCount(ranges, design);
    if (count == 0)
        return tl::unexpected(
            kind->sampling == Sampling::Grid ? tr("--sampling grid needs values of each parameter, as path=from:to:n")
            : kind->sampling == Sampling::List
                ? tr("--sampling list needs as many values of each parameter")
                : tr("--sampling %1 needs a spread of each parameter, as path~5% or path=from:to:n").arg(name));
    if (count > kMostPoints)
        return tl::unexpected(tr("these are more than %1 runs").arg(kMostPoints));
    return design;
}

/// The values of one response in the order of the points; NaN where a run failed.
std::vector<double> valuesOf(const StudyResults& results, std::size_t count, std::size_t response)
{
    std::vector<double> values(count, std::nan(""));
    for (const auto& [point, result] : results)
        values[point] = result.values[response];
    return values;
}

QString shownNumber(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 6) : QStringLiteral("-");
}

QString inColumns(const QStringList& cells)
{
    QString line = QStringLiteral("  %1").arg(cells.front(), -32);
    for (const QString& cell : cells.mid(1))
        line += cell.rightJustified(14);
    return line + QLatin1Char('\n');
}

/// Tells of each response how it spreads and what moves it, in words and as JSON.
class StudyTeller
{
public:
    StudyTeller(const solver::Study& study, const solver::StudyDesign& design, const StudyResults& results)
        : study_(study), design_(design), results_(results)
    {
    }

    void tell()
    {
        const solver::Responses asked = solver::responsesOf(study_);
        const std::vector<solver::Response>& responses = asked.list();
        for (std::size_t k = 0; k < responses.size(); ++k) {
            const std::vector<double> values = valuesOf(results_, study_.points.size(), k);
            QJsonObject json{{QStringLiteral("name"), responses[k].name}, {QStringLiteral("unit"), responses[k].unit}};
            text_ += responses[k].name +
                     (responses[k].unit.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(responses[k].unit)) +
                     QLatin1Char('\n');
            tellSpread(values, json);
            switch (design_.sampling) {
            case Sampling::OneByOne: tellTornado(values, json); break;
            case Sampling::Morris: tellMorris(values, json); break;
            case Sampling::Sobol: tellSobol(values, json); break;
            default: break;
            }
            json_.append(json);
        }
    }

    [[nodiscard]] const QString& text() const { return text_; }
    [[nodiscard]] QJsonObject json() const { return {{QStringLiteral("responses"), json_}}; }

private:
    void tellSpread(const std::vector<double>& values, QJsonObject& json)
    {
        const solver::Spread spread = solver::spreadOf(values);
        text_ += inColumns({tr("%1 runs").arg(spread.count), tr("least"), QStringLiteral("5 %"), tr("median"),
                            QStringLiteral("95 %"), tr("greatest"), tr("mean"), tr("deviation")});
        text_ += inColumns({QString(), shownNumber(spread.least), shownNumber(spread.lowest5),
                            shownNumber(spread.median), shownNumber(spread.highest5), shownNumber(spread.most),
                            shownNumber(spread.mean), shownNumber(spread.deviation)});
        json[QStringLiteral("runs")] = static_cast<qint64>(spread.count);
        for (const auto& [name, value] : {std::pair{"least", spread.least},
                                          {"lowest5", spread.lowest5},
                                          {"median", spread.median},
                                          {"highest5", spread.highest5},
                                          {"greatest", spread.most},
                                          {"mean", spread.mean},
                                          {"deviation", spread.deviation}})
            json[QLatin1String(name)] = jsonNumber(value);
    }

    void tellTornado(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray bars;
        text_ += inColumns({tr("moved by"), tr("at its least"), tr("at its most"), tr("width")});
        for (const solver::TornadoBar& bar : solver::tornadoOf(values)) {
            const QString& name = study_.parameters[bar.parameter];
            text_ += inColumns({name, shownNumber(bar.atLeast), shownNumber(bar.atMost), shownNumber(bar.width())});
            bars.append(QJsonObject{{QStringLiteral("parameter"), name},
                                    {QStringLiteral("atLeast"), jsonNumber(bar.atLeast)},
                                    {QStringLiteral("atMost"), jsonNumber(bar.atMost)}});
        }
        json[QStringLiteral("middle")] = jsonNumber(values.front());
        json[QStringLiteral("tornado")] = bars;
    }

    void tellMorris(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray effects;
        text_ += inColumns(
            {tr("moved by"), QStringLiteral("mu*"), QStringLiteral("mu"), QStringLiteral("sigma"), tr("ways")});
        const std::vector<solver::MorrisEffect> found = solver::morrisEffects(study_.points, values);
        for (std::size_t k = 0; k < found.size(); ++k) {
            text_ += inColumns({study_.parameters[k], shownNumber(found[k].meanOfAmounts), shownNumber(found[k].mean),
                                shownNumber(found[k].deviation), QString::number(found[k].ways)});
            effects.append(QJsonObject{{QStringLiteral("parameter"), study_.parameters[k]},
                                       {QStringLiteral("muStar"), jsonNumber(found[k].meanOfAmounts)},
                                       {QStringLiteral("mu"), jsonNumber(found[k].mean)},
                                       {QStringLiteral("sigma"), jsonNumber(found[k].deviation)},
                                       {QStringLiteral("ways"), static_cast<qint64>(found[k].ways)}});
        }
        json[QStringLiteral("morris")] = effects;
    }

    void tellSobol(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray indices;
        text_ += inColumns({tr("share of the variance by"), tr("alone"), tr("+-"), tr("in all"), tr("+-")});
        const auto found = solver::sobolIndices(study_.parameters.size(), values, design_.seed);
        for (std::size_t k = 0; k < found.size(); ++k) {
            text_ += inColumns({study_.parameters[k], shownNumber(found[k].first), shownNumber(found[k].firstError),
                                shownNumber(found[k].total), shownNumber(found[k].totalError)});
            indices.append(QJsonObject{{QStringLiteral("parameter"), study_.parameters[k]},
                                       {QStringLiteral("first"), jsonNumber(found[k].first)},
                                       {QStringLiteral("firstError"), jsonNumber(found[k].firstError)},
                                       {QStringLiteral("total"), jsonNumber(found[k].total)},
                                       {QStringLiteral("totalError"), jsonNumber(found[k].totalError)}});
        }
        json[QStringLiteral("sobol")] = indices;
    }

    const solver::Study& study_;
    const solver::StudyDesign& design_;
    const StudyResults& results_;
    QString text_;
    QJsonArray json_;
};

}  // namespace

int studyCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study"),
                           QStringLiteral("study FILE --vary WHAT ... [--sampling HOW] [--measures] --csv OUT ..."),
                           tr("Runs a model with many values of its parameters and says how its answers spread and "
                              "what moves them."));
    addStudyOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if (!options.isSet("vary") || !options.isSet("csv"))
        return misused(streams, "study", tr("--vary and --csv are needed"));
    if (options.isSet("resume") && isConsole(options.value("csv")))
        return misused(streams, "study",
                       tr("--resume goes on with a study that was written to a file; name it with --csv"));
    const auto reduction = reductionOf(options);
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    if (!reduction || !jobs)
        return misused(streams, "study", reduction ? jobs.error() : reduction.error());
    solver::ModelSource purpose;
    purpose.isForPeople = true;
    auto toRun = modelToRun(options, streams, purpose);
    if (!toRun)
        return toRun.error();
    auto& [model, settings] = *toRun;
    solver::Study study;
    study.reduction = *reduction;
    study.settings = std::move(settings);
    std::vector<solver::ParameterRange> ranges;
    if (const QString problem = chooseQuestion(options, *model, study, ranges); !problem.isEmpty())
        return wrongInput(streams, problem);
    if (options.isSet("measures"))
        study.measures = solver::measuresOf(*model->node());
    if (options.isSet("measures") && study.measures.empty())
        return wrongInput(streams, tr("the class has no measures; they are made in the window, in the panel Measures"));
    const auto design = designOf(options, ranges);
    if (!design)
        return misused(streams, "study", design.error());
    study.points = solver::studyPoints(ranges, *design);
    const solver::BuiltForm* equations = builtFor(*model, {}, streams);
    if (!equations)
        return kExitWrongInput;
    study.system = equations->system;
    const solver::Responses responses = solver::responsesOf(study);
    if (responses.problem())
        return wrongInput(streams, *responses.problem());
    if (responses.list().empty())
        return wrongInput(streams, tr("no variable matches `%1`").arg(options.value("outputs")));
    const auto results = runAndWrite(study, options, static_cast<int>(std::min<std::uint64_t>(*jobs, 256)), streams);
    if (!results)
        return results.error();
    StudyTeller teller(study, *design, *results);
    teller.tell();
    if (options.isSet("json") && !writeJson(teller.json(), options.value("json"), streams))
        return kExitWrongInput;
    if (!isConsole(options.value("csv")) && !isConsole(options.value("json")))
        streams.out << teller.text();
    return kExitOk;
}

}  // namespace bramah::cli
