// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/rod_motion.h"

#include "app/sheet/result_values.h"
#include "editor/canvas/probe.h"
#include "editor/render/sheet_geometry.h"
#include "model/diagram/annotation_reader.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

using model::Diagram;
using model::DiagramComponent;
using model::Instance;
using solver::ResultStore;

namespace {

constexpr double kFreeTravel = 8;      // sheet units: the largest motion if no cylinder gives the scale
constexpr double kLeastMotion = 1e-9;  // m
constexpr double kLeastStretch = 0.25;
constexpr double kLargestStretch = 4;

bool isRod(const Diagram& diagram, const model::Net& net)
{
    const model::DiagramPort* port = net.ports.empty() ? nullptr : diagram.port(net.ports.front());
    return port && port->domain == model::Domain::Translational;
}

/// How far the icon of \a component draws its port out, in the icon's units, by the class's annotation and the values
/// of a run. Nothing if the class has no annotation for that port.
std::optional<double> drawnOut(const Instance& component, const QString& port, const model::VariableValues* values)
{
    for (const model::ClassPart& part : component.parts()) {
        const auto* definition = part.node->definition();
        const auto* vendor = model::syntax::vendorAnnotation(definition ? definition->annotation : nullptr);
        const auto* moves = model::syntax::nestedIn(vendor, "moves");
        const auto way = model::syntax::valueIn(moves, port.toStdString());
        if (!way)
            continue;
        double units = 0;
        model::AnnotationReader(component, part.node, values).read(way, units);
        return units;
    }
    return std::nullopt;
}

/// The path of the variable \a name of the shown instance in the results.
QString pathIn(const Instance& shown, const QString& name)
{
    const QString path = QString::fromStdString(shown.path());
    return path.isEmpty() || name.isEmpty() ? name : path + QLatin1Char('.') + name;
}

/// 1, 2 or 5 times a power of ten, at most \a largest.
double roundScale(double largest)
{
    const double power = std::pow(10.0, std::floor(std::log10(largest)));
    const double mantissa = largest / power;
    return (mantissa >= 5 ? 5 : mantissa >= 2 ? 2 : 1) * power;
}

/// Maps \a from, along a level or upright line, to the places of both its moved ends.
QTransform stretched(QPointF from, QPointF to, QPointF fromWay, QPointF toWay)
{
    const QPointF span = editor::toScene(to) - editor::toScene(from);
    const QPointF newSpan = span + editor::toScene(toWay) - editor::toScene(fromWay);
    const auto ratio = [](double now, double before) {
        return std::abs(before) < 1e-9 ? 1 : std::clamp(now / before, kLeastStretch, kLargestStretch);
    };
    const bool isLevel = std::abs(span.x()) > std::abs(span.y());
    const QPointF start = editor::toScene(from), way = editor::toScene(fromWay);
    QTransform map;
    map.translate(start.x() + way.x(), start.y() + way.y());
    map.scale(isLevel ? ratio(newSpan.x(), span.x()) : 1, isLevel ? 1 : ratio(newSpan.y(), span.y()));
    map.translate(-start.x(), -start.y());
    return map;
}

}  // namespace

void RodMotion::forget()
{
    columns_ = nullptr;
    rods_.clear();
    chains_.clear();
    riders_.clear();
    fixedEnds_.clear();
}

void RodMotion::lookUp(const Diagram& diagram, const Instance& model, const ResultStore& results)
{
    if (columns_ == results.columns().data() && columnCount_ == results.columns().size())
        return;
    forget();
    columns_ = results.columns().data();
    columnCount_ = results.columns().size();
    for (std::size_t n = 0; n < diagram.nets().size(); ++n) {
        const model::Net& net = diagram.nets()[n];
        if (!isRod(diagram, net))
            continue;
        for (const model::PortRef& port : net.ports)
            if (const int column = results.find(pathIn(model, editor::variablesOf(diagram, port).value(0)));
                column >= 0) {
                rods_.push_back({static_cast<int>(n), column, static_cast<int>(rods_.size())});
                break;
            }
    }
    chains_.resize(rods_.size());
    fixedEnds_.resize(rods_.size());
    join(diagram, model);
}

/// Finds the components that move with rods, and the rods that they connect to one chain.
void RodMotion::join(const Diagram& diagram, const Instance& model)
{
    QHash<int, int> rodOfNet;
    for (std::size_t r = 0; r < rods_.size(); ++r)
        rodOfNet.insert(rods_[r].net, static_cast<int>(r));
    const auto merge = [this](int a, int b) {
        const int from = rods_[static_cast<std::size_t>(b)].chain, to = rods_[static_cast<std::size_t>(a)].chain;
        for (Rod& rod : rods_)
            if (rod.chain == from)
                rod.chain = to;
    };
    std::vector<std::pair<const DiagramComponent*, std::vector<std::pair<QString, int>>>> movers;
    for (const DiagramComponent& component : diagram.components()) {
        Rider rider{component.id, {}};
        std::vector<std::pair<QString, int>> ends;
        bool isMechanical = true;
        for (const model::DiagramPort& port : component.ports) {
            const int net = diagram.netOf(model::PortRef{component.id, port.name});
            if (net < 0)
                continue;
            const auto rod = rodOfNet.constFind(net);
            isMechanical = isMechanical && rod != rodOfNet.cend();
            if (rod == rodOfNet.cend())
                continue;
            rider.rods.emplace_back(*rod, port.position);
            ends.emplace_back(port.name, *rod);
        }
        if (rider.rods.empty())
            continue;
        const Instance* instance = model.child(component.id.name.toStdString());
        const auto isMover = [&](const auto& end) { return instance && drawnOut(*instance, end.first, nullptr); };
        if (std::any_of(ends.begin(), ends.end(), isMover)) {
            movers.emplace_back(&component, ends);
        } else if (isMechanical && rider.rods.size() <= 2) {
            if (rider.rods.size() == 2)
                merge(rider.rods[0].first, rider.rods[1].first);
            riders_.push_back(std::move(rider));
        } else {
            for (const auto& [rod, place] : rider.rods)
                fixedEnds_[static_cast<std::size_t>(rod)].push_back(place);
        }
    }
    // Flanges are drawn from left to right, the positive direction of positions.
    for (auto rider = riders_.rbegin(); rider != riders_.rend(); ++rider) {
        if (rider->rods.size() < 2)
            continue;  // a wall may be turned any way
        const QPointF ahead = diagram.component(rider->id)->map.mapVector({1, 0});
        chains_[static_cast<std::size_t>(rods_[static_cast<std::size_t>(rider->rods.front().first)].chain)].direction =
            ahead / std::hypot(ahead.x(), ahead.y());
    }
    for (const auto& [component, ends] : movers)
        findMover(*component, model, ends);
}

void RodMotion::findMover(const DiagramComponent& component, const Instance& model,
                          const std::vector<std::pair<QString, int>>& ends)
{
    const Instance& instance = *model.child(component.id.name.toStdString());
    for (const auto& [port, r] : ends) {
        Rod& rod = rods_[static_cast<std::size_t>(r)];
        Chain& chain = chains_[static_cast<std::size_t>(rod.chain)];
        if (!drawnOut(instance, port, nullptr))
            fixedEnds_[static_cast<std::size_t>(r)].push_back(component.port(port)->position);
        if (!drawnOut(instance, port, nullptr) || !chain.mover.isEmpty())
            continue;
        const QPointF ahead = component.map.mapVector({1, 0});
        chain.moverScale = std::hypot(ahead.x(), ahead.y());
        chain.direction = ahead / chain.moverScale;
        chain.mover = component.id;
        chain.moverPort = port;
        chain.moverRod = r;
    }
}

double RodMotion::motionOf(const Rod& rod, const ResultStore& results, double time) const
{
    return results.valueAt(rod.column, time) - results.value(rod.column, 0);
}

/// Does a rod move with the rod that a cylinder's icon draws, as a mass on it does?
bool RodMotion::isCarried(const Rod& rod, const Chain& chain, const ResultStore& results) const
{
    if (chain.mover.isEmpty())
        return false;
    const auto reachOf = [&](const Rod& one) {
        const solver::ValueRange range = results.range(one.column);
        const double start = results.value(one.column, 0);
        return std::pair(range.lower - start, range.upper - start);
    };
    const auto [lower, upper] = reachOf(rod);
    const auto [least, largest] = reachOf(rods_[static_cast<std::size_t>(chain.moverRod)]);
    const double noise = kLeastMotion + 1e-6 * (largest - least);
    return std::abs(lower - least) < noise && std::abs(upper - largest) < noise;
}

/// The scale of a chain without a cylinder [sheet units per metre].
double RodMotion::freeScale(int chain, const ResultStore& results) const
{
    double largest = 0;
    for (const Rod& rod : rods_)
        if (rod.chain == chain) {
            const solver::ValueRange range = results.range(rod.column);
            const double start = results.value(rod.column, 0);
            largest = std::max({largest, range.upper - start, start - range.lower});
        }
    return largest > kLeastMotion ? roundScale(kFreeTravel / largest) : 0;
}

/// The displacement of each rod along its chain's direction [sheet units].
std::vector<double> RodMotion::chainWays(const Instance& model, const ResultStore& results, double time)
{
    std::vector<double> ways(rods_.size());
    for (std::size_t c = 0; c < chains_.size(); ++c) {
        Chain& chain = chains_[c];
        double offset = 0;
        double moverMotion = 0;
        if (chain.mover.isEmpty()) {
            chain.scale = freeScale(static_cast<int>(c), results);
        } else {
            const Instance& mover = *model.child(chain.mover.name.toStdString());
            const auto drawnAt = [&](double at) {
                const model::VariableValues values = [&](const Instance& variable) {
                    return valueOf(results, at, variable);
                };
                return chain.moverScale * drawnOut(mover, chain.moverPort, &values).value_or(0);
            };
            moverMotion = motionOf(rods_[static_cast<std::size_t>(chain.moverRod)], results, time);
            offset = drawnAt(time);
            if (std::abs(moverMotion) > kLeastMotion)
                chain.scale = std::abs(offset - drawnAt(results.firstTime())) / std::abs(moverMotion);
        }
        for (std::size_t r = 0; r < rods_.size(); ++r)
            if (rods_[r].chain == static_cast<int>(c))
                ways[r] =
                    isCarried(rods_[r], chain, results) ? offset : chain.scale * motionOf(rods_[r], results, time);
    }
    return ways;
}

editor::SheetShifts RodMotion::at(const Diagram& diagram, const Instance& model, const ResultStore& results,
                                  double time)
{
    editor::SheetShifts shifts;
    lookUp(diagram, model, results);
    if (rods_.empty() || results.isEmpty())
        return shifts;
    const std::vector<double> ways = chainWays(model, results, time);
    const auto wayOf = [&](int rod) -> QPointF {
        const double way = ways[static_cast<std::size_t>(rod)];
        return std::isfinite(way)
                   ? way * chains_[static_cast<std::size_t>(rods_[static_cast<std::size_t>(rod)].chain)].direction
                   : QPointF();
    };
    shifts.nets.resize(diagram.nets().size());
    for (std::size_t r = 0; r < rods_.size(); ++r)
        shifts.nets[static_cast<std::size_t>(rods_[r].net)] = {wayOf(static_cast<int>(r)), fixedEnds_[r]};
    for (const Rider& rider : riders_) {
        const auto& [rod, place] = rider.rods.front();
        const auto& [otherRod, otherPlace] = rider.rods.back();
        shifts.symbols.insert(rider.id.name, stretched(place, otherPlace, wayOf(rod), wayOf(otherRod)));
    }
    return shifts;
}

}  // namespace bramah::app
