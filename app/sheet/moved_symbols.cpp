// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/moved_symbols.h"

#include "app/sheet/result_values.h"
#include "model/diagram/icon_reader.h"

#include <algorithm>

namespace bramah::app {

namespace {

/// Only numbers are compared: what has none counts as another value.
bool isSame(const model::Value& a, const model::Value& b)
{
    const auto number = a.number();
    return a.data().index() == b.data().index() && (number ? number == b.number() : !a.isKnown());
}

}  // namespace

editor::MovedSymbols MovedSymbols::at(const model::Diagram& diagram, const model::Instance& model,
                                      const solver::ResultStore& results, double time, const QRectF& area)
{
    editor::MovedSymbols moved;
    for (const model::DiagramComponent& symbol : diagram.components()) {
        if (!symbol.icon->hasMovingParts || !symbol.bounds.intersects(area))
            continue;
        const model::Instance* instance = model.descendant(symbol.id.name.toStdString());
        if (!instance)
            continue;
        Drawing& drawing = drawings_[symbol.id.name];
        const bool isKept = drawing.icon && std::ranges::all_of(drawing.variables, [&](const auto& variable) {
                                return isSame(variable.second, valueOf(results, time, *variable.first));
                            });
        if (!isKept) {
            drawing.variables.clear();
            const model::VariableValues values = [&](const model::Instance& variable) {
                return drawing.variables.emplace_back(&variable, valueOf(results, time, variable)).second;
            };
            drawing.icon = std::make_shared<const model::Icon>(model::readLayer(*instance, "Icon", &values).icon);
        }
        moved.insert(symbol.id.name, drawing.icon);
    }
    return moved;
}

}  // namespace bramah::app
