// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_scene.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "model/values/value.h"
#include "solver/results/result_store.h"

#include <QHash>

#include <utility>
#include <vector>

namespace bramah::app {

/// Draws symbols whose parts move (piston, needle, level) by the results of a run. A symbol whose variables have not
/// changed since the last call keeps its drawing.
class MovedSymbols
{
public:
    /// The drawings of the symbols of \a model within \a area of \a diagram at \a time [s].
    [[nodiscard]] editor::MovedSymbols at(const model::Diagram& diagram, const model::Instance& model,
                                          const solver::ResultStore& results, double time, const QRectF& area);
    /// To be called before another diagram.
    void forget() { drawings_.clear(); }

private:
    struct Drawing {
        std::vector<std::pair<const model::Instance*, model::Value>> variables;  ///< that its icon reads
        model::IconPtr icon;
    };
    QHash<QString, Drawing> drawings_;  ///< by the component's name
};

}  // namespace bramah::app
