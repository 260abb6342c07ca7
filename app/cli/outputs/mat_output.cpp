// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputs/mat_output.h"

#include "app/cli/options/translate.h"
#include "solver/results/csv_writer.h"

#include <QFileInfo>

namespace bramah::cli {
namespace {

/// A name beside \a path that no file has yet.
QString freeCsvName(const QString& path)
{
    const QFileInfo info(path);
    const QString base = info.path() + QLatin1Char('/') + info.completeBaseName();
    QString name = base + QStringLiteral(".csv");
    for (int copy = 2; QFileInfo::exists(name); ++copy)
        name = QStringLiteral("%1-%2.csv").arg(base).arg(copy);
    return name;
}

}  // namespace

std::optional<QString> writeMatOutput(const solver::ResultStore& store, const QString& path, double largest)
{
    const auto refusal = solver::matRefusal(store, {}, largest);
    if (!refusal)
        return solver::writeMatFile(store, path);
    const QString csv = freeCsvName(path);
    if (const auto problem = solver::writeCsvFile(store, csv))
        return QStringLiteral("%1; %2").arg(*refusal, *problem);
    return tr("%1; the results are in `%2`").arg(*refusal, csv);
}

}  // namespace bramah::cli
