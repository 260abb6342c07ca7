// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit_question.h"
#include "solver/measured/measured_data.h"

#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::solver {

class Model;

/// Reads what a user writes of a measured run of \a model: a file, and clauses behind semicolons.
/// - `run1.csv` alone: each column that has the name of a variable is laid beside it;
/// - `run1.csv; lineP.p=p1; mass.s=x`: these columns beside these variables;
/// - `weight lineP.p=2`: counts twice as much as its noise says;
/// - `input u=command`: an input of the model follows a column;
/// - `set mass.s.start=0.1`: a parameter or start of this run;
/// - `shift -20 ms:20 ms`: so much may the measured times come late; `from 0.5`, `to 3`: the measured times that count;
/// - `validation`: the run takes no part in the fit.
/// The error is a message that names the text.
[[nodiscard]] tl::expected<FitExperiment, QString> readExperiment(const QString& text, Model& model);

/// The experiments of the measured \a data of a document: each file with channels that are laid beside variables of
/// \a model.
[[nodiscard]] std::vector<FitExperiment> experimentsOf(const MeasuredData& data, Model& model);

}  // namespace bramah::solver
