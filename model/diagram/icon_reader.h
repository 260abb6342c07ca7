// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/annotation_reader.h"
#include "model/diagram/port.h"
#include "model/graphics/icon.h"
#include "model/graphics/placement.h"

#include <optional>

namespace bramah::model {

/// The layer `Icon` or `Diagram` of an instance's class, base classes first; `dependsOnInstance` says whether another
/// instance of the class may look different.
struct LayerReading {
    Icon icon;
    bool dependsOnInstance = false;
};
/// \a variables: values of variables, as results give them, for graphics that `DynamicSelect` moves; null: the drawing
/// at rest.
[[nodiscard]] LayerReading readLayer(const Instance& instance, std::string_view layer,
                                     const VariableValues* variables = nullptr);

/// One primitive as it is written in a class part of an instance, `Line(...)` to `Bitmap(...)`; nothing if it is none.
[[nodiscard]] std::optional<Graphic> readGraphic(const syntax::CallExpression& call, const Instance& scope,
                                                 const ClassNode* part);
/// The coordinate system that the layer of a class part says; \a system keeps values that it does not give.
void readCoordinateSystem(const syntax::ClassModification* layer, const Instance& scope, const ClassNode* part,
                          CoordinateSystem& system);

/// The Placement of a declaration, or nothing. \a prefersIcon: as a port of a symbol (`iconTransformation`) rather than
/// on the sheet of its own class (`transformation`).
[[nodiscard]] std::optional<Placement> readPlacement(const syntax::Annotation* annotation, const Instance& scope,
                                                     const ClassNode* part, bool prefersIcon);

/// The points of a connection's `Line` annotation; empty if there is none.
[[nodiscard]] std::vector<QPointF> readLinePoints(const syntax::Annotation* annotation, const Instance& scope,
                                                  const ClassNode* part);

/// The style whose colour and pattern a connection's `Line` annotation has; Other if they are no style of Bramah's.
[[nodiscard]] LineStyle readLineStyle(const syntax::Annotation* annotation, const Instance& scope,
                                      const ClassNode* part);

}  // namespace bramah::model
