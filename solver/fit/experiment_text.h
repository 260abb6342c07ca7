// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit_question.h"
#include "solver/measured/measured_data.h"

#include <QString>

#include <tl/expected.hpp>

#include <map>
#include <vector>

namespace bramah::solver {

class Model;

/// Reads what a user writes of a measured run of \a model: a file, and clauses behind semicolons.
/// - `run1.csv` alone: each column that has the name of a variable is laid beside it;
/// - `run1.csv; lineP.p=p1; mass.s=x`: these columns beside these variables;
/// - `weight lineP.p=2`: counts twice as much as its noise says;
/// - `input u=command`: an input of the model follows a column, or any variable that an equation of its own gives, as
///   the output of a source (`input ramp.y=command`), the input of a component or a force (`input load.f=F`), in the
///   place of that equation; driveVariable() says what can be driven;
/// - `set mass.s.start=0.1`: a parameter or start of this run;
/// - `shift -20 ms:20 ms`: so much may the measured times come late; `from 0.5`, `to 3`: the measured times that count;
/// - `validation`: the run takes no part in the fit.
/// The error is a message that names the text.
[[nodiscard]] tl::expected<FitExperiment, QString> readExperiment(const QString& text, Model& model);

/// A measured file of a document, with its channels that are laid beside variables.
struct LaidFile {
    QString name;  ///< in the document
    QString path;  ///< absolute
    DataFileForm form;
    double shift = 0;                    ///< its values come so much later [s]
    std::map<QString, ChannelFit> fits;  ///< by the channel's name in the file; each is beside a variable
};
/// The files of \a data; their values need not have been read.
[[nodiscard]] std::vector<LaidFile> laidFilesOf(const MeasuredData& data);
/// Reads \a file as a measured run of \a model; channels beside variables that the model does not have, or that measure
/// something else, are left out; without any, those with names of variables count. \a clauses are those of
/// readExperiment() behind the file. The error is a message.
[[nodiscard]] tl::expected<FitExperiment, QString> experimentOf(const LaidFile& file, const QString& clauses,
                                                                Model& model);

}  // namespace bramah::solver
