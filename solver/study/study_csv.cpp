// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_csv.h"

#include "solver/results/csv_text.h"

#include <QCoreApplication>
#include <QSaveFile>

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
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return QCoreApplication::translate("StudyCsv", "`%1` cannot be written: %2").arg(path, file.errorString());
    return std::nullopt;
}

}  // namespace bramah::solver
