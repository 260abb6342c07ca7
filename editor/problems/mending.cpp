// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/mending.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"

#include <algorithm>

namespace bramah::editor {

std::vector<model::Mend> mendsFor(DocumentSession& session, const model::Diagnostic& problem)
{
    if (!session.isDrawingEditable())
        return {};
    return model::mendsOf(session.diagram(), problem,
                          [&](const QString& className) { return session.workspace().symbolOf(className); });
}

std::vector<model::Mend> mendsFor(DocumentSession& session, const model::ComponentId& component)
{
    std::vector<model::Mend> all;
    for (const model::Diagnostic& problem : session.problems()) {
        if (problem.component != component.name)
            continue;
        for (model::Mend& mend : mendsFor(session, problem))
            if (std::ranges::none_of(all, [&](const model::Mend& known) { return known.text == mend.text; }))
                all.push_back(std::move(mend));
    }
    return all;
}

bool applyMend(DocumentSession& session, const model::Mend& mend)
{
    Selection selection;
    if (!mend.added.isEmpty())
        selection.components.insert(mend.added);
    return session.apply(mend.text, mend.changes, selection);
}

}  // namespace bramah::editor
