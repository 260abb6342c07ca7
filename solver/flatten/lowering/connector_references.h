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

/// A connector: an instance, or one element, at `offset`, of an array of built-in type.
struct Connector {
    const model::Instance* instance = nullptr;
    std::int64_t offset = -1;  ///< -1: the whole instance
};

/// A component that a reference names and that an expandable connector on its path does not have (yet).
struct MissingMember {
    const model::Instance* bus = nullptr;  ///< null: nothing is missing
    std::size_t part = 0;                  ///< which name of the reference
    std::size_t busCount = 1;              ///< number of buses in an array, all of which need it
};

/// Finds connectors by the references in connect equations and cardinality().
class ConnectorReferences
{
public:
    /// Borrows \a lowering; countBy() and rootBy() are called before references are asked for.
    explicit ConnectorReferences(ExpressionLowering& lowering);

    /// The connectors that a reference means, row by row; empty if there are none or \a isRemoved. A component that an
    /// expandable connector lacks is reported, or noted in \a missing if given.
    std::vector<Connector> find(const model::syntax::ComponentReference& reference, const Place& place, bool& isRemoved,
                                MissingMember* missing = nullptr);
    /// The value of cardinality() of \a connector; unknown (and a message) if that is not a single connector.
    Symbolic cardinalityOf(const model::syntax::Expression* connector, const Place& place, model::Span span);
    /// Sets \a count, which returns the number of connect equations that contain a connector.
    void countBy(std::function<std::int64_t(const Connector&)> count) { count_ = std::move(count); }
    /// The value of Connections.isRoot() or, with \a isRooted, Connections.rooted(); unknown (and a message) on
    /// failure.
    Symbolic placeInTree(const model::syntax::CallExpression& call, bool isRooted, const Place& place);
    ///@{
    /// How a record lies in the tree of connections: ConnectionGraph::isRoot() and isRooted().
    using IsRoot = std::function<bool(const model::Instance& record)>;
    using IsRooted =
        std::function<std::optional<bool>(const model::Instance& record, const Place& place, model::Span span)>;
    ///@}
    /// Sets what tells the place of a record in the tree of connections.
    void rootBy(IsRoot isRoot, IsRooted isRooted)
    {
        isRoot_ = std::move(isRoot);
        isRooted_ = std::move(isRooted);
    }
    /// Does the declaration of \a component depend on its connections?
    [[nodiscard]] bool asksCardinality(const model::Instance& component) const { return asking_.contains(&component); }

private:
    /// The elements of the arrays \a level that the subscripts of \a part select; nothing (and a message) if they are
    /// wrong.
    std::optional<std::vector<const model::Instance*>> elementsOf(const std::vector<const model::Instance*>& level,
                                                                  const model::syntax::ReferencePart& part,
                                                                  const Place& place);
    /// The connectors among \a elements, which the last name of a reference means.
    std::vector<Connector> connectorsOf(const std::vector<const model::Instance*>& elements,
                                        const model::syntax::ReferencePart& part, const Place& place);
    /// The component \a name of \a at; null (and a message, unless it \a isRemoved) if there is none to connect.
    const model::Instance* childOf(const model::Instance& at, std::string_view name, const Place& place,
                                   model::Span span, bool& isRemoved, MissingMember* missing);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
    std::function<std::int64_t(const Connector&)> count_;
    IsRoot isRoot_;
    IsRooted isRooted_;
    std::unordered_set<const model::Instance*> asking_;
};

}  // namespace bramah::solver
