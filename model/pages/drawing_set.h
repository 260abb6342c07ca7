// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"

#include <vector>

namespace bramah::model {

/// A sheet with pages of a drawing set.
struct SheetOfSet {
    QString place;  ///< path of its component from the class at the top; empty: the top itself
    int pages = 0;
    SheetsOfSet numbers;
};

/// The sheets with pages of the class \a top and of the components within it, at any depth: a sheet before those of its
/// components, which come in the order of their codes, those without one behind. A class that is used twice has two
/// sheets, with the codes of each (InstanceCodes).
[[nodiscard]] std::vector<SheetOfSet> sheetsOfSet(const Instance& top);

/// \a sheet, the diagram of the component at \a place within \a top, as a sheet of the drawing set: with the numbers of
/// its pages, and codes with the modules around them in front.
[[nodiscard]] Diagram asSheetOfSet(const Diagram& sheet, const Instance& top, const QString& place);

}  // namespace bramah::model
