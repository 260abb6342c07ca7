// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/command_names.h"

#include <QCoreApplication>

namespace bramah::editor {
namespace {

QString counted(const char* one, const char* many, int count)
{
    return count == 1 ? QCoreApplication::translate("Commands", one)
                      : QCoreApplication::translate("Commands", many).arg(count);
}

}  // namespace

QString nameOfMove(int symbols, int notes)
{
    if (symbols == 0 && notes > 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Move a note"), QT_TRANSLATE_NOOP("Commands", "Move %1 notes"),
                       notes);
    return counted(QT_TRANSLATE_NOOP("Commands", "Move a symbol"), QT_TRANSLATE_NOOP("Commands", "Move %1 symbols"),
                   symbols);
}

QString nameOfRotation(int symbols, int notes)
{
    if (symbols == 0 && notes > 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Rotate a note"), QT_TRANSLATE_NOOP("Commands", "Rotate %1 notes"),
                       notes);
    return counted(QT_TRANSLATE_NOOP("Commands", "Rotate a symbol"), QT_TRANSLATE_NOOP("Commands", "Rotate %1 symbols"),
                   symbols);
}

QString nameOfMirror(int symbols, int notes)
{
    if (symbols == 0 && notes > 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Mirror a note"), QT_TRANSLATE_NOOP("Commands", "Mirror %1 notes"),
                       notes);
    return counted(QT_TRANSLATE_NOOP("Commands", "Mirror a symbol"), QT_TRANSLATE_NOOP("Commands", "Mirror %1 symbols"),
                   symbols);
}

QString nameOfRemoval(int symbols, int lines, int notes)
{
    if (symbols == 0 && lines == 0 && notes > 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Delete a note"), QT_TRANSLATE_NOOP("Commands", "Delete %1 notes"),
                       notes);
    if (symbols == 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Delete a line"), QT_TRANSLATE_NOOP("Commands", "Delete %1 lines"),
                       lines);
    return counted(QT_TRANSLATE_NOOP("Commands", "Delete a symbol"), QT_TRANSLATE_NOOP("Commands", "Delete %1 symbols"),
                   symbols);
}

QString nameOfPaste(int symbols, int notes)
{
    if (symbols == 0 && notes > 0)
        return counted(QT_TRANSLATE_NOOP("Commands", "Paste a note"), QT_TRANSLATE_NOOP("Commands", "Paste %1 notes"),
                       notes);
    return counted(QT_TRANSLATE_NOOP("Commands", "Paste a symbol"), QT_TRANSLATE_NOOP("Commands", "Paste %1 symbols"),
                   symbols);
}

}  // namespace bramah::editor
