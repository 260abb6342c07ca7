// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <map>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Counts the connect equations of connectors, for cardinality() (Modelica 3.6, 3.7.4.3), without connects to
/// conditional connectors that do not exist. The first question counts all connections.
class ConnectionCount
{
public:
    /// \a instances with classes may be extended until the first question.
    ConnectionCount(ExpressionLowering& lowering, const std::vector<const model::Instance*>& instances)
        : lowering_(lowering), instances_(instances)
    {
    }

    /// The number for \a connector; for an element that of the whole array is added.
    [[nodiscard]] std::int64_t of(const Connector& connector);

private:
    void countIn(const model::syntax::Equation& connect, const Place& place);
    void countEnd(const model::syntax::Expression* end, const Place& place, bool& isThere,
                  std::vector<Connector>& ends);

    ExpressionLowering& lowering_;
    const std::vector<const model::Instance*>& instances_;
    std::map<std::pair<const model::Instance*, std::int64_t>, std::int64_t> counts_;
    bool isCounted_ = false;
};

}  // namespace bramah::solver
