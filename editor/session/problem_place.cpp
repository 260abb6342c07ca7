// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/problem_place.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <QCoreApplication>

namespace bramah::editor {

std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem)
{
    const model::Document& document = session.file().document();
    if (problem.text && problem.text->fileName() == document.text().fileName())
        return problem.span;
    std::optional<model::Span> place;
    const model::Instance* at = session.sheet().root();
    for (const QString& name : model::namesIn(problem.component)) {
        const auto* definition =
            at ? model::findClass(document.tree(), QString::fromStdString(at->classNode().qualifiedName())) : nullptr;
        const model::DeclaredComponent declared =
            definition ? model::findComponent(*definition, model::ComponentId{name}.baseName())
                       : model::DeclaredComponent();
        if (!declared)
            break;
        place = declared.component->name.span;
        at = at->descendant(name.toStdString());
    }
    return place;
}

namespace {

/// The class at the top, to which paths of components in problems are relative; null if the text has no such class.
const model::syntax::ClassDefinition* rootOf(const DocumentSession& session)
{
    return model::findClass(session.file().document().tree(), session.sheet().place().root);
}

}  // namespace

model::SortedProblems sortedProblems(const DocumentSession& session)
{
    return model::sortedProblems(rootOf(session), session.sheet().problems());
}

bool excludeProblem(DocumentSession& session, const model::Diagnostic& problem, const QString& reason)
{
    const auto* root = rootOf(session);
    if (!root || !model::canBeExcluded(problem) || !session.file().isEditable())
        return false;
    const QString name =
        reason.isEmpty()
            ? QCoreApplication::translate("Problems", "Look at a problem of %1 again").arg(problem.component)
            : QCoreApplication::translate("Problems", "Accept a problem of %1").arg(problem.component);
    return session.file().applyEdits(name,
                                     model::setExclusion(session.file().document().tree(), *root, problem, reason));
}

model::Diagnostics problemsOnSheet(const DocumentSession& session)
{
    model::Diagnostics problems = session.sheet().place().onSheet(sortedProblems(session).open);
    const model::Document& document = session.file().document();
    const auto* shown = model::findClass(document.tree(), session.sheet().className());
    if (!shown)
        return problems;
    for (model::Diagnostic& problem : problems)
        if (problem.component.isEmpty() && problem.text && problem.text->fileName() == document.text().fileName() &&
            problem.text->bytes() == document.text().bytes())
            problem.component = model::componentAt(*shown, problem.span.begin);
    return problems;
}

}  // namespace bramah::editor
