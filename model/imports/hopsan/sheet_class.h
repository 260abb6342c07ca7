// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/placement.h"
#include "model/imports/hopsan/hmf_system.h"

#include <QHash>
#include <QPointF>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::model::hopsan {

/// A component of a class that is being written.
struct SheetPart {
    QString name;
    QString className;
    std::vector<std::pair<QString, QString>> modifiers;
    QString description;
    QString prefix;            ///< `inner`
    QString value;             ///< of an input: what it has without a line; empty: nothing
    bool isConnector = false;  ///< a port of the class itself
    HmfPose pose;              ///< on Hopsan's sheet
    /// Where Hopsan's ports lie, from the symbol's middle in shares of its size, y up, by names of connectors.
    std::vector<std::pair<QString, QPointF>> wantedPorts;
    /// Of what stands at a line: the port of another part that it stands before, as `valve.u`. Else empty.
    QString beside;
    Placement placement;
};

/// One `connect`.
struct SheetLine {
    QString a, b;  ///< as `pump.P`
    std::vector<QPointF> points;
    QString attributes;  ///< of the Line, as `color={44,99,201}`
};

/// A port of a class's symbol.
struct SymbolPort {
    QString name;
    QString className;
    QPointF place;  ///< in the icon's coordinates
};

/// A class that is being written.
struct SheetClass {
    QString name;
    QString description;
    QString documentation;                                ///< HTML, without quotes
    QString standsFor;                                    ///< of a placeholder: the Hopsan type
    std::vector<std::pair<QString, QString>> parameters;  ///< names and values; empty: the whole gives it
    std::vector<std::pair<QString, QString>> comments;    ///< what Hopsan calls the parameters, by their names
    std::vector<SheetPart> parts;
    std::vector<SheetLine> lines;
    std::vector<SymbolPort> symbolPorts;  ///< empty for the model itself
    std::vector<std::unique_ptr<SheetClass>> classes;
    double start = 0, stop = 0;  ///< of the model itself

    /// The part called \a partName, or null; valid until parts are added or removed.
    [[nodiscard]] SheetPart* part(const QString& partName);
};

}  // namespace bramah::model::hopsan
