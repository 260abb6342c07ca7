// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_points.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::solver {

class Model;

/// What a study does with one parameter of a model.
struct Variation {
    QString path;
    ParameterRange range;
};

/// Reads what a user writes of a parameter of \a model, values in SI or with units:
/// - `path=from:to:n`: n values evenly spaced, `path=from:to:n:log`: evenly on a logarithmic scale; both also spreads;
/// - `path=a,b,c`: these values;
/// - `path~uniform(a, b)`, `path~log(a, b)`, `path~triangular(a, most often, b)`, `path~normal(mean, deviation)`: a
/// spread;
/// - `path~5%`: a tolerance, evenly 5 % up and down from the value that the model has;
/// - `path~catalogue`: the tolerance that the catalogue states of the part.
/// A start that the model writes is a parameter too, `mass.s.start`, where the model is for people. The error is a
/// message that names \a option.
[[nodiscard]] tl::expected<Variation, QString> readVariation(const QString& text, Model& model, const QString& option);
/// Reads several; the same parameter twice is an error.
[[nodiscard]] tl::expected<std::vector<Variation>, QString> readVariations(const QStringList& texts, Model& model,
                                                                           const QString& option);

}  // namespace bramah::solver
