// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace bramah::test {

/// The only part of a window that is of the class \a Part, or the one called \a name. Ends the program if there is
/// none.
template <typename Part>
Part& partOf(const QObject& whole, const QString& name = {})
{
    auto* part = whole.findChild<Part*>(name);
    if (!part)
        qFatal("no %s called '%s' in %s", Part::staticMetaObject.className(), qPrintable(name),
               whole.metaObject()->className());
    return *part;
}

}  // namespace bramah::test
