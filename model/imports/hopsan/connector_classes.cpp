// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/connector_classes.h"

#include <algorithm>
#include <vector>

namespace bramah::model::hopsan {

namespace {

constexpr double kHalfWidth = 100;
constexpr double kBetween = 40;  ///< from port to port

}  // namespace

QString connectorClass(TypePort::Kind kind, bool isInput)
{
    switch (kind) {
    case TypePort::Kind::Hydraulic: return QStringLiteral("Bramah.Hydraulics.Interfaces.Port");
    case TypePort::Kind::Translational: return QStringLiteral("Bramah.Mechanics.Translational.Interfaces.Flange_a");
    case TypePort::Kind::Rotational: return QStringLiteral("Bramah.Mechanics.Rotational.Interfaces.Flange_a");
    case TypePort::Kind::Electrical: return QStringLiteral("Bramah.Electrical.Interfaces.PositivePin");
    case TypePort::Kind::Signal:
        return isInput ? QStringLiteral("Bramah.Blocks.Interfaces.RealInput")
                       : QStringLiteral("Bramah.Blocks.Interfaces.RealOutput");
    case TypePort::Kind::Pneumatic:
    case TypePort::Kind::Other: break;
    }
    return QStringLiteral("Bramah.Hopsan.Interfaces.OtherPort");
}

void placeSymbolPorts(SheetClass& sheet)
{
    std::vector<SymbolPort*> left, right;
    double sum = 0;
    for (const SymbolPort& port : sheet.symbolPorts)
        sum += sheet.part(port.name) ? sheet.part(port.name)->pose.centre.x() : 0;
    for (SymbolPort& port : sheet.symbolPorts) {
        const SheetPart* part = sheet.part(port.name);
        const double x = part ? part->pose.centre.x() : 0;
        const bool isInput = port.className.endsWith(QLatin1String("Input"));
        const bool isOutput = port.className.endsWith(QLatin1String("Output"));
        const bool isLeft = isInput || (!isOutput && x * static_cast<double>(sheet.symbolPorts.size()) <= sum);
        (isLeft ? left : right).push_back(&port);
    }
    for (auto* side : {&left, &right}) {
        std::ranges::stable_sort(*side, {}, [&](const SymbolPort* port) {
            const SheetPart* part = sheet.part(port->name);
            return part ? part->pose.centre.y() : 0.0;
        });
        const double top = kBetween / 2 * (static_cast<double>(side->size()) - 1);
        const double first = kBetween / 2 * static_cast<int>(top / (kBetween / 2));
        for (std::size_t i = 0; i < side->size(); ++i)
            (*side)[i]->place = {side == &left ? -kHalfWidth : kHalfWidth, first - kBetween * static_cast<double>(i)};
    }
}

double symbolHalfHeight(const SheetClass& sheet)
{
    double most = 40;
    for (const SymbolPort& port : sheet.symbolPorts)
        most = std::max(most, std::abs(port.place.y()) + kBetween);
    return most;
}

}  // namespace bramah::model::hopsan
