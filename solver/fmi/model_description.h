// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/exported_model.h"

#include <QByteArray>

namespace bramah::solver {

/// `modelDescription.xml` of an FMU for co-simulation. \a token: by which it and the binary know each other.
[[nodiscard]] QByteArray modelDescription(const ExportedModel& exported, FmiVersion version, const QString& token);

}  // namespace bramah::solver
