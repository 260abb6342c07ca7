// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/action_text.h"

#include <QRegularExpression>

namespace bramah::app {

QString plainActionText(QString text)
{
    // Where the letter of a text has no place in it, as in Chinese, it stands behind it: "打开(&O)".
    static const QRegularExpression letterBehind(QStringLiteral("\\s*\\(&.\\)"));
    text.remove(letterBehind);
    text.remove(QLatin1Char('&'));
    while (text.endsWith(QChar(0x2026)) || text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

}  // namespace bramah::app
