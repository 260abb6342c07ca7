// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/parts/parts_setting.h"

#include "app/translate.h"
#include "editor/session/document_session.h"
#include "model/classes/class_node.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <array>

namespace bramah::app {
namespace {

constexpr std::array kNames{"auto", "joint", "parts", "compare"};

}  // namespace

QString nameOf(PartsSetting setting)
{
    return QString::fromLatin1(kNames.at(static_cast<std::size_t>(setting)));
}

std::optional<PartsSetting> partsSettingNamed(const QString& name)
{
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (name == QLatin1String(kNames[i]))
            return static_cast<PartsSetting>(i);
    return std::nullopt;
}

PartsSetting partsSettingOf(const model::ClassNode& node)
{
    const model::syntax::ClassDefinition* definition = node.definition();
    const std::optional<QString> name =
        definition ? model::syntax::stringIn(model::syntax::vendorAnnotation(definition->annotation), "parts")
                   : std::nullopt;
    return partsSettingNamed(name.value_or(QString())).value_or(PartsSetting::Automatic);
}

PartsSetting partsSettingOf(const editor::DocumentSession& session)
{
    return session.sheet().root() ? partsSettingOf(session.sheet().root()->classNode()) : PartsSetting::Automatic;
}

bool setPartsSetting(editor::DocumentSession& session, PartsSetting setting)
{
    const auto& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, session.sheet().place().root);
    if (!definition || setting == partsSettingOf(session))
        return false;
    const model::ArgumentPath path{"__Bramah", "parts"};
    return session.file().applyEdits(
        tr("Choose how parts are run"),
        setting == PartsSetting::Automatic
            ? model::removeClassAnnotation(tree, *definition, path)
            : model::setClassAnnotation(tree, *definition, {{path, model::syntax::quoted(nameOf(setting))}}));
}

solver::PartsChoice partsChoiceOf(PartsSetting setting)
{
    switch (setting) {
    case PartsSetting::Automatic: return solver::PartsChoice::Auto;
    case PartsSetting::Parts: return solver::PartsChoice::Parts;
    case PartsSetting::Joint:
    case PartsSetting::Compare: break;
    }
    return solver::PartsChoice::Joint;
}

}  // namespace bramah::app
