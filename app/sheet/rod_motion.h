// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_shifts.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/results/result_store.h"

#include <vector>

namespace bramah::app {

/// Moves rods and the components connected to them by the results of a run: masses move with the piston that pushes
/// them, springs and dampers between two rods are drawn longer or shorter. A cylinder's `__Bramah(moves(rod=...))`
/// gives how far its icon draws the rod out, and all that is connected to it moves at the same scale. Without a
/// cylinder a round scale is chosen at which the largest motion of the run is some modules long. Finds the connections
/// once and keeps them.
class RodMotion
{
public:
    /// The shifts at \a time [s] of the symbols of \a model, which \a diagram shows.
    [[nodiscard]] editor::SheetShifts at(const model::Diagram& diagram, const model::Instance& model,
                                         const solver::ResultStore& results, double time);
    /// To be called before another diagram or another run.
    void forget();

private:
    /// A net of flanges.
    struct Rod {
        int net = -1;     ///< of the diagram
        int column = -1;  ///< of its position [m]
        int chain = -1;
    };
    /// Rods that springs, masses and similar components connect.
    struct Chain {
        QPointF direction{1, 0};   ///< of positive motion on the sheet
        model::ComponentId mover;  ///< the component whose icon moves one of the rods; empty if there is none
        QString moverPort;
        double moverScale = 1;  ///< sheet units per unit of the mover's icon
        int moverRod = -1;
        double scale = 0;  ///< sheet units per metre, as last computed
    };
    /// A component that moves with one rod or lies between two.
    struct Rider {
        model::ComponentId id;
        std::vector<std::pair<int, QPointF>> rods;  ///< at most two, each with its port's place
    };

    void lookUp(const model::Diagram& diagram, const model::Instance& model, const solver::ResultStore& results);
    void join(const model::Diagram& diagram, const model::Instance& model);
    void findMover(const model::DiagramComponent& component, const model::Instance& model,
                   const std::vector<std::pair<QString, int>>& ends);
    [[nodiscard]] double motionOf(const Rod& rod, const solver::ResultStore& results, double time) const;
    [[nodiscard]] bool isCarried(const Rod& rod, const Chain& chain, const solver::ResultStore& results) const;
    [[nodiscard]] double freeScale(int chain, const solver::ResultStore& results) const;
    [[nodiscard]] std::vector<double> chainWays(const model::Instance& model, const solver::ResultStore& results,
                                                double time);

    std::vector<Rod> rods_;
    std::vector<Chain> chains_;
    std::vector<Rider> riders_;
    std::vector<std::vector<QPointF>> fixedEnds_;    ///< of each rod: ports that do not move
    const solver::ResultColumn* columns_ = nullptr;  ///< those that the indices refer to; only compared
    std::size_t columnCount_ = 0;
};

}  // namespace bramah::app
