// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"

#include "app/run/model_surroundings.h"
#include "editor/session/workspace.h"
#include "model/connections/expandable_members.h"
#include "model/diagram/diagram_checks.h"
#include "model/edit/structure_text.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/flatten/flatten.h"
#include "solver/reports/run_end_texts.h"

#include <algorithm>
#include <optional>

namespace bramah::app {

namespace {

using NewValues = std::vector<std::pair<solver::VariableId, double>>;

/// The class that a session runs, copied for a worker.
struct ShownModel {
    ModelText text;
    std::map<std::string, model::LiteralValue> values;
    std::string structure;
    std::shared_ptr<const model::ClassLibrary> library;
    bool arePortsOpen = false;  ///< the class is a component, only to be checked: it cannot be run
};

ShownModel modelOf(const editor::DocumentSession& session, const ModelText& text, bool arePortsOpen)
{
    ShownModel shown;
    shown.text = text;
    auto library = session.workspace().library().clone();
    if (text.tree && text.tree != ModelText::runBy(session).tree)
        library->addFile(text.tree);
    shown.library = std::move(library);
    shown.arePortsOpen = arePortsOpen;
    const model::ClassVersion version = shown.text.version();
    if (!version.definition)
        return shown;
    shown.values = model::literalValues(version);
    shown.structure = shown.text.className.toStdString() + '\n' +
                      modelSurroundings(session.workspace(), version.tree->text().fileName()) + '\n' +
                      model::structureText(*version.tree, shown.values);
    return shown;
}

ShownModel shownModel(const editor::DocumentSession& session, bool arePortsOpen)
{
    return modelOf(session, ModelText::runBy(session), arePortsOpen);
}

/// Can \a variable get \a value without another compilation? Values of a wrong type are left to the compiler.
bool canTake(const solver::FlatVariable& variable, const model::LiteralValue& value)
{
    using Kind = model::LiteralValue::Kind;
    if (!variable.isFixed)
        return false;
    switch (variable.type) {
    case solver::ValueType::Real: return value.kind != Kind::Boolean;
    case solver::ValueType::Integer: return value.kind == Kind::Integer;
    case solver::ValueType::Boolean: return value.kind == Kind::Boolean;
    default: return false;
    }
}

/// The values that differ between \a shown and \a known, a system of the same structure; nothing if an equation depends
/// on one of them.
std::optional<NewValues> newValues(const ShownModel& shown, const CompiledModel& known)
{
    NewValues values;
    const solver::FlatModel& model = known.system->model;
    for (const auto& [path, value] : shown.values) {
        const auto before = known.values.find(path);
        if (before == known.values.end())
            return std::nullopt;
        if (before->second.kind == value.kind && before->second.number == value.number)
            continue;
        if (solver::parameterProblem(model, QString::fromStdString(path)))
            return std::nullopt;
        const solver::VariableId id = model.findVariable(path);
        if (!canTake(model.variable(id), value) || std::ranges::binary_search(known.system->usedValues, id))
            return std::nullopt;
        values.emplace_back(id, value.number);
    }
    return values;
}

CompiledModelCache::Entry compiledAnew(const ShownModel& shown, const std::function<bool()>& isStopWanted)
{
    const model::ClassNode* node = shown.library->find(shown.text.className.toStdString());
    auto made = std::make_shared<CompiledModel>();
    made->text = shown.text;
    made->values = shown.values;
    if (!node)
        return made;
    solver::FlattenOptions flattenOptions;
    flattenOptions.isStopWanted = isStopWanted;
    flattenOptions.arePortsOpen = shown.arePortsOpen;
    solver::FlattenOutcome flat = solver::flatten(*shown.library, *node, flattenOptions);
    made->diagnostics = std::move(flat.diagnostics);
    made->balance = flat.balance;
    if (!flat.model)
        return made;
    solver::CompileOptions compileOptions;
    compileOptions.isStopWanted = isStopWanted;
    compileOptions.keepStructure = true;
    compileOptions.nameStarts = true;
    solver::CompileOutcome compiled = solver::compile(std::move(*flat.model), compileOptions);
    made->diagnostics.insert(made->diagnostics.end(), compiled.diagnostics.begin(), compiled.diagnostics.end());
    model::appendCounts(made->diagnostics, flat.unbalanced);
    (shown.arePortsOpen ? made->alone : made->system) = std::move(compiled.system);
    return made;
}

CompiledModelCache::Entry compiledInto(CompiledModelCache& cache, const ShownModel& shown,
                                       const std::function<bool()>& isStopWanted)
{
    CompiledModelCache::Entry made = compiledAnew(shown, isStopWanted);
    if (made->system)
        cache.use(shown.structure, made);
    return made;
}

bool hasOwnSymbol(const model::Instance& instance)
{
    const auto* definition = instance.classNode().definition();
    const auto* annotation = definition ? definition->annotation : nullptr;
    return annotation && model::syntax::nestedIn(annotation->arguments, "Icon");
}

/// Is the shown class a component, whose ports others connect? A circuit may have buses on its sheet, which are its
/// only ports then, and has no symbol.
bool isComponent(const model::Instance* instance)
{
    if (!instance)
        return false;
    const auto isPort = [](const auto& child) { return child->isConnector(); };
    const auto isPlainPort = [](const auto& child) {
        return child->isConnector() && !model::ExpandableMembers::isExpandable(*child);
    };
    return std::ranges::any_of(instance->children(), isPlainPort) ||
           (hasOwnSymbol(*instance) && std::ranges::any_of(instance->children(), isPort));
}

CompiledModelCache::Entry checked(CompiledModelCache& cache, const ShownModel& shown,
                                  const std::function<bool()>& isStopWanted)
{
    if (!shown.arePortsOpen)
        for (const auto& known : cache.find(shown.structure)) {
            // Messages refer to places in the text they were made from.
            const bool isTrue = known->diagnostics.empty() || known->text.tree == shown.text.tree;
            if (isTrue && newValues(shown, *known)) {
                cache.use(shown.structure, known);
                return known;
            }
        }
    return compiledInto(cache, shown, isStopWanted);
}

}  // namespace

solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                   const std::shared_ptr<CompiledModelCache>& cache)
{
    return prepareAgain(session, ModelText::runBy(session), cache);
}

solver::PrepareSystem prepareAgain(const editor::DocumentSession& session, const ModelText& text,
                                   const std::shared_ptr<CompiledModelCache>& cache)
{
    return [cache, shown = modelOf(session, text, false)](const std::function<bool()>& isStopWanted) {
        for (const auto& known : cache->find(shown.structure))
            if (const std::optional<NewValues> values = newValues(shown, *known)) {
                cache->use(shown.structure, known);
                auto evaluator = solver::makeEvaluator(known->system);
                for (const auto& [parameter, value] : *values)
                    evaluator->setParameter(parameter, value);
                return solver::PreparedSystem{std::move(evaluator), known->diagnostics, known->system};
            }
        const CompiledModelCache::Entry made = compiledInto(*cache, shown, isStopWanted);
        return solver::PreparedSystem{made->system ? solver::makeEvaluator(made->system) : nullptr, made->diagnostics,
                                      made->system};
    };
}

CompileModel prepareCheck(const editor::DocumentSession& session, const std::shared_ptr<CompiledModelCache>& cache)
{
    const ShownModel run = shownModel(session, isComponent(session.sheet().root()));
    if (!session.sheet().place().isInside())
        return [cache, run](const std::function<bool()>& isStopWanted) { return checked(*cache, run, isStopWanted); };
    ShownModel inside;
    inside.text.className = session.sheet().className();
    inside.library = run.library;
    inside.arePortsOpen = isComponent(session.sheet().instance());
    return [cache, run, inside](const std::function<bool()>& isStopWanted) {
        auto made = std::make_shared<CompiledModel>(*checked(*cache, run, isStopWanted));
        made->inside = compiledAnew(inside, isStopWanted);
        return CompiledModelCache::Entry(made);
    };
}

}  // namespace bramah::app
