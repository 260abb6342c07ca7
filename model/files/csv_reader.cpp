// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/csv_reader.h"

#include <charconv>
#include <limits>

namespace bramah::model {
namespace {

constexpr int kLinesForSeparator = 8;

/// \a bytes without the byte order mark that some programs write.
QByteArray withoutMark(const QByteArray& bytes)
{
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

/// Into how many fields \a separator parts each of the first lines; 1 if they differ.
qsizetype fieldCount(const QByteArray& bytes, char separator)
{
    CsvReader reader(bytes, separator);
    qsizetype count = 0;
    for (int k = 0; k < kLinesForSeparator && !reader.isAtEnd(); ++k) {
        const qsizetype fields = reader.next().size();
        if (k > 0 && fields != count)
            return 1;
        count = fields;
    }
    return count;
}

char separatorIn(const QByteArray& bytes)
{
    for (const char separator : {';', '\t', ','})
        if (fieldCount(bytes, separator) > 1)
            return separator;
    // The lines are not alike; the reader tells which one is wrong.
    const QByteArray head = bytes.left(bytes.indexOf('\n'));
    return head.contains(';') && !head.contains(',') ? ';' : ',';
}

}  // namespace

CsvReader::CsvReader(const QByteArray& bytes, std::optional<char> separator)
    : bytes_(withoutMark(bytes)), separator_(separator ? *separator : separatorIn(bytes_))
{
    skipEmptyLines();
}

QList<QByteArray> CsvReader::next()
{
    QList<QByteArray> fields = record();
    skipEmptyLines();
    return fields;
}

QList<QByteArray> CsvReader::record()
{
    QList<QByteArray> fields;
    line_ = nextLine_;
    for (;;) {
        fields.append(field());
        if (isAtEnd())
            return fields;
        const char behind = bytes_[at_++];
        if (behind == separator_)
            continue;
        if (behind == '\r' && !isAtEnd() && bytes_[at_] == '\n')
            ++at_;
        ++nextLine_;
        return fields;
    }
}

QByteArray CsvReader::field()
{
    if (isAtEnd() || bytes_[at_] != '"') {
        const qsizetype begin = at_;
        while (!isAtEnd() && bytes_[at_] != separator_ && bytes_[at_] != '\n' && bytes_[at_] != '\r')
            ++at_;
        return bytes_.mid(begin, at_ - begin);
    }
    QByteArray text;
    for (++at_; !isAtEnd(); ++at_) {
        const bool isQuote = bytes_[at_] == '"';
        if (isQuote && (at_ + 1 == bytes_.size() || bytes_[at_ + 1] != '"')) {
            ++at_;
            break;
        }
        if (isQuote)
            ++at_;
        if (bytes_[at_] == '\n')
            ++nextLine_;
        text += bytes_[at_];
    }
    return text;
}

void CsvReader::skipEmptyLines()
{
    while (!isAtEnd()) {
        qsizetype end = at_;
        while (end < bytes_.size() && (bytes_[end] == ' ' || (bytes_[end] == '\t' && separator_ != '\t')))
            ++end;
        if (end < bytes_.size() && bytes_[end] != '\n' && bytes_[end] != '\r')
            return;
        if (end < bytes_.size() && bytes_[end] == '\r' && end + 1 < bytes_.size() && bytes_[end + 1] == '\n')
            ++end;
        at_ = end + 1;
        ++nextLine_;
    }
}

std::optional<double> CsvReader::number(const QByteArray& field) const
{
    QByteArray text = field.trimmed();
    if (text == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (text == "Inf" || text == "-Inf")
        return (text.startsWith('-') ? -1 : 1) * std::numeric_limits<double>::infinity();
    if (separator_ != ',' && text.count(',') == 1 && !text.contains('.'))
        text.replace(',', '.');
    if (text.startsWith('+'))
        text.remove(0, 1);
    double value = 0;
    const char* end = text.constData() + text.size();
    const auto result = std::from_chars(text.constData(), end, value);
    return result.ec == std::errc() && result.ptr == end ? std::optional(value) : std::nullopt;
}

}  // namespace bramah::model
