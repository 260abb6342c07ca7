// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/fit/fit.h"
#include "solver/use/model.h"

#include <QByteArray>
#include <QJsonObject>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::cli {

/// \a value [SI] of the parameter or variable \a path in its usual unit.
[[nodiscard]] QString shownValue(solver::Model& model, const QString& path, double value, int digits = 4);

/// Says what a fit has found.
class FitTeller
{
public:
    /// Borrows both.
    FitTeller(const solver::FitQuestion& question, solver::Model& model) : question_(question), model_(model) {}

    [[nodiscard]] QString text(const solver::FitAnswer& answer, bool isPreview) const;
    [[nodiscard]] QJsonObject json(const solver::FitAnswer& answer) const;
    /// A row for each sample: experiment, variable, time in the model, measured and simulated value, SI.
    [[nodiscard]] QByteArray csv(const solver::FitAnswer& answer) const;

private:
    const solver::FitQuestion& question_;
    solver::Model& model_;
};

}  // namespace bramah::cli
