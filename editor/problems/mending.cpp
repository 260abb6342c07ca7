// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/mending.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/catalogue/part_check.h"
#include "model/checks/unknown_names.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace bramah::editor {

namespace {

using model::Instance;

/// The component whose class contains the text of the problem: that of the problem or one around it.
const Instance* scopeOf(const DocumentSession& session, const model::Diagnostic& problem)
{
    const Instance* at =
        session.sheet().root() ? session.sheet().root()->descendant(problem.component.toStdString()) : nullptr;
    const auto holds = [&](const model::ClassPart& part) {
        const auto* definition = part.node->definition();
        return definition && part.node->tree() && part.node->tree()->text().fileName() == problem.text->fileName() &&
               definition->span.begin <= problem.span.begin && problem.span.end <= definition->span.end;
    };
    for (at = at ? at : session.sheet().root(); at; at = at->parent())
        if (std::ranges::any_of(at->parts(), holds))
            return at;
    return nullptr;
}

/// Replaces an unknown name by existing ones with similar spelling.
std::vector<model::Mend> spellingMends(const DocumentSession& session, const model::Diagnostic& problem)
{
    const model::SourceText& text = session.file().document().text();
    const bool isHere = problem.kind == model::DiagnosticKind::UnknownName && problem.text && session.isEditable() &&
                        problem.text->fileName() == text.fileName() && problem.text->bytes() == text.bytes();
    const Instance* scope = isHere ? scopeOf(session, problem) : nullptr;
    if (!scope)
        return {};
    const auto written = text.view(problem.span);
    const auto reference = model::syntax::SyntaxTree::parseExpression(
        std::make_shared<const model::SourceText>(QString(), QByteArray(written.data(), std::ssize(written))));
    const auto unknown = reference->hasErrors() ? std::nullopt : model::unknownName(*reference->expression(), *scope);
    if (!unknown || !written.starts_with(unknown->name))
        return {};
    const auto end = problem.span.begin + static_cast<std::int32_t>(unknown->name.size());
    const auto begin =
        problem.span.begin + static_cast<std::int32_t>(model::lastDot(std::string_view(unknown->name)) + 1);
    std::vector<model::Mend> mends;
    for (const std::string& name : unknown->near) {
        model::TextEdits edits;
        edits.replace({begin, end}, QByteArray::fromStdString(name));
        mends.push_back({QCoreApplication::translate("Mending", "Write %1").arg(QString::fromStdString(name)),
                         {},
                         {},
                         std::move(edits)});
    }
    return mends;
}

/// The condition of a transition of the shown class, as written; empty if not known.
QString conditionOf(const DocumentSession& session, const QString& transition)
{
    const Instance* component =
        session.sheet().instance() ? session.sheet().instance()->child(transition.toStdString()) : nullptr;
    const Instance* condition = component ? component->child("condition") : nullptr;
    const model::Modifier* written = condition ? condition->modifiers().binding() : nullptr;
    if (!written || !written->value || !written->text)
        return {};
    const auto view = written->text->view(written->value->span);
    return QString::fromUtf8(view.data(), std::ssize(view));
}

/// Makes one of two transitions that can clear at once wait until the other one cannot clear.
std::vector<model::Mend> priorityMends(const DocumentSession& session, const model::Diagnostic& problem)
{
    std::vector<model::Mend> mends;
    if (problem.kind != model::DiagnosticKind::TransitionsMeet)
        return mends;
    const QString names[] = {problem.arguments.value(0), problem.arguments.value(1)};
    for (const auto& [first, second] : {std::pair(names[0], names[1]), std::pair(names[1], names[0])}) {
        const QString leading = conditionOf(session, first), waiting = conditionOf(session, second);
        const bool isAlways = leading == QLatin1String("true");
        if (leading.isEmpty() || waiting.isEmpty() || isAlways)
            continue;
        const QString both = waiting == QLatin1String("true")
                                 ? QStringLiteral("not (%1)").arg(leading)
                                 : QStringLiteral("(%1) and not (%2)").arg(waiting, leading);
        mends.push_back({QCoreApplication::translate("Mending", "Let %1 go first").arg(first),
                         {model::SetModifier{{second}, QStringLiteral("condition"), both}},
                         {}});
    }
    return mends;
}

/// Gives a component the values of its part in the catalogue again.
std::vector<model::Mend> partMends(const DocumentSession& session, const model::Diagnostic& problem)
{
    const std::optional<QString> name = session.sheet().place().nameOf(problem.component);
    const Instance* component =
        name && session.sheet().instance() ? session.sheet().instance()->child(name->toStdString()) : nullptr;
    const model::CatalogueRow* row = component ? model::partOf(*component, session.workspace().parts()) : nullptr;
    if (!row || !session.isEditable())
        return {};
    return {{QCoreApplication::translate("Mending", "Take the values of %1").arg(row->type),
             model::planCatalogueRow({*name}, *component, *row, nullptr),
             {}}};
}

}  // namespace

std::vector<model::Mend> mendsFor(DocumentSession& session, const model::Diagnostic& problem)
{
    if (problem.kind == model::DiagnosticKind::DiffersFromCatalogue)
        return partMends(session, problem);
    if (std::vector<model::Mend> priority = priorityMends(session, problem); !priority.empty())
        return session.isDrawingEditable() ? priority : std::vector<model::Mend>();
    if (std::vector<model::Mend> spelling = spellingMends(session, problem); !spelling.empty())
        return spelling;
    const std::optional<QString> name = session.sheet().place().nameOf(problem.component);
    if (!session.isDrawingEditable() || !name)
        return {};
    model::Diagnostic onSheet = problem;
    onSheet.component = *name;
    return model::mendsOf(session.sheet().diagram(), onSheet,
                          [&](const QString& className) { return session.workspace().symbolOf(className); });
}

std::vector<model::Mend> mendsFor(DocumentSession& session, const model::ComponentId& component)
{
    std::vector<model::Mend> all;
    for (const model::Diagnostic& problem : session.sheet().problems()) {
        if (problem.component != session.sheet().place().pathOf(component.name))
            continue;
        for (model::Mend& mend : mendsFor(session, problem))
            if (std::ranges::none_of(all, [&](const model::Mend& known) { return known.text == mend.text; }))
                all.push_back(std::move(mend));
    }
    return all;
}

bool applyMend(DocumentSession& session, const model::Mend& mend)
{
    if (!mend.edits.isEmpty())
        return session.file().applyEdits(mend.text, mend.edits);
    Selection selection;
    if (!mend.added.isEmpty())
        selection.components.insert(mend.added);
    return session.apply(mend.text, mend.changes, selection);
}

}  // namespace bramah::editor
