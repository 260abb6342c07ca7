// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/structure_table.h"

#include "model/text/dotted_name.h"
#include "solver/expressions/expression_cone.h"
#include "solver/inspection/system_structure.h"
#include "solver/tape/decoupled_parts.h"
#include "solver/translate.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

namespace bramah::solver {
namespace {

constexpr qsizetype kMostComponentsNamed = 12;

StructureTable emptyTable()
{
    return {{tr("Part"), tr("States"), tr("Equations"), tr("Loops"), tr("Components"), tr("Delayed")},
            {},
            {QStringLiteral("part"), QStringLiteral("states"), QStringLiteral("equations"), QStringLiteral("loops"),
             QStringLiteral("components"), QStringLiteral("delayed")}};
}

/// Up to kMostComponentsNamed names.
QString listed(const std::set<QString>& names)
{
    QStringList all(names.begin(), names.end());
    all.removeAll(QString());
    const qsizetype more = all.size() - kMostComponentsNamed;
    all = all.mid(0, kMostComponentsNamed);
    if (more > 0)
        all << tr("%1 more").arg(more);
    return all.join(QStringLiteral(", "));
}

/// What stands in the row of a part.
struct PartSize {
    std::size_t states = 0, equations = 0, loops = 0;
    std::set<QString> components, delayed;
};

StructureTable::Row rowOf(std::size_t number, const PartSize& part)
{
    const std::vector<std::size_t> counts{number, part.states, part.equations, part.loops};
    StructureTable::Row row;
    for (std::size_t column = 0; column < counts.size(); ++column) {
        row.cells << QString::number(counts[column]);
        row.numbers.emplace(static_cast<int>(column), static_cast<double>(counts[column]));
    }
    row.cells << listed(part.components) << listed(part.delayed);
    row.others = QStringList(part.components.begin(), part.components.end());
    row.others.removeAll(QString());  // the class itself
    if (!row.others.isEmpty())
        row.path = row.others.takeFirst();
    row.isMarked = part.loops > 0;
    return row;
}

/// The component of the class itself; empty for the class.
QString componentOf(const CompiledSystem& system, const Origin& origin)
{
    return model::firstName(QString::fromStdString(system.model.component(origin.component).path));
}

/// The parts into which delays cut the system, with their numbers and colours of the sheet. What depends on time alone,
/// and results of several parts, are in none.
StructureTable tableOfParts(const CompiledSystem& system)
{
    const DecoupledParts& parts = *system.parts;
    const SystemStructure& structure = *system.structure;
    std::vector<PartSize> sizes(parts.parts.size());
    std::vector<std::size_t> partOfBlock(structure.blocks.size(), DecoupledParts::kOfSeveral);
    for (std::size_t variable = 0; variable < parts.partOf.size(); ++variable)
        if (const std::int32_t block = structure.variables[variable].block; block >= 0 && !parts.isCommon[variable])
            partOfBlock[static_cast<std::size_t>(block)] = parts.partOf[variable];
    for (std::size_t block = 0; block < structure.blocks.size(); ++block) {
        if (partOfBlock[block] == DecoupledParts::kOfSeveral)
            continue;
        PartSize& size = sizes[partOfBlock[block]];
        size.equations += structure.blocks[block].equations.size();
        size.loops += structure.blocks[block].solvedAs == SolvedAs::Assignment ? 0 : 1;
        for (const std::uint32_t equation : structure.blocks[block].equations)
            size.components.insert(componentOf(system, structure.equations[equation].origin));
    }
    for (const DecoupledParts::Link& link : parts.links)
        sizes[link.to].delayed.insert(tr("from part %1 by %2 ms").arg(link.from + 1).arg(1000 * link.time, 0, 'g', 3));
    StructureTable table = emptyTable();
    for (std::size_t part = 0; part < sizes.size(); ++part) {
        sizes[part].states = parts.parts[part].system->states.size();
        table.rows.push_back(rowOf(part + 1, sizes[part]));
    }
    return table;
}

/// Joins blocks and states of which one reads the other. Delayed values and values held between events join nothing, as
/// they were computed before.
class PartFinder
{
public:
    explicit PartFinder(const CompiledSystem& system)
        : system_(system), structure_(*system.structure), parents_(structure_.blocks.size())
    {
        std::iota(parents_.begin(), parents_.end(), std::size_t{0});
        for (std::size_t block = 0; block < structure_.blocks.size(); ++block)
            uniteBlock(block);
    }

    StructureTable table()
    {
        ExpressionCone cone(system_.model.graph);
        std::map<std::size_t, PartSize> parts;
        for (std::size_t block = 0; block < structure_.blocks.size(); ++block) {
            PartSize& part = parts[rootOf(block)];
            part.equations += structure_.blocks[block].equations.size();
            part.loops += structure_.blocks[block].solvedAs == SolvedAs::Assignment ? 0 : 1;
            for (const std::uint32_t equation : structure_.blocks[block].equations) {
                part.components.insert(componentOf(system_, structure_.equations[equation].origin));
                const std::array sides{structure_.equations[equation].left, structure_.equations[equation].right};
                for (const VariableId read : cone.variables(sides))
                    if (structure_.variable(read).use == VariableUse::Delayed)
                        part.delayed.insert(pathOf(read));
            }
        }
        for (const auto& [state, node] : stateNodes_)
            ++parts[rootOf(node)].states;
        std::vector<const PartSize*> order;
        for (const auto& [root, part] : parts)
            order.push_back(&part);
        std::ranges::stable_sort(order,
                                 [](const PartSize* a, const PartSize* b) { return a->equations > b->equations; });
        StructureTable table = emptyTable();
        for (std::size_t number = 0; number < order.size(); ++number)
            table.rows.push_back(rowOf(number + 1, *order[number]));
        return table;
    }

private:
    [[nodiscard]] QString pathOf(VariableId id) const
    {
        return QString::fromStdString(system_.model.variable(id).path);
    }

    [[nodiscard]] std::size_t rootOf(std::size_t node)
    {
        while (parents_[node] != node)
            node = parents_[node] = parents_[parents_[node]];
        return node;
    }
    void unite(std::size_t a, std::size_t b) { parents_[rootOf(a)] = rootOf(b); }

    std::size_t nodeOfState(VariableId state)
    {
        const auto [known, isNew] = stateNodes_.try_emplace(index(state), parents_.size());
        if (isNew) {
            parents_.push_back(parents_.size());
            const VariableId rate = system_.model.findVariable("der(" + system_.model.variable(state).path + ")");
            const std::size_t own = known->second;
            const VariableId same = rate == kNoVariable ? rate : structure_.variable(rate).same;
            if (same != kNoVariable && structure_.variable(same).block >= 0)
                unite(own, static_cast<std::size_t>(structure_.variable(same).block));
            else if (same != kNoVariable && structure_.variable(same).use == VariableUse::State)
                unite(own, nodeOfState(same));  // a position whose speed is a state too
            return own;
        }
        return known->second;
    }

    void uniteBlock(std::size_t block)
    {
        for (const std::uint32_t equation : structure_.blocks[block].equations) {
            for (const VariableId read : structure_.equations[equation].unknowns)
                if (const std::int32_t from = structure_.variable(read).block; from >= 0)
                    unite(block, static_cast<std::size_t>(from));
            for (const VariableId state : structure_.equations[equation].states)
                unite(block, nodeOfState(state));
        }
    }

    const CompiledSystem& system_;
    const SystemStructure& structure_;
    std::vector<std::size_t> parents_;                 ///< blocks, then states
    std::map<std::uint32_t, std::size_t> stateNodes_;  ///< by variable
};

}  // namespace

StructureTable partsTable(const CompiledSystem& system)
{
    if (system.parts)
        return tableOfParts(system);
    return PartFinder(system).table();
}

}  // namespace bramah::solver
