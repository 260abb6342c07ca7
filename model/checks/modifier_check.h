// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checks/redeclaration_check.h"

#include <functional>
#include <unordered_set>
#include <utility>

namespace bramah::model {

/// Checks that the elements that modifications name exist and may be modified. Each modification is looked at once for
/// each class that it is applied to; faults go to the tree's diagnostics.
class ModifierCheck
{
public:
    explicit ModifierCheck(InstanceTree& tree) : tree_(tree), redeclarations_(tree) {}

    /// The modifications of \a instance and of its components of built-in type.
    void check(const Instance& instance);

private:
    void checkOne(const Instance& instance);
    void checkNames(const Instance& instance, const Modifier& modifier);
    /// Two arguments of one modification give no element two values (7.2.4).
    void checkOnce(const Instance& instance, const Modifier& modifier);
    /// `each` needs an array around the element that \a argument modifies (Modelica 3.6, 7.2.5).
    void checkEach(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument);
    /// A protected element is modified by classes that extend its class only (4.1).
    void checkAccess(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument,
                     std::string_view name);
    /// Models and blocks have no values.
    void checkValue(const Instance& instance);
    /// An outer element is as its inner one is (5.4).
    void checkOuter(const Instance& instance);
    /// An element that is final, or part of something final, is not modified from around (7.2.6).
    void checkFinal(const Instance& instance);
    void checkOverridden(const Instance& instance, std::string_view attribute, const std::pmr::vector<Modifier>& list);
    [[nodiscard]] bool hasElement(const Instance& instance, std::string_view name);
    void report(const Instance& instance, DiagnosticKind kind, QStringList arguments, const Modifier& writtenIn,
                Span span);

    InstanceTree& tree_;
    using Checked = std::pair<const syntax::ClassModification*, const ClassNode*>;
    struct CheckedHash {
        [[nodiscard]] std::size_t operator()(const Checked& checked) const
        {
            return std::hash<const void*>()(checked.first) * 31 + std::hash<const void*>()(checked.second);
        }
    };
    std::unordered_set<Checked, CheckedHash> known_;
    RedeclarationCheck redeclarations_;
};

}  // namespace bramah::model
