// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/sound_run.h"

#include <cmath>
#include <set>

namespace bramah::test {

namespace {

std::set<QString> absolutePressures(const solver::FlatModel& flat)
{
    std::set<QString> paths;
    for (const solver::FlatVariable& variable : flat.variables)
        if (variable.texts->quantity == "AbsolutePressure")
            paths.insert(QString::fromStdString(variable.path));
    return paths;
}

}  // namespace

QString faultOf(const LibraryRun& run, const QByteArray& text, double highestPressure)
{
    if (!run.isRegular())
        return run.messages();
    for (const model::Diagnostic& diagnostic : run.diagnostics)
        if (diagnostic.severity() != model::Severity::Note)
            return diagnostic.commandLineText();
    const std::set<QString> pressures = absolutePressures(flatText(text));
    std::vector<double> values(run.results.rowCount());
    for (std::size_t column = 0; column < run.results.columns().size(); ++column) {
        const QString& path = run.results.columns()[column].path;
        const bool isPressure = pressures.contains(path);
        run.results.read(static_cast<int>(column), 0, values);
        for (const double value : values)
            if (!std::isfinite(value) || (isPressure && !(value > 0 && value < highestPressure)))
                return QStringLiteral("%1: %2").arg(path).arg(value);
    }
    return {};
}

}  // namespace bramah::test
