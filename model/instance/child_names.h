// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bramah::model {

class ClassNode;

/// The names of an instance's components, numbered in order. They depend only on the parts, so all instances with the
/// same parts share one table.
class ChildNames
{
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

    /// \a parts: the classes of the instances that share the table, in the order of Instance::parts().
    explicit ChildNames(std::vector<const ClassNode*> parts) : parts_(std::move(parts)) {}
    /// As given to the constructor.
    [[nodiscard]] const std::vector<const ClassNode*>& parts() const { return parts_; }

    /// The number of \a name, which is \a next if the name is new.
    std::uint32_t add(std::string_view name, std::uint32_t next)
    {
        return numbers_.try_emplace(name, next).first->second;
    }
    /// How many names there are; their numbers are 0 to count() - 1.
    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(numbers_.size()); }
    /// The number of \a name, or kNone.
    [[nodiscard]] std::uint32_t find(std::string_view name) const
    {
        const auto found = numbers_.find(name);
        return found == numbers_.end() ? kNone : found->second;
    }

private:
    std::vector<const ClassNode*> parts_;
    std::unordered_map<std::string_view, std::uint32_t> numbers_;
};

}  // namespace bramah::model
