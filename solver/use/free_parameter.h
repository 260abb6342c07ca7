// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/optimise/design_variable.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::solver {

class Model;

/// A parameter of a model whose value is searched, SI: to be fitted, optimised or dragged.
struct FreeParameter : DesignVariable {
    QString path;
};

/// Reads what a user writes of a free parameter of \a model, values in SI or with units:
/// - `path=from:to`: any value between these bounds, `path=from:to:log`: on a logarithmic scale, `path=from:to:whole`:
/// whole numbers only, as an Integer always takes;
/// - `path=a,b,c`, `path=from:to:n`, `path=from:to:n:log`: one of these values (readVariation());
/// - `path~5%` and the other spreads of readVariation(): any value between their ends.
/// It starts where the model has it; if that is out of bounds, in their middle, of choices at the nearest one. The
/// error is a message that names \a option.
[[nodiscard]] tl::expected<FreeParameter, QString> readFreeParameter(const QString& text, Model& model,
                                                                     const QString& option);
/// The same of several parameters, of which none may be there twice.
[[nodiscard]] tl::expected<std::vector<FreeParameter>, QString> readFreeParameters(const QStringList& texts,
                                                                                   Model& model, const QString& option);

}  // namespace bramah::solver
