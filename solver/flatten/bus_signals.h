// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bramah::solver {

/// The signals of buses: each is given by one output and read by any number of inputs, wherever they are connected to
/// the bus. A bus itself has no direction: it follows from where the output is.
class BusSignals
{
public:
    explicit BusSignals(ExpressionLowering& lowering) : lowering_(lowering) {}

    /// A variable of a connector, from inside or outside of the component it belongs to, and the connect that says so.
    struct End {
        VariableId variable = kNoVariable;
        bool isOutside = false;
        Origin origin;
    };
    /// Notes potentials that are equal; false, and not noted, if no bus has one of them.
    bool add(const std::vector<End>& set);
    /// Reports signals that nothing gives or more than one output; before connections are equations. If
    /// \a arePortsOpen, a signal on a bus of the \a model that nothing gives is an input.
    void check(const model::Instance& model, bool arePortsOpen);
    /// Is \a variable, of a bus of a component, given from outside of this component? After check().
    [[nodiscard]] bool isGivenOutside(VariableId variable) const { return givenOutside_.contains(index(variable)); }

private:
    struct Signal {
        std::vector<End> sources, readers;
        std::vector<VariableId> onBus;
        bool isCausal = true;
    };
    [[nodiscard]] const model::Instance* instanceOf(VariableId variable) const;
    [[nodiscard]] QString nameOf(VariableId variable) const;
    std::size_t rootOf(std::size_t set);
    [[nodiscard]] std::vector<Signal> signalsByRoot();
    void sort(const End& end, Signal& signal) const;
    void checkOne(const Signal& signal, const model::Instance& model, bool arePortsOpen);
    /// The component that gives the signal; null if none or several may.
    [[nodiscard]] const model::Instance* giver(const Signal& signal);
    [[nodiscard]] const std::unordered_set<std::uint32_t>& variablesInEquations();
    void report(model::DiagnosticKind kind, QStringList arguments, const Origin& origin);

    ExpressionLowering& lowering_;
    std::vector<std::vector<End>> sets_;
    std::vector<std::size_t> parents_;  ///< sets of one signal
    std::unordered_map<std::uint32_t, std::size_t> setByBusVariable_;
    std::unordered_set<std::uint32_t> givenOutside_;
    std::unordered_set<std::uint32_t> inEquations_;
    bool areEquationsRead_ = false;
};

}  // namespace bramah::solver
