// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checks/redeclaration_check.h"

#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace bramah::model {

/// Checks that the elements named by modifications exist and may be modified. Each modification is checked once for
/// each class that it is applied to; faults go to the tree's diagnostics.
class ModifierCheck
{
public:
    /// \a tree is borrowed. One object for one tree.
    explicit ModifierCheck(InstanceTree& tree) : tree_(tree), redeclarations_(tree) {}

    /// Checks the modifications of \a instance and of its components of built-in type.
    void check(const Instance& instance);

private:
    void checkOne(const Instance& instance);
    /// The same for a component of built-in type.
    void checkScalars(const Instance& child);
    void checkNames(const Instance& instance, const Modifier& modifier);
    /// Reports arguments of one modification that give the same element two values (7.2.4).
    void checkOnce(const Instance& instance, const Modifier& modifier);
    /// Reports `each` where no array is around the element that \a argument modifies (Modelica 3.6, 7.2.5).
    void checkEach(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument);
    /// Reports a modified protected element: only classes that extend its class may modify it (4.1).
    void checkAccess(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument,
                     std::string_view name);
    /// Reports a value given to a model or block: these have none.
    void checkValue(const Instance& instance);
    /// Reports an outer element whose declaration does not fit that of its inner one (5.4).
    void checkOuter(const Instance& instance);
    /// Reports modifications from further out of an element that is final or part of something final (7.2.6).
    void checkFinal(const Instance& instance);
    /// The same for the value alone, not for attributes; false if a final element is modified, which is reported.
    bool checkFinalValue(const Instance& instance);
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
    /// A declaration with the class that it stands in, and whether a record around gives the value.
    struct Declaration {
        const syntax::Component* component = nullptr;
        const ClassNode* around = nullptr;
        bool isOfRecordValue = false;
        friend bool operator==(const Declaration&, const Declaration&) = default;
    };
    struct DeclarationHash {
        [[nodiscard]] std::size_t operator()(const Declaration& declaration) const
        {
            return std::hash<const void*>()(declaration.component) * 31 + std::hash<const void*>()(declaration.around) +
                   (declaration.isOfRecordValue ? 1 : 0);
        }
    };
    /// An instance without a fault, by its declaration: others with the same classes have none either.
    std::unordered_map<Declaration, const Instance*, DeclarationHash> faultless_;
    RedeclarationCheck redeclarations_;
};

}  // namespace bramah::model
