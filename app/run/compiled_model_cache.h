// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/model_text.h"
#include "model/edit/modifier_changes.h"
#include "solver/flatten/flatten.h"
#include "solver/tape/compiled_system.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace bramah::app {

/// The equations of a class, and the text they were made from.
struct CompiledModel {
    ModelText text;
    std::map<std::string, model::LiteralValue> values;  ///< values in the text that its structure leaves out
    std::shared_ptr<const solver::CompiledSystem> system;
    model::Diagnostics diagnostics;
    std::optional<solver::EquationBalance> balance;
    /// The equations of a component by itself, with its ports connected to something: for inspection, not for runs.
    std::shared_ptr<const solver::CompiledSystem> alone;
    /// After a check while a component is shown: the class of that component by itself. Its text has only the name.
    std::shared_ptr<const CompiledModel> inside;
};

/// Compiled systems of one document by the structure of its text, in which a mark stands for each value written without
/// names. Several systems may have one structure, as an Integer value may decide the number of equations. Keeps the
/// systems used last. Any thread.
class CompiledModelCache
{
public:
    using Entry = std::shared_ptr<const CompiledModel>;

    /// The systems of a structure, most recently used first.
    [[nodiscard]] std::vector<Entry> find(const std::string& structure) const;
    /// Keeps \a model, or notes that it was used again.
    void use(const std::string& structure, const Entry& model);

private:
    mutable std::mutex mutex_;
    std::deque<std::pair<std::string, Entry>> entries_;  ///< most recently used first
};

}  // namespace bramah::app
