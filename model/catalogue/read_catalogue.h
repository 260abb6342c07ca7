// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QByteArray>

namespace bramah::model {

class ClassLibrary;

/// Reads the catalogue at \a path, whose contents are \a bytes, and checks each row against its class in \a library:
/// parameters, units, kinds and ranges of values. Rows with a fault are left out. The form of the file is in
/// `library/Bramah/Resources/Catalogues/README.md`.
[[nodiscard]] Catalogue readCatalogue(const QByteArray& bytes, const QString& path, const ClassLibrary& library);
/// The same for a file on the disk; one that cannot be read is a fault.
[[nodiscard]] Catalogue readCatalogueFile(const QString& path, const ClassLibrary& library);

/// Does a file with this begin have the heads of a catalogue, unlike measurements and other tables?
[[nodiscard]] bool isCatalogue(const QByteArray& begin);

}  // namespace bramah::model
