// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/name_list.h"

#include "model/syntax/token.h"

namespace bramah::model {

QString NameList::take(const QString& name)
{
    QString base;
    bool isGap = false;
    for (const QChar sign : name) {
        const bool isPlain = (sign.isLetterOrNumber() && sign.unicode() < 128) || sign == u'_';
        if (isPlain && isGap && !base.isEmpty())
            base += u'_';
        if (isPlain)
            base += sign;
        isGap = !isPlain;
    }
    if (base.isEmpty() || base.front().isDigit())
        base.prepend(u'_');
    if (syntax::keywordOrIdentifier(base.toStdString()) != syntax::TokenKind::Identifier)
        base += u'_';
    QString free = base;
    for (int number = 2; taken_.contains(free); ++number)
        free = base + u'_' + QString::number(number);
    taken_.insert(free);
    return free;
}

}  // namespace bramah::model
