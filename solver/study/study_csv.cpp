// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_csv.h"

#include "solver/results/csv_text.h"

#include <cmath>

namespace bramah::solver {

QByteArray studyCsv(const Study& study, const std::map<std::size_t, StudyResult>& results)
{
    QByteArray text;
    for (const QString& parameter : study.parameters)
        text += csvField(parameter) + ',';
    const Responses responses = responsesOf(study);
    for (const Response& response : responses.list())
        text += csvField(response.name) + ',';
    text += "failure\r\n";
    for (const auto& [point, result] : results) {
        for (const double value : study.points[point]) {
            appendCsvNumber(text, value);
            text += ',';
        }
        for (const double value : result.values) {
            if (result.failure.isEmpty() || std::isfinite(value))
                appendCsvNumber(text, value);
            text += ',';
        }
        text += csvField(result.failure) + "\r\n";
    }
    return text;
}

}  // namespace bramah::solver
