// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace bramah::app {

/// A document's bytes beside the text an editor widget shows of them: line ends as `\n`, no byte order mark. An edit of
/// the shown text changes only the bytes it must; all other bytes, mixed line ends too, stay as they are.
class TextMirror
{
public:
    TextMirror() = default;
    explicit TextMirror(const QByteArray& bytes);

    [[nodiscard]] const QByteArray& bytes() const { return bytes_; }
    [[nodiscard]] const QString& shown() const { return shown_; }

    /// Position in shown() of an offset in bytes().
    [[nodiscard]] int shownPosition(std::int32_t offset) const;
    [[nodiscard]] std::int32_t byteOffset(int position) const;
    /// bytes() with the difference between shown() and \a newShown applied.
    [[nodiscard]] QByteArray edited(const QString& newShown) const;

private:
    [[nodiscard]] QByteArray encoded(QString text) const;

    QByteArray bytes_;
    QString shown_;
    bool usesCrLf_ = false;
};

}  // namespace bramah::app
