// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/text_mirror.h"

#include <algorithm>

namespace bramah::app {

namespace {

constexpr char kByteOrderMark[] = "\xEF\xBB\xBF";

int markLength(const QByteArray& bytes)
{
    return bytes.startsWith(kByteOrderMark) ? 3 : 0;
}

QString decoded(const QByteArray& bytes)
{
    QString text = QString::fromUtf8(bytes);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    return text;
}

}  // namespace

TextMirror::TextMirror(const QByteArray& bytes)
    : bytes_(bytes),
      shown_(decoded(bytes.mid(markLength(bytes)))),
      usesCrLf_(bytes.count("\r\n") * 2 > bytes.count('\n'))
{
}

int TextMirror::shownPosition(std::int32_t offset) const
{
    const int mark = markLength(bytes_);
    return static_cast<int>(decoded(bytes_.mid(mark, std::max(0, offset - mark))).size());
}

std::int32_t TextMirror::byteOffset(int position) const
{
    std::int32_t at = markLength(bytes_);
    int shown = 0;
    while (shown < position && at < bytes_.size()) {
        const auto byte = static_cast<unsigned char>(bytes_.at(at));
        if (byte == '\r' && at + 1 < bytes_.size() && bytes_.at(at + 1) == '\n')
            ++at;
        // A character outside the basic plane has four bytes in UTF-8 and two units in UTF-16.
        const int length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
        at += length;
        shown += length == 4 ? 2 : 1;
    }
    return std::min(at, static_cast<std::int32_t>(bytes_.size()));
}

QByteArray TextMirror::encoded(QString text) const
{
    if (usesCrLf_)
        text.replace(QLatin1Char('\n'), QStringLiteral("\r\n"));
    return text.toUtf8();
}

QByteArray TextMirror::edited(const QString& newShown) const
{
    const auto isSurrogate = [](QChar c) { return c.isSurrogate(); };
    const int limit = static_cast<int>(std::min(shown_.size(), newShown.size()));
    int prefix = 0;
    while (prefix < limit && shown_.at(prefix) == newShown.at(prefix))
        ++prefix;
    int suffix = 0;
    while (suffix < limit - prefix &&
           shown_.at(shown_.size() - 1 - suffix) == newShown.at(newShown.size() - 1 - suffix))
        ++suffix;
    while (prefix > 0 && isSurrogate(shown_.at(prefix - 1)))
        --prefix;
    while (suffix > 0 && isSurrogate(shown_.at(shown_.size() - suffix)))
        --suffix;
    const std::int32_t from = byteOffset(prefix);
    const std::int32_t to = byteOffset(static_cast<int>(shown_.size()) - suffix);
    return bytes_.left(from) + encoded(newShown.mid(prefix, newShown.size() - suffix - prefix)) + bytes_.mid(to);
}

}  // namespace bramah::app
