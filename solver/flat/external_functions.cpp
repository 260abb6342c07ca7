// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/external_functions.h"

namespace bramah::solver {

QString ExternalCall::text(std::size_t i) const
{
    return i < arguments.size() ? QString::fromStdString(arguments[i].text) : QString();
}

double ExternalCall::number(std::size_t i) const
{
    if (i >= arguments.size() || !arguments[i].isScalar())
        return 0;
    return lowering.parameterValue(arguments[i]).number().value_or(0);
}

ExprId ExternalCall::expression(std::size_t i) const
{
    return i < arguments.size() && arguments[i].isScalar() ? arguments[i].only() : lowering.graph().constant(0);
}

ExternalObject* ExternalCall::object(std::size_t i) const
{
    return i < arguments.size() ? arguments[i].object.get() : nullptr;
}

void ExternalCall::report(model::DiagnosticKind kind, QStringList texts) const
{
    lowering.report(kind, std::move(texts), place, span);
}

ExternalImplementation externalImplementation(std::string_view name)
{
    if (const ExternalImplementation found = tableImplementation(name))
        return found;
    return textImplementation(name);
}

}  // namespace bramah::solver
