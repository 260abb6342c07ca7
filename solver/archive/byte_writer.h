// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bramah::solver {

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie in memory");

/// Is it written as it lies in memory: a number, a truth, an enumerator?
template <typename T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// Writes values one behind the other. A record is written by its function fields(archive, record), found by its
/// namespace.
class ByteWriter
{
public:
    template <typename... Values>
    void operator()(const Values&... values)
    {
        (write(values), ...);
    }

    /// Writes \a object by \a write where it comes first, and its number where it comes again; null too.
    template <typename T, typename Write>
    void shared(const std::shared_ptr<const T>& object, Write&& write)
    {
        if (!object)
            return (*this)(std::uint32_t{0});
        const auto [known, isNew] = numbers_.try_emplace(object.get(), static_cast<std::uint32_t>(numbers_.size()) + 1);
        (*this)(known->second);
        if (isNew)
            std::forward<Write>(write)(*object);
    }

    /// The same for an object that is written by its `fields()`.
    template <typename T>
    void shared(const std::shared_ptr<const T>& record)
    {
        shared(record, [this](const T& one) { (*this)(one); });
    }

    /// All that was written so far; valid until the next write.
    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    template <PlainValue T>
    void write(T value)
    {
        const auto raw = std::bit_cast<std::array<char, sizeof(T)>>(value);
        bytes_.append(raw.data(), raw.size());
    }
    void write(const std::string& text)
    {
        write(static_cast<std::uint64_t>(text.size()));
        bytes_ += text;
    }
    void write(const std::vector<bool>& values)
    {
        write(static_cast<std::uint64_t>(values.size()));
        for (const bool value : values)
            write(value);
    }
    template <typename T>
    void write(const std::vector<T>& values)
    {
        write(static_cast<std::uint64_t>(values.size()));
        for (const T& value : values)
            write(value);
    }
    template <typename T, std::size_t Size>
    void write(const std::array<T, Size>& values)
    {
        for (const T& value : values)
            write(value);
    }
    template <typename T>
    void write(const std::optional<T>& value)
    {
        write(value.has_value());
        if (value)
            write(*value);
    }
    template <typename A, typename B>
    void write(const std::pair<A, B>& pair)
    {
        write(pair.first);
        write(pair.second);
    }
    template <typename A, typename B>
    void write(const std::map<A, B>& map)
    {
        write(static_cast<std::uint64_t>(map.size()));
        for (const auto& entry : map)
            write(entry);
    }
    template <typename T>
    requires std::is_class_v<T>
    void write(const T& record) { fields(*this, record); }

    std::string bytes_;
    std::unordered_map<const void*, std::uint32_t> numbers_;  ///< of shared objects, from 1
};

}  // namespace bramah::solver
