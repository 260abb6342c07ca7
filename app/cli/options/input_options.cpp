// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/input_options.h"

#include "app/cli/options/command_texts.h"
#include "solver/data_files/data_file.h"

#include <cmath>

namespace bramah::cli {
namespace {

/// The signal of the input \a path: the rows of the column \a name of \a file that have a value.
tl::expected<solver::RunInput, QString> signalOf(const QString& path, const QString& file, const QString& name)
{
    const tl::expected<solver::DataFile, QString> data = solver::readDataFile(file);
    if (!data)
        return tl::unexpected(data.error());
    const int column = data->store.find(name);
    if (column < 0) {
        QStringList names;
        for (const solver::ResultColumn& own : data->store.columns())
            names << QStringLiteral("`%1`").arg(own.path);
        return tl::unexpected(tr("there is no column `%1`, but %2").arg(name, names.join(QStringLiteral(", "))));
    }
    solver::RunInput input{path, {}};
    input.unit = data->store.columns()[static_cast<std::size_t>(column)].unit;
    for (std::size_t row = 0; row < data->store.rowCount(); ++row)
        if (const double value = data->store.value(column, row); std::isfinite(value))
            input.rows.push_back({data->store.time(row), value});
    return input;
}

}  // namespace

void addInputOption(CommandOptions& options)
{
    options.add(
        QStringLiteral("input"), QStringLiteral("path=file:column"),
        tr("Lets an input of the model, the output of a source or the input of a component follow a column of measured "
           "data or results, linear between rows; may be given several times."));
}

int readInputSignals(const CommandOptions& options, solver::RunSettings& settings, CommandStreams& streams)
{
    for (const QString& text : options.values("input")) {
        const qsizetype equals = text.indexOf(QLatin1Char('=')), colon = text.lastIndexOf(QLatin1Char(':'));
        if (equals <= 0 || colon <= equals + 1 || colon + 1 == text.size()) {
            streams.err << tr("bramah: --input is path=file:column, not `%1`").arg(text) << '\n';
            return kExitUsage;
        }
        const QString file = text.sliced(equals + 1, colon - equals - 1);
        auto input = signalOf(text.first(equals), file, text.sliced(colon + 1));
        if (!input) {
            streams.err << tr("error: `%1`: %2").arg(file, input.error()) << '\n';
            return kExitWrongInput;
        }
        settings.inputs.push_back(std::move(*input));
    }
    return kExitOk;
}

}  // namespace bramah::cli
