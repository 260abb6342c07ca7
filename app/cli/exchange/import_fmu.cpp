// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exchange/import_fmu.h"

#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "model/loading/loaded_files.h"
#include "model/syntax/name_list.h"
#include "solver/cosimulation/fmu_class.h"
#include "solver/cosimulation/fmu_package.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace bramah::cli {

int importFmu(const CommandOptions& options, const QString& path, CommandStreams& streams)
{
    const auto fmu = solver::FmuPackage::open(path);
    if (!fmu)
        return wrongInput(streams, fmu.error());
    const model::LoadedFiles loaded = model::loadFiles({}, options.values("library"));
    const QString wanted = nameOfOutput(options);
    const QString name = wanted.isEmpty() ? solver::fmuClassName(**fmu) : model::NameList().take(wanted);
    const QString out = options.isSet("o") ? options.value("o") : name + QStringLiteral(".mo");
    const QDir folder = isConsole(out) ? QDir() : QFileInfo(out).absoluteDir();
    const QByteArray text =
        solver::fmuClass(**fmu, name, folder.relativeFilePath((*fmu)->path()), loaded.library.get());
    if (text.isEmpty())
        return wrongInput(streams, tr("%1: it has no output that a model could use").arg((*fmu)->fileName()));
    if (const auto problem = writeOutput(out, text + ";\n", streams))
        return wrongInput(streams, *problem);
    using Role = solver::ForeignVariable::Role;
    const auto count = [&](Role role) {
        return std::ranges::count((*fmu)->description().variables, role, &solver::ForeignVariable::role);
    };
    streams.err << tr("%1: a block for %2; inputs: %3, outputs: %4, parameters: %5")
                       .arg(name, (*fmu)->fileName())
                       .arg(count(Role::Input))
                       .arg(count(Role::Output))
                       .arg(count(Role::Parameter))
                << '\n';
    for (const QString& one : (*fmu)->description().leftOut)
        streams.err << tr("note: `%1` is left out, since a model has no such type").arg(one) << '\n';
    return kExitOk;
}

}  // namespace bramah::cli
