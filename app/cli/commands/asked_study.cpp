// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/asked_study.h"

#include "app/cli/commands/stored_question.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "solver/measures/measure_annotation.h"

#include <algorithm>

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

/// The design that the options ask for; a message if one is wrong.
tl::expected<solver::StudyDesign, QString> designOf(const CommandOptions& options, const solver::StoredStudy& stored,
                                                    const std::vector<solver::ParameterRange>& ranges)
{
    const bool isStored = options.isSet("stored");
    const bool hasSpread = std::ranges::any_of(ranges, [](const auto& range) { return range.values.empty(); });
    const std::string_view usual = isStored ? solver::nameOf(stored.sampling) : hasSpread ? "lhs" : "grid";
    const QString name = options.isSet("sampling") ? options.value("sampling")
                                                   : QString::fromLatin1(usual.data(), qsizetype(usual.size()));
    const solver::SamplingKind* kind = solver::samplingNamed(name.toStdString());
    if (!kind)
        return tl::unexpected(tr("--sampling is one of %1, not `%2`").arg(kindNames(), name));
    const bool isAsStored = isStored && kind->sampling == stored.sampling;
    const auto runs = wholeNumber(options, "runs", 1, isAsStored ? stored.runs : kind->runs);
    const auto seed = wholeNumber(options, "seed", 0, stored.seed);
    if (!runs || !seed)
        return tl::unexpected(runs ? seed.error() : runs.error());
    if (options.isSet("runs") && kind->runs == 0)
        return tl::unexpected(tr("--sampling %1 has as many runs as its values say; leave out --runs").arg(name));
    const solver::StudyDesign design{kind->sampling, *runs, *seed};
    const std::size_t count = solver::pointCount(ranges, design);
    if (count == 0)
        return tl::unexpected(
            ranges.size() > kind->mostParameters
                ? tr("--sampling %1 takes at most %2 parameters; lhs and random take more")
                      .arg(name)
                      .arg(kind->mostParameters)
            : kind->sampling == Sampling::Grid ? tr("--sampling grid needs values of each parameter, as path=from:to:n")
            : kind->sampling == Sampling::List
                ? tr("--sampling list needs as many values of each parameter")
                : tr("--sampling %1 needs a spread of each parameter, as path~5% or path=from:to:n").arg(name));
    if (count > kMostPoints)
        return tl::unexpected(tr("these are more than %1 runs").arg(kMostPoints));
    return design;
}

}  // namespace

void addStudyOptions(CommandOptions& options)
{
    options.add(
        QStringLiteral("vary"), QStringLiteral("what"),
        tr("A parameter, or a start as mass.s.start, and its values: path=from:to:n, path=from:to:n:log, "
           "path=a,b,c; or its spread: path~normal(mean, deviation), path~uniform(from, to), path~log(from, to), "
           "path~triangular(from, most often, to), path~5%, path~catalogue for the tolerance of the part. SI, or with "
           "units; repeatable."));
    addStored(options, tr("Asks what the class keeps of the window's panel Studies, in place of --vary, --outputs and "
                          "--measures; --sampling, --runs, --seed and --reduce then change what they say."));
    options.add(QStringLiteral("sampling"), QStringLiteral("how"),
                tr("One of %1. Without it grid, or lhs where a spread is given.").arg(kindNames()));
    options.add(QStringLiteral("runs"), QStringLiteral("N"),
                tr("Of lhs, random and sobol-sequence; of morris the number of ways, of sobol that of the samples: "
                   "100, 100, 128, 20, 256 by default."));
    options.add(QStringLiteral("seed"), QStringLiteral("N"), tr("Of what is drawn at random; 0 by default."));
    options.add(QStringLiteral("measures"), {}, tr("Keeps the measures of the class."));
    options.add(QStringLiteral("outputs"), QStringLiteral("regex"), tr("Variables to keep, by their whole path."));
    options.add(QStringLiteral("frequency"), QStringLiteral("number"),
                tr("A number of the response to sines about the point of rest: bandwidth(valve.u, mass.v), "
                   "resonancePeak, resonanceFrequency, gainMargin or phaseMargin of an input and an output; with a "
                   "third word, cut, of the loop cut open at the input. Repeatable."));
    options.add(QStringLiteral("reduce"), QStringLiteral("how"), tr("final (default), min, max or mean over time."));
    addRunOptions(options);
}

tl::expected<AskedStudy, int> askedStudy(CommandOptions& options, CommandStreams& streams)
{
    const auto wrong = [&](const QString& problem) { return tl::unexpected<int>(wrongInput(streams, problem)); };
    if (const auto problem = storedBesides(options, {"vary", "outputs", "measures", "frequency"}))
        return tl::unexpected<int>(misused(streams, "study", *problem));
    auto reduction = reductionOf(options);
    if (!reduction)
        return tl::unexpected<int>(misused(streams, "study", reduction.error()));
    solver::ModelSource purpose;
    purpose.isForPeople = true;
    auto toRun = modelToRun(options, streams, purpose);
    if (!toRun)
        return tl::unexpected(toRun.error());
    AskedStudy asked;
    asked.model = std::move(toRun->model);
    solver::Study& study = asked.study;
    auto stored = storedOr<solver::StoredStudy>(options, *asked.model);
    if (!stored)
        return wrong(stored.error());
    study.reduction = options.isSet("reduce") ? *reduction : stored->reduction;
    study.settings = std::move(toRun->settings);
    std::vector<solver::ParameterRange> ranges;
    for (const QString& text : options.values("frequency"))
        if (const auto number = solver::frequencyNumberIn(text); !number || !*number)
            return wrong(number ? tr("`--frequency %1` has not the form bandwidth(input, output)").arg(text)
                                : number.error());
    stored->outputs += options.values("frequency");
    if (const QString problem = chooseQuestion(options, *stored, *asked.model, study, ranges); !problem.isEmpty())
        return wrong(problem);
    if (options.isSet("measures") || options.isSet("stored"))
        study.measures = solver::measuresOf(*asked.model->node());
    if (options.isSet("measures") && study.measures.empty())
        return wrong(tr("the class has no measures; they are made in the window, in the panel Measures"));
    const auto design = designOf(options, *stored, ranges);
    if (!design)
        return tl::unexpected<int>(misused(streams, "study", design.error()));
    asked.design = *design;
    study.points = solver::studyPoints(ranges, *design);
    const solver::BuiltForm* equations = builtFor(*asked.model, {}, streams);
    if (!equations)
        return tl::unexpected<int>(kExitWrongInput);
    study.system = equations->system;
    const solver::Responses responses = solver::responsesOf(study);
    if (responses.problem())
        return wrong(*responses.problem());
    if (options.isSet("stored") &&
        responses.list().size() < std::size_t(stored->outputs.size()) + study.measures.size())
        return wrong(tr("one of the variables that the stored study keeps, %1, is not in the circuit")
                         .arg(stored->outputs.join(QStringLiteral(", "))));
    if (responses.list().empty())
        return wrong(tr("no variable matches `%1`").arg(options.value("outputs")));
    return asked;
}

}  // namespace bramah::cli
