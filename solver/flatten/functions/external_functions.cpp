// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/external_functions.h"

#include "model/classes/class_library.h"

#include <QDir>
#include <QFileInfo>

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

QString ExternalCall::filePath(const QString& name) const
{
    const auto folderOf = [](const model::ClassNode* node) {
        return node && node->tree() ? QFileInfo(node->tree()->text().fileName()).absolutePath() : QString();
    };
    static const QString scheme = QStringLiteral("modelica://");
    if (name.startsWith(scheme)) {
        const QString rest = name.mid(scheme.size());
        const auto* package = context.tree.library().find(rest.section(QLatin1Char('/'), 0, 0).toStdString());
        return QDir(folderOf(package)).filePath(rest.section(QLatin1Char('/'), 1));
    }
    const model::Instance* root = context.tree.root();
    return QDir(folderOf(root ? &root->classNode() : nullptr)).filePath(name);
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

Symbolic ExternalCall::refused(model::DiagnosticKind kind, const QString& reason) const
{
    report(kind, {QString::fromStdString(place.scope ? place.scope->path() : std::string()), reason});
    return {};
}

ExternalImplementation externalImplementation(std::string_view name)
{
    if (const ExternalImplementation found = tableImplementation(name))
        return found;
    if (const ExternalImplementation found = randomImplementation(name))
        return found;
    if (const ExternalImplementation found = fmuImplementation(name))
        return found;
    return textImplementation(name);
}

}  // namespace bramah::solver
