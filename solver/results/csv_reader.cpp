// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_reader.h"

#include "solver/translate.h"

#include <QFile>
#include <QStringList>

#include <charconv>
#include <limits>
#include <optional>

namespace bramah::solver {
namespace {

/// Splits the text into records of fields, one at a time.
class RecordReader
{
public:
    explicit RecordReader(const QByteArray& bytes, char separator = ',')
        : at_(bytes.constData()), end_(at_ + bytes.size()), separator_(separator)
    {
    }

    [[nodiscard]] bool isAtEnd() const { return at_ == end_; }
    [[nodiscard]] int line() const { return line_; }

    QList<QByteArray> next()
    {
        QList<QByteArray> fields;
        line_ = nextLine_;
        for (;;) {
            fields.append(field());
            if (at_ == end_)
                break;
            const char separator = *at_++;
            if (separator == separator_)
                continue;
            if (separator == '\r' && at_ != end_ && *at_ == '\n')
                ++at_;
            ++nextLine_;
            break;
        }
        return fields;
    }

private:
    QByteArray field()
    {
        QByteArray text;
        if (at_ != end_ && *at_ == '"') {
            for (++at_; at_ != end_; ++at_) {
                if (*at_ == '"' && (at_ + 1 == end_ || at_[1] != '"')) {
                    ++at_;
                    break;
                }
                if (*at_ == '"')
                    ++at_;
                if (*at_ == '\n')
                    ++nextLine_;
                text += *at_;
            }
            return text;
        }
        const char* begin = at_;
        while (at_ != end_ && *at_ != separator_ && *at_ != '\n' && *at_ != '\r')
            ++at_;
        return QByteArray(begin, at_ - begin);
    }

    const char* at_;
    const char* end_;
    char separator_;
    int line_ = 1;
    int nextLine_ = 1;
};

/// \a bytes without the byte order mark that some programs write.
QByteArray withoutMark(const QByteArray& bytes)
{
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

std::optional<double> number(const QByteArray& field)
{
    const QByteArray text = field.trimmed();
    if (text == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (text == "Inf" || text == "-Inf")
        return (text.startsWith('-') ? -1 : 1) * std::numeric_limits<double>::infinity();
    double value = 0;
    const auto result = std::from_chars(text.constData(), text.constData() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.constData() + text.size())
        return std::nullopt;
    return value;
}

ResultColumn columnFrom(const QByteArray& field)
{
    ResultColumn column;
    column.path = QString::fromUtf8(field).trimmed();
    const qsizetype bracket = column.path.lastIndexOf(QStringLiteral(" ["));
    if (bracket > 0 && column.path.endsWith(QLatin1Char(']'))) {
        column.unit = column.path.mid(bracket + 2).chopped(1);
        column.path.truncate(bracket);
    }
    return column;
}

}  // namespace

QList<QStringList> csvRecords(const QByteArray& bytes)
{
    const QByteArray text = withoutMark(bytes);
    const QByteArray head = text.left(text.indexOf('\n'));
    RecordReader reader(text, head.contains(';') && !head.contains(',') ? ';' : ',');
    QList<QStringList> records;
    while (!reader.isAtEnd()) {
        QStringList fields;
        for (const QByteArray& field : reader.next())
            fields.append(QString::fromUtf8(field));
        if (fields.size() > 1 || !fields.front().trimmed().isEmpty())
            records.append(fields);
    }
    return records;
}

tl::expected<ResultStore, QString> readCsv(const QByteArray& bytes)
{
    const QByteArray text = withoutMark(bytes);
    RecordReader reader(text);
    if (reader.isAtEnd())
        return tl::unexpected(tr("the file is empty; a header row was expected"));
    const QList<QByteArray> titles = reader.next();
    std::vector<ResultColumn> columns;
    for (qsizetype k = 1; k < titles.size(); ++k)
        columns.push_back(columnFrom(titles.at(k)));
    ResultStore store;
    store.reset(columns);

    SampleBatch batch;
    batch.columns.resize(columns.size());
    while (!reader.isAtEnd()) {
        const QList<QByteArray> fields = reader.next();
        if (fields.size() == 1 && fields.front().trimmed().isEmpty())
            continue;
        if (fields.size() != titles.size())
            return tl::unexpected(tr("line %1 has %2 fields where the header has %3")
                                      .arg(reader.line())
                                      .arg(fields.size())
                                      .arg(titles.size()));
        for (qsizetype k = 0; k < fields.size(); ++k) {
            const auto value = number(fields.at(k));
            if (!value)
                return tl::unexpected(
                    tr("line %1: `%2` is not a number").arg(reader.line()).arg(QString::fromUtf8(fields.at(k))));
            if (k > 0) {
                batch.columns[static_cast<std::size_t>(k - 1)].push_back(*value);
                continue;
            }
            if (!batch.times.empty() && *value < batch.times.back())
                return tl::unexpected(tr("line %1: the time falls").arg(reader.line()));
            std::uint8_t flag = kGridRow;
            if (!batch.times.empty() && *value == batch.times.back()) {
                batch.flags.back() = kBeforeEventRow;
                flag |= kAfterEventRow;
            }
            batch.times.push_back(*value);
            batch.flags.push_back(flag);
        }
    }
    store.append(batch);
    return store;
}

tl::expected<ResultStore, QString> readCsvFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, file.errorString()));
    auto store = readCsv(file.readAll());
    if (!store)
        return tl::unexpected(tr("`%1`: %2").arg(path, store.error()));
    return store;
}

}  // namespace bramah::solver
