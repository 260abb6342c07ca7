// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_reference.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace bramah::app {

/// The body of the page of a class: its description and its documentation, with formulas as pictures in the text
/// itself. Links to classes are `class:Name`. \a width [px]: the room of a formula.
[[nodiscard]] QString classPageHtml(const ManualClass& one, const ManualReference& reference, int width);

/// The symbol of a class as SVG, or as PNG of \a side pixels. Empty if the class has none.
[[nodiscard]] QByteArray symbolSvg(const ManualClass& one, const ManualReference& reference);
[[nodiscard]] QImage symbolImage(const ManualClass& one, const ManualReference& reference, int side);

}  // namespace bramah::app
