// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/bus_signals.h"
#include "solver/flatten/connection_graph.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/symbols/flat_components.h"

#include <map>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Turns connections into equations (specification 9.2): potentials of a set are equal, its flows sum to zero, and the
/// flow of a connector without connections is zero.
class ConnectionFlattening
{
public:
    /// Borrows all three.
    ConnectionFlattening(ExpressionLowering& lowering, FlatComponents& components, ConnectionGraph& graph)
        : lowering_(lowering), components_(components), graph_(graph), busSignals_(lowering)
    {
    }

    /// Adds a connect equation, written at \a place.
    void add(const model::syntax::Equation& connect, const Place& place);
    /// Adds the equations of all sets and of unconnected flows; \a instances are all instances with classes. With \a
    /// arePortsOpen the connectors of the \a model itself count as joined to something unknown: each gets an equation
    /// between flow and potential instead of zero flow.
    void finish(const std::vector<const model::Instance*>& instances, const model::Instance& model, bool arePortsOpen);
    /// The graph that decides which connections of overdetermined records have equations.
    [[nodiscard]] ConnectionGraph& graph() { return graph_; }
    /// The index of the first equation for connectors in no set.
    [[nodiscard]] std::size_t firstZeroFlow() const { return firstZeroFlow_; }
    /// To be called after finish().
    [[nodiscard]] const BusSignals& busSignals() const { return busSignals_; }

private:
    /// A variable of a connector, seen from inside or outside of the connector's component.
    struct End {
        VariableId variable = kNoVariable;
        bool isOutside = false;
        friend bool operator==(const End&, const End&) = default;
    };
    struct EndHash {
        std::size_t operator()(const End& end) const { return std::size_t{index(end.variable)} * 2 + end.isOutside; }
    };

    /// A connect equation during its expansion.
    struct Connect {
        const model::syntax::Equation& equation;
        const Place& place;
        Origin origin;
        bool isLeftOutside = false, isRightOutside = false;
    };

    void join(const Connector& a, const Connector& b, const Connect& connect);
    void checkUnits(const model::Instance& a, const model::Instance& b, const Connect& connect);
    /// The equations between overdetermined records that the rest of the connections does not equate (9.4.3).
    void addConstraint(const Connector& a, const Connector& b, const Connect& connect);
    void joinScalars(const Connector& a, const Connector& b, const Connect& connect);
    void reportMismatch(const Connector& a, const Connector& b, const Connect& connect);
    std::uint32_t nodeOf(const End& end, const Origin& origin, const model::Instance& connector);
    std::uint32_t rootOf(std::uint32_t node);
    void joinToSomething(const model::Instance& connector);
    /// Sets the flows of \a connector to zero. \a isOutside, of a bus: only the signals that arrive from outside of its
    /// component and flow nowhere in it.
    void addZeroFlows(const model::Instance& connector, ComponentId component, bool isOutside = false);
    using Sets = std::map<std::uint32_t, std::vector<std::uint32_t>>;  ///< nodes by their root
    void checkBuses(const Sets& sets, const model::Instance& model, bool arePortsOpen);
    /// Reports signals that two outputs set (9.3).
    void checkOutputs(const std::vector<std::uint32_t>& members);
    [[nodiscard]] bool isSource(const End& end) const;
    /// The potentials that all sets together make equal, inside and outside of components alike.
    [[nodiscard]] std::vector<std::vector<VariableId>> equalPotentials(const Sets& sets) const;
    void addEquations(const Sets& sets);

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    ConnectionGraph& graph_;
    BusSignals busSignals_;
    std::size_t firstZeroFlow_ = 0;
    std::vector<End> ends_;
    std::vector<Origin> origins_;
    std::vector<std::string> connectorPaths_;
    std::vector<std::uint32_t> parents_;
    std::unordered_map<End, std::uint32_t, EndHash> nodes_;
};

}  // namespace bramah::solver
