// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace bramah::test {

/// The text of a model that stands in a file of its own below `tests`, as `solver/models/line_energy.mo`. Ends the
/// program if there is none. Needs BRAMAH_SOURCE_DIR.
inline QByteArray modelFile(const char* path)
{
    QFile file(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/tests/") + QLatin1String(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the model %s: is BRAMAH_SOURCE_DIR set?", path);
    return file.readAll();
}

/// \a model, which ends in an equation section, with more \a equations at its end.
inline QByteArray withEquations(const QByteArray& model, const QByteArray& equations)
{
    QByteArray text = model;
    return text.insert(text.lastIndexOf("end "), equations);
}

}  // namespace bramah::test
