// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::model {

/// The port that replaces the lines of one net that lead out of a part of a sheet: a port of the class made of that
/// part.
struct CutPort {
    QString name;            ///< the letter of ISO 9461 that a port of the net has, else the inner port's name
    QString connectorClass;  ///< full name
    LineStyle style = LineStyle::Working;
    Side side = Side::East;      ///< of the new symbol, where the lines left
    QPointF place;               ///< on the inner sheet
    bool stores = false;         ///< oil is stored inside
    std::vector<PortRef> inner;  ///< one of each group of ports that stay joined inside
    std::vector<PortRef> outer;  ///< and outside
    bool leadsOut = false;       ///< the lines were written from inside to outside
    std::vector<ConnectionId> lines;
};

struct CutLines {
    std::vector<CutPort> ports;
    std::vector<ConnectionId> inside;  ///< lines that go with the part
    std::vector<ConnectionId> cut;     ///< lines that end
    QRectF area;                       ///< of the part on the sheet, with room about it; on the grid
};

/// Parts the lines of \a diagram at \a names, which are no names of its own ports. \a taken: names that no port may
/// have. The error says which line cannot be cut, and why.
[[nodiscard]] tl::expected<CutLines, QString> cutLines(const Diagram& diagram, const QSet<QString>& names,
                                                       QStringList taken);

}  // namespace bramah::model
