// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/frequency_number.h"

namespace bramah::solver {

class Model;

/// \a numbers with the forms of \a model in which they are found, made once and held there; those of one input and
/// output share them. The error is a message, as that an input is none.
[[nodiscard]] tl::expected<std::vector<AskedFrequencyNumber>, QString> frequencyForms(
    const std::vector<FrequencyNumber>& numbers, Model& model, const std::function<bool()>& isStopWanted = {});

/// Texts of outputs, apart into numbers of responses to sines and all others.
struct SplitOutputs {
    QStringList variables;
    std::vector<FrequencyNumber> numbers;
};
/// The error is a message: one has not the form of a number.
[[nodiscard]] tl::expected<SplitOutputs, QString> splitOutputs(const QStringList& outputs);

}  // namespace bramah::solver
