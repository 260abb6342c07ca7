// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/dotted_name.h"

#include <algorithm>

namespace bramah::model {
namespace {

/// Calls \a visit with the place and the character of everything outside of quotation marks, and whether it is in
/// brackets or is one, until it returns false.
template <typename View, typename Visit>
void forEachOutsideQuotes(View path, const Visit& visit)
{
    bool isQuoted = false;
    int depth = 0;
    for (decltype(path.size()) at = 0; at < path.size(); ++at) {
        const auto letter = path[at];
        if (letter == '\'') {
            isQuoted = !isQuoted;
        } else if (isQuoted) {
            at += letter == '\\' ? 1 : 0;  // what follows is no end of the name
        } else {
            depth += letter == '[' ? 1 : 0;
            if (!visit(at, letter, depth > 0))
                return;
            depth -= letter == ']' && depth > 0 ? 1 : 0;
        }
    }
}

template <typename View>
auto dotIn(View path, bool isLast)
{
    auto found = static_cast<decltype(path.size())>(-1);
    forEachOutsideQuotes(path, [&](auto at, auto letter, bool isInBrackets) {
        const bool isDot = letter == '.' && !isInBrackets;
        if (isDot)
            found = at;
        return isLast || !isDot;
    });
    return found;
}

template <typename View, typename Letter>
auto placeOf(View text, Letter wanted)
{
    auto found = static_cast<decltype(text.size())>(-1);
    forEachOutsideQuotes(text, [&](auto at, auto letter, bool) {
        if (letter == wanted)
            found = at;
        return letter != wanted;
    });
    return found;
}

bool isBlank(char16_t letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/// A QStringView whose characters compare with those of a text in Latin-1.
struct Letters {
    QStringView view;
    [[nodiscard]] qsizetype size() const { return view.size(); }
    [[nodiscard]] char16_t operator[](qsizetype at) const { return view[at].unicode(); }
};

}  // namespace

qsizetype firstDot(QStringView path)
{
    return dotIn(Letters{path}, false);
}

qsizetype lastDot(QStringView path)
{
    return dotIn(Letters{path}, true);
}

std::size_t firstDot(std::string_view path)
{
    return dotIn(path, false);
}

std::size_t lastDot(std::string_view path)
{
    return dotIn(path, true);
}

QString firstName(const QString& path)
{
    return path.left(firstDot(path));  // all of it for -1
}

QString behindFirst(const QString& path)
{
    const qsizetype dot = firstDot(path);
    return dot < 0 ? QString() : path.mid(dot + 1);
}

QString lastName(const QString& path)
{
    return path.mid(lastDot(path) + 1);
}

QString outerPath(const QString& path)
{
    const qsizetype dot = lastDot(path);
    return dot < 0 ? QString() : path.left(dot);
}

QStringList namesIn(const QString& path)
{
    QStringList names;
    qsizetype begin = 0;
    forEachOutsideQuotes(Letters{path}, [&](qsizetype at, char16_t letter, bool isInBrackets) {
        if (letter == '.' && !isInBrackets) {
            names.append(path.mid(begin, at - begin));
            begin = at + 1;
        }
        return true;
    });
    return path.isEmpty() ? QStringList() : names << path.mid(begin);
}

qsizetype findUnquoted(QStringView text, char16_t letter)
{
    return placeOf(Letters{text}, letter);
}

std::size_t findUnquoted(std::string_view text, char letter)
{
    return placeOf(text, letter);
}

QString withoutSubscripts(const QString& path)
{
    return path.left(findUnquoted(path, u'['));  // all of it for -1
}

QStringList pathsIn(const QString& list, bool partsAtBlanks)
{
    QStringList paths;
    qsizetype begin = 0;
    const auto add = [&](qsizetype end) {
        if (const QString path = list.mid(begin, end - begin).trimmed(); !path.isEmpty())
            paths.append(path);
        begin = end + 1;
    };
    int calls = 0;
    forEachOutsideQuotes(Letters{list}, [&](qsizetype at, char16_t letter, bool isInBrackets) {
        calls = std::max(calls + (letter == '(' ? 1 : letter == ')' ? -1 : 0), 0);
        if (!isInBrackets && calls == 0 && (letter == ',' || (partsAtBlanks && isBlank(letter))))
            add(at);
        return true;
    });
    add(list.size());
    return paths;
}

qsizetype lastPathBegin(const QString& list)
{
    qsizetype begin = 0;
    forEachOutsideQuotes(Letters{list}, [&](qsizetype at, char16_t letter, bool isInBrackets) {
        if (!isInBrackets && (letter == ',' || isBlank(letter)))
            begin = at + 1;
        return true;
    });
    return begin;
}

QString withoutBlanks(const QString& written)
{
    QString result;
    qsizetype kept = 0;
    forEachOutsideQuotes(Letters{written}, [&](qsizetype at, char16_t letter, bool) {
        if (isBlank(letter)) {
            result += QStringView(written).mid(kept, at - kept);
            kept = at + 1;
        }
        return true;
    });
    return result += QStringView(written).mid(kept);
}

}  // namespace bramah::model
