// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::model {
class ClassLibrary;
}

namespace bramah::solver {

class FmuPackage;

/// A name for the class of \a fmu: the model's name, with signs replaced that no Modelica name has.
[[nodiscard]] QString fmuClassName(const FmuPackage& fmu);

/// The Modelica text of a class for \a fmu, `block NAME ... end NAME`, without semicolon: inputs and outputs with
/// units, parameters with their start values, ranges and descriptions, the communication step, and a call of
/// `Bramah.Blocks.Internal.fmuOutputs`. A terminal whose kind is a connector of \a library becomes a port of it;
/// the class is then a model. \a file: how the text names the FMU. All lines but the first begin with \a indentation.
/// Empty if it has no outputs.
[[nodiscard]] QByteArray fmuClass(const FmuPackage& fmu, const QString& className, const QString& file,
                                  const model::ClassLibrary* library = nullptr, const QByteArray& indentation = {});

}  // namespace bramah::solver
