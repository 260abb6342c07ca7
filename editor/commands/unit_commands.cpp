// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/unit_commands.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/instance/display_unit.h"
#include "model/syntax/string_literal.h"

#include <QCoreApplication>

namespace bramah::editor {

QString unitSetOf(const DocumentSession& session)
{
    return session.sheet().instance() ? model::unitSetOf(*session.sheet().instance()) : QString();
}

bool setUnitSet(DocumentSession& session, const QString& set)
{
    const auto& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, session.sheet().className());
    if (!definition || set == unitSetOf(session))
        return false;
    const model::ArgumentPath path{"__Bramah", "units"};
    return session.file().applyEdits(
        QCoreApplication::translate("Commands", "Choose units"),
        set.isEmpty() ? model::removeClassAnnotation(tree, *definition, path)
                      : model::setClassAnnotation(tree, *definition, {{path, model::syntax::quoted(set)}}));
}

}  // namespace bramah::editor
