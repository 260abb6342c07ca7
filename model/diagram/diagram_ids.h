// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/dotted_name.h"

#include <QHashFunctions>
#include <QString>

namespace bramah::model {

/// A component of the class a diagram shows, by its name; an element of an array keeps its subscripts, `a[2]`.
struct ComponentId {
    QString name;

    /// The declared name, without subscripts.
    [[nodiscard]] QString baseName() const { return withoutSubscripts(name); }
    /// True for no component; as part of a PortRef: the shown class itself.
    [[nodiscard]] bool isEmpty() const { return name.isEmpty(); }
    friend bool operator==(const ComponentId&, const ComponentId&) = default;
    friend auto operator<=>(const ComponentId& a, const ComponentId& b) { return a.name.compare(b.name) <=> 0; }
};

/// One port: of a component, or of the shown class itself if `component` is empty. `port` may have subscripts (`u[1]`)
/// and, inside nested connectors, dots.
struct PortRef {
    ComponentId component;
    QString port;

    /// The port's declared name, without subscripts and nested parts.
    [[nodiscard]] QString baseName() const { return withoutSubscripts(firstName(port)); }
    /// The text in `connect`: `pump.P`, `a[2].p`, `u`.
    [[nodiscard]] QString text() const { return component.isEmpty() ? port : component.name + QLatin1Char('.') + port; }
    /// True for no port.
    [[nodiscard]] bool isEmpty() const { return port.isEmpty(); }
    friend bool operator==(const PortRef&, const PortRef&) = default;
    friend auto operator<=>(const PortRef& a, const PortRef& b) { return a.text().compare(b.text()) <=> 0; }
};

/// One `connect` of the shown class, by its ends as written. `ordinal` distinguishes equal connects, from 0.
struct ConnectionId {
    PortRef a;
    PortRef b;
    int ordinal = 0;

    friend bool operator==(const ConnectionId&, const ConnectionId&) = default;
    friend auto operator<=>(const ConnectionId&, const ConnectionId&) = default;
};

/// For QHash: ids that are equal have equal hashes.
///@{
inline size_t qHash(const ComponentId& id, size_t seed = 0)
{
    return qHash(id.name, seed);
}
inline size_t qHash(const PortRef& ref, size_t seed = 0)
{
    return qHashMulti(seed, ref.component, ref.port);
}
inline size_t qHash(const ConnectionId& id, size_t seed = 0)
{
    return qHashMulti(seed, id.a, id.b, id.ordinal);
}
///@}

}  // namespace bramah::model
