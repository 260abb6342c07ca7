// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/study_journal.h"

#include "model/files/output_file.h"
#include "solver/flat_model/modelica_text.h"
#include "solver/study/program_digest.h"
#include "solver/translate.h"

#include <QCryptographicHash>

#include <cerrno>
#include <charconv>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr char kTitle[] = "bramah study 2 ";

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

QByteArray checkSum(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex().first(8);
}

QByteArray lineOf(const StudyResult& result)
{
    QByteArray line = QByteArray::number(static_cast<qulonglong>(result.point));
    for (const double value : result.values)
        line += '\t' + exactText(value);
    line += '\t' + result.failure.toUtf8().toPercentEncoding(" `:.,()");
    return line + '\t' + checkSum(line) + '\n';
}

std::optional<StudyResult> resultOf(const QByteArray& line)
{
    const qsizetype sum = line.lastIndexOf('\t');
    if (!line.endsWith('\n') || sum < 0 || line.sliced(sum + 1).chopped(1) != checkSum(line.first(sum)))
        return std::nullopt;
    QList<QByteArray> fields = line.first(sum).split('\t');
    if (fields.size() < 2)
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

/// Are these the same to the last bit?
bool areEqual(const StudyResult& a, const StudyResult& b)
{
    return lineOf(a) == lineOf(b);
}

}  // namespace

QByteArray StudyJournal::fingerprint(const Study& study)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray& bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ' ');
        hash.addData(bytes);
    };
    add(programDigest());
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

tl::expected<JournalContents, QString> readJournal(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, model::fileErrorText(errno)));
    const QByteArray title = file.readLine();
    if (!title.endsWith('\n'))
        return JournalContents{};
    if (!title.startsWith(kTitle))
        return tl::unexpected(tr("`%1` does not hold the results of a study").arg(path));
    JournalContents contents{title.sliced(qstrlen(kTitle)).chopped(1), {}, file.pos()};
    while (!file.atEnd()) {
        const auto result = resultOf(file.readLine());
        if (!result)
            break;
        contents.results.insert_or_assign(result->point, *result);
        contents.wholeBytes = file.pos();
    }
    return contents;
}

std::optional<QString> StudyJournal::takeFrom(const JournalContents& other, const QString& path)
{
    if (!other.isBegun())
        return std::nullopt;
    if (other.fingerprint != fingerprint_)
        return tr("`%1` holds results of another study: with other values, settings, another model or version of the "
                  "program")
            .arg(path);
    for (const auto& [point, result] : other.results) {
        if (!isPlausible(result))
            return tr("`%1` holds a result that the study does not ask for, of point %2").arg(path).arg(point);
        const auto known = results_.find(point);
        if (known != results_.end() && !areEqual(known->second, result))
            return tr("`%1` holds another result of point %2 than the files before it: two machines do not compute "
                      "alike. Remove the files of one of them")
                .arg(path)
                .arg(point);
        results_.insert_or_assign(point, result);
    }
    return std::nullopt;
}

std::optional<QString> StudyJournal::takeOver()
{
    const auto contents = readJournal(file_.fileName());
    const auto problem = contents ? takeFrom(*contents, file_.fileName()) : std::optional(contents.error());
    if (problem)
        return tr("%1. Delete it, or start without --resume to overwrite it").arg(*problem);
    const bool isOpen = file_.open(QIODevice::ReadWrite) && file_.resize(contents->wholeBytes) &&
                        file_.seek(contents->wholeBytes) && (contents->isBegun() || writeTitle());
    return note(isOpen) ? std::nullopt : std::optional(problem_);
}

bool StudyJournal::writeTitle()
{
    const QByteArray title = kTitle + fingerprint_ + '\n';
    return file_.write(title) == title.size() && file_.flush();
}

std::optional<QString> StudyJournal::openBeside(const QString& path)
{
    for (int number = 1;; ++number) {
        file_.setFileName(QStringLiteral("%1.%2").arg(path).arg(number));
        if (file_.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            break;
        if (!note(errno == EEXIST))
            return problem_;
    }
    return note(writeTitle()) ? std::nullopt : std::optional(problem_);
}

std::optional<QString> StudyJournal::open(bool isContinued)
{
    if (file_.fileName().isEmpty())
        return std::nullopt;
    if (isContinued && file_.exists() && file_.size() > 0)
        return takeOver();
    return note(file_.open(QIODevice::WriteOnly) && writeTitle()) ? std::nullopt : std::optional(problem_);
}

std::vector<std::size_t> StudyJournal::missing() const
{
    std::vector<std::size_t> points;
    for (std::size_t point = 0; point < pointCount_; ++point)
        if (!results_.contains(point))
            points.push_back(point);
    return points;
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
