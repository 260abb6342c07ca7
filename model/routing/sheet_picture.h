// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QHash>
#include <QRectF>

#include <optional>
#include <vector>

namespace bramah::model {

/// Everything on a sheet that lines have to avoid, with places. Quick to copy and change, so that plans can
/// try things. Symbols, ports, lines and nets are indices into the lists; nets are numbered as in the
/// diagram.
struct SheetPicture {
    /// A symbol, one of the class's own ports, or a node.
    struct Symbol {
        ComponentId id;
        QRectF body;  ///< bounds of the drawing without texts; null for a node, which lines may cross
        std::vector<QRectF> texts;
        std::vector<QRectF> labels;  ///< those of \a texts that can be moved
        bool isNode = false;
        bool isAutoNode = false;
        bool isHidden = false;  ///< on the sheet, but not drawn
        QPointF anchor;
    };
    /// A port of a symbol; a vector of connectors is one port.
    struct Port {
        int symbol = -1;
        QString name;
        QPointF position;
        std::optional<Side> side;  ///< nothing: lines may leave in any direction, as at a node
        std::vector<int> nets;     ///< nets joined to it; only a vector of ports has several
    };
    /// The line of a connect.
    struct Line {
        ConnectionId id;
        int net = -1;
        int portA = -1;  ///< -1 if that port is not on the sheet
        int portB = -1;
        std::vector<QPointF> points;  ///< without needless points; empty if the text draws no line
        bool isReadOnly = false;
    };
    /// The lines and ports of a net, as indices into the lists.
    struct Net {
        std::vector<int> lines;
        std::vector<int> ports;
    };

    /// The picture of everything on the sheet or, if \a region is given, of what touches it; nets with a line there
    /// have all their lines and ports.
    explicit SheetPicture(const Diagram& diagram, std::optional<QRectF> region = {});

    std::vector<Symbol> symbols;
    std::vector<Port> ports;
    std::vector<Line> lines;
    std::vector<Net> nets;  ///< a net that does not touch the region has no lines

    /// The index of a symbol, or -1.
    [[nodiscard]] int symbolAt(const ComponentId& id) const;
    /// The index of the line of \a id; -1 if it is not in the picture.
    [[nodiscard]] int lineOf(const ConnectionId& id) const;
    /// Moves a symbol and its ports to the place of \a moved; lines stay.
    void place(const DiagramComponent& moved);
    /// Shifts the texts of a symbol that can be moved.
    void shiftLabels(int symbol, QPointF shift);
    /// Do two nets end at the same vector of ports, so that their last pieces have to meet?
    [[nodiscard]] bool sharePort(int netA, int netB) const;

private:
    void addSymbol(const DiagramComponent& symbol, bool isOwnPort);
    void addLine(const Diagram& diagram, const DiagramConnection& connection);
    [[nodiscard]] int portOf(const PortRef& ref, int net);

    QHash<ComponentId, int> symbolById_;
    QHash<std::pair<int, QString>, int> portByName_;
    QHash<ConnectionId, int> lineById_;
};

/// The texts of a symbol that cannot be moved: all but its name and values.
[[nodiscard]] std::vector<QRectF> lettersOf(const SheetPicture::Symbol& symbol);

}  // namespace bramah::model
