// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"
#include "editor/session/selection.h"
#include "editor/session/shown_place.h"
#include "model/diagram/diagram.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::editor {

/// Something on the sheet that has results, as one who shows them sees it.
struct Probe {
    QString name;           ///< for a heading: `pump`, `pump.P`, of a line its two ends
    QString owner;          ///< path, from the top, that the variables belong to: `pump`, `pump.P`
    QStringList variables;  ///< paths most likely wanted, best first; none of a component: all that are its own
    QPointF position;       ///< sheet: where it was clicked, or its middle
    QRectF bounds;          ///< sheet: of a component's drawing, else just the position
};

/// The object with results that \a hit has met on the sheet shown at \a place; nothing if there is none.
[[nodiscard]] std::optional<Probe> probeOf(const model::Diagram& diagram, const Hit& hit, const ShownPlace& place = {});
/// The one component or line that is selected.
[[nodiscard]] std::optional<Probe> probeOf(const model::Diagram& diagram, const Selection& selection,
                                           const ShownPlace& place = {});

/// Paths, from the sheet, of the variables of a port, the one a user most likely wants to see first: `pump.P.p`,
/// `pump.P.m_flow`. Empty for a bus, and for a connector without Real variables.
[[nodiscard]] QStringList variablesOf(const model::Diagram& diagram, const model::PortRef& port);

}  // namespace bramah::editor
