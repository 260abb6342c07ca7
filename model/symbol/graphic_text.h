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
using GraphicArguments = std::vector<GraphicArgument>;

/// `Line(points={{0,0},{0,20}})`: the values at rest, those that are not the language's defaults.
[[nodiscard]] QByteArray graphicText(const Graphic& graphic);
/// The arguments whose values at rest differ. Both are of one kind.
[[nodiscard]] GraphicArguments changedArguments(const Graphic& before, const Graphic& after);
/// The primitive's name, as `Rectangle`.
[[nodiscard]] QByteArray kindName(const Graphic& graphic);

}  // namespace bramah::model
