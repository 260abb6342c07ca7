// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <vector>

namespace bramah::solver {

/// A sequence that grows and shrinks at both ends. It keeps its memory, and what it has removed is used again.
template <typename Item>
class Ring
{
public:
    ///@{
    /// How many items there are.
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool isEmpty() const { return count_ == 0; }
    ///@}
    [[nodiscard]] const Item& operator[](std::size_t i) const { return items_[(first_ + i) & mask_]; }
    [[nodiscard]] Item& operator[](std::size_t i) { return items_[(first_ + i) & mask_]; }
    ///@{
    /// The first and the last item, which must be there; valid until one is added.
    [[nodiscard]] const Item& front() const { return (*this)[0]; }
    [[nodiscard]] const Item& back() const { return (*this)[count_ - 1]; }
    [[nodiscard]] Item& front() { return (*this)[0]; }
    [[nodiscard]] Item& back() { return (*this)[count_ - 1]; }
    ///@}
    ///@{
    /// Adds a copy of \a item at the end or at the beginning; its memory doubles when it is full.
    void pushBack(const Item& item)
    {
        makeRoom();
        items_[(first_ + count_++) & mask_] = item;
    }
    void pushFront(const Item& item)
    {
        makeRoom();
        first_ = (first_ - 1) & mask_;
        items_[first_] = item;
        ++count_;
    }
    ///@}
    ///@{
    /// Removes the item at the end or at the beginning, which must be there.
    void popBack() { --count_; }
    void popFront()
    {
        first_ = (first_ + 1) & mask_;
        --count_;
    }
    ///@}
    /// Removes all items and keeps the memory.
    void clear() { first_ = count_ = 0; }

private:
    void makeRoom()
    {
        if (count_ < items_.size())
            return;
        constexpr std::size_t kFewest = 16;
        std::vector<Item> larger(items_.empty() ? kFewest : items_.size() * 2);
        for (std::size_t i = 0; i < count_; ++i)
            larger[i] = (*this)[i];
        items_ = std::move(larger);
        mask_ = items_.size() - 1;
        first_ = 0;
    }

    std::vector<Item> items_;  ///< size is a power of two
    std::size_t mask_ = 0;     ///< size - 1, kept as the size of a vector is a division
    std::size_t first_ = 0, count_ = 0;
};

/// The index of the last one of \a count things that begins at or before \a place; of the first if there is none. Needs
/// one. Searches near \a found, the last result, then everywhere.
template <typename BeginOf>
[[nodiscard]] std::size_t lastAtOrBefore(double place, std::size_t count, std::size_t& found, BeginOf&& beginOf)
{
    constexpr int kMostWay = 8;
    std::size_t at = found < count ? found : count - 1;
    for (int way = 0; way < kMostWay; ++way)
        if (at + 1 < count && beginOf(at + 1) <= place)
            ++at;
        else if (at > 0 && beginOf(at) > place)
            --at;
        else
            return found = at;
    std::size_t low = 0, high = count;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        (beginOf(middle) <= place ? low : high) = middle;
    }
    return found = low;
}

}  // namespace bramah::solver
