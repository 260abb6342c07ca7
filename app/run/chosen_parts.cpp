// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/chosen_parts.h"

#include "app/translate.h"
#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/syntax/string_literal.h"

namespace bramah::app {

solver::PartsSetting partsSettingOf(const editor::DocumentSession& session)
{
    return session.sheet().root() ? solver::partsSettingOf(session.sheet().root()->classNode())
                                  : solver::PartsSetting::Automatic;
}

bool setPartsSetting(editor::DocumentSession& session, solver::PartsSetting setting)
{
    const auto& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, session.sheet().place().root);
    if (!definition || setting == partsSettingOf(session))
        return false;
    const model::ArgumentPath path{"__Bramah", "parts"};
    return session.file().applyEdits(
        tr("Choose how parts are run"),
        setting == solver::PartsSetting::Automatic
            ? model::removeClassAnnotation(tree, *definition, path)
            : model::setClassAnnotation(tree, *definition, {{path, model::syntax::quoted(solver::nameOf(setting))}}));
}

}  // namespace bramah::app
