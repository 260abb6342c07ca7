// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/menu_letters.h"

#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <vector>

namespace bramah::editor {

namespace {

constexpr auto kOwnText = "textWithoutLetter";
constexpr auto kKeepsLetters = "keepsLetters";
constexpr auto kGivenText = "textWithLetter";

/// The underlined letter of a text; null if it has none.
QChar letterOf(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return text[i + 1].toUpper();
            ++i;
        }
    return {};
}

/// The text of the entry as it was before letters were given.
QString ownText(QAction& action)
{
    if (action.property(kGivenText).toString() != action.text())
        action.setProperty(kOwnText, action.text());
    return action.property(kOwnText).toString();
}

void show(QAction& action, const QString& text)
{
    action.setProperty(kGivenText, text);
    action.setText(text);
}

/// The place of `&X` in a text; -1 if it has none.
qsizetype markIn(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return i;
            ++i;
        }
    return -1;
}

QString withoutMark(QString text)
{
    if (const qsizetype mark = markIn(text); mark >= 0)
        text.remove(mark, 1);
    return text;
}

/// The free letter of a text that is best to find: the first one of a word, else any; -1 if there is none.
qsizetype bestLetter(const QString& text, const QSet<QChar>& taken)
{
    const auto isFree = [&](qsizetype i) { return text[i].isLetterOrNumber() && !taken.contains(text[i].toUpper()); };
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isFree(i) && (i == 0 || !text[i - 1].isLetterOrNumber()))
            return i;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isFree(i))
            return i;
    return -1;
}

/// Is the letter in brackets behind a text without letters of its own?
bool isInBrackets(const QString& text)
{
    const qsizetype mark = markIn(text);
    return mark > 0 && mark + 2 < text.size() && text[mark - 1] == QLatin1Char('(') &&
           text[mark + 2] == QLatin1Char(')');
}

/// The text with a letter that is free, or without one; the letter is then taken.
QString withFreeLetter(const QString& text, QSet<QChar>& taken)
{
    if (isInBrackets(text)) {
        QString other = text;
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            if (!taken.contains(QLatin1Char(letter))) {
                taken.insert(QLatin1Char(letter));
                other[markIn(text) + 1] = QLatin1Char(letter);
                return other;
            }
        const qsizetype mark = markIn(text);
        return other.remove(mark - 1, 4);
    }
    QString other = withoutMark(text);
    if (const qsizetype place = bestLetter(other, taken); place >= 0) {
        taken.insert(other[place].toUpper());
        other.insert(place, QLatin1Char('&'));
    }
    return other;
}

/// Can each letter be typed on its own? A sign of Chinese cannot.
bool isTyped(QChar letter)
{
    return letter.isLetterOrNumber() && letter.script() != QChar::Script_Han;
}

}  // namespace

void giveLetters(const QList<QAction*>& entries)
{
    QSet<QChar> taken;
    std::vector<QAction*> left;
    for (QAction* entry : entries) {
        if (entry->isSeparator() || !entry->isVisible() || entry->text().isEmpty())
            continue;
        const QString text = ownText(*entry);
        const QChar letter = letterOf(text);
        if (letter.isNull() || taken.contains(letter)) {
            left.push_back(entry);
        } else {
            taken.insert(letter);
            show(*entry, text);
        }
    }
    for (QAction* entry : left) {
        const QString text = ownText(*entry);
        const bool hasLetters = std::any_of(text.begin(), text.end(), isTyped);
        show(*entry, hasLetters ? withFreeLetter(text, taken) : text);
    }
}

void keepLetters(QMenu& menu)
{
    if (menu.property(kKeepsLetters).toBool())
        return;
    menu.setProperty(kKeepsLetters, true);
    const auto keepInside = [&menu] {
        for (QAction* entry : menu.actions())
            if (entry->menu())
                keepLetters(*entry->menu());
    };
    // Some menus are filled when they open.
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu, keepInside] {
        giveLetters(menu.actions());
        keepInside();
    });
    keepInside();
}

void keepLetters(QMenuBar& bar)
{
    giveLetters(bar.actions());
    for (QAction* top : bar.actions())
        if (top->menu())
            keepLetters(*top->menu());
}

}  // namespace bramah::editor
