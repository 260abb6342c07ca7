// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/span.h"

#include <QByteArray>
#include <QString>

#include <string_view>
#include <vector>

namespace bramah::model {

/// Line and column of a byte for readers; both count from 1, columns in Unicode code points.
struct TextPosition {
    int line = 1;
    int column = 1;
};

/// The bytes of one file, exactly as they are (byte order mark, line ends and all), and their line structure.
/// Immutable; an edited text is a new SourceText.
class SourceText
{
public:
    /// \a fileName: as the user knows the file, also a made-up one for text without a file; nothing is read from the
    /// disk.
    SourceText(QString fileName, QByteArray bytes);

    /// As given to the constructor; shown in messages, and the key of the file in a ClassLibrary.
    [[nodiscard]] const QString& fileName() const { return fileName_; }
    /// The whole text; the offsets of spans and tokens count in these bytes, a byte order mark included.
    [[nodiscard]] const QByteArray& bytes() const { return bytes_; }
    /// The whole text, or the bytes at \a span, which must lie within it; valid as long as this object.
    ///@{
    [[nodiscard]] std::string_view view() const
    {
        return {bytes_.constData(), static_cast<std::size_t>(bytes_.size())};
    }
    [[nodiscard]] std::string_view view(Span span) const { return view().substr(span.begin, span.length()); }
    ///@}
    /// False if the bytes are not UTF-8: such a text is shown, never written.
    [[nodiscard]] bool isUtf8() const { return isUtf8_; }
    /// 3 if the text starts with a UTF-8 byte order mark, else 0.
    [[nodiscard]] int byteOrderMarkLength() const;
    /// The line end used most in the text: "\n" or "\r\n".
    [[nodiscard]] std::string_view lineEnd() const;
    /// Line and column of the byte \a offset, which is limited to the text. A byte order mark takes no column.
    [[nodiscard]] TextPosition position(std::int32_t offset) const;

private:
    QString fileName_;
    QByteArray bytes_;
    std::vector<std::int32_t> lineStarts_;
    bool isUtf8_ = true;
    bool endsWithReturn_ = false;  ///< true if most lines end with a carriage return before the line feed
};

}  // namespace bramah::model
