// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/string_literal.h"

#include <array>
#include <string>
#include <utility>

namespace bramah::model::syntax {

namespace {

/// The letter behind a backslash and the character that it means (specification 2.4.2).
constexpr auto kEscapes = std::to_array<std::pair<char, char>>({
    {'\'', '\''},
    {'"', '"'},
    {'?', '?'},
    {'\\', '\\'},
    {'a', '\a'},
    {'b', '\b'},
    {'f', '\f'},
    {'n', '\n'},
    {'r', '\r'},
    {'t', '\t'},
    {'v', '\v'},
});

}  // namespace

QString unescape(std::string_view raw)
{
    std::string result;
    result.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        char c = raw[i];
        if (c == '\\' && i + 1 < raw.size()) {
            for (const auto& [letter, meaning] : kEscapes) {
                if (letter == raw[i + 1]) {
                    c = meaning;
                    ++i;
                    break;
                }
            }
        }
        result += c;
    }
    return QString::fromUtf8(result.data(), static_cast<qsizetype>(result.size()));
}

QByteArray quoted(const QString& text)
{
    QByteArray result = "\"";
    for (const char c : text.toUtf8()) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

QByteArray quotedArray(const QStringList& texts)
{
    QByteArrayList all;
    for (const QString& text : texts)
        all << quoted(text);
    return '{' + all.join(", ") + '}';
}

QString descriptionText(List<StringLiteral> strings)
{
    QString result;
    for (const auto& part : strings)
        result += unescape(part.raw);
    return result;
}

}  // namespace bramah::model::syntax
