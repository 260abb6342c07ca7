// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {

class Instance;

/// Is the parameter the size of a vector of connectors that lines at it set, as the number of transitions at a step:
/// `Dialog(connectorSizing = true)` (Modelica 3.6, 18.7)?
[[nodiscard]] bool isConnectorSize(const Instance& parameter);

}  // namespace bramah::model
