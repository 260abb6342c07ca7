// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Finds the components of expandable connectors (Modelica 3.6, 9.1.3): those that connections name,
/// and those of connectors joined to them. Declared components without a connection are removed. Works
/// in rounds over all connects. A round finds names that a bus lacks, whose components get class and
/// sizes of the connector at the other end, and pairs of buses, each of which gets the components of
/// the other. That may make more names known (a bus in a bus), so rounds go on until one finds nothing
/// new.
class BusExpansion
{
public:
    /// Borrows both; \a instances are all instances with classes, whose connects count.
    BusExpansion(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances)
        : lowering_(lowering), instances_(instances)
    {
    }

    /// Expands \a buses and the buses in them.
    void expand(const std::vector<const model::Instance*>& buses);

private:
    using Sizes = std::vector<std::int64_t>;
    struct End {
        std::vector<Connector> connectors;
        MissingMember missing;
        std::string_view name;   ///< name of the missing component
        Sizes indices;           ///< indices behind the name
        bool isWaiting = false;  ///< a bus at the other end may still get it
    };
    struct Addition {
        const model::Instance* like = nullptr;
        Sizes sizes;
    };

    void look(const model::syntax::Equation& connect, const Place& place);
    [[nodiscard]] End endOf(const model::syntax::Expression* side, const Place& place);
    void note(const End& missing, const std::vector<Connector>& others);
    void notePresent(const model::Instance& connector);
    void addNoted();
    void unite(const model::Instance& a, const model::Instance& b);
    void takeOver(const model::Instance& from, const model::Instance& to);
    void dropUnused(const model::Instance& bus);

    ExpressionLowering& lowering_;
    const std::vector<const model::Instance*>& instances_;
    std::set<std::pair<const model::Instance*, const model::Instance*>> pairs_;  ///< pairs of joined buses
    std::map<std::pair<const model::Instance*, std::string_view>, Addition> additions_;
    std::set<const model::Instance*> present_;
    std::set<const model::Instance*> added_;
    bool isChanged_ = false;
};

}  // namespace bramah::solver
