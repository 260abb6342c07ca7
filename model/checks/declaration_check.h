// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <set>
#include <string_view>

namespace bramah::model {

/// Checks that each name is declared once: classes in their class or file, components in a class and its base
/// classes, which may repeat an identical declaration (Modelica 3.6, 4.2, 5.6.1 and 7.1). Faults go to the tree's
/// diagnostics.
class DeclarationCheck
{
public:
    /// \a tree is borrowed. One object for one tree, so that each class is checked once.
    explicit DeclarationCheck(InstanceTree& tree) : tree_(tree) {}

    /// Checks the classes that \a instance consists of, those around them, and their components.
    void check(const Instance& instance);

private:
    struct Declaration;
    void checkClassesAround(const Instance& instance, const ClassNode& node);
    /// Reports a base class that several extends clauses reach with different modifications; equal ones count as one.
    void checkBases(const Instance& instance);
    void checkComponents(const Instance& instance);
    [[nodiscard]] bool areAlike(const Instance& instance, const Declaration& one, const Declaration& other) const;
    void report(const Instance& instance, std::string_view name, const QString& in, const ClassNode& node, Span span);

    InstanceTree& tree_;
    std::set<const ClassNode*> known_, knownInstances_;
};

}  // namespace bramah::model
