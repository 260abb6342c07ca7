// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/bus_signals.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/symbols/flat_components.h"

#include <map>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Connections to equations (specification 9.2): potentials of a set are equal, flows sum to zero, the flow of a
/// connector that nothing is connected to is zero.
class ConnectionFlattening
{
public:
    ConnectionFlattening(ExpressionLowering& lowering, FlatComponents& components)
        : lowering_(lowering), components_(components), busSignals_(lowering)
    {
    }

    /// Notes one connect equation written at \a place.
    void add(const model::syntax::Equation& connect, const Place& place);
    /// Adds the equations of all sets, and of the flows in none; \a instances are all instances with classes. If
    /// \a arePortsOpen, the connectors of the whole \a model count as joined to something unknown: an equation between
    /// flow and potential instead of no flow.
    void finish(const std::vector<const model::Instance*>& instances, const model::Instance& model, bool arePortsOpen);
    /// The index of the first equation for connectors in no set.
    [[nodiscard]] std::size_t firstZeroFlow() const { return firstZeroFlow_; }
    /// After finish().
    [[nodiscard]] const BusSignals& busSignals() const { return busSignals_; }

private:
    /// A variable of a connector as seen from inside or outside of the component the connector belongs to.
    struct End {
        VariableId variable = kNoVariable;
        bool isOutside = false;
        friend bool operator==(const End&, const End&) = default;
    };
    struct EndHash {
        std::size_t operator()(const End& end) const { return std::size_t{index(end.variable)} * 2 + end.isOutside; }
    };

    /// A connect equation as it is being expanded.
    struct Connect {
        const model::syntax::Equation& equation;
        const Place& place;
        Origin origin;
        bool isLeftOutside = false, isRightOutside = false;
    };

    void join(const Connector& a, const Connector& b, const Connect& connect);
    void checkUnits(const model::Instance& a, const model::Instance& b, const Connect& connect);
    void joinScalars(const Connector& a, const Connector& b, const Connect& connect);
    void reportMismatch(const Connector& a, const Connector& b, const Connect& connect);
    std::uint32_t nodeOf(const End& end, const Origin& origin, const model::Instance& connector);
    std::uint32_t rootOf(std::uint32_t node);
    void joinToSomething(const model::Instance& connector);
    /// Sets the flows of \a connector to zero. For a bus \a isOutside: signals that come to it only from outside of its
    /// component flow nowhere in this component.
    void addZeroFlows(const model::Instance& connector, ComponentId component, bool isOutside = false);
    using Sets = std::map<std::uint32_t, std::vector<std::uint32_t>>;  ///< nodes by their root
    void checkBuses(const Sets& sets, const model::Instance& model, bool arePortsOpen);
    /// Reports signals that two outputs give (9.3).
    void checkOutputs(const std::vector<std::uint32_t>& members);
    [[nodiscard]] bool isSource(const End& end) const;
    /// The potentials that are equal by all sets together, inside and outside of components alike.
    [[nodiscard]] std::vector<std::vector<VariableId>> equalPotentials(const Sets& sets) const;
    void addEquations(const Sets& sets);

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    BusSignals busSignals_;
    std::size_t firstZeroFlow_ = 0;
    std::vector<End> ends_;
    std::vector<Origin> origins_;
    std::vector<std::string> connectorPaths_;
    std::vector<std::uint32_t> parents_;
    std::unordered_map<End, std::uint32_t, EndHash> nodes_;
};

}  // namespace bramah::solver
