// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"

#include "app/run/model_surroundings.h"
#include "editor/session/workspace.h"
#include "model/connections/expandable_members.h"
#include "model/edit/structure_text.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::app {

namespace {

using solver::Model;
using solver::ModelCache;

solver::ModelSource sourceOf(const editor::DocumentSession& session, const ModelText& text,
                             const std::shared_ptr<ModelCache>& cache)
{
    solver::ModelSource source;
    source.className = text.className.toStdString();
    source.isForPeople = true;
    source.cache = cache;
    source.tree = text.tree;
    auto library = session.workspace().library().clone();
    if (text.tree && text.tree != ModelText::runBy(session).tree)
        library->addFile(text.tree);
    source.library = std::move(library);
    const model::ClassVersion version = text.version();
    if (!version.definition)
        return source;
    source.values = model::literalValues(version);
    source.structure = source.className + '\n' +
                       modelSurroundings(session.workspace(), version.tree->text().fileName()) + '\n' +
                       model::structureText(*version.tree, source.values);
    return source;
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

CheckedModel checked(Model& model, bool arePortsOpen, const std::function<bool()>& isStopWanted)
{
    const ModelCache::Entry known = model.known(isStopWanted);
    CheckedModel found;
    (arePortsOpen ? found.alone : found.system) = known->system;
    found.diagnostics = known->diagnostics;
    found.balance = known->balance;
    return found;
}

}  // namespace

std::shared_ptr<Model> modelOf(const editor::DocumentSession& session, const std::shared_ptr<ModelCache>& cache)
{
    return std::make_shared<Model>(sourceOf(session, ModelText::runBy(session), cache));
}

solver::PrepareSystem prepareModel(const editor::DocumentSession& session, const std::shared_ptr<ModelCache>& cache)
{
    return Model::prepareRun(modelOf(session, cache));
}

solver::PrepareSystem prepareAgain(const editor::DocumentSession& session, const ModelText& text,
                                   const std::shared_ptr<ModelCache>& cache)
{
    return Model::prepareRun(std::make_shared<Model>(sourceOf(session, text, cache)));
}

CheckModel prepareCheck(const editor::DocumentSession& session, const std::shared_ptr<ModelCache>& cache)
{
    solver::ModelSource source = sourceOf(session, ModelText::runBy(session), cache);
    source.arePortsOpen = isComponent(session.sheet().root());
    const auto run = std::make_shared<Model>(source);
    std::shared_ptr<Model> inside;
    bool isOpenInside = false;
    if (session.sheet().place().isInside()) {
        solver::ModelSource shown;
        shown.library = source.library;
        shown.className = session.sheet().className().toStdString();
        shown.isForPeople = true;
        shown.arePortsOpen = isOpenInside = isComponent(session.sheet().instance());
        inside = std::make_shared<Model>(std::move(shown));
    }
    return [run, inside, isOpen = source.arePortsOpen, isOpenInside](const std::function<bool()>& isStopWanted) {
        auto made = std::make_shared<CheckedModel>(checked(*run, isOpen, isStopWanted));
        if (inside)
            made->inside = std::make_shared<CheckedModel>(checked(*inside, isOpenInside, isStopWanted));
        return std::shared_ptr<const CheckedModel>(made);
    };
}

}  // namespace bramah::app
