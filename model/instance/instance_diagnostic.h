// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// A message about \a instance, placed at \a span in the text of the class \a writtenIn (null: without a text).
[[nodiscard]] Diagnostic about(const Instance& instance, DiagnosticKind kind, QStringList arguments,
                               const ClassNode* writtenIn, Span span);

}  // namespace bramah::model
