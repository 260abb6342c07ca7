// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"

#include "editor/session/workspace.h"
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

using NewValues = std::vector<std::pair<std::string, double>>;

/// The values in which the shown text differs from that of \a last; nothing if it differs in more, or if a number was
/// or is 0: equations are sorted by what they can be divided by.
std::optional<NewValues> newValues(const editor::DocumentSession& session, const CompiledModel& last)
{
    const model::Instance* instance = session.instance();
    if (!last.system || !instance)
        return std::nullopt;
    const ModelText now = ModelText::shownBy(session);
    const QString fileName = last.text.tree->text().fileName();
    if (now.tree->text().fileName() != fileName || last.changesBeside != session.workspace().changesBeside(fileName))
        return std::nullopt;
    const model::ClassVersion before = last.text.version();
    const std::optional<std::vector<std::string>> paths = now.changedSince(last.text);
    if (!paths || model::structureText(before, *paths) != model::structureText(now.version(), *paths))
        return std::nullopt;
    NewValues values;
    for (const std::string& path : *paths) {
        const model::Instance* parameter = instance->descendant(path);
        const std::optional<double> value = parameter ? parameter->value().number() : std::nullopt;
        const auto old = model::syntax::numberOf(model::writtenValue(before, path));
        if (!value || *value == 0 || old.value_or(0) == 0)
            return std::nullopt;
        values.emplace_back(path, *value);
    }
    return values;
}

/// The equations of \a last with other values; null if they do not fit these.
std::unique_ptr<solver::SystemEvaluator> evaluatorOf(const CompiledModel& last, const NewValues& values)
{
    auto evaluator = solver::makeEvaluator(last.system);
    const solver::FlatModel& model = evaluator->model();
    for (const auto& [path, value] : values) {
        if (solver::parameterProblem(model, QString::fromStdString(path)))
            return nullptr;
        const solver::VariableId id = model.findVariable(path);
        if (model.variable(id).type != solver::ValueType::Real)
            return nullptr;
        evaluator->setParameter(id, value);
    }
    return evaluator;
}

solver::PreparedSystem compiledAnew(const model::ClassLibrary& library, CompiledModel& last,
                                    const std::function<bool()>& isStopWanted)
{
    solver::PreparedSystem prepared;
    last.system.reset();
    last.alone.reset();
    const model::ClassNode* node = library.find(last.text.className.toStdString());
    if (!node)
        return prepared;
    solver::FlattenOptions flattenOptions;
    flattenOptions.isStopWanted = isStopWanted;
    flattenOptions.arePortsOpen = last.arePortsOpen;
    solver::FlattenOutcome flat = solver::flatten(library, *node, flattenOptions);
    prepared.diagnostics = std::move(flat.diagnostics);
    last.balance = flat.balance;
    last.diagnostics = prepared.diagnostics;
    if (!flat.model)
        return prepared;
    solver::CompileOptions compileOptions;
    compileOptions.isStopWanted = isStopWanted;
    compileOptions.keepStructure = true;
    solver::CompileOutcome compiled = solver::compile(std::move(*flat.model), compileOptions);
    prepared.diagnostics.insert(prepared.diagnostics.end(), compiled.diagnostics.begin(), compiled.diagnostics.end());
    last.diagnostics = prepared.diagnostics;
    if (last.arePortsOpen) {
        last.alone = compiled.system;
        return prepared;
    }
    last.system = compiled.system;
    if (compiled.system)
        prepared.evaluator = solver::makeEvaluator(compiled.system);
    return prepared;
}

bool hasPorts(const editor::DocumentSession& session)
{
    return session.instance() &&
           std::ranges::any_of(session.instance()->children(), [](const auto& child) { return child->isConnector(); });
}

solver::PrepareSystem prepareShown(const editor::DocumentSession& session, const std::shared_ptr<CompiledModel>& last,
                                   bool arePortsOpen)
{
    const std::optional<NewValues> values = newValues(session, *last);
    CompiledModel next;
    next.arePortsOpen = arePortsOpen;
    next.text = ModelText::shownBy(session);
    if (next.text.tree)
        next.changesBeside = session.workspace().changesBeside(next.text.tree->text().fileName());
    const std::shared_ptr<const model::ClassLibrary> library = session.workspace().library().clone();
    return [library, last, next, values](const std::function<bool()>& isStopWanted) {
        if (values)
            if (auto evaluator = evaluatorOf(*last, *values))
                return solver::PreparedSystem{std::move(evaluator), last->diagnostics};
        *last = next;
        return compiledAnew(*library, *last, isStopWanted);
    };
}

}  // namespace

solver::PrepareSystem prepareModel(const editor::DocumentSession& session, const std::shared_ptr<CompiledModel>& last)
{
    return prepareShown(session, last, false);
}

solver::PrepareSystem prepareCheck(const editor::DocumentSession& session, const std::shared_ptr<CompiledModel>& last)
{
    return prepareShown(session, last, hasPorts(session));
}

}  // namespace bramah::app
