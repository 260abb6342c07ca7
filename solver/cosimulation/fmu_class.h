// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::solver {

class FmuPackage;

/// A name for the class of \a fmu: the model's name, with signs replaced that no Modelica name has.
[[nodiscard]] QString fmuClassName(const FmuPackage& fmu);

/// The Modelica text of a block for \a fmu, `block NAME ... end NAME`, without semicolon: inputs and outputs with
/// units, parameters with their start values, ranges and descriptions, the communication step, and a call of
/// `Bramah.Blocks.Internal.fmuOutputs`. \a file: how the text names the FMU. All lines but the first begin with
/// \a indentation. Empty if it has no outputs.
[[nodiscard]] QByteArray fmuClass(const FmuPackage& fmu, const QString& className, const QString& file,
                                  const QByteArray& indentation = {});

}  // namespace bramah::solver
