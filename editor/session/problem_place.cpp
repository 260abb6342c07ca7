// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/problem_place.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"

namespace bramah::editor {

std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem)
{
    const model::Document& document = session.document();
    if (problem.text && problem.text->fileName() == document.text().fileName())
        return problem.span;
    std::optional<model::Span> place;
    const model::Instance* at = session.root();
    for (const QString& name : problem.component.split(QLatin1Char('.'), Qt::SkipEmptyParts)) {
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

model::Diagnostics problemsOnSheet(const DocumentSession& session)
{
    model::Diagnostics problems = session.place().onSheet(session.problems());
    const model::Document& document = session.document();
    const auto* shown = model::findClass(document.tree(), session.className());
    if (!shown)
        return problems;
    for (model::Diagnostic& problem : problems)
        if (problem.component.isEmpty() && problem.text && problem.text->fileName() == document.text().fileName() &&
            problem.text->bytes() == document.text().bytes())
            problem.component = model::componentAt(*shown, problem.span.begin);
    return problems;
}

}  // namespace bramah::editor
