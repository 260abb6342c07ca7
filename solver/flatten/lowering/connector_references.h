// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <functional>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace bramah::solver {

class ExpressionLowering;

/// One connector: an instance, or, of an array of built-in type, the element at `offset`.
struct Connector {
    const model::Instance* instance = nullptr;
    std::int64_t offset = -1;  ///< -1: the whole instance
};

/// A component that a reference names, but an expandable connector on its way has not (yet).
struct MissingMember {
    const model::Instance* bus = nullptr;  ///< null: nothing is missing
    std::size_t part = 0;                  ///< which of the reference's names
    std::size_t busCount = 1;              ///< of an array of buses, all of which are to have it
};

/// References to connectors, as connect equations and cardinality() have them.
class ConnectorReferences
{
public:
    explicit ConnectorReferences(ExpressionLowering& lowering);

    /// Connectors a reference means, row by row; empty if it means none or \a isRemoved. Without \a missing there is a
    /// message where an expandable connector has no such component.
    std::vector<Connector> find(const model::syntax::ComponentReference& reference, const Place& place, bool& isRemoved,
                                MissingMember* missing = nullptr);
    /// The value of cardinality() for \a connector; unknown (and a message) if it is not one connector.
    Symbolic cardinalityOf(const model::syntax::Expression* connector, const Place& place, model::Span span);
    /// Sets \a count, which gives the number of connect equations that a connector stands in.
    void countBy(std::function<std::int64_t(const Connector&)> count) { count_ = std::move(count); }
    /// Says whether the declaration of \a component depends on its connections.
    [[nodiscard]] bool asksCardinality(const model::Instance& component) const { return asking_.contains(&component); }

private:
    /// The elements of the arrays in \a level that the subscripts of \a part choose; nothing (and a message) if they
    /// choose wrong ones.
    std::optional<std::vector<const model::Instance*>> elementsOf(const std::vector<const model::Instance*>& level,
                                                                  const model::syntax::ReferencePart& part,
                                                                  const Place& place);
    /// The connectors that \a elements, of the last name of a reference, are.
    std::vector<Connector> connectorsOf(const std::vector<const model::Instance*>& elements,
                                        const model::syntax::ReferencePart& part, const Place& place);
    /// The component \a name of \a at; null (and a message unless it \a isRemoved) if there is none to connect.
    const model::Instance* childOf(const model::Instance& at, std::string_view name, const Place& place,
                                   model::Span span, bool& isRemoved, MissingMember* missing);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
    std::function<std::int64_t(const Connector&)> count_;
    std::unordered_set<const model::Instance*> asking_;
};

}  // namespace bramah::solver
