// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/parts_setting.h"

#include "model/classes/class_node.h"
#include "model/syntax/annotation_values.h"

#include <array>

namespace bramah::solver {
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

PartsChoice partsChoiceOf(PartsSetting setting)
{
    switch (setting) {
    case PartsSetting::Automatic: return PartsChoice::Auto;
    case PartsSetting::Parts: return PartsChoice::Parts;
    case PartsSetting::Joint:
    case PartsSetting::Compare: break;
    }
    return PartsChoice::Joint;
}

}  // namespace bramah::solver
