// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::model {

/// A port of the class that is made of a part of a sheet. It replaces all lines of one net that cross the border of the
/// part.
struct CutPort {
    /// The letter (ISO 9461) of a port in the net, else the name of the inner port, with its component before it where
    /// signals of several components have the same.
    QString name;
    QString connectorClass;  ///< full name
    LineStyle style = LineStyle::Working;
    Causality causality = Causality::None;  ///< of a signal
    Side side = Side::East;                 ///< the side of the new symbol that the lines crossed
    QPointF place;                          ///< on the inner sheet
    bool stores = false;                    ///< oil is stored inside
    std::vector<PortRef> inner;             ///< one port of each group that stays joined inside
    std::vector<PortRef> outer;             ///< one port of each group that stays joined outside
    bool leadsOut = false;                  ///< the connects were written with the inner end first
    std::vector<ConnectionId> lines;
};

/// How a part of a sheet is cut out: the ports that it gets, and the lines of the sheet by what becomes of them.
struct CutLines {
    std::vector<CutPort> ports;
    std::vector<ConnectionId> inside;  ///< lines that belong to the part
    std::vector<ConnectionId> cut;     ///< lines that are replaced
    QRectF area;                       ///< of the part on the sheet, with a margin; on the grid
};

/// Divides the lines of \a diagram at the components \a names, none of which is a port of the class. \a taken: names
/// that no port may have. The error names the line that cannot be cut, and the reason.
[[nodiscard]] tl::expected<CutLines, QString> cutLines(const Diagram& diagram, const QSet<QString>& names,
                                                       QStringList taken);

}  // namespace bramah::model
