// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/diagnostics/diagnostic.h"
#include "model/imports/hopsan/import_note.h"

#include <tl/expected.hpp>

#include <functional>

/// Models of Hopsan (Linkoping University), a simulator of fluid power.
namespace bramah::model::hopsan {

/// A Hopsan model as a Modelica file.
struct HopsanImport {
    QString name;  ///< of the model, after the file
    QByteArray text;
    ImportNotes notes;  ///< one for each component of the file, and one for each line that was left out
};

/// Reads the Hopsan model \a path and writes it with the classes of \a library. The error says what is wrong with the
/// file, or that the library lacks what the import needs.
/// \a isTaken: names that the model may not have; without it, any may be. \a wantedName: the model's, as that of the
/// file that is written; empty: after \a path.
[[nodiscard]] tl::expected<HopsanImport, Diagnostic> importHopsan(
    const QString& path, const ClassLibrary& library, const std::function<bool(const QString&)>& isTaken = {},
    const QString& wantedName = {});

/// Is \a path the name of a Hopsan model?
[[nodiscard]] bool isHopsanFile(const QString& path);

}  // namespace bramah::model::hopsan
