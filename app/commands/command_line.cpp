// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"

#include "app/cli/commands/command_line.h"
#include "app/commands/drawn_pictures.h"

#include <algorithm>

namespace bramah::app {

bool needsPainting(const QStringList& arguments)
{
    const bool isPicture = arguments.contains(QLatin1String("-o")) || arguments.contains(QLatin1String("--o"));
    return !arguments.isEmpty() &&
           (arguments.front() == QLatin1String("render") || arguments.front() == QLatin1String("report") ||
            arguments.front() == QLatin1String("manual") || arguments.front() == QLatin1String("export") ||
            (arguments.front() == QLatin1String("structure") && isPicture) ||
            std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
                return argument.startsWith(QLatin1String("--plot")) ||
                       argument.startsWith(QLatin1String("--animate")) ||
                       argument.startsWith(QLatin1String("--contact-sheet"));
            }));
}

int runCommand(const QStringList& arguments, QTextStream& out, QTextStream& err)
{
    const DrawnPictures pictures;
    cli::CommandStreams streams{out, err, &pictures};
    return cli::runCommand(arguments, streams);
}

}  // namespace bramah::app
