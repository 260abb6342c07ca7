// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/plug.h"

#include <algorithm>
#include <initializer_list>

namespace bramah::model {

/// Is the connector a frame of a mechanism, by its variables? A planar one has the position x, y, the angle phi, and
/// the flows fx, fy (forces) and t (torque), one in space the position r_0, the rotation R.T, and the flows f and t.
[[nodiscard]] inline bool isFrame(const Plug& plug)
{
    const auto has = [&](PlugKind kind, std::initializer_list<const char*> paths) {
        return std::ranges::all_of(paths, [&](const char* path) {
            const PlugVariable* variable = plug.variable(QLatin1String(path));
            return variable && variable->kind == kind;
        });
    };
    return (has(PlugKind::Potential, {"x", "y", "phi"}) && has(PlugKind::Flow, {"fx", "fy", "t"})) ||
           (has(PlugKind::Potential, {"r_0", "R.T"}) && has(PlugKind::Flow, {"f", "t"}));
}

}  // namespace bramah::model
