// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/exported_model.h"
#include "solver/zip/zip_archive.h"

#include <functional>

namespace bramah::solver {

class Model;

/// Pictures of an FMU, as PNG; those that are empty it has not.
struct FmuPictures {
    QByteArray icon;
    QByteArray diagram;  ///< the sheet, for the documentation
};

/// What is asked of an FMU.
struct FmuQuestion {
    FmiVersion version = FmiVersion::Three;
    QStringList
        inputs;  ///< paths of variables that the importer gives, in the place of their own law (driveVariable())
    std::optional<QRegularExpression> outputs;  ///< paths of variables that are outputs, besides the model's own
    FmuPictures pictures;
};

/// An FMU, as bytes of a file.
struct MadeFmu {
    QByteArray bytes;
    QStringList platforms;  ///< for which it has binaries: `Linux`, `Windows`
    std::size_t inputs = 0, outputs = 0, parameters = 0;
};

/// Makes an FMU for co-simulation of \a model with its values. The error is a message: the model has errors, or this
/// program lacks its part for FMUs.
[[nodiscard]] tl::expected<MadeFmu, QString> makeFmu(Model& model, const FmuQuestion& question,
                                                     const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
