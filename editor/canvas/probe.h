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

/// An object on the sheet with results, as shown to the user.
struct Probe {
    QString name;           ///< for a heading: `pump`, `pump.P`; for a line its two ends
    QString owner;          ///< path, from the top, that the variables belong to: `pump`, `pump.P`
    QStringList variables;  ///< paths, the most useful ones first; empty for a component: all its own variables
    QPointF position;       ///< on the sheet: where it was clicked, or its middle
    QRectF bounds;          ///< on the sheet: of a component's drawing, else only the position
};

/// The object with results at \a hit on the sheet shown at \a place; nothing if there is none.
[[nodiscard]] std::optional<Probe> probeOf(const model::Diagram& diagram, const Hit& hit, const ShownPlace& place = {});
/// The single selected component or line.
[[nodiscard]] std::optional<Probe> probeOf(const model::Diagram& diagram, const Selection& selection,
                                           const ShownPlace& place = {});

/// The variables of a port by their paths from the sheet, the most useful first: `pump.P.p`, `pump.P.m_flow`. Empty for
/// a bus and for a connector without Real variables.
[[nodiscard]] QStringList variablesOf(const model::Diagram& diagram, const model::PortRef& port);

}  // namespace bramah::editor
