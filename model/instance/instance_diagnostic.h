// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// A message about \a instance and the text at \a span of the class \a writtenIn, which may be null.
[[nodiscard]] Diagnostic about(const Instance& instance, DiagnosticKind kind, QStringList arguments,
                               const ClassNode* writtenIn, Span span);

}  // namespace bramah::model
