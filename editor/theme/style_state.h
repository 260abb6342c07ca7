// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

namespace bramah::editor {

/// Sets a property of \a widget by which the style sheet chooses its look, as `invalid`, and styles it anew if it
/// changed.
void setStyleState(QWidget& widget, const char* property, const QVariant& value);

}  // namespace bramah::editor
