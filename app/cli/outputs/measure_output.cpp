// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputs/measure_output.h"

#include "app/cli/options/translate.h"
#include "app/cli/outputs/measured_files.h"
#include "app/cli/outputs/model_parameters.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/units/quantity_text.h"
#include "solver/measures/measure.h"
#include "solver/measures/measure_annotation.h"
#include "solver/results/column_units.h"

namespace bramah::cli {

namespace {

/// What stands behind a value: the same in the unit shown, and the limit that it breaks.
QString remarkOn(const solver::Measure& measure, const solver::MeasureResult& result)
{
    const QString shown = shownUnit(result.column, measure.unit).name;
    const auto text = [&](double value) {
        return model::formatQuantity(value, result.column.unit, shown, 6, QLocale::c());
    };
    QString remark;
    if (!result.column.unit.isEmpty() && shown != result.column.unit)
        remark = QStringLiteral(" (%1)").arg(text(*result.value));
    if (result.isBelow)
        remark += tr(", below its limit of %1").arg(text(*measure.lower));
    if (result.isAbove)
        remark += tr(", above its limit of %1").arg(text(*measure.upper));
    return remark;
}

}  // namespace

bool writeMeasures(const model::ClassNode& node, const std::vector<std::pair<QString, double>>& values,
                   const solver::ResultStore& rows, CommandStreams& streams)
{
    const solver::Measures measures = solver::measuresOf(node);
    if (measures.empty()) {
        streams.err << tr("note: the class has no measures; they are made in the window, in the panel Measures")
                    << '\n';
        return true;
    }
    model::InstanceTree tree(node.library());
    const model::Instance& model = tree.instantiate(node);
    solver::ResultNames names = solver::namesIn(rows, parametersOf(model, values));
    solver::MeasuredData measured;
    readMeasuredFiles(node, measured, streams);
    names.side = [&](const QString& path) { return measured.laid(path); };
    bool isKept = true;
    for (const solver::Measure& measure : measures) {
        const solver::MeasureResult result = solver::measured(measure, rows, names);
        isKept = isKept && !result.isLimitBroken() && (result.value || !(measure.lower || measure.upper));
        if (!result.value) {
            streams.out << measure.name << ": " << tr("no value: %1").arg(result.value.error()) << '\n';
            continue;
        }
        streams.out << measure.name << " = " << QString::number(*result.value, 'g', 17);
        if (!result.column.unit.isEmpty() && result.column.unit != QLatin1String("1"))
            streams.out << ' ' << result.column.unit;
        streams.out << remarkOn(measure, result) << '\n';
    }
    return isKept;
}

}  // namespace bramah::cli
