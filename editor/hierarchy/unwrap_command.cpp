// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hierarchy/unwrap_command.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/diagram/diagram_builder.h"
#include "model/document/document.h"
#include "model/hierarchy/unwrap_plan.h"
#include "model/instance/instance.h"
#include "model/refactoring/class_moves.h"

#include <memory>
#include <optional>

namespace bramah::editor {

namespace {

/// The shown class with a copy inside of it of a component's class that is written in another file.
struct WithCopy {
    std::unique_ptr<model::ClassLibrary> library;
    std::unique_ptr<model::InstanceTree> instances;
    std::shared_ptr<const model::syntax::SyntaxTree> tree;
    const model::Instance* root = nullptr;
    model::TextEdits edits;  ///< edits that make the copy
};

/// Nothing if the class is written in this file, or has no circuit.
std::optional<WithCopy> withCopy(DocumentSession& session, const model::ComponentId& component,
                                 const model::Diagram& inner)
{
    const model::Instance& root = *session.sheet().instance();
    const model::ClassNode& node = root.child(component.name.toStdString())->classNode();
    if (node.tree() == root.classNode().tree() || inner.components().empty())
        return std::nullopt;
    WithCopy with;
    auto edits = model::ownClassFor(node, root.classNode(), component.name);
    if (!edits)
        return std::nullopt;
    with.edits = std::move(*edits);
    with.tree = model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(
        session.file().document().text().fileName(), with.edits.appliedTo(session.file().document().text().bytes())));
    with.library = session.workspace().library().clone();
    with.library->addFile(with.tree);
    const model::ClassNode* shown = with.library->find(session.sheet().className().toStdString());
    if (!shown)
        return std::nullopt;
    with.instances = std::make_unique<model::InstanceTree>(*with.library);
    with.root = &with.instances->instantiate(*shown);
    return with;
}

}  // namespace

tl::expected<void, QString> unwrapSelection(DocumentSession& session)
{
    if (!session.isDrawingEditable() || !session.sheet().instance())
        return tl::unexpected(tr("The drawing cannot be changed."));
    const auto& selected = session.selection().components;
    if (selected.size() != 1 || !session.sheet().diagram().component(*selected.begin()))
        return tl::unexpected(tr("Select one component first."));
    const model::ComponentId component = *selected.begin();
    const model::Instance* instance = session.sheet().instance()->child(component.name.toStdString());
    if (!instance)
        return tl::unexpected(tr("Select one component first."));
    model::DiagramBuilder builder(session.workspace().icons());
    const model::Diagram inner = builder.build(*instance);
    const std::optional<WithCopy> with = withCopy(session, component, inner);
    auto plan = with ? model::planUnwrapping({with->tree, builder.build(*with->root), *with->root, component, inner})
                     : model::planUnwrapping({session.file().document().sharedTree(), session.sheet().diagram(),
                                              *session.sheet().instance(), component, inner});
    if (!plan)
        return tl::unexpected(plan.error());
    if (!session.file().applyEdits(tr("Dissolve %1").arg(component.name),
                                   with ? with->edits.then(plan->edits) : std::move(plan->edits)))
        return tl::unexpected(tr("The drawing cannot be changed."));
    Selection selection;
    selection.components = {plan->components.begin(), plan->components.end()};
    session.select(std::move(selection));
    return {};
}

}  // namespace bramah::editor
