// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/exchange/import_fmu.h"
#include "app/cli/exchange/import_hopsan.h"
#include "app/cli/options/command_texts.h"
#include "model/imports/hopsan/hopsan_import.h"

namespace bramah::cli {

int importCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(
        QStringLiteral("import"), QStringLiteral("import FILE.fmu|FILE.hmf [-o OUT.mo]"),
        tr("Makes a Modelica file of a model of another tool: a block for an FMU, which stays beside "
           "it (.fmu), or a sheet of a model of Hopsan (.hmf), with a report of what became of each "
           "component."));
    options.add(QStringLiteral("o"), QStringLiteral("out"),
                tr("The file to write; without it the name of the model with .mo, in this folder. -: the console."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString path = options.files().front();
    if (path.endsWith(QLatin1String(".fmu"), Qt::CaseInsensitive))
        return importFmu(options, path, streams);
    if (model::hopsan::isHopsanFile(path))
        return importHopsan(options, path, streams);
    return wrongInput(streams, tr("`%1` is no model of a tool that is known: an FMU ends with .fmu, a file of Hopsan "
                                  "ends with .hmf")
                                   .arg(path));
}

}  // namespace bramah::cli
