// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/messages/flat_messages.h"

#include "solver/translate.h"

#include <utility>

namespace bramah::solver {

model::Diagnostic diagnosticAt(const FlatModel& flat, model::DiagnosticKind kind, QStringList arguments,
                               const Origin& origin)
{
    model::Diagnostic result{kind, std::move(arguments), nullptr, origin.span, {}, {}};
    if (origin.text >= 0 && static_cast<std::size_t>(origin.text) < flat.texts.size())
        result.text = flat.texts[static_cast<std::size_t>(origin.text)];
    if (index(origin.component) < flat.components.size())
        result.component = QString::fromStdString(flat.component(origin.component).path);
    return result;
}

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

}  // namespace bramah::solver
