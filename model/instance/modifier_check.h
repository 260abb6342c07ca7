// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <set>
#include <utility>

namespace bramah::model {

/// Looks whether what modifications name is there to be modified, and may be. Each modification is looked at once for
/// each class that it is applied to; what is wrong goes to the tree's diagnostics.
class ModifierCheck
{
public:
    explicit ModifierCheck(InstanceTree& tree) : tree_(tree) {}

    /// The modifications of \a instance and of its components of built-in type.
    void check(const Instance& instance);

private:
    void checkOne(const Instance& instance);
    void checkNames(const Instance& instance, const Modifier& modifier);
    void checkFinal(const Instance& instance);
    [[nodiscard]] bool hasElement(const Instance& instance, std::string_view name);
    void report(const Instance& instance, DiagnosticKind kind, QStringList arguments, const Modifier& writtenIn,
                Span span);

    InstanceTree& tree_;
    std::set<std::pair<const syntax::ClassModification*, const ClassNode*>> known_;
};

}  // namespace bramah::model
