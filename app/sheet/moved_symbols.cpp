// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/moved_symbols.h"

#include "app/sheet/result_values.h"
#include "model/diagram/icon_reader.h"

namespace bramah::app {

editor::MovedSymbols movedSymbols(const model::Diagram& diagram, const model::Instance& model,
                                  const solver::ResultStore& results, double time, const QRectF& area)
{
    const model::VariableValues values = [&](const model::Instance& variable) {
        return valueOf(results, time, variable);
    };
    editor::MovedSymbols moved;
    for (const model::DiagramComponent& symbol : diagram.components()) {
        if (!symbol.icon->hasMovingParts || !symbol.bounds.intersects(area))
            continue;
        if (const model::Instance* instance = model.descendant(symbol.id.name.toStdString()))
            moved.insert(symbol.id.name,
                         std::make_shared<const model::Icon>(model::readLayer(*instance, "Icon", &values).icon));
    }
    return moved;
}

}  // namespace bramah::app
