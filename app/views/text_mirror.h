// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace bramah::app {

/// A document's bytes and the text that an editor widget shows of them, with line ends `\n` and without byte order
/// mark. An edit of the shown text changes as few bytes as possible; all others, mixed line ends too, stay the same.
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
