// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/replace_command.h"

#include "editor/commands/command_names.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/instance/text_attribute.h"
#include "model/planning/replacement_plan.h"
#include "model/text/dotted_name.h"

#include <QCoreApplication>

namespace bramah::editor {
namespace {

/// Has a value for \a before the same meaning for \a after?
bool isSameQuantity(const model::Instance& before, const model::Instance* after)
{
    if (!after || after->builtin() != before.builtin())
        return false;
    if (before.builtin() == model::BuiltinType::None || before.builtin() == model::BuiltinType::Enumeration)
        return &after->classNode() == &before.classNode();
    return model::textAttribute(before, "unit") == model::textAttribute(*after, "unit");
}

bool canBeComponent(const model::ClassNode& node)
{
    const auto kind = node.kind();
    return !node.isPartial() && (kind == model::syntax::ClassKind::Model || kind == model::syntax::ClassKind::Block ||
                                 kind == model::syntax::ClassKind::Class);
}

/// Changes that remove values of \a component that the class of \a next does not have.
model::DiagramChanges withoutForeignValues(const model::Instance& component, const model::Instance& next,
                                           const model::ComponentId& id)
{
    model::DiagramChanges changes;
    const auto* declared = component.component();
    const auto* given = declared && declared->modification ? declared->modification->nested : nullptr;
    if (!given)
        return changes;
    for (const model::syntax::Argument& argument : given->arguments) {
        if (argument.kind != model::syntax::ArgumentKind::Modify || argument.name.parts.empty())
            continue;
        const std::string name(argument.name.parts.front().text);
        const model::Instance* before = component.child(name);
        if (!before || !isSameQuantity(*before, next.child(name)))
            changes.push_back(model::SetModifier{id, QString::fromStdString(name), std::nullopt});
    }
    return changes;
}

}  // namespace

bool replaceSelection(DocumentSession& session, const QString& className)
{
    const auto symbol = session.workspace().symbolOf(className);
    const model::ClassNode* node = session.workspace().library().find(className.toStdString());
    if (!symbol || symbol->isNode || !node || !session.sheet().instance() || !canBeComponent(*node))
        return false;
    model::InstanceTree tree(session.workspace().library());
    const model::Instance& next = tree.instantiate(*node);
    std::vector<model::ComponentId> replaced;
    model::DiagramChanges changes;
    for (const model::ComponentId& id : session.selection().components) {
        const model::DiagramComponent* component = session.sheet().diagram().component(id);
        const model::Instance* instance = session.sheet().instance()->child(id.baseName().toStdString());
        if (!component || !instance || component->className == className)
            continue;
        replaced.push_back(id);
        const auto values = withoutForeignValues(*instance, next, id);
        changes.insert(changes.end(), values.begin(), values.end());
    }
    const QString name = model::nameSeenFrom(session.sheet().className(), className);
    const model::DiagramChanges plan = model::planReplacement(session.sheet().diagram(), replaced, *symbol, name);
    if (plan.empty())
        return false;
    changes.insert(changes.end(), plan.begin(), plan.end());
    return session.apply(QCoreApplication::translate("Commands", "Replace by %1").arg(model::lastName(className)),
                         changes, session.selection());
}

}  // namespace bramah::editor
