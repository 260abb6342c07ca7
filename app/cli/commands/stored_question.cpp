// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/stored_question.h"

namespace bramah::cli {

void addStored(CommandOptions& options, const QString& description)
{
    options.add(QStringLiteral("stored"), {}, description);
}

std::optional<QString> storedBesides(const CommandOptions& options, std::initializer_list<const char*> others)
{
    if (options.isSet("stored"))
        for (const char* other : others)
            if (options.isSet(other))
                return tr("--stored asks what the class keeps, and --%1 something else; leave out one of them")
                    .arg(QLatin1String(other));
    return std::nullopt;
}

}  // namespace bramah::cli
