// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_strokes.h"

#include <utility>

namespace bramah::solver {
namespace {

using Stroke = BondGraph::Stroke;

class Assignment
{
public:
    explicit Assignment(BondGraph& graph) : graph_(graph), bondsAt_(graph.nodes.size())
    {
        for (std::size_t bond = 0; bond < graph.bonds.size(); ++bond) {
            bondsAt_[static_cast<std::size_t>(graph.bonds[bond].tail)].push_back(bond);
            bondsAt_[static_cast<std::size_t>(graph.bonds[bond].head)].push_back(bond);
            found_.push_back(std::exchange(graph.bonds[bond].stroke, Stroke::Open));
        }
    }

    void complete()
    {
        const auto takesEffort = [](const QString& letter) {
            return letter == QLatin1String("Sf") || letter == QLatin1String("De");
        };
        const auto isFixed = [&](const QString& letter) {
            return takesEffort(letter) || letter == QLatin1String("Se") || letter == QLatin1String("Df");
        };
        forEachOnePort([&](std::size_t node, const QString& letter) {
            if (isFixed(letter) && !put(bondsAt_[node].front(), node, takesEffort(letter)))
                graph_.nodes[node].isOff = true;
        });
        for (std::size_t bond = 0; bond < found_.size(); ++bond)
            if (found_[bond] != Stroke::Open)
                put(bond, static_cast<std::size_t>(graph_.bonds[bond].head), found_[bond] == Stroke::AtHead);
        forEachOnePort([&](std::size_t node, const QString& letter) {
            if (letter == QLatin1String("C") || letter == QLatin1String("I"))
                put(bondsAt_[node].front(), node, letter == QLatin1String("I"));
        });
        for (std::size_t bond = 0; bond < found_.size(); ++bond)
            for (const bool isAtHead : {true, false})
                put(bond, static_cast<std::size_t>(graph_.bonds[bond].head), isAtHead);
        forEachOnePort([&](std::size_t node, const QString& letter) {
            const int at = strokeAt(bondsAt_[node].front(), node);
            if ((letter == QLatin1String("C") && at == 1) || (letter == QLatin1String("I") && at == 0))
                graph_.nodes[node].isOff = true;
        });
    }

private:
    static constexpr int kOpen = -1;

    /// Calls \a visit with each element with one bond and its letter, without the m of modulated elements.
    template <typename Visit>
    void forEachOnePort(Visit visit)
    {
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node) {
            const QString& letter = graph_.nodes[node].letter;
            if (bondsAt_[node].size() == 1)
                visit(node, letter.startsWith(QLatin1Char('m')) ? letter.mid(1) : letter);
        }
    }

    /// 1 if the stroke of a bond is at this node, 0 if it is at the other one.
    [[nodiscard]] int strokeAt(std::size_t bond, std::size_t node) const
    {
        const BondGraph::Bond& own = graph_.bonds[bond];
        if (own.stroke == Stroke::Open)
            return kOpen;
        return (own.stroke == Stroke::AtHead) == (static_cast<std::size_t>(own.head) == node) ? 1 : 0;
    }

    void set(std::size_t bond, std::size_t node, bool isAtNode)
    {
        BondGraph::Bond& own = graph_.bonds[bond];
        own.stroke = (static_cast<std::size_t>(own.head) == node) == isAtNode ? Stroke::AtHead : Stroke::AtTail;
        open_.push_back(static_cast<std::size_t>(own.tail));
        open_.push_back(static_cast<std::size_t>(own.head));
    }

    /// Sets a stroke and all strokes that follow from it. If one contradicts the present strokes, returns false and
    /// changes nothing.
    bool put(std::size_t bond, std::size_t node, bool isAtNode)
    {
        if (const int at = strokeAt(bond, node); at != kOpen)
            return at == (isAtNode ? 1 : 0);
        const std::vector<BondGraph::Bond> before = graph_.bonds;
        set(bond, node, isAtNode);
        while (!open_.empty()) {
            const std::size_t next = open_.back();
            open_.pop_back();
            if (follow(next))
                continue;
            graph_.bonds = before;
            open_.clear();
            return false;
        }
        return true;
    }

    /// A 0-junction has its stroke at exactly one bond, which gives the effort; a 1-junction at all bonds but one.
    bool followJunction(std::size_t node, int single)
    {
        std::size_t singles = 0, opens = 0, last = 0;
        for (const std::size_t bond : bondsAt_[node]) {
            const int at = strokeAt(bond, node);
            singles += at == single ? 1 : 0;
            opens += at == kOpen ? 1 : 0;
            last = at == kOpen ? bond : last;
        }
        if (singles > 1 || (singles == 0 && opens == 0))
            return false;
        if (singles == 0 && opens == 1)
            set(last, node, single == 1);
        for (const std::size_t bond : bondsAt_[node])
            if (singles == 1 && strokeAt(bond, node) == kOpen)
                set(bond, node, single == 0);
        return true;
    }

    bool follow(std::size_t node)
    {
        QString letter = graph_.nodes[node].letter;
        if (letter == QLatin1String("0") || letter == QLatin1String("1"))
            return followJunction(node, letter == QLatin1String("0") ? 1 : 0);
        if (bondsAt_[node].size() != 2)
            return true;
        const bool isGyrator = letter.endsWith(QLatin1String("GY"));
        if (!isGyrator && !letter.endsWith(QLatin1String("TF")))
            return true;
        for (const int first : {0, 1}) {
            const std::size_t own = bondsAt_[node][static_cast<std::size_t>(first)];
            const std::size_t other = bondsAt_[node][static_cast<std::size_t>(1 - first)];
            const int at = strokeAt(own, node), there = strokeAt(other, node);
            if (at == kOpen)
                continue;
            if (there == kOpen)
                set(other, node, (at == 1) == isGyrator);
            else if ((at == there) != isGyrator)
                return false;
        }
        return true;
    }

    BondGraph& graph_;
    std::vector<std::vector<std::size_t>> bondsAt_;
    std::vector<Stroke> found_;      ///< by bond: the compiler's stroke
    std::vector<std::size_t> open_;  ///< nodes to examine
};

}  // namespace

void completeStrokes(BondGraph& graph)
{
    Assignment(graph).complete();
}

}  // namespace bramah::solver
