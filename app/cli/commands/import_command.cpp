// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/import_fmu.h"
#include "app/cli/options/command_texts.h"

namespace bramah::cli {

int importCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("import"), QStringLiteral("import FILE.fmu [-o OUT.mo]"),
                           tr("Makes a Modelica file of a model of another tool: a block for an FMU."));
    options.add(QStringLiteral("o"), QStringLiteral("out"),
                tr("The file to write; without it the name of the model with .mo, in this folder. -: the console."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    return importFmu(options, options.files().front(), streams);
}

}  // namespace bramah::cli
