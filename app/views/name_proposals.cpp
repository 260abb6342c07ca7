// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/name_proposals.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/instance/instance.h"
#include "model/values/predefined_functions.h"

namespace bramah::app {

namespace {

QStringList predefinedNames()
{
    QStringList names;
    for (const model::PredefinedFunction& function : model::predefinedFunctions())
        names.append(QString::fromUtf8(function.name.data(), static_cast<qsizetype>(function.name.size())));
    return names;
}

QStringList keywords()
{
    return {
        QStringLiteral("time"),    QStringLiteral("if"),        QStringLiteral("then"),   QStringLiteral("else"),
        QStringLiteral("elseif"),  QStringLiteral("end if"),    QStringLiteral("when"),   QStringLiteral("end when"),
        QStringLiteral("for"),     QStringLiteral("loop"),      QStringLiteral("and"),    QStringLiteral("or"),
        QStringLiteral("not"),     QStringLiteral("true"),      QStringLiteral("false"),  QStringLiteral("equation"),
        QStringLiteral("initial"), QStringLiteral("algorithm"), QStringLiteral("connect")};
}

void addParts(const model::Instance& whole, QStringList& names)
{
    const model::Instance* one = &whole.resolved();
    if (one->isArray() && !one->elements().empty())
        one = one->elements().front().get();
    for (const auto& child : one->children())
        names.append(QString::fromStdString(child->name()));
}

}  // namespace

QStringList proposedNames(const editor::DocumentSession& session, const QString& whole)
{
    QStringList names;
    const model::Instance* shown = session.instance();
    const model::Instance* part = !shown ? nullptr : whole.isEmpty() ? shown : shown->descendant(whole.toStdString());
    if (part)
        addParts(*part, names);
    else if (const model::ClassNode* node = session.workspace().library().find(whole.toStdString()))
        for (const model::ClassNode* child : node->children())
            names.append(QString::fromStdString(child->name()));
    if (whole.isEmpty())
        names += predefinedNames() + keywords();
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

}  // namespace bramah::app
