// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/obstacles.h"

#include <algorithm>

namespace bramah::model {

RouteObstacles obstaclesOf(const SheetPicture& picture, int net, std::optional<QRectF> region)
{
    RouteObstacles obstacles;
    const auto isNear = [&](const QRectF& rect) { return !region || region->intersects(rect); };
    for (const SheetPicture::Symbol& symbol : picture.symbols) {
        if (symbol.isHidden)
            continue;
        if (!symbol.body.isNull() && isNear(symbol.body))
            obstacles.symbols.push_back(symbol.body);
        for (const QRectF& text : symbol.texts)
            if (isNear(text) && !symbol.body.contains(text))
                obstacles.texts.push_back(text);
    }
    for (const SheetPicture::Port& port : picture.ports) {
        const SheetPicture::Symbol& owner = picture.symbols[static_cast<std::size_t>(port.symbol)];
        if (!owner.isHidden && !owner.isAutoNode && (!region || region->contains(port.position)) &&
            std::ranges::find(port.nets, net) == port.nets.end())
            obstacles.ports.push_back(port.position);
    }
    return obstacles;
}

}  // namespace bramah::model
