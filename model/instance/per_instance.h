// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <vector>

namespace bramah::model {

/// A value for each instance of one tree, stored by number: without hashing, and neighbours in the tree are neighbours
/// here.
template <typename T>
class PerInstance
{
public:
    /// \a absent is the value of instances for which none was set.
    explicit PerInstance(T absent) : absent_(absent) {}

    [[nodiscard]] const T& operator[](const Instance& instance) const
    {
        return instance.number() < known_.size() ? known_[instance.number()] : absent_;
    }
    /// Sets the value of \a instance in place of the former one; all instances must be of one tree.
    void set(const Instance& instance, T value)
    {
        if (instance.number() >= known_.size())
            known_.resize(instance.number() + 1, absent_);
        known_[instance.number()] = value;
    }

private:
    T absent_;
    std::vector<T> known_;
};

}  // namespace bramah::model
