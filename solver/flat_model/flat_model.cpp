// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/flat_model.h"

#include "solver/translate.h"

namespace bramah::solver {

QString valueTypeText(ValueType type)
{
    switch (type) {
    case ValueType::Real: return tr("a Real");
    case ValueType::Integer: return tr("an Integer");
    case ValueType::Boolean: return tr("a Boolean");
    case ValueType::Enumeration: return tr("an enumeration");
    case ValueType::String: return tr("a String");
    }
    return {};
}

const std::shared_ptr<const VariableTexts>& VariableTexts::none()
{
    static const auto empty = std::make_shared<const VariableTexts>();
    return empty;
}

VariableId FlatModel::declare(FlatVariable variable)
{
    variables.push_back(std::move(variable));
    variableIndex.setCount(variables.size());
    return VariableId{static_cast<std::uint32_t>(variables.size() - 1)};
}

model::Diagnostic FlatModel::diagnostic(model::DiagnosticKind kind, QStringList arguments, const Origin& origin) const
{
    model::Diagnostic result{kind, std::move(arguments), nullptr, origin.span, {}, {}};
    if (origin.text >= 0 && static_cast<std::size_t>(origin.text) < texts.size())
        result.text = texts[static_cast<std::size_t>(origin.text)];
    if (index(origin.component) < components.size())
        result.component = QString::fromStdString(component(origin.component).path);
    return result;
}

}  // namespace bramah::solver
