// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hierarchy/unwrap_command.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/diagram/diagram_builder.h"
#include "model/document/document.h"
#include "model/hierarchy/unwrap_plan.h"

namespace bramah::editor {

tl::expected<void, QString> unwrapSelection(DocumentSession& session)
{
    if (!session.isDrawingEditable() || !session.instance())
        return tl::unexpected(tr("The drawing cannot be changed."));
    const auto& selected = session.selection().components;
    if (selected.size() != 1 || !session.diagram().component(*selected.begin()))
        return tl::unexpected(tr("Select one component first."));
    const model::ComponentId component = *selected.begin();
    const model::Instance* instance = session.instance()->child(component.name.toStdString());
    if (!instance)
        return tl::unexpected(tr("Select one component first."));
    const model::Diagram inner = model::DiagramBuilder(session.workspace().icons()).build(*instance);
    auto plan = model::planUnwrapping(
        {session.document().sharedTree(), session.diagram(), *session.instance(), component, inner});
    if (!plan)
        return tl::unexpected(plan.error());
    if (!session.applyEdits(tr("Dissolve %1").arg(component.name), std::move(plan->edits)))
        return tl::unexpected(tr("The drawing cannot be changed."));
    Selection selection;
    selection.components = {plan->components.begin(), plan->components.end()};
    session.select(std::move(selection));
    return {};
}

}  // namespace bramah::editor
