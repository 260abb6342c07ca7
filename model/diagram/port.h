// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/connections/bus_signals.h"
#include "model/diagram/diagram_ids.h"
#include "model/diagram/plug.h"
#include "model/graphics/affine_map.h"
#include "model/graphics/icon.h"
#include "model/text/dotted_name.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace bramah::model {

/// The domain of a kind of connectors, a name. Connector classes name it, `__Bramah(domain="acoustic")`; any name is a
/// domain of its own. The constants here are those that the program has words or components for.
class Domain
{
public:
    Domain() = default;
    /// The domain called \a name; equal names are one domain, an empty one is Other.
    explicit Domain(QString name) : name_(std::move(name)) {}
    /// The name as connector classes write it; empty for Other.
    [[nodiscard]] const QString& name() const { return name_; }

    static const Domain Hydraulic, Pneumatic, Translational, Rotational, Signal, Electrical, Thermal, Bond, Other;

    friend bool operator==(const Domain&, const Domain&) = default;
    friend auto operator<=>(const Domain& a, const Domain& b) { return a.name_.compare(b.name_) <=> 0; }

private:
    QString name_;
};

inline const Domain Domain::Hydraulic{QStringLiteral("hydraulic")};
inline const Domain Domain::Pneumatic{QStringLiteral("pneumatic")};
inline const Domain Domain::Translational{QStringLiteral("translational")};
inline const Domain Domain::Rotational{QStringLiteral("rotational")};
inline const Domain Domain::Signal{QStringLiteral("signal")};
inline const Domain Domain::Electrical{QStringLiteral("electrical")};
inline const Domain Domain::Thermal{QStringLiteral("thermal")};
inline const Domain Domain::Bond{QStringLiteral("bond")};
inline const Domain Domain::Other;  ///< without a name

/// The side on which a line leaves a port on the sheet.
enum class Side : std::uint8_t { North, East, South, West };
/// North and South, East and West.
[[nodiscard]] constexpr Side opposite(Side side)
{
    return static_cast<Side>((static_cast<int>(side) + 2) % 4);
}
/// The styles of lines on sheets (symbols.md, 1.4).
enum class LineStyle : std::uint8_t {
    Working,
    Pilot,
    Mechanical,
    Signal,
    BooleanSignal,
    Electrical,
    Thermal,
    Bond,  ///< with a half arrow at the head
    Bus,   ///< thick: many signals
    Other
};

/// Which end of a bond a connector is (`__Bramah(bond="head")` of its class): power is positive from tail to head.
enum class BondEnd : std::uint8_t { None, Tail, Head };

/// Is it the style of a signal of numbers or of Booleans? Not of a bus.
[[nodiscard]] constexpr bool isSignal(LineStyle style)
{
    return style == LineStyle::Signal || style == LineStyle::BooleanSignal;
}

/// The style that a connector class names: `working`, `pilot`, `mechanical`, `electrical`, `thermal`, `bond`, `bus`,
/// `signal`.
[[nodiscard]] std::optional<LineStyle> lineStyleNamed(const QString& name);

/// The colour of this style for lines in the text, where other tools cannot find it out from the ports; black if none.
[[nodiscard]] Color lineColor(LineStyle style);

/// The attributes of a style in a `Line` annotation, as `color={44,99,201}`; empty if the usual drawing is right.
[[nodiscard]] QString lineAttributes(LineStyle style);

/// The unit vector of a side, y up.
[[nodiscard]] QPointF vectorOf(Side side);
/// The side nearest to a direction, y up.
[[nodiscard]] Side sideAlong(QPointF direction);

/// One connector of a symbol, or of the shown class itself, as it lies on the sheet.
/// Large: a plain record of a port's properties.
struct DiagramPort {
    QString name;            ///< declared name, without subscripts
    QString connectorClass;  ///< full name of the connector's class
    QString description;
    Domain domain;
    QString joining;         ///< name of its joining rule, see joining_rule.h; empty: only its variables decide
    QString nodeClass;       ///< class of the node that drawing inserts if the joining rule wants one; empty: none
    QString pilotNode;       ///< modifiers of such a node between pilot lines, as `(V = 5e-6)`
    QStringList references;  ///< classes that give the port what nothing else determines, as a tank; the usual first
    QString load;            ///< class of what hangs on such a port, as a mass on a rod; may be empty
    bool isReturn = false;   ///< by its name a port for a reference, as `T` of a valve for a tank
    Causality causality = Causality::None;  ///< of a signal; for a connector of several variables see plug
    Plug plug;                              ///< its variables
    BondEnd bondEnd = BondEnd::None;
    QString signalType;  ///< `Real`, `Integer`, `Boolean`, ... for signals
    LineStyle lineStyle = LineStyle::Working;
    QPointF position;  ///< on the sheet
    Side side = Side::East;
    AffineMap map;        ///< from the connector icon's coordinates into the sheet's
    IconPtr icon;         ///< the connector's drawing; may be null
    bool stores = false;  ///< this port leads to a stored medium or a set potential: its net needs no node
    QString medium;       ///< the name of its medium, as `fluid.oil`; empty: the sheet's own
    QString fixes;        ///< name of the potential that is set behind this port, as `p` by a tank; else empty
    std::optional<double> fixedAt;  ///< its value [SI], if parameters alone determine it
    bool isRod = false;             ///< a mechanical port drawn as two lines one module apart
    bool hasDefault = false;        ///< a signal input that has a value without a line
    int size = -1;                  ///< number of elements of a vector of connectors; -1: a single connector
    QString sizedBy;     ///< the parameter that drawing lines increases to lengthen the vector; empty: fixed size
    bool isBus = false;  ///< an expandable connector: lines add signals to it
    BusSignals signals;  ///< of a bus: the signals that its component adds

    friend bool operator==(const DiagramPort&, const DiagramPort&) = default;
};

/// Is \a ref a signal on the bus \a port, as `bus.speed`, and not the bus itself?
[[nodiscard]] inline bool isOnBus(const DiagramPort& port, const PortRef& ref)
{
    return port.isBus && firstDot(ref.port) >= 0;
}

}  // namespace bramah::model
