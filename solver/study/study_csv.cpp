// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_csv.h"

#include "solver/results/csv_text.h"
#include "solver/results/output_file.h"

namespace bramah::solver {

std::optional<QString> writeStudyCsv(const Study& study, const std::map<std::size_t, StudyResult>& results,
                                     const QString& path)
{
    QByteArray text;
    for (const QString& parameter : study.parameters)
        text += csvField(parameter) + ',';
    for (const QString& output : studyOutputs(study))
        text += csvField(output) + ',';
    text += "failure\r\n";
    for (const auto& [point, result] : results) {
        for (const double value : study.points[point]) {
            appendCsvNumber(text, value);
            text += ',';
        }
        for (const double value : result.values) {
            if (result.failure.isEmpty())
                appendCsvNumber(text, value);
            text += ',';
        }
        text += csvField(result.failure) + "\r\n";
    }
    return OutputFile::write(path, text);
}

}  // namespace bramah::solver
