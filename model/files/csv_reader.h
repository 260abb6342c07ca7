// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace bramah::model {

/// Reads the records of a CSV file (RFC 4180), one after the other, without empty lines and the byte order mark.
class CsvReader
{
public:
    /// Without a \a separator the one is taken that parts the first lines into equally many fields: a semicolon, a tab
    /// or a comma.
    explicit CsvReader(const QByteArray& bytes, std::optional<char> separator = std::nullopt);

    [[nodiscard]] char separator() const { return separator_; }
    [[nodiscard]] bool isAtEnd() const { return at_ >= bytes_.size(); }
    /// The line in which the last record begins, from 1.
    [[nodiscard]] int line() const { return line_; }
    /// The fields of the next record.
    [[nodiscard]] QList<QByteArray> next();
    /// The number in \a field: with a decimal point, or with a comma where that parts no fields. Nothing if it is none.
    [[nodiscard]] std::optional<double> number(const QByteArray& field) const;

private:
    [[nodiscard]] QList<QByteArray> record();
    [[nodiscard]] QByteArray field();
    void skipEmptyLines();

    QByteArray bytes_;
    qsizetype at_ = 0;
    char separator_ = ',';
    int line_ = 1;
    int nextLine_ = 1;
};

}  // namespace bramah::model
