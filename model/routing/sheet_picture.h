// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QHash>
#include <QRectF>

#include <optional>
#include <vector>

namespace bramah::model {

/// The things on a sheet that lines have to keep clear of, with their places. Light to copy and to change, so that
/// plans can try what they do. Symbols, ports, lines and nets are known by their places in the lists; nets as in the
/// diagram.
struct SheetPicture {
    struct Symbol {
        ComponentId id;
        QRectF body;  ///< of the drawing without texts; null of a node, which lines may cross
        std::vector<QRectF> texts;
        std::vector<QRectF> labels;  ///< those of \a texts that can stand elsewhere
        bool isNode = false;
        bool isAutoNode = false;
        bool isHidden = false;  ///< lies there without being drawn
        QPointF anchor;
    };
    struct Port {
        int symbol = -1;
        QString name;
        QPointF position;
        std::optional<Side> side;  ///< nothing: lines may leave it anywhere, as a node
        std::vector<int> nets;     ///< joined to it; several only of a vector of ports
    };
    struct Line {
        ConnectionId id;
        int net = -1;
        int portA = -1;  ///< -1: there is no such port on the sheet
        int portB = -1;
        std::vector<QPointF> points;  ///< without needless ones; empty if the text draws none
        bool isReadOnly = false;
    };
    struct Net {
        std::vector<int> lines;
        std::vector<int> ports;
    };

    /// The picture of all that lies on the sheet or, if \a region is given, of what touches it; the lines of nets that
    /// do are there with all their ports.
    explicit SheetPicture(const Diagram& diagram, std::optional<QRectF> region = {});

    std::vector<Symbol> symbols;
    std::vector<Port> ports;
    std::vector<Line> lines;
    std::vector<Net> nets;  ///< one of the diagram that does not touch the region has no lines

    /// -1 if there is none.
    [[nodiscard]] int symbolAt(const ComponentId& id) const;
    [[nodiscard]] int lineOf(const ConnectionId& id) const;
    /// A symbol and its ports lie as \a moved does; lines stay.
    void place(const DiagramComponent& moved);
    /// Do two nets end at one vector of ports, so that their last pieces have to meet?
    [[nodiscard]] bool sharePort(int netA, int netB) const;

private:
    void addSymbol(const DiagramComponent& symbol, bool isOwnPort);
    void addLine(const Diagram& diagram, const DiagramConnection& connection);
    [[nodiscard]] int portOf(const PortRef& ref, int net);

    QHash<ComponentId, int> symbolById_;
    QHash<std::pair<int, QString>, int> portByName_;
    QHash<ConnectionId, int> lineById_;
};

}  // namespace bramah::model
