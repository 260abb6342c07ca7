// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/imports/hopsan/sheet_class.h"

namespace bramah::model::hopsan {

/// Gives the parts of a class places as on Hopsan's sheet: spread so far that symbols do not overlap, turned and
/// mirrored so that ports lie where they did. \a drawn: the class with all parts at the origin, for their sizes.
void placeParts(SheetClass& sheet, const Diagram& drawn);

}  // namespace bramah::model::hopsan
