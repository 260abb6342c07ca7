// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_journal.h"

#include "model/files/output_file.h"
#include "solver/flat_model/modelica_text.h"
#include "solver/translate.h"

#include <QCryptographicHash>

#include <cerrno>
#include <charconv>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr char kTitle[] = "bramah study 1 ";

QByteArray exactText(double value)
{
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, end.ptr - buffer};
}

std::optional<double> exactValue(const QByteArray& text)
{
    double value = 0;
    const auto end = std::from_chars(text.begin(), text.end(), value);
    if (end.ptr != text.end() || end.ec != std::errc())
        return std::nullopt;
    return value;
}

QByteArray lineOf(const StudyResult& result)
{
    QByteArray line = QByteArray::number(static_cast<qulonglong>(result.point));
    for (const double value : result.values)
        line += '\t' + exactText(value);
    return line + '\t' + result.failure.toUtf8().toPercentEncoding(" `:.,()") + '\n';
}

std::optional<StudyResult> resultOf(const QByteArray& line)
{
    QList<QByteArray> fields = line.chopped(1).split('\t');
    if (!line.endsWith('\n') || fields.size() < 2)
        return std::nullopt;
    StudyResult result;
    bool isNumber = false;
    result.point = fields.takeFirst().toULongLong(&isNumber);
    result.failure = QString::fromUtf8(QByteArray::fromPercentEncoding(fields.takeLast()));
    for (const QByteArray& field : fields) {
        const auto value = exactValue(field);
        isNumber = isNumber && value;
        result.values.push_back(value.value_or(0));
    }
    return isNumber ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace

QByteArray StudyJournal::fingerprint(const Study& study)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray& bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ' ');
        hash.addData(bytes);
    };
    add(QByteArray::fromStdString(modelicaText(study.system->model)));
    const RunSettings& s = study.settings;
    for (const double value : {s.startTime, s.stopTime, s.sampleInterval(), s.tolerance, static_cast<double>(s.solver),
                               static_cast<double>(study.reduction)})
        add(exactText(value));
    for (const auto& [path, value] : s.parameterValues)
        add(path.toUtf8() + '=' + exactText(value));
    const Responses responses = responsesOf(study);
    for (const Response& response : responses.list())
        add(response.name.toUtf8());
    for (const Measure& measure : study.measures)
        for (const QString& text : {measure.of, keyOf(measure.statistic), measure.from, measure.to})
            add(text.toUtf8());
    for (const QString& parameter : study.parameters)
        add(parameter.toUtf8());
    for (const std::vector<double>& point : study.points)
        for (const double value : point)
            add(exactText(value));
    return hash.result().toHex();
}

StudyJournal::StudyJournal(const QString& path, const Study& study)
    : file_(path),
      fingerprint_(fingerprint(study)),
      pointCount_(study.points.size()),
      outputCount_(responsesOf(study).list().size())
{
}

bool StudyJournal::note(bool isDone)
{
    const int code = errno;
    if (!isDone)
        problem_ = tr("`%1` cannot be written: %2").arg(file_.fileName(), model::fileErrorText(code));
    return isDone;
}

void StudyJournal::remove()
{
    if (!file_.fileName().isEmpty())
        file_.remove();
}

bool StudyJournal::isPlausible(const StudyResult& result) const
{
    return result.point < pointCount_ && result.values.size() == outputCount_;
}

std::optional<QString> StudyJournal::takeOver()
{
    if (!note(file_.open(QIODevice::ReadWrite)))
        return problem_;
    if (const QByteArray title = file_.readLine(); title != kTitle + fingerprint_ + '\n')
        return tr("`%1` holds results of another study: with other values, settings or another model. Delete it, or "
                  "start without --resume to overwrite it")
            .arg(file_.fileName());
    qint64 whole = file_.pos();
    while (!file_.atEnd()) {
        const auto result = resultOf(file_.readLine());
        if (!result || !isPlausible(*result))
            break;
        results_.insert_or_assign(result->point, *result);
        whole = file_.pos();
    }
    if (!note(file_.resize(whole) && file_.seek(whole)))
        return problem_;
    return std::nullopt;
}

std::optional<QString> StudyJournal::open(bool isContinued)
{
    if (file_.fileName().isEmpty())
        return std::nullopt;
    if (isContinued && file_.exists() && file_.size() > 0)
        return takeOver();
    const QByteArray title = kTitle + fingerprint_ + '\n';
    const bool isBegun = file_.open(QIODevice::WriteOnly) && file_.write(title) == title.size() && file_.flush();
    return note(isBegun) ? std::nullopt : std::optional(problem_);
}

bool StudyJournal::add(const StudyResult& result)
{
    results_.insert_or_assign(result.point, result);
    if (file_.fileName().isEmpty())
        return true;
    const QByteArray line = lineOf(result);
    return note(file_.write(line) == line.size() && file_.flush());
}

}  // namespace bramah::solver
