// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hierarchy/cut_ports.h"
#include "model/routing/router.h"

#include <QByteArray>
#include <QSizeF>

/// The symbol of a class made of a part of a circuit: a rectangle with its ports and its name.
namespace bramah::model {

/// On the sheet, with room for the ports of each side and for \a name.
[[nodiscard]] QSizeF sizeOfSymbol(const std::vector<CutPort>& ports, const QString& name);
/// The symbol, about the sheet's origin.
[[nodiscard]] DiagramComponent outerSymbol(const std::vector<CutPort>& ports, QSizeF size);
/// The port on the sheet of the class.
[[nodiscard]] DiagramComponent innerPort(const CutPort& port);

/// A place at which \a symbol touches nothing, at or near \a wanted.
[[nodiscard]] Placement freePlace(const Diagram& diagram, const DiagramComponent& symbol, QPointF wanted);

/// The end of a line at a port that is there; from a node it leaves to any side.
[[nodiscard]] RouteEnd routeEnd(const Diagram& diagram, const PortRef& ref);

/// `Interfaces.Port P annotation(Placement(...));`; \a opening: of an annotation. The index says which of \a ports.
[[nodiscard]] QByteArray portDeclaration(const std::vector<CutPort>& ports, std::size_t index, QSizeF size,
                                         const QByteArray& opening);
/// Icon and Diagram of the class, behind `annotation(`, with its end.
[[nodiscard]] QByteArray iconText(const std::vector<CutPort>& ports, QSizeF size, QRectF area);

}  // namespace bramah::model
