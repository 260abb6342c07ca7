// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/exported_model.h"

#include <QByteArray>
#include <QStringList>

namespace bramah::model {
class ClassNode;
}

namespace bramah::solver {

/// What the page tells about an FMU besides its model.
struct FmuFacts {
    FmiVersion version = FmiVersion::Three;
    QStringList platforms;  ///< that it has binaries for
    QString picture;        ///< where the sheet's picture lies, from the page; empty: there is none
    QStringList licences;   ///< names of files in the page's folder `licenses`
};

/// `documentation/index.html`: what the class \a node says of itself, in the user's language, what goes in and out,
/// which parameters may be set, and how a run is judged. It needs nothing from the net.
[[nodiscard]] QByteArray documentationPage(const ExportedModel& exported, const model::ClassNode& node,
                                           const FmuFacts& facts);

/// `documentation/licenses/license.txt`, which says what the other \a licences there are for.
[[nodiscard]] QByteArray licenceEntry(const QStringList& licences);

}  // namespace bramah::solver
