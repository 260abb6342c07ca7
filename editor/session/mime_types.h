// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::editor {

/// MIME type of a class dragged from the palette; the data is its full name in UTF-8.
inline constexpr auto kClassMimeType = "application/x-bramah-class";
/// MIME type of copied symbols and lines; the data is Modelica text in UTF-8.
inline constexpr auto kCircuitMimeType = "application/x-bramah-circuit";

}  // namespace bramah::editor
