// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/style_state.h"

#include <QStyle>

namespace bramah::editor {

void setStyleState(QWidget& widget, const char* property, const QVariant& value)
{
    if (widget.property(property) == value)
        return;
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

}  // namespace bramah::editor
