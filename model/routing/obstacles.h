// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/router.h"
#include "model/routing/sheet_picture.h"

#include <optional>

namespace bramah::model {

/// The things that the lines of a net (-1: of a new one) keep clear of, but for other lines: symbols, texts and the
/// ports of others. \a region: only objects that touch it.
[[nodiscard]] RouteObstacles obstaclesOf(const SheetPicture& picture, int net, std::optional<QRectF> region = {});

}  // namespace bramah::model
