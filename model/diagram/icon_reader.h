// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/annotation_reader.h"
#include "model/diagram/port.h"
#include "model/graphics/icon.h"
#include "model/graphics/placement.h"

#include <optional>

namespace bramah::model {

/// The drawing in layer `Icon` or `Diagram` of an instance's class, base classes first. `dependsOnInstance`: another
/// instance of the class may look different.
struct LayerReading {
    Icon icon;
    bool dependsOnInstance = false;
};
/// \a variables: values of variables from results, for graphics
/// that `DynamicSelect` moves; null: the drawing at rest.
[[nodiscard]] LayerReading readLayer(const Instance& instance, std::string_view layer,
                                     const VariableValues* variables = nullptr);

/// One primitive, written in class \a part of an instance, `Line(...)` to `Bitmap(...)`; nothing if it is none.
[[nodiscard]] std::optional<Graphic> readGraphic(const syntax::CallExpression& call, const Instance& scope,
                                                 const ClassNode* part);
/// Reads the coordinate system of a layer into \a system; values that the layer does not give stay.
void readCoordinateSystem(const syntax::ClassModification* layer, const Instance& scope, const ClassNode* part,
                          CoordinateSystem& system);

/// The Placement of a declaration, or nothing. \a prefersIcon: use `iconTransformation`, as for a port of a symbol;
/// else `transformation`, as on the sheet of the class.
[[nodiscard]] std::optional<Placement> readPlacement(const syntax::Annotation* annotation, const Instance& scope,
                                                     const ClassNode* part, bool prefersIcon);

/// The points of a connection's `Line` annotation; empty if there is none.
[[nodiscard]] std::vector<QPointF> readLinePoints(const syntax::Annotation* annotation, const Instance& scope,
                                                  const ClassNode* part);

/// The style with the colour and pattern of a connection's `Line` annotation; Other if no style of Bramah has them.
[[nodiscard]] LineStyle readLineStyle(const syntax::Annotation* annotation, const Instance& scope,
                                      const ClassNode* part);

}  // namespace bramah::model
