// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "solver/flat_model/flat_model.h"

#include <QByteArray>
#include <QStringList>

#include <tl/expected.hpp>

#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

class Model;

/// The meaning of `--set path=value` options for a model.
struct ParameterSettings {
    std::vector<std::pair<QString, double>> values;  ///< of parameters that can change without a recompile, SI
    QByteArray overrides;  ///< of the others, as Modelica text: `(valve(metering = ...))`; empty if there are none
};

/// Reads \a settings for the flattened model of class \a node. The last part of a path may also be the symbol that a
/// parameter has in formulas, `__Bramah(symbol="A")`. \a option: the option that gave them. The error is a message.
[[nodiscard]] tl::expected<ParameterSettings, QString> readParameterSettings(
    const QStringList& settings, const FlatModel& model, const model::ClassNode& node,
    const QString& option = QStringLiteral("--set"));

/// The values that \a model has been given, as settings of runs take them.
[[nodiscard]] std::vector<std::pair<QString, double>> valuesOf(const Model& model);
/// \a texts for Model::set().
[[nodiscard]] std::vector<std::string> settingsFrom(const QStringList& texts);

}  // namespace bramah::solver
