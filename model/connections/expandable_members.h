// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <string_view>
#include <vector>

namespace bramah::model {

/// The connections of an expandable connector decide which components it has (Modelica 3.6, 9.1.3): undeclared
/// components that are connected are added, declared ones without a connection are removed. This changes the instances
/// of one tree, so it must happen before these components are used.
class ExpandableMembers
{
public:
    /// Is \a instance itself an expandable connector, as a bus is?
    [[nodiscard]] static bool isExpandable(const Instance& instance)
    {
        return instance.kind() == syntax::ClassKind::ExpandableConnector;
    }
    /// Is \a instance an expandable connector or somewhere in one?
    [[nodiscard]] static bool isInExpandable(const Instance& instance);

    /// Adds a component \a name of the class of \a like to \a bus, with \a sizes (empty: a scalar). The text that \a
    /// name points into must outlive the tree. Units and ranges of \a like are copied, its values are not.
    static const Instance& add(const Instance& bus, std::string_view name, const Instance& like,
                               const std::vector<std::int64_t>& sizes);
    /// Sets new sizes of an array of built-in type that was added.
    static void resize(const Instance& member, const std::vector<std::int64_t>& sizes);
    /// Removes the component \a member of \a bus.
    static void remove(const Instance& bus, const Instance& member);
};

}  // namespace bramah::model
