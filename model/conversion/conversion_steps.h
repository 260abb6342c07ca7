// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/conversion/conversion_rules.h"

#include <tl/expected.hpp>

namespace bramah::model {

/// The rules from one version of a library to the next one that it names.
struct ConversionStep {
    QString from, to;
    ConversionRules rules;
};

/// The steps that the annotation `conversion` of the top-level class \a library names from the version \a from to its
/// own: none if the text can stay as it is. The error is empty if no steps lead there, else what is wrong with a rule
/// or a script.
[[nodiscard]] tl::expected<std::vector<ConversionStep>, QString> conversionSteps(const ClassNode& library,
                                                                                 const QString& from);

}  // namespace bramah::model
