// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/class_names.h"

#include "model/classes/class_node.h"

namespace bramah::editor {

using model::syntax::ClassKind;

QString wordsOf(const QString& className)
{
    QString words;
    const qsizetype size = className.size();
    for (qsizetype k = 0; k < size; ++k) {
        const QChar c = className.at(k);
        const bool startsWord =
            k > 0 && c.isUpper() && (className.at(k - 1).isLower() || className.at(k - 1).isDigit());
        const bool endsAcronym =
            k > 0 && c.isUpper() && className.at(k - 1).isUpper() && k + 1 < size && className.at(k + 1).isLower();
        if (startsWord || endsAcronym) {
            words += QLatin1Char(' ');
            const bool isAcronym = k + 1 < size && className.at(k + 1).isUpper();
            words += isAcronym ? c : c.toLower();
        } else if (c.isDigit() && k > 0 && className.at(k - 1).isLetter()) {
            words += QLatin1Char(' ');
            words += c;
        } else {
            words += c;
        }
    }
    // Two digits are a valve's ports and positions.
    if (words.size() > 3 && words.back().isDigit() && words.at(words.size() - 2).isDigit() &&
        words.at(words.size() - 3) == QLatin1Char(' '))
        words.insert(words.size() - 1, QLatin1Char('/'));
    return words;
}

bool isInternalPackage(const model::ClassNode& node)
{
    static const char* const kInternal[] = {"Interfaces", "Types",    "Units",     "Media", "Functions",
                                            "Internal",   "Examples", "Utilities", "Icons", "BaseClasses"};
    for (const char* name : kInternal)
        if (node.name() == name)
            return true;
    return false;
}

bool isPlaceable(const model::ClassNode& node)
{
    const ClassKind kind = node.kind();
    return node.definition() && !node.isPartial() && (kind == ClassKind::Model || kind == ClassKind::Block);
}

}  // namespace bramah::editor
