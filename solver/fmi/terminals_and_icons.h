// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/exported_model.h"

#include <QByteArray>

namespace bramah::solver {

/// `terminalsAndIcons/terminalsAndIcons.xml`: the open ports of the model, and with \a hasIcon where `icon.png` lies.
/// FMI 2.0.4 and later have the file as FMI 3.0 defines it (section 2.4.9).
[[nodiscard]] QByteArray terminalsAndIcons(const ExportedModel& exported, bool hasIcon);

}  // namespace bramah::solver
