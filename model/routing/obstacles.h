// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/router.h"
#include "model/routing/sheet_picture.h"

#include <optional>

namespace bramah::model {

/// The obstacles, other than lines, for a net (-1: for a new line): symbols, texts and ports of other nets. \a region:
/// only objects that touch it.
[[nodiscard]] RouteObstacles obstaclesOf(const SheetPicture& picture, int net, std::optional<QRectF> region = {});

}  // namespace bramah::model
