// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/planning/diagram_change.h"
#include "model/release/release.h"

#include <memory>

namespace bramah::model {

/// The edits that release the drawing of class \a className: \a fields, the changes of its title blocks, and \a release
/// with the digests of all parts as they are then.
[[nodiscard]] TextEdits releaseEdits(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                                     const DiagramChanges& fields, const Release& release);

}  // namespace bramah::model
