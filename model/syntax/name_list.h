// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace bramah::model {

/// The names of one class, which Modelica allows and which differ, for what another tool calls otherwise.
class NameList
{
public:
    /// \a further: names that have another meaning there, besides `time` and the sheet's `fluid`.
    explicit NameList(const QSet<QString>& further = {}) { taken_ += further; }

    /// A name for what the other tool calls \a name: the same where possible, else similar. Signs that no name has are
    /// underscores between others, several in a row are one.
    QString take(const QString& name);

private:
    QSet<QString> taken_{QStringLiteral("fluid"), QStringLiteral("time")};
};

}  // namespace bramah::model
