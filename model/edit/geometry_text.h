// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"

#include <QByteArray>
#include <QPointF>

#include <vector>

/// Numbers and points as text for annotations, in the shortest form that reads back to the same value.
namespace bramah::model {

/// The shortest text that is read as exactly \a value, as `0.1` or `1e-05`; `0` for -0. \a value is finite.
[[nodiscard]] QByteArray numberText(double value);
/// `{1,2}`
[[nodiscard]] QByteArray pointText(QPointF point);
/// `{{-10,-10},{10,10}}`
[[nodiscard]] QByteArray extentText(const Extent& extent);
/// `{{0,0},{10,0}}`
[[nodiscard]] QByteArray pointsText(const std::vector<QPointF>& points);

}  // namespace bramah::model
