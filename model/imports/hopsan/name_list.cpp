// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/name_list.h"

#include "model/syntax/token.h"

namespace bramah::model::hopsan {

QString NameList::take(const QString& name)
{
    QString base;
    for (const QChar c : name)
        base += (c.isLetterOrNumber() && c.unicode() < 128) || c == u'_' ? c : QChar(u'_');
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

}  // namespace bramah::model::hopsan
