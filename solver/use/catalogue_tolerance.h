// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::solver {

class Model;

/// By how much a piece of the part that a component of \a model has, from a catalogue, may differ in the parameter
/// \a path, as `pump.D`: a share of its value, as 0.05. The error says what is missing.
[[nodiscard]] tl::expected<double, QString> catalogueTolerance(const Model& model, const QString& path);

}  // namespace bramah::solver
