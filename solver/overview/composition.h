// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capsules/capsule_ports.h"
#include "model/diagram/port.h"
#include "solver/overview/structure_table.h"

#include <QList>
#include <QPointF>
#include <QRectF>

#include <functional>

namespace bramah::solver {

/// The nested capsules of a system with their ports and connectors, laid out [px, y down].
struct Composition {
    /// A port on the border of a box.
    struct Port {
        QString name;
        QPointF place;  ///< on the border of its box
        model::Side side = model::Side::East;
        model::PortUse use = model::PortUse::Unused;
        model::PortRole role = model::PortRole::Other;
    };
    /// A capsule or a black box.
    struct Box {
        QString name;
        QString className;  ///< the last part of its name
        QString path;       ///< empty for the system itself
        QRectF frame;
        bool isWhole = false;  ///< its parts are shown inside
        std::vector<Port> ports;
    };
    /// A connector between ports.
    struct Line {
        QList<QPointF> points;
        model::LineStyle style = model::LineStyle::Working;
    };
    std::vector<Box> boxes;  ///< wholes before their parts
    std::vector<Line> lines;
    QSizeF size;
};

/// The composition of \a root: the user's own classes show their parts, library classes are black boxes. Components
/// that only form the behaviour of a capsule, such as the steps of a chart, are no parts. \a widthOf: the width of a
/// text [px].
[[nodiscard]] Composition compositionOf(const model::Instance& root,
                                        const std::function<double(const QString& text)>& widthOf);

/// The composition as a table: each part with its class and its ports.
[[nodiscard]] StructureTable compositionTable(const Composition& composition);

}  // namespace bramah::solver
