// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/plan/planned_study.h"

#include "model/loading/loaded_files.h"
#include "solver/measures/measure_annotation.h"
#include "solver/study/study_journal.h"
#include "solver/translate.h"
#include "solver/use/model.h"
#include "solver/use/parameter_settings.h"

#include <memory>

namespace bramah::solver {
namespace {

using Problem = tl::unexpected<QString>;

QString firstError(const model::Diagnostics& diagnostics)
{
    for (const model::Diagnostic& diagnostic : diagnostics)
        if (diagnostic.severity() == model::Severity::Error)
            return diagnostic.commandLineText();
    return tr("the equations were not made");
}

/// The model of a plan with the values that it is given.
tl::expected<std::unique_ptr<Model>, QString> modelOf(const StudyPlan& plan)
{
    QStringList files, libraries;
    for (const QString& name : plan.files)
        files << plan.path(name);
    for (const QString& name : plan.libraries)
        libraries << plan.path(name);
    const model::LoadedFiles loaded = model::loadFiles(files, libraries);
    if (hasErrors(loaded.diagnostics))
        return Problem(firstError(loaded.diagnostics));
    ModelSource source;
    source.library = loaded.library;
    source.className = plan.className.toStdString();
    source.isForPeople = true;
    auto model = std::make_unique<Model>(std::move(source));
    if (model->node() == nullptr)
        return Problem(tr("there is no class `%1` in `%2`").arg(plan.className, plan.folder));
    if (const auto problem = model->set(settingsFrom(plan.given), {}))
        return Problem(QString::fromStdString(*problem));
    return model;
}

}  // namespace

tl::expected<Study, QString> plannedStudy(const StudyPlan& plan, const std::function<bool()>& isStopWanted)
{
    const auto model = modelOf(plan);
    if (!model)
        return Problem(model.error());
    Study study;
    study.settings = plan.settings;
    study.settings.parameterValues = valuesOf(**model);
    study.parameters = {plan.parameters.begin(), plan.parameters.end()};
    study.reduction = plan.reduction;
    for (const Measure& measure : measuresOf(*(*model)->node()))
        if (plan.measures.contains(measure.name))
            study.measures.push_back(measure);
    auto points = plan.points();
    if (!points)
        return Problem(points.error());
    study.points = std::move(*points);
    const FlattenOutcome& flat = (*model)->flattened(isStopWanted);
    if (!flat.model)
        return Problem(firstError(flat.diagnostics));
    const BuiltForm& built = (*model)->built({}, isStopWanted);
    if (!built.system)
        return Problem(firstError(built.diagnostics));
    study.system = built.system;
    if (StudyJournal::fingerprint(study) != plan.fingerprint)
        return Problem(
            tr("the study in `%1` was planned by %2 and would give other results here: its files have changed, "
               "or the program or its library is another one. Make the plan anew, or run it by the same "
               "program")
                .arg(plan.folder, plan.program));
    return study;
}

std::optional<QString> runSlice(const StudyPlan& plan, const Study& study, std::size_t slice, int jobs,
                                const std::function<bool(std::size_t)>& progress)
{
    StudyJournal journal({}, study);
    const std::map<std::size_t, QStringList> journals = plan.journals();
    if (const auto own = journals.find(slice); own != journals.end())
        for (const QString& path : own->second) {
            const auto contents = readJournal(path);
            if (!contents)
                return tr("%1; remove it, and its points are run again").arg(contents.error());
            if (auto problem = journal.takeFrom(*contents, path))
                return problem;
        }
    std::vector<std::size_t> missing;
    for (const std::size_t point : plan.pointsOf(slice))
        if (!journal.results().contains(point))
            missing.push_back(point);
    if (missing.empty())
        return std::nullopt;
    if (auto problem = journal.openBeside(plan.journalOf(slice)))
        return problem;
    std::size_t done = plan.pointsOf(slice).size() - missing.size();
    bool isWritten = true;
    runStudy(study, missing, jobs, [&](const StudyResult& result) {
        isWritten = journal.add(result);
        return isWritten && progress(++done);
    });
    return isWritten ? std::nullopt : std::optional(journal.problem());
}

tl::expected<StudyResults, QString> collected(const StudyPlan& plan, const Study& study)
{
    StudyJournal journal({}, study);
    for (const auto& [slice, paths] : plan.journals())
        for (const QString& path : paths) {
            const auto contents = readJournal(path);
            if (!contents)
                return Problem(tr("%1; remove it, and run slice %2 again").arg(contents.error()).arg(slice));
            if (const auto problem = journal.takeFrom(*contents, path))
                return Problem(*problem);
        }
    return journal.results();
}

}  // namespace bramah::solver
