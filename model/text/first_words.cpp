// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/first_words.h"

#include <QRegularExpression>

namespace bramah::model {

QString firstWords(const QString& description)
{
    static const QRegularExpression detail(QStringLiteral("[:;,(：；，（]"));
    return description.section(detail, 0, 0).trimmed();
}

}  // namespace bramah::model
