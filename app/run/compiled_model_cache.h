// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/model_text.h"
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

/// The equations of a class, and the text that they were made from.
struct CompiledModel {
    ModelText text;
    std::map<std::string, model::LiteralValue> values;  ///< those of the text that its structure leaves out
    std::shared_ptr<const solver::CompiledSystem> system;
    model::Diagnostics diagnostics;
    std::optional<solver::EquationBalance> balance;
    /// The equations of a component by itself, with its ports joined to something: to be looked at, not to be run.
    std::shared_ptr<const solver::CompiledSystem> alone;
    /// After a check while a component is shown: the class of the component by itself. Its text holds the name only.
    std::shared_ptr<const CompiledModel> inside;
};

/// Compiled systems of one document by the structure of its text: text in which each value that is written without
/// names is only a mark. Several may have one structure, as an Integer value may decide how many equations there are.
/// Keeps the systems used last. Any thread.
class CompiledModelCache
{
public:
    using Entry = std::shared_ptr<const CompiledModel>;

    /// The systems of a structure, the one used last first.
    [[nodiscard]] std::vector<Entry> find(const std::string& structure) const;
    /// Keeps \a model, or notes that it has been used again.
    void use(const std::string& structure, const Entry& model);

private:
    mutable std::mutex mutex_;
    std::deque<std::pair<std::string, Entry>> entries_;  ///< the one used last first
};

}  // namespace bramah::app
