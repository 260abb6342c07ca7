// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/drawing_faults.h"
#include "model/routing/net_tree.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace bramah::model {

/// The region to be looked at when \a changed, a part of the sheet, has changed: the lines that touch it, and
/// room for other ways of them.
[[nodiscard]] QRectF reachOf(const Diagram& diagram, const std::vector<QRectF>& changed);

/// The nets with lines near \a places. Where a symbol was, lines may find a better way now.
[[nodiscard]] std::vector<int> netsNear(const Diagram& diagram, const std::vector<QRectF>& places);

/// Knows all that a line of a net (-1: of a new one) has to keep clear of.
[[nodiscard]] Router routerFor(const Diagram& diagram, int net);

/// Keeps the lines of a sheet legible while it is changed: those that lie are drawn anew, with the least change to what
/// stands. Lines as the router draws them are also drawn anew where it has a better way now; bends made by hand, which
/// show by costing more than the router's, stay as long as the line is legible.
class LineClearing
{
public:
    explicit LineClearing(SheetPicture picture);

    [[nodiscard]] const SheetPicture& picture() const { return picture_; }
    /// Looks at nets as they are drawn now, before a change. Those that are only shifted need no look.
    void remember(const std::vector<int>& nets);
    /// Symbols lie as those of \a moved do. Nodes stay there, unless lines would have to run out to them and back.
    void place(const std::vector<DiagramComponent>& moved);
    void setLine(const ConnectionId& id, const std::vector<QPointF>& points);
    /// A node made by drawing is not to be moved.
    void hold(const ComponentId& node);

    /// Draws anew what of \a nets has become illegible or needlessly long, and what now lies under a symbol that was
    /// placed. \a shifted: nets that went with all their symbols, and are drawn anew only where they met others.
    void clear(const std::vector<int>& nets, const std::vector<int>& shifted = {});
    /// The same for lines drawn by hand: their bends are as little worth as the router's.
    void straighten(const std::vector<int>& nets);
    /// Draws nets anew as if there were no line yet.
    void routeAgain(const std::vector<int>& nets);
    /// The faults of nets as they are now.
    [[nodiscard]] int faultCount(const std::vector<int>& nets) const;
    /// The cost of their lines, see NetTree::cost().
    [[nodiscard]] double cost(const std::vector<int>& nets) const;

    /// Lines whose points differ from those at the beginning.
    [[nodiscard]] std::vector<std::pair<ConnectionId, std::vector<QPointF>>> changedLines() const;
    /// Nodes made by drawing and how far they have gone; of those placed the ones that could not stay there.
    [[nodiscard]] std::vector<std::pair<ComponentId, QPointF>> movedNodes() const;
    /// The number of nets with bends made by hand that had to give way.
    [[nodiscard]] int handMadeCount() const { return static_cast<int>(handMade_.size()); }

private:
    using Nets = std::set<int>;

    [[nodiscard]] bool isEditable(int net) const;
    [[nodiscard]] Router routerFor(int net) const;
    [[nodiscard]] std::vector<QLineF> linesAbout(int net) const;
    [[nodiscard]] NetTree freshTree(int net) const;
    [[nodiscard]] double excessOf(int net) const;
    [[nodiscard]] std::optional<NetTree> betterTree(int net) const;
    [[nodiscard]] Nets underPlacedSymbols() const;
    [[nodiscard]] Nets meetingOthers(const Nets& shifted) const;
    [[nodiscard]] Nets disturbing(const Nets& nets) const;
    void releaseNodes(const Nets& nets);
    void cutWrongWays(const Nets& nets, bool isAll);
    void drawCut(const Nets& nets, bool isBackward);
    void commit(int net, const NetTree& tree);
    void settle(Nets nets, bool isAll);
    [[nodiscard]] Nets wrongOf(const Nets& nets) const;
    void show(const SheetPicture& state, const Nets& nets);
    [[nodiscard]] int faultsOf(const SheetPicture& state, const Nets& nets);

    SheetPicture picture_;
    const SheetPicture before_;
    DrawingChecker checker_;
    std::set<int> held_;             ///< symbols
    std::map<int, QPointF> placed_;  ///< symbols, and where
    std::map<int, double> excess_;   ///< of each net remembered: the excess cost of its lines over the router's
    std::map<int, NetTree> cut_;     ///< nets in the making: the rest of their lines
    Nets handMade_;
};

}  // namespace bramah::model
