// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputs/measured_files.h"

#include "app/measured/data_annotation.h"
#include "app/measured/read_measurement.h"
#include "app/translate.h"
#include "model/classes/class_library.h"

#include <QFileInfo>

namespace bramah::app {

void readMeasuredFiles(const model::ClassNode& node, MeasuredData& data, CommandStreams& streams)
{
    const QFileInfo file(node.tree() ? node.tree()->text().fileName() : QString());
    data.setFiles(measuredFilesOf(node).value_or(MeasuredFiles()), file.absolutePath());
    for (const ReadMeasurement& one : data.unread()) {
        const ReadMeasurement read = readMeasurement(one.path, one.form, {});
        if (!read.data)
            streams.err << tr("note: the measured data in `%1` cannot be read: %2").arg(one.path, read.problem) << '\n';
        data.take(read);
    }
}

}  // namespace bramah::app
