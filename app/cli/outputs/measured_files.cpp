// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputs/measured_files.h"

#include "app/cli/options/translate.h"
#include "model/classes/class_library.h"
#include "solver/measured/data_annotation.h"
#include "solver/measured/read_measurement.h"

#include <QFileInfo>

namespace bramah::cli {

void setMeasuredFiles(const model::ClassNode& node, solver::MeasuredData& data)
{
    const QFileInfo file(node.tree() ? node.tree()->text().fileName() : QString());
    data.setFiles(solver::measuredFilesOf(node).value_or(solver::MeasuredFiles()), file.absolutePath());
}

void readMeasuredFiles(const model::ClassNode& node, solver::MeasuredData& data, CommandStreams& streams)
{
    setMeasuredFiles(node, data);
    for (const solver::ReadMeasurement& one : data.unread()) {
        const solver::ReadMeasurement read = solver::readMeasurement(one.path, one.form, {});
        if (!read.data)
            streams.err << tr("note: the measured data in `%1` cannot be read: %2").arg(one.path, read.problem) << '\n';
        data.take(read);
    }
}

}  // namespace bramah::cli
