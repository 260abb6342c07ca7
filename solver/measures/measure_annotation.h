// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/edit/text_edits.h"
#include "solver/measures/measure.h"

#include <optional>

namespace bramah::solver {

/// The measures in the annotation `__Bramah(measures={...})` of a class; none if it has none. A statistic that this
/// version does not know is left out.
[[nodiscard]] Measures measuresOf(const model::ClassNode& node);

/// The measures in a list `{measure(of=..., statistic=...), ...}` of any annotation; null or another expression: none.
[[nodiscard]] Measures measuresIn(model::syntax::ExpressionPtr list);

/// The edits of the class's file that put \a measures into its annotation. Nothing if the text has errors.
[[nodiscard]] std::optional<model::TextEdits> editsForMeasures(const model::ClassNode& node, const Measures& measures);

}  // namespace bramah::solver
