// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/version_text.h"

#include <QStringList>
#include <QSysInfo>

namespace bramah::cli {

QString versionText(const QString& program, const std::vector<solver::LibraryVersion>& further, solver::AskLlvm askLlvm)
{
    QStringList lines{program + QLatin1Char(' ') + QStringLiteral(BRAMAH_VERSION)};
    for (const auto& libraries : {solver::libraryVersions(askLlvm), further})
        for (const solver::LibraryVersion& library : libraries)
            lines << library.name + QLatin1Char(' ') + library.version;
    lines << QSysInfo::prettyProductName() + QLatin1String(", ") + QSysInfo::currentCpuArchitecture();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace bramah::cli
