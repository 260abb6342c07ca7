// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/structure/spanning_forest.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// The virtual connection graph of overdetermined records, those with a function `equalityConstraint`
/// (specification 3.6, 9.4): which of them are roots, and which connections do without equations that the others have
/// already. Made when first asked for. Borrows the lowering and the instances.
class ConnectionGraph
{
public:
    /// Borrows both; \a instances are all instances with classes. Nothing is visited yet.
    ConnectionGraph(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances)
        : lowering_(lowering), instances_(instances)
    {
    }

    /// Is \a record one whose variables depend on each other?
    [[nodiscard]] bool isOverdetermined(const model::Instance& record);
    /// Visits all connect equations and calls of Connections, and reports what is wrong with them.
    void build();
    /// With open ports (FlattenOptions::arePortsOpen), what is outside may have the root.
    void allowRootless() { isRootlessAllowed_ = true; }

    /// Is \a record, which \a name means at \a place, chosen as a root?
    [[nodiscard]] bool isRoot(const model::Instance& record);
    /// Is \a record nearer to the root than the other end of the branch that begins there? Nothing, with a message, if
    /// there is not one such branch.
    [[nodiscard]] std::optional<bool> isRooted(const model::Instance& record, const Place& place, model::Span span);

    /// A record at one end of a connection, seen from inside or outside of its component.
    struct End {
        const model::Instance* record = nullptr;
        bool isOutside = false;
        friend auto operator<=>(const End&, const End&) = default;
    };
    /// What a connection of overdetermined records says.
    enum class Use {
        Equal,       ///< all variables of both are equal
        Constraint,  ///< the equations of equalityConstraint hold
        Nothing,     ///< other connections of the same set say it already
    };
    /// The use of the connection between \a a and \a b, to be asked once for each time it is written.
    [[nodiscard]] Use useOf(const End& a, const End& b);
    /// The residues of equalityConstraint; unknown (and a message) if they cannot be made.
    [[nodiscard]] Symbolic residues(const model::Instance& a, const model::Instance& b, const Place& place,
                                    model::Span span);

private:
    using Node = SpanningForest::Node;

    void note(const model::syntax::Equation& equation, const Place& place);
    void noteConnect(const model::syntax::Equation& connect, const Place& place);
    void notePair(const model::Instance& a, const model::Instance& b, const model::Instance& scope, bool isLeftOutside,
                  bool isRightOutside);
    void noteCall(const model::syntax::CallExpression& call, const Place& place);
    /// The record that an argument of Connections names; null if it does not exist, or (and a message) names none.
    [[nodiscard]] const model::Instance* recordAt(const model::syntax::CallExpression& call, std::size_t position,
                                                  const Place& place);
    Node nodeOf(const model::Instance& record);
    /// The first end of the set that \a end belongs to.
    std::size_t setOf(const End& end);
    void reportFaults(const SpanningForest::Faults& faults);
    void report(model::DiagnosticKind kind, const QStringList& arguments, Node node);

    struct Branch {
        Node from, to;
        SpanningForest::Edge edge;
    };
    struct Connection {
        SpanningForest::Edge edge = 0;
        bool isRedundant = false, isAsked = false;
    };

    ExpressionLowering& lowering_;
    const std::vector<const model::Instance*>& instances_;
    bool isBuilt_ = false, isRootlessAllowed_ = false;
    SpanningForest forest_;
    std::unordered_map<const model::Instance*, Node> nodes_;
    std::vector<const model::Instance*> records_;  ///< by node
    std::vector<Branch> branches_;
    std::map<End, std::size_t> ends_;
    std::vector<std::size_t> sets_;
    std::map<std::pair<End, End>, Connection> connections_;
    std::unordered_map<const model::ClassNode*, bool> isOverdetermined_;
    std::shared_ptr<const model::syntax::SyntaxTree> call_;  ///< of equalityConstraint
};

}  // namespace bramah::solver
