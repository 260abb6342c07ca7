// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hierarchy/cut_ports.h"
#include "model/routing/router.h"

#include <QByteArray>
#include <QSizeF>

/// The symbol of a class made of a part of a circuit: a rectangle with its ports and its name.
namespace bramah::model {

/// Size on the sheet, with room for the ports of each side and for \a name.
[[nodiscard]] QSizeF sizeOfSymbol(const std::vector<CutPort>& ports, const QString& name);
/// The symbol with its middle at the origin of the sheet.
[[nodiscard]] DiagramComponent outerSymbol(const std::vector<CutPort>& ports, QSizeF size);
/// The port as a symbol on the sheet of the class.
[[nodiscard]] DiagramComponent innerPort(const CutPort& port);

/// The place nearest to \a wanted at which \a symbol touches no other; \a wanted if there is none within reach.
[[nodiscard]] Placement freePlace(const Diagram& diagram, const DiagramComponent& symbol, QPointF wanted);

/// The end of a line at an existing port; from a node lines leave in any direction.
[[nodiscard]] RouteEnd routeEnd(const Diagram& diagram, const PortRef& ref);

/// `Interfaces.Port P annotation(Placement(...));` for ports[index]. \a opening: how annotations begin in this text.
[[nodiscard]] QByteArray portDeclaration(const std::vector<CutPort>& ports, std::size_t index, QSizeF size,
                                         const QByteArray& opening);
/// Icon and Diagram annotation of the class: the text behind `annotation(`, up to its end.
[[nodiscard]] QByteArray iconText(const std::vector<CutPort>& ports, QSizeF size, QRectF area);

}  // namespace bramah::model
