// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modifier_changes.h"
#include "solver/flatten/flatten.h"
#include "solver/tape/compiled_system.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace bramah::solver {

/// The equations of a class, what was found in making them, and the text they were made from.
struct KnownEquations {
    std::shared_ptr<const CompiledSystem> system;  ///< null: there are errors, or it was stopped
    model::Diagnostics diagnostics;
    std::optional<EquationBalance> balance;
    std::map<std::string, model::LiteralValue> values;  ///< values in the text that its structure leaves out
    std::shared_ptr<const model::syntax::SyntaxTree> tree;
};

/// Equations by the structure of the texts they were made from, in which a mark stands for each value written without
/// names. Several may have one structure, as an Integer value may decide the number of equations. Keeps those used
/// last. Any thread.
class ModelCache
{
public:
    /// Equations that are kept, never null; whoever holds one keeps them.
    using Entry = std::shared_ptr<const KnownEquations>;

    /// The equations of a structure, most recently used first.
    [[nodiscard]] std::vector<Entry> find(const std::string& structure) const;
    /// Keeps \a equations, or notes that they were used again.
    void use(const std::string& structure, const Entry& equations);

private:
    mutable std::mutex mutex_;
    std::deque<std::pair<std::string, Entry>> entries_;  ///< most recently used first
};

}  // namespace bramah::solver
