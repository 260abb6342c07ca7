// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/command_keys.h"

#include <QAction>
#include <QWidget>

namespace bramah::editor {

QString keysOfCommand(const QWidget& part, const char* id)
{
    const QWidget* window = &part;
    while (window->parentWidget())
        window = window->parentWidget();
    const auto* action = window->findChild<QAction*>(QLatin1String(id));
    if (!action)
        return QLatin1String(id);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? action->text().remove(QLatin1Char('&')) : keys;
}

}  // namespace bramah::editor
