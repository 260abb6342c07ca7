// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace bramah::test {

/// A shipped circuit: a file of `resources/examples`, or a class of `Bramah.Examples`.
struct Example {
    QString name;     ///< the class, qualified
    QByteArray text;  ///< of its file
    bool isInLibrary = false;

    /// Modelica text of a class `name` that extends the circuit and has the circuit's experiment.
    [[nodiscard]] QByteArray extendedBy(const QByteArray& declarations, const QByteArray& equations) const;
};

[[nodiscard]] std::vector<Example> shippedExamples();

}  // namespace bramah::test
