// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/model.h"

#include "model/classes/class_library.h"
#include "model/diagram/diagram_checks.h"
#include "model/text/dotted_name.h"
#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/driven_variables.h"
#include "solver/analysis/harmonic_response.h"
#include "solver/compile/compile.h"
#include "solver/reports/run_end_texts.h"
#include "solver/use/parameter_settings.h"
#include "solver/use/start_guesses.h"

#include <algorithm>

namespace bramah::solver {

namespace {

/// Can \a variable get \a value without another compilation? Values of a wrong type are left to the compiler.
bool canTake(const FlatVariable& variable, const model::LiteralValue& value)
{
    using Kind = model::LiteralValue::Kind;
    if (!variable.isFixed)
        return false;
    switch (variable.type) {
    case ValueType::Real: return value.kind != Kind::Boolean;
    case ValueType::Integer: return value.kind == Kind::Integer;
    case ValueType::Boolean: return value.kind == Kind::Boolean;
    default: return false;
    }
}

}  // namespace

const model::ClassNode* Model::node() const
{
    return source_.library->find(source_.className);
}

std::optional<std::string> Model::set(const std::vector<std::string>& settings, const std::string& option)
{
    const std::scoped_lock lock(making_);
    flatten({});
    if (!flattened_->model)
        return std::nullopt;
    QStringList texts;
    for (const std::string& setting : settings)
        texts << QString::fromStdString(setting);
    const auto read = readParameterSettings(texts, *flattened_->model, *node(), QString::fromStdString(option));
    if (!read)
        return read.error().toStdString();
    const std::size_t before = given_.size();
    for (const QString& setting : texts)
        given_.insert(setting.left(model::findUnquoted(setting, u'=')).trimmed().toStdString());
    // What follows from a parameter with a value of its own no longer follows an input of these.
    if (given_.size() != before)
        std::erase_if(forms_, [](const auto& form) {
            return form.first.kind == ModelForm::Kind::Ports || form.first.kind == ModelForm::Kind::Sine;
        });
    values_.clear();
    for (const auto& [path, value] : read->values)
        values_.emplace_back(path.toStdString(), value);
    if (!read->overrides.isEmpty()) {
        overrides_ = read->overrides.toStdString();
        flattened_.reset();
        forms_.clear();
    }
    return std::nullopt;
}

const std::vector<std::pair<std::string, double>>& Model::values() const
{
    return values_;
}

void Model::setValues(SystemEvaluator& evaluator) const
{
    for (const auto& [path, value] : values_)
        evaluator.setParameter(evaluator.model().findVariable(path), value);
}

void Model::flatten(const StopCheck& isStopWanted)
{
    const bool isMade = flattened_ && (flattened_->model || model::hasErrors(flattened_->diagnostics));
    if (isMade)
        return;
    const model::ClassNode* found = node();
    flattened_ = found ? solver::flatten(*source_.library, *found,
                                         {QByteArray::fromStdString(overrides_), isStopWanted, source_.arePortsOpen,
                                          source_.keepsLaws})
                       : FlattenOutcome();
}

const FlattenOutcome& Model::flattened(const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(making_);
    flatten(isStopWanted);
    return *flattened_;
}

std::string Model::change(FlatModel& flat, const ModelForm& form, LinearPorts& ports) const
{
    switch (form.kind) {
    case ModelForm::Kind::Rest: replaceDelaysByLags(flat); return {};
    case ModelForm::Kind::DelaysNamed: nameDelays(flat); return {};
    case ModelForm::Kind::Ports: return addLinearPorts(flat, form.inputs, form.outputs, given_, ports).toStdString();
    case ModelForm::Kind::Sine: return addHarmonicInput(flat, form.inputs.front(), given_).toStdString();
    case ModelForm::Kind::Driven:
        for (const std::string& path : form.inputs)
            if (const QString problem = driveVariable(flat, path); !problem.isEmpty())
                return problem.toStdString();
        return {};
    case ModelForm::Kind::Stages:
        if (source_.keepsLaws)
            giveStartGuesses(flat);
        return {};
    case ModelForm::Kind::Run:
    case ModelForm::Kind::Structure:
    case ModelForm::Kind::RestStructure: break;
    }
    return {};
}

void Model::giveStartGuesses(FlatModel& flat) const
{
    ModelSource tabulated = source_;
    tabulated.keepsLaws = false;
    Model solvable(std::move(tabulated));
    solvable.overrides_ = overrides_;
    solvable.values_ = values_;
    if (const auto evaluator = solvable.evaluator())
        solver::giveStartGuesses(flat, *evaluator);
}

BuiltForm Model::build(const ModelForm& form, const StopCheck& isStopWanted)
{
    BuiltForm made;
    flatten(isStopWanted);
    if (!flattened_->model)
        return made;
    FlatModel flat = *flattened_->model;
    made.problem = change(flat, form, made.ports);
    if (!made.problem.empty())
        return made;
    using Kind = ModelForm::Kind;
    CompileOptions options;
    options.isStopWanted = isStopWanted;
    options.nameStarts = source_.isForPeople;
    options.keepStructure = source_.isForPeople || form.kind == Kind::Structure || form.kind == Kind::RestStructure;
    options.atRest = form.kind == Kind::RestStructure;
    options.keepStageTexts = form.kind == Kind::Stages;
    CompileOutcome compiled = compile(std::move(flat), options);
    made.system = std::move(compiled.system);
    made.diagnostics = std::move(compiled.diagnostics);
    made.stageTexts = std::move(compiled.stageTexts);
    return made;
}

const BuiltForm& Model::built(const ModelForm& form, const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(making_);
    return formOf(form, isStopWanted);
}

const BuiltForm& Model::formOf(const ModelForm& form, const StopCheck& isStopWanted)
{
    const auto known = forms_.find(form);
    if (known != forms_.end() && (known->second.system || !(isStopWanted && isStopWanted())))
        return known->second;
    return forms_[form] = build(form, isStopWanted);
}

std::unique_ptr<SystemEvaluator> Model::evaluator(const ModelForm& form, const StopCheck& isStopWanted)
{
    const BuiltForm& equations = built(form, isStopWanted);
    if (!equations.system)
        return nullptr;
    auto made = makeEvaluator(equations.system);
    setValues(*made);
    return made;
}

std::optional<Model::NewValues> Model::newValues(const KnownEquations& known) const
{
    NewValues values;
    const FlatModel& flat = known.system->model;
    for (const auto& [path, value] : source_.values) {
        const auto before = known.values.find(path);
        if (before == known.values.end())
            return std::nullopt;
        if (before->second.kind == value.kind && before->second.number == value.number)
            continue;
        if (parameterProblem(flat, QString::fromStdString(path)))
            return std::nullopt;
        const VariableId id = flat.findVariable(path);
        if (!canTake(flat.variable(id), value) || std::ranges::binary_search(known.system->usedValues, id))
            return std::nullopt;
        values.emplace_back(id, value.number);
    }
    return values;
}

ModelCache::Entry Model::madeAnew(const StopCheck& isStopWanted)
{
    const std::scoped_lock lock(making_);
    auto made = std::make_shared<KnownEquations>();
    made->values = source_.values;
    made->tree = source_.tree;
    const BuiltForm& run = formOf({}, isStopWanted);
    made->diagnostics = flattened_->diagnostics;
    made->balance = flattened_->balance;
    made->diagnostics.insert(made->diagnostics.end(), run.diagnostics.begin(), run.diagnostics.end());
    model::appendCounts(made->diagnostics, flattened_->unbalanced);
    made->system = run.system;
    if (source_.cache && made->system && !source_.arePortsOpen)
        source_.cache->use(source_.structure, made);
    return made;
}

ModelCache::Entry Model::known(const StopCheck& isStopWanted)
{
    if (source_.cache && !source_.arePortsOpen)
        for (const ModelCache::Entry& entry : source_.cache->find(source_.structure)) {
            // Messages refer to places in the text they were made from.
            const bool isTrue = entry->diagnostics.empty() || entry->tree == source_.tree;
            if (isTrue && newValues(*entry)) {
                source_.cache->use(source_.structure, entry);
                return entry;
            }
        }
    return madeAnew(isStopWanted);
}

PreparedSystem Model::prepared(const StopCheck& isStopWanted)
{
    if (source_.cache)
        for (const ModelCache::Entry& entry : source_.cache->find(source_.structure))
            if (const std::optional<NewValues> values = newValues(*entry)) {
                source_.cache->use(source_.structure, entry);
                auto made = makeEvaluator(entry->system);
                for (const auto& [parameter, value] : *values)
                    made->setParameter(parameter, value);
                return {std::move(made), entry->diagnostics, entry->system};
            }
    const ModelCache::Entry made = madeAnew(isStopWanted);
    return {made->system ? makeEvaluator(made->system) : nullptr, made->diagnostics, made->system};
}

PrepareSystem Model::prepareRun(std::shared_ptr<Model> model)
{
    return [model = std::move(model)](const StopCheck& isStopWanted) { return model->prepared(isStopWanted); };
}

}  // namespace bramah::solver
