// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/shown_place.h"

#include "model/text/dotted_name.h"

namespace bramah::editor {

QString ShownPlace::pathOf(const QString& name) const
{
    return isInside() && !name.isEmpty() ? path() + QLatin1Char('.') + name : name.isEmpty() ? path() : name;
}

std::optional<QString> ShownPlace::nameOf(const QString& path) const
{
    const QString shown = this->path();
    if (shown.isEmpty())
        return path;
    if (path == shown)
        return QString();
    if (path.startsWith(shown + QLatin1Char('.')))
        return path.mid(shown.size() + 1);
    return std::nullopt;
}

model::ComponentId ShownPlace::symbolOf(const QString& path) const
{
    return {model::firstName(nameOf(path).value_or(QString()))};
}

model::Diagnostics ShownPlace::onSheet(const model::Diagnostics& problems) const
{
    model::Diagnostics shown;
    for (const model::Diagnostic& problem : problems)
        if (const std::optional<QString> name = nameOf(problem.component)) {
            shown.push_back(problem);
            shown.back().component = *name;
        }
    return shown;
}

}  // namespace bramah::editor
