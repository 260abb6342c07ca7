// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/net.h"

#include <QHash>
#include <QPointF>
#include <QString>
#include <QTransform>

#include <vector>

namespace bramah::editor {

/// Displacements of symbols from their places on the sheet by results, as a rod moves its mass.
struct SheetShifts {
    /// The lines of one net.
    struct Lines {
        QPointF way;                ///< on the sheet
        std::vector<QPointF> ends;  ///< points of lines that stay, at ports that do not move
        friend bool operator==(const Lines&, const Lines&) = default;
    };
    QHash<QString, QTransform> symbols;  ///< by name of the component, in the scene
    std::vector<Lines> nets;             ///< in the order of Diagram::nets(); empty: no line moves
};

/// \a net with its lines moved.
[[nodiscard]] model::Net shifted(const model::Net& net, const SheetShifts::Lines& lines);

}  // namespace bramah::editor
