// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/csv/csv_form.h"

#include <QByteArray>
#include <QStringDecoder>

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QIODevice;

namespace bramah::model {

/// Reads the records of a CSV file (RFC 4180) and its relatives, one after the other, without empty lines. The file is
/// read block by block: memory holds some megabytes of it, however long it is.
class CsvReader
{
public:
    /// \a device is open for reading and outlives the reader. Of \a form encoding and separator matter.
    CsvReader(QIODevice& device, const CsvForm& form);
    /// Reads \a bytes, which are kept, as the contents of a file.
    CsvReader(const QByteArray& bytes, const CsvForm& form);
    ~CsvReader();
    CsvReader(const CsvReader&) = delete;
    CsvReader& operator=(const CsvReader&) = delete;

    /// Goes to the next record; false behind the last one.
    [[nodiscard]] bool next();
    /// The fields of the record, in UTF-8, until next() is called again.
    [[nodiscard]] std::span<const std::string_view> fields() const { return fields_; }
    /// The same as texts.
    [[nodiscard]] QStringList texts() const;
    /// The line in which the record begins, from 1.
    [[nodiscard]] int line() const { return line_; }
    /// How many bytes of the file have been read.
    [[nodiscard]] qint64 bytesRead() const { return bytesRead_; }

private:
    /// The rest of the line at the position, without its end; nothing behind the last one.
    [[nodiscard]] std::optional<std::string_view> line(std::size_t& next);
    [[nodiscard]] bool isEmptyLine(std::string_view line) const;
    /// Reads a further block; false at the end of the file.
    bool fill();
    void split(std::string_view line);
    void splitAtBlanks(std::string_view line);
    /// Splits a record with quoted fields, which may have line ends within. Returns where it ends.
    std::size_t splitQuoted();
    void addQuoted(std::string_view quoted);

    std::unique_ptr<QIODevice> own_;
    QIODevice& device_;
    TextEncoding encoding_;
    std::optional<QStringDecoder> decoder_;  ///< none: UTF-8
    char separator_;
    char lineEnd_ = 0;  ///< 0: not known yet
    std::string buffer_;
    std::size_t at_ = 0;  ///< of the next record in buffer_
    bool isAllRead_ = false;
    qint64 bytesRead_ = 0;
    std::vector<std::string_view> fields_;
    std::deque<std::string> unquoted_;  ///< fields that are not in the buffer as they are
    int line_ = 1;
    int nextLine_ = 1;
};

}  // namespace bramah::model
