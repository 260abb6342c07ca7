// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"

#include <QByteArray>

#include <vector>

/// Graphics as Modelica annotations.
namespace bramah::model {

/// An argument of a primitive: `fillPattern` and `FillPattern.Solid`.
struct GraphicArgument {
    QByteArray name;
    QByteArray value;
    friend bool operator==(const GraphicArgument&, const GraphicArgument&) = default;
};
/// Arguments in the order in which they are written.
using GraphicArguments = std::vector<GraphicArgument>;

/// Text such as `Line(points={{0,0},{0,20}})` with the values at rest that differ from the defaults.
[[nodiscard]] QByteArray graphicText(const Graphic& graphic);
/// The arguments whose values at rest differ. Both graphics are of one kind.
[[nodiscard]] GraphicArguments changedArguments(const Graphic& before, const Graphic& after);
/// The name of the primitive, as `Rectangle`.
[[nodiscard]] QByteArray kindName(const Graphic& graphic);

}  // namespace bramah::model
