// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/external_functions.h"

namespace bramah::solver {

const Symbolic& ExternalCall::value(std::size_t i) const
{
    static const Symbolic unknown;
    return i < arguments.size() ? arguments[i] : unknown;
}

QString ExternalCall::text(std::size_t i) const
{
    return QString::fromStdString(value(i).text);
}

double ExternalCall::number(std::size_t i) const
{
    return value(i).isScalar() ? context.structural.parameterValue(value(i)).number().value_or(0) : 0;
}

ExprId ExternalCall::expression(std::size_t i) const
{
    return value(i).isScalar() ? value(i).only() : context.graph().constant(0);
}

ExternalObject* ExternalCall::object(std::size_t i) const
{
    return value(i).object.get();
}

void ExternalCall::report(model::DiagnosticKind kind, QStringList texts) const
{
    context.messages.report(kind, std::move(texts), place, span);
}

ExternalImplementation externalImplementation(std::string_view name)
{
    if (const ExternalImplementation found = tableImplementation(name))
        return found;
    if (const ExternalImplementation found = randomImplementation(name))
        return found;
    return textImplementation(name);
}

}  // namespace bramah::solver
