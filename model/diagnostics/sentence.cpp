// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnostics/sentence.h"

#include <QLocale>

namespace bramah::model {

QString withQuotationMarks(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('`'));
    if (parts.size() % 2 == 0)
        return text;  // a back quote without a partner
    const QLocale locale;
    QString quoted;
    for (qsizetype k = 0; k < parts.size(); ++k)
        quoted += k % 2 == 1 ? locale.quoteString(parts[k]) : parts[k];
    return quoted;
}

QString sentenceOf(const Diagnostic& diagnostic)
{
    QString message = withQuotationMarks(diagnostic.message());
    // A message that begins with a name such as `pMax` keeps its first letter.
    if (!message.isEmpty() && message.front().isLower() && (message.size() < 2 || !message.at(1).isUpper()))
        message[0] = message.front().toUpper();
    return message;
}

}  // namespace bramah::model
