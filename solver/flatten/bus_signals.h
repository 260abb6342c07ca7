// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bramah::solver {

/// The signals of buses: one output sets each signal, any number of inputs read it, wherever they are connected to the
/// bus. A bus itself has no direction: the place of the output decides it.
class BusSignals
{
public:
    /// Borrows \a lowering.
    explicit BusSignals(ExpressionLowering& lowering) : lowering_(lowering) {}

    /// A variable of a connector, seen from inside or outside of its component, and the connect that joins it.
    struct End {
        VariableId variable = kNoVariable;
        bool isOutside = false;
        Origin origin;
    };
    /// Adds a set of equal potentials; false, without adding it, if none of them belongs to a bus.
    bool add(const std::vector<End>& set);
    /// Reports signals that no output or several outputs set; to be called before connections become equations. With \a
    /// arePortsOpen a signal without output on a bus of the \a model itself is an input.
    void check(const model::Instance& model, bool arePortsOpen);
    /// Is \a variable, of a component's bus, set outside of this component? To be called after check().
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
    /// The component that sets the signal; null if there is none, or perhaps several.
    [[nodiscard]] const model::Instance* giver(const Signal& signal);
    [[nodiscard]] const std::unordered_set<std::uint32_t>& variablesInEquations();
    void reportNotGiven(const Signal& signal);
    void report(model::DiagnosticKind kind, QStringList arguments, const Origin& origin);

    ExpressionLowering& lowering_;
    std::vector<std::vector<End>> sets_;
    std::vector<std::size_t> parents_;  ///< union-find of sets that belong to one signal
    std::unordered_map<std::uint32_t, std::size_t> setByBusVariable_;
    std::unordered_set<std::uint32_t> givenOutside_;
    std::unordered_set<std::uint32_t> inEquations_;
    bool areEquationsRead_ = false;
};

}  // namespace bramah::solver
