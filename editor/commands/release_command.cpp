// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/release_command.h"

#include "editor/commands/page_commands.h"
#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/pages/release_plan.h"
#include "model/syntax/string_literal.h"

#include <QCoreApplication>

namespace bramah::editor {

std::optional<model::Release> lastRelease(const DocumentSession& session)
{
    const auto* definition = model::findClass(*session.sheet().shownTree(), session.sheet().className());
    return definition ? model::releaseOf(*definition) : std::nullopt;
}

std::optional<model::ReleaseChanges> changesSinceRelease(const DocumentSession& session)
{
    const auto& tree = *session.sheet().shownTree();
    const auto* definition = model::findClass(tree, session.sheet().className());
    const auto release = lastRelease(session);
    if (!release)
        return std::nullopt;
    return model::changesSince(*release, model::partDigests(tree, *definition));
}

bool releaseDrawing(DocumentSession& session, const model::Release& release)
{
    if (!session.isEditable() || session.sheet().diagram().pages().empty())
        return false;
    const auto& pages = session.sheet().diagram().pages();
    const QString language = pages.front().resolved(QStringLiteral("%language"));
    const PageFields fields{{QStringLiteral("revision"), release.revision},
                            {QStringLiteral("date"), release.date},
                            {QStringLiteral("approved"), release.by},
                            {QStringLiteral("status"), model::releasedStatus(language)}};
    return session.file().applyEdits(
        QCoreApplication::translate("Commands", "Release the drawing"),
        model::releaseEdits(session.file().document().sharedTree(), session.sheet().className(),
                            pageFieldChanges(session, fields), release));
}

}  // namespace bramah::editor
