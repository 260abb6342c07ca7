// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/drawing_faults.h"
#include "model/routing/net_tree.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace bramah::model {

/// The region that has to be checked after \a changed parts of the sheet have changed: the lines that touch them and
/// room for other ways of these lines.
[[nodiscard]] QRectF reachOf(const Diagram& diagram, const std::vector<QRectF>& changed);

/// The nets with lines near \a places. Where a symbol was removed, lines may find a better way.
[[nodiscard]] std::vector<int> netsNear(const Diagram& diagram, const std::vector<QRectF>& places);

/// A router that knows all obstacles for a line of a net (-1: of a new one).
[[nodiscard]] Router routerFor(const Diagram& diagram, int net);

/// Keeps the lines of a sheet legible during changes: misleading ones are drawn anew, with the least change to the
/// rest. A line drawn as the router would do it is also replaced by a better way; hand-made bends, recognised by
/// costing more than the router's way, stay as long as the line is legible.
class LineClearing
{
public:
    /// Begins with \a picture, a copy, as the drawing before the change.
    explicit LineClearing(SheetPicture picture);

    /// The drawing as it is now.
    [[nodiscard]] const SheetPicture& picture() const { return picture_; }
    /// Records nets as they are drawn before a change. Nets that are only shifted need no record.
    void remember(const std::vector<int>& nets);
    /// Moves symbols to the places in \a moved. Nodes stay there unless lines would run out to them and back.
    void place(const std::vector<DiagramComponent>& moved);
    /// Draws a connect along \a points [sheet], as a change of the lines has it; needless points go. Ids that are not
    /// on the picture are ignored.
    void setLine(const ConnectionId& id, const std::vector<QPointF>& points);
    /// Keeps a drawn node where it is.
    void hold(const ComponentId& node);

    /// Draws anew the lines of \a nets that have become illegible or needlessly long, and lines under placed symbols.
    /// \a shifted: nets that moved with all their symbols; they are drawn anew only where they met others.
    void clear(const std::vector<int>& nets, const std::vector<int>& shifted = {});
    /// The same, but hand-made bends are not kept.
    void straighten(const std::vector<int>& nets);
    /// Draws nets anew as if they had no lines yet.
    void routeAgain(const std::vector<int>& nets);
    /// The sum of the faults of nets as drawn now: 1 for each that lies, little for a line through a text.
    [[nodiscard]] double faultWeight(const std::vector<int>& nets) const;
    /// The cost of their lines, see NetTree::cost().
    [[nodiscard]] double cost(const std::vector<int>& nets) const;

    /// Lines whose points differ from those at the beginning.
    [[nodiscard]] std::vector<std::pair<ConnectionId, std::vector<QPointF>>> changedLines() const;
    /// Drawn nodes and their shifts; of the placed ones those that could not stay there.
    [[nodiscard]] std::vector<std::pair<ComponentId, QPointF>> movedNodes() const;
    /// The number of nets whose hand-made bends were given up.
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
    void dropLooseEnds(const Nets& nets);
    [[nodiscard]] Nets wrongOf(const Nets& nets) const;
    void show(const SheetPicture& state, const Nets& nets);
    [[nodiscard]] double faultWeightOf(const SheetPicture& state, const Nets& nets);

    SheetPicture picture_;
    const SheetPicture before_;
    DrawingChecker checker_;
    std::set<int> held_;             ///< nodes that stay, by number of the symbol
    std::map<int, QPointF> placed_;  ///< new places by number of the symbol
    std::map<int, double> excess_;   ///< of each recorded net: the excess cost of its lines over the router's
    std::map<int, NetTree> cut_;     ///< nets being redrawn: what is left of their lines
    Nets handMade_;
};

}  // namespace bramah::model
