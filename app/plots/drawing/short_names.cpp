// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/short_names.h"

#include <QFontMetrics>

namespace bramah::app {

namespace {

/// The number of initial letters common to \a names; never the whole of one.
qsizetype sharedLength(const QStringList& names)
{
    qsizetype length = names.front().size() - 1;
    for (const QString& name : names) {
        qsizetype same = 0;
        while (same < qMin(length, name.size() - 1) && name.at(same) == names.front().at(same))
            ++same;
        length = same;
    }
    return length;
}

}  // namespace

QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width)
{
    QStringList shown;
    for (const QString& name : names)
        shown.append(metrics.elidedText(name, Qt::ElideMiddle, width));
    for (qsizetype k = 0; k < names.size(); ++k) {
        QStringList alike;
        for (qsizetype other = 0; other < names.size(); ++other)
            if (shown.at(other) == shown.at(k) && names.at(other) != names.at(k))
                alike.append(names.at(other));
        if (alike.isEmpty())
            continue;
        // The part after the common beginning distinguishes them; its end is cut if it is still too long.
        alike.append(names.at(k));
        const qsizetype common = sharedLength(alike);
        const QString text = shown.at(k);
        for (qsizetype other = k; other < names.size(); ++other)
            if (shown.at(other) == text)
                shown[other] = metrics.elidedText(QChar(0x2026) + names.at(other).mid(common), Qt::ElideRight, width);
    }
    return shown;
}

}  // namespace bramah::app
