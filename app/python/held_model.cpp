// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/held_model.h"

#include "app/cli/models/command_model.h"
#include "app/cli/options/translate.h"
#include "app/python/problem.h"
#include "model/classes/class_library.h"
#include "model/files/output_file.h"
#include "model/loading/loaded_files.h"
#include "model/text/dotted_name.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/fmi/fmu_file.h"
#include "solver/measures/measure_annotation.h"
#include "solver/parts/parts_setting.h"
#include "solver/reports/failure_text.h"
#include "solver/reports/run_end_texts.h"
#include "solver/run/stored_variables.h"
#include "solver/use/parameter_settings.h"

#include <algorithm>

namespace bramah::python {
namespace {

using cli::tr;

constexpr std::size_t kMostPoints = 10'000'000;

QString pathOf(const QString& setting)
{
    return setting.left(model::findUnquoted(setting, u'=')).trimmed();
}

QStringList settingsIn(const std::map<QString, QString>& texts)
{
    QStringList settings;
    for (const auto& [path, setting] : texts)
        settings << setting;
    return settings;
}

std::optional<double> boundOf(const solver::FlatModel& model, solver::ExprId bound)
{
    if (bound == solver::kNoExpr || !model.graph.isConstant(bound))
        return std::nullopt;
    return model.graph.node(bound).value;
}

bool canBeSet(const solver::FlatVariable& variable)
{
    return variable.variability == solver::Variability::Parameter && !variable.isProtected && !variable.isFinal &&
           !variable.path.starts_with('$');
}

QString samplingNames()
{
    QStringList names;
    for (const solver::SamplingKind& kind : solver::samplingKinds())
        names << QLatin1String(kind.name);
    return names.join(QStringLiteral(", "));
}

/// How the points are drawn; throws what does not fit. Without a \a sampling grid, or lhs where a spread is given.
solver::StudyDesign designOf(const std::vector<solver::ParameterRange>& ranges, const std::optional<QString>& sampling,
                             std::optional<std::size_t> runs, std::uint64_t seed)
{
    const bool hasSpread = std::ranges::any_of(ranges, [](const auto& range) { return range.values.empty(); });
    const QString name = sampling.value_or(hasSpread ? QStringLiteral("lhs") : QStringLiteral("grid"));
    const solver::SamplingKind* kind = solver::samplingNamed(name.toStdString());
    if (!kind)
        throw Problem(tr("the sampling is one of %1, own, not `%2`").arg(samplingNames(), name));
    if (runs && kind->runs == 0)
        throw Problem(tr("the sampling %1 has as many runs as its values say; leave out the number").arg(name));
    const solver::StudyDesign design{kind->sampling, runs.value_or(kind->runs), seed};
    const std::size_t count = solver::pointCount(ranges, design);
    if (ranges.size() > kind->mostParameters)
        throw Problem(tr("the sampling %1 takes at most %2 parameters; lhs and random take more")
                          .arg(name)
                          .arg(kind->mostParameters));
    if (count == 0)
        throw Problem(kind->sampling == solver::Sampling::Grid || kind->sampling == solver::Sampling::List
                          ? tr("the sampling %1 needs values of each parameter, a list as many of each").arg(name)
                          : tr("the sampling %1 needs a spread of each parameter, as ~5% or 1bar:5bar:9").arg(name));
    if (count > kMostPoints)
        throw Problem(tr("these are more than %1 runs").arg(kMostPoints));
    return design;
}

}  // namespace

HeldModel::HeldModel(const QStringList& files, const QString& className, const QStringList& libraries)
{
    const model::LoadedFiles loaded = model::loadFiles(files, libraries);
    throwErrors(loaded.diagnostics);
    const auto chosen = model::chosenModel(loaded, className);
    if (!chosen)
        throw Problem(chosen.error());
    loaded_ = loaded.diagnostics;
    name_ = QString::fromStdString((*chosen)->qualifiedName());
    solver::ModelSource source;
    source.library = loaded.library;
    source.className = (*chosen)->qualifiedName();
    source.isForPeople = true;
    model_ = std::make_shared<solver::Model>(std::move(source));
}

TextPlace HeldModel::placeOf(const QString& component) const
{
    const std::string first = model::firstName(component).toStdString();
    const model::ClassNode* node = model_->node();
    for (const model::syntax::Element* element : node->definition()->elements)
        for (const model::syntax::Component& declared : element->components)
            if (declared.name.text == first) {
                const model::SourceText& text = node->tree()->text();
                const auto [line, column] = text.position(declared.span.begin);
                return {text.fileName(), line, column};
            }
    return {};
}

void HeldModel::throwFailure(const solver::EvaluationStatus& status, const solver::FlatModel& model) const
{
    const QString component = QString::fromStdString(model.component(status.component).path);
    throw Problem(withComponent(component, solver::failureText(status, model)), {}, component, placeOf(component));
}

const solver::FlatModel& HeldModel::flat(const StopCheck& isStopWanted)
{
    const solver::FlattenOutcome& made = model_->flattened(isStopWanted);
    throwErrors(made.diagnostics);
    if (!made.model)
        throw Problem(tr("the equations were not made"));
    return *made.model;
}

std::shared_ptr<const solver::CompiledSystem> HeldModel::system(const solver::ModelForm& form,
                                                                const StopCheck& isStopWanted)
{
    (void)flat(isStopWanted);
    const solver::BuiltForm& made = model_->built(form, isStopWanted);
    if (!made.problem.empty())
        throw Problem(QString::fromStdString(made.problem));
    if (model::hasErrors(made.diagnostics))
        throwErrors(cli::compiledProblems(made.diagnostics, *model_));
    if (!made.system)
        throw Problem(tr("the equations were not made"));
    return made.system;
}

std::unique_ptr<solver::SystemEvaluator> HeldModel::evaluator(const solver::ModelForm& form,
                                                              const StopCheck& isStopWanted)
{
    (void)system(form, isStopWanted);
    auto made = model_->evaluator(form, isStopWanted);
    made->setStopCheck(isStopWanted);
    if (const solver::EvaluationStatus status = made->updateParameters(); !status.ok())
        throwFailure(status, made->model());
    return made;
}

model::Diagnostics HeldModel::diagnostics(const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    (void)flat(isStopWanted);
    model::Diagnostics all = loaded_;
    const model::Diagnostics& flattened = model_->flattened(isStopWanted).diagnostics;
    all.insert(all.end(), flattened.begin(), flattened.end());
    (void)system({}, isStopWanted);
    const model::Diagnostics compiled = cli::compiledProblems(model_->built({}, isStopWanted).diagnostics, *model_);
    all.insert(all.end(), compiled.begin(), compiled.end());
    return all;
}

void HeldModel::set(const QStringList& settings, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    const auto read = solver::readParameterSettings(settings, flat(isStopWanted), *model_->node(), {});
    if (!read)
        throw Problem(read.error());
    auto numbers = numbers_, structural = structural_;
    for (const QString& setting : settings) {
        const QString path = pathOf(setting);
        const auto one = solver::readParameterSettings({setting}, flat(isStopWanted), *model_->node(), {});
        const bool isStructural = one && !one->overrides.isEmpty();
        (isStructural ? structural : numbers)[path] = setting;
    }
    // Values with which the equations stay are set alone, so that these are kept.
    QStringList all = settingsIn(numbers);
    if (!read->overrides.isEmpty()) {
        all += settingsIn(structural);
        hasEquations_ = false;
    }
    if (const auto problem = model_->set(solver::settingsFrom(all), {}))
        throw Problem(QString::fromStdString(*problem));
    (void)flat(isStopWanted);
    numbers_ = std::move(numbers);
    structural_ = std::move(structural);
}

std::vector<ParameterInfo> HeldModel::parameters(std::shared_ptr<const solver::CompiledSystem>& system,
                                                 const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    system = this->system({}, isStopWanted);
    const auto values = evaluator({}, isStopWanted);
    std::vector<ParameterInfo> parameters;
    for (std::size_t i = 0; i < system->model.variables.size(); ++i) {
        const solver::VariableId id{static_cast<std::uint32_t>(i)};
        const solver::FlatVariable& variable = system->model.variable(id);
        if (canBeSet(variable) && system->tape.places[i].slot != solver::kNoSlot)
            parameters.push_back({&variable, values->value(id), boundOf(system->model, variable.min),
                                  boundOf(system->model, variable.max)});
    }
    return parameters;
}

solver::RunSettings HeldModel::settingsOf(const RunQuestion& question, const StopCheck& isStopWanted)
{
    const solver::FlatModel& model = flat(isStopWanted);
    solver::RunSettings settings = solver::settingsOf(model.experiment);
    settings.startTime = question.start.value_or(settings.startTime);
    settings.stopTime = question.stop.value_or(settings.stopTime);
    settings.interval = question.interval.value_or(settings.interval);
    settings.hasStepRows = !(settings.interval > 0);
    settings.tolerance = question.tolerance.value_or(settings.tolerance);
    const std::string method = question.method ? question.method->toStdString() : model.experiment.solver;
    if (!method.empty() || question.method) {
        const auto kind = solver::solverKindNamed(method);
        if (!kind)
            throw Problem(tr("there is no method `%1`, but auto, radau, arkode, cvode, cvode-adams, ida")
                              .arg(QString::fromStdString(method)));
        settings.solver = *kind;
    }
    if (question.variables)
        settings.variables = QRegularExpression(*question.variables);
    settings.eventRows = question.hasEventRows ? solver::EventRows::Both : solver::EventRows::None;
    settings.parts = solver::partsChoiceOf(solver::partsSettingOf(*model_->node()));
    settings.inputs = question.inputs;
    settings.startsAtOperatingPoint = question.isFromRest;
    if (question.from && !question.from->status().lastState)
        throw Problem(tr("the run that is to be continued has never started"));
    settings.startState = question.from ? question.from->status().lastState : nullptr;
    settings.parameterValues = solver::valuesOf(*model_);
    const auto texts = solver::readParameterSettings(question.texts, model, *model_->node(), {});
    if (!texts)
        throw Problem(texts.error());
    if (!texts->overrides.isEmpty())
        throw Problem(tr("the equations themselves depend on a value of this run; give it to the model first, as "
                         "model[path] = value: %1")
                          .arg(question.texts.join(QStringLiteral(", "))));
    for (const auto* more : {&texts->values, &question.numbers})
        settings.parameterValues.insert(settings.parameterValues.end(), more->begin(), more->end());
    return settings;
}

HeldModel::ReadyRun HeldModel::readyRun(const RunQuestion& question, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    ReadyRun ready{system({}, isStopWanted), settingsOf(question, isStopWanted)};
    hasEquations_ = true;
    return ready;
}

std::optional<HeldModel::ReadyRun> HeldModel::readyAtOnce(const RunQuestion& question)
{
    const std::unique_lock lock(asking_, std::try_to_lock);
    if (!lock.owns_lock() || !hasEquations_)
        return std::nullopt;
    ReadyRun ready{system({}, {}), settingsOf(question, {})};
    // Not the first run: there will be many, whose machine code is made once.
    if (ready.system != manyRunsOf_) {
        manyRunsOf_ = ready.system;
        code_ = std::make_unique<solver::CodeForManyRuns>(ready.system);
    }
    return ready;
}

std::shared_ptr<RunResult> HeldModel::simulate(const std::shared_ptr<HeldModel>& model, const RunQuestion& question)
{
    std::optional<ReadyRun> ready = model->readyAtOnce(question);
    if (!ready)
        ready = interruptible([=](const StopCheck& isStopWanted) { return model->readyRun(question, isStopWanted); });
    auto result = RunResult::of(solver::prepareCompiled(std::move(ready->system)), std::move(ready->settings));
    const solver::RunEnd& end = *result->status().end;
    if (end.isInputError())
        throw Problem(end.message, result->status().diagnostics, end.component, model->placeOf(end.component));
    if (!end.isRegular())
        throw RunProblem(result, model->placeOf(end.component));
    if (question.variables && result->store().columns().empty())
        throw Problem(tr("no variable matches `%1`").arg(*question.variables));
    return result;
}

RestResult HeldModel::steady(std::optional<double> time, const StopCheck& isStopWanted)
{
    std::unique_lock lock(asking_);
    const solver::ModelForm form{solver::ModelForm::Kind::Rest};
    RestResult result;
    result.system = system(form, isStopWanted);
    const auto atRest = evaluator(form, isStopWanted);
    result.time = time.value_or(flat(isStopWanted).experiment.startTime);
    lock.unlock();
    result.point = solver::findOperatingPoint(*atRest, result.time);
    if (!result.point.status.ok())
        throwFailure(result.point.status, atRest->model());
    std::vector<double> outputs(atRest->layout().outputs.size());
    if (const auto status = atRest->outputs(result.time, result.point.states, outputs); !status.ok())
        throwFailure(status, atRest->model());
    for (const solver::OutputLayout& output : atRest->layout().outputs) {
        const solver::FlatVariable& variable = atRest->model().variable(output.variable);
        if (!variable.isProtected)
            result.values.emplace_back(&variable, atRest->value(output.variable));
    }
    return result;
}

QStringList HeldModel::exportFmu(const QString& path, int version, const QStringList& inputs,
                                 const QStringList& outputs, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    (void)flat(isStopWanted);
    solver::FmuQuestion question;
    question.version = version == 2 ? solver::FmiVersion::Two : solver::FmiVersion::Three;
    question.inputs = inputs;
    if (!outputs.isEmpty())
        question.outputs = solver::exactly(outputs);
    const auto made = solver::makeFmu(*model_, question, isStopWanted);
    if (!made)
        throw Problem(made.error());
    if (const auto problem = model::OutputFile::write(path, made->bytes))
        throw Problem(*problem);
    return made->platforms;
}

solver::LinearSystem HeldModel::linearize(const solver::LinearQuestion& question, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    (void)system({}, isStopWanted);
    solver::LinearAnswer answer = solver::linearSystemOf(*model_, question, isStopWanted);
    if (answer.outcome == solver::LinearAnswer::Outcome::Found)
        return std::move(answer.system);
    throwErrors(answer.diagnostics);
    throw Problem(
        answer.component.isEmpty() ? answer.problem : QStringLiteral("`%1`: %2").arg(answer.component, answer.problem),
        {}, answer.component);
}

std::vector<std::string> HeldModel::unitsOf(const std::vector<std::string>& paths, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    const auto equations = system({}, isStopWanted);
    std::vector<std::string> units;
    for (const std::string& path : paths) {
        const solver::VariableId id = equations->model.findVariable(path);
        units.push_back(id == solver::kNoVariable ? std::string() : equations->model.variable(id).texts->unit);
    }
    return units;
}

std::vector<solver::HarmonicPoint> HeldModel::respond(const std::string& input, solver::HarmonicQuestion question,
                                                      const StopCheck& isStopWanted)
{
    std::unique_lock lock(asking_);
    const solver::ModelForm form{solver::ModelForm::Kind::Sine, {input}, {}};
    const auto first = evaluator(form, isStopWanted);
    for (const std::string& path : question.outputs)
        if (first->model().findVariable(path) == solver::kNoVariable)
            throw Problem(tr("there is no variable `%1`").arg(QString::fromStdString(path)));
    const solver::Experiment experiment = flat(isStopWanted).experiment;
    lock.unlock();
    question.startTime = experiment.startTime;
    if (first->largestStep() > 0)
        question.restTime = experiment.stopTime - experiment.startTime;
    std::vector<solver::HarmonicPoint> points;
    const auto make = [&] {
        const std::scoped_lock asking(asking_);
        auto made = model_->evaluator(form, isStopWanted);
        made->setStopCheck(isStopWanted);
        return made;
    };
    solver::runHarmonics(question, make, [&](const solver::HarmonicPoint& point) {
        points.push_back(point);
        return !isStopWanted();
    });
    return points;
}

PlannedStudy HeldModel::study(const QStringList& variations, const std::optional<QString>& sampling,
                              std::optional<std::size_t> runs, std::uint64_t seed, const QString& reduction,
                              bool hasMeasures, const RunQuestion& question, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(asking_);
    PlannedStudy planned{std::make_shared<solver::Study>(), {}};
    solver::Study& study = *planned.study;
    study.system = system({}, isStopWanted);
    study.settings = settingsOf(question, isStopWanted);
    study.settings.parts = solver::PartsChoice::Joint;  // runs go side by side, as those of `bramah study`
    if (study.settings.variables && !study.settings.variables->isValid())
        throw Problem(tr("the regular expression `%1` is wrong: %2")
                          .arg(study.settings.variables->pattern(), study.settings.variables->errorString()));
    const bool isOwn = sampling == QLatin1String("own");
    const auto reduced = solver::reductionNamed(reduction.toStdString());
    if (!reduced)
        throw Problem(tr("the reduction is final, min, max or mean, not `%1`").arg(reduction));
    study.reduction = *reduced;
    const std::vector<solver::ParameterRange> ranges =
        isOwn ? takeOwn(variations, study) : takeVariations(variations, study);
    if (hasMeasures)
        study.measures = solver::measuresOf(*model_->node());
    if (hasMeasures && study.measures.empty())
        throw Problem(tr("the class has no measures; they are made in the window, in the panel Measures"));
    const solver::Responses responses = solver::responsesOf(study);
    if (responses.problem())
        throw Problem(*responses.problem());
    if (responses.list().empty())
        throw Problem(tr("no variable matches `%1`").arg(question.variables.value_or(QString())));

    if (isOwn) {
        planned.design.sampling = solver::Sampling::List;
        return planned;
    }
    planned.design = designOf(ranges, sampling, runs, seed);
    study.points = solver::studyPoints(ranges, planned.design);
    return planned;
}

std::vector<solver::ParameterRange> HeldModel::takeVariations(const QStringList& texts, solver::Study& study)
{
    auto read = solver::readVariations(texts, *model_, {});
    if (!read)
        throw Problem(read.error());
    std::vector<solver::ParameterRange> ranges;
    for (solver::Variation& variation : *read) {
        study.parameters.push_back(variation.path);
        ranges.push_back(std::move(variation.range));
    }
    return ranges;
}

std::vector<solver::ParameterRange> HeldModel::takeOwn(const QStringList& paths, solver::Study& study)
{
    for (const QString& path : paths) {
        if (const auto problem = solver::parameterProblem(study.system->model, path))
            throw Problem(*problem);
        study.parameters.push_back(path);
    }
    return {};
}

}  // namespace bramah::python
