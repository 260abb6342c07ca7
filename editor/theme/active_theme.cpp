// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/active_theme.h"

namespace bramah::editor {

ActiveTheme::ActiveTheme(bool isDark, QObject* parent) : QObject(parent), isDark_(isDark) {}

void ActiveTheme::setDark(bool isDark)
{
    if (isDark == isDark_)
        return;
    isDark_ = isDark;
    Q_EMIT changed();
}

}  // namespace bramah::editor
