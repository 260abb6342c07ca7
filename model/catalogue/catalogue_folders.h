// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace bramah::model {

class ClassLibrary;

/// The folders `Resources/Catalogues` of the libraries at the search paths of \a library, as far as they exist.
[[nodiscard]] QStringList catalogueFolders(const ClassLibrary& library);
/// The catalogues in \a folder, by name: its CSV files.
[[nodiscard]] QStringList cataloguesIn(const QString& folder);

}  // namespace bramah::model
