// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <string_view>
#include <vector>

namespace bramah::model {

/// The connections of an expandable connector decide which components it has (Modelica 3.6, 9.1.3): components that its
/// class does not declare come, declared ones without a connection go. The instances of one tree are changed, so it has
/// to happen before any use of these components.
class ExpandableMembers
{
public:
    [[nodiscard]] static bool isExpandable(const Instance& instance)
    {
        return instance.kind() == syntax::ClassKind::ExpandableConnector;
    }
    /// Is \a instance an expandable connector or somewhere in one?
    [[nodiscard]] static bool isInExpandable(const Instance& instance);

    /// Gives \a bus a component \a name of the class that \a like has, with \a sizes (none: a single one). The text
    /// that \a name is part of outlives the tree. Values that \a like is given stay its own; units and ranges go along.
    static const Instance& add(const Instance& bus, std::string_view name, const Instance& like,
                               const std::vector<std::int64_t>& sizes);
    /// Other sizes for an array that was added, of built-in type.
    static void resize(const Instance& member, const std::vector<std::int64_t>& sizes);
    /// Takes the component \a member of \a bus away.
    static void remove(const Instance& bus, const Instance& member);
};

}  // namespace bramah::model
