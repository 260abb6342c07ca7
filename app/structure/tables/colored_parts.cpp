// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/colored_parts.h"

#include "app/translate.h"
#include "editor/canvas/probe.h"
#include "model/text/dotted_name.h"
#include "solver/tape/decoupled_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace bramah::app {
namespace {

using solver::DecoupledParts;

/// The curve colours without those that look like ink.
constexpr std::array kPartColors{0, 1, 2, 3, 4, 5, 7};
constexpr std::size_t kNamedInLegend = 3;

/// Parts connected by a delay get different colours.
std::vector<int> colorsOf(const DecoupledParts& parts)
{
    std::vector<int> colors;
    for (std::size_t part = 0; part < parts.parts.size(); ++part) {
        std::set<int> taken;
        for (const DecoupledParts::Link& link : parts.links)
            if (link.from == part && link.to < part)
                taken.insert(colors[link.to]);
            else if (link.to == part && link.from < part)
                taken.insert(colors[link.from]);
        int color = kPartColors[part % kPartColors.size()];
        for (std::size_t k = 0; k < kPartColors.size() && taken.contains(color); ++k)
            color = kPartColors[(part + k) % kPartColors.size()];
        colors.push_back(color);
    }
    return colors;
}

/// The first name of a path, without subscripts.
std::string baseOf(std::string_view path)
{
    const QString name = model::firstName(QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())));
    return model::withoutSubscripts(name).toStdString();
}

class PartColors
{
public:
    PartColors(const model::Diagram& diagram, const editor::ShownPlace& place, const solver::CompiledSystem& system)
        : diagram_(diagram), place_(place), system_(system), parts_(*system.parts)
    {
        const std::string inside = place.isInside() ? place.path().toStdString() + '.' : std::string();
        for (std::uint32_t i = 0; i < system.model.variables.size(); ++i) {
            const std::string_view path = system.model.variables[i].path;
            // Variables made by the compiler, such as `der(mass.v)`, belong to no component.
            if (!isOfOnePart(i) || path.find('(') != std::string_view::npos || path.starts_with('$'))
                continue;
            ++atTop_[baseOf(path)][parts_.partOf[i]];
            if (path.starts_with(inside))
                onSheet_[baseOf(path.substr(inside.size()))].insert(parts_.partOf[i]);
        }
    }

    [[nodiscard]] editor::SheetParts colored() const
    {
        editor::SheetParts colored;
        colored.title = tr("Delays cut the circuit into %1 parts").arg(parts_.parts.size());
        const std::vector<int> colors = colorsOf(parts_);
        for (std::size_t part = 0; part < parts_.parts.size(); ++part)
            colored.entries.push_back({colors[part], textOf(part)});
        for (const model::DiagramComponent& component : diagram_.components())
            if (auto symbol = symbolOf(component))
                colored.symbols.push_back(std::move(*symbol));
        for (const model::Net& net : diagram_.nets())
            for (const model::PortRef& port : net.ports)
                if (const auto part = partAt(port)) {
                    auto& lines = colored.lines.emplace_back();
                    lines.part = *part;
                    for (const model::NetSegment& segment : net.segments)
                        lines.lines.push_back(segment.line);
                    break;
                }
        return colored;
    }

private:
    /// "1: pump, relief, 6 states": components only in this part, those with most variables first.
    [[nodiscard]] QString textOf(std::size_t part) const
    {
        std::vector<std::pair<std::size_t, QString>> names;
        for (const auto& [name, counts] : atTop_)
            if (counts.size() == 1 && counts.begin()->first == part)
                names.emplace_back(counts.begin()->second, QString::fromStdString(name));
        std::ranges::stable_sort(names, std::greater<>(), &std::pair<std::size_t, QString>::first);
        QStringList listed;
        for (std::size_t i = 0; i < std::min(names.size(), kNamedInLegend); ++i)
            listed << names[i].second;
        if (names.size() > kNamedInLegend)
            listed << QStringLiteral("…");
        return tr("%1: %2 (%3 states)")
            .arg(part + 1)
            .arg(listed.join(QStringLiteral(", ")))
            .arg(parts_.parts[part].system->states.size());
    }

    [[nodiscard]] bool isOfOnePart(std::uint32_t variable) const
    {
        return !parts_.isCommon[variable] && parts_.partOf[variable] != DecoupledParts::kOfSeveral;
    }

    [[nodiscard]] std::optional<int> partAt(const model::PortRef& port) const
    {
        for (const QString& path : editor::variablesOf(diagram_, port)) {
            const solver::VariableId id = system_.model.findVariable(place_.pathOf(path).toStdString());
            if (id != solver::kNoVariable && isOfOnePart(index(id)))
                return static_cast<int>(parts_.partOf[index(id)]);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<editor::PartSymbol> symbolOf(const model::DiagramComponent& component) const
    {
        const auto found = onSheet_.find(component.id.baseName().toStdString());
        if (found == onSheet_.end())
            return std::nullopt;
        editor::PartSymbol symbol{component.bounds, {}, {}};
        const QPointF middle = component.bounds.center();
        symbol.way = {QPointF(component.bounds.left(), middle.y()), QPointF(component.bounds.right(), middle.y())};
        QPointF first;
        for (const model::DiagramPort& port : component.ports) {
            const auto part = partAt({component.id, port.name});
            if (!part || std::ranges::find(symbol.parts, *part) != symbol.parts.end())
                continue;
            if (symbol.parts.empty())
                first = port.position;
            else
                symbol.way = {first, port.position};
            symbol.parts.push_back(*part);
        }
        for (const std::size_t part : found->second)
            if (std::ranges::find(symbol.parts, static_cast<int>(part)) == symbol.parts.end())
                symbol.parts.push_back(static_cast<int>(part));
        if (symbol.parts.size() < 2)
            symbol.way = {};
        return symbol;
    }

    const model::Diagram& diagram_;
    const editor::ShownPlace& place_;
    const solver::CompiledSystem& system_;
    const DecoupledParts& parts_;
    std::map<std::string, std::map<std::size_t, std::size_t>> atTop_;  ///< by first name: variables by part
    std::map<std::string, std::set<std::size_t>> onSheet_;             ///< by symbol
};

}  // namespace

editor::SheetParts coloredParts(const model::Diagram& diagram, const editor::ShownPlace& place,
                                const solver::CompiledSystem& system)
{
    if (system.parts)
        return PartColors(diagram, place, system).colored();
    editor::SheetParts whole;
    whole.title = tr("One part: no delay, as of a transmission line, cuts the circuit");
    return whole;
}

}  // namespace bramah::app
