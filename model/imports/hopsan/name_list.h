// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace bramah::model::hopsan {

/// The names of one class, which Modelica allows and which differ.
class NameList
{
public:
    /// A name for what Hopsan calls \a name: the same where possible, else similar.
    QString take(const QString& name);

private:
    QSet<QString> taken_{QStringLiteral("fluid"), QStringLiteral("time")};
};

}  // namespace bramah::model::hopsan
