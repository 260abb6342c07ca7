// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace bramah::model {
class Diagram;
}

namespace bramah::app {

/// A small picture of a drawing, black on white, as PNG: the icon of its FMU.
[[nodiscard]] QByteArray sheetIcon(const model::Diagram& diagram);

}  // namespace bramah::app
