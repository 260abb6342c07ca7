// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/plain_text.h"

#include <QTextDocument>

namespace bramah::editor {

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

}  // namespace bramah::editor
