// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/edit/text_edits.h"
#include "solver/measured/measured_file.h"

#include <optional>

namespace bramah::solver {

/// The newest form of `data(format=...)` in the annotation.
inline constexpr int kDataFormat = 1;

/// The measured files in the annotation of a class, `__Bramah(data={data(file="run3.csv", ...)})`. Nothing if one has a
/// newer format.
[[nodiscard]] std::optional<MeasuredFiles> measuredFilesOf(const model::ClassNode& node);
/// The edits of the class's file that put \a files into its annotation. Nothing if that has a newer format, or the text
/// has errors.
[[nodiscard]] std::optional<model::TextEdits> editsForMeasured(const model::ClassNode& node,
                                                               const MeasuredFiles& files);

}  // namespace bramah::solver
