// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/byte_writer.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace bramah::solver {

/// Reads what a ByteWriter has written. Once something is not what it should be, isGood() is false, and all values read
/// are empty or 0.
class ByteReader
{
public:
    /// \a bytes must outlive the reader.
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    /// Reads values in the order in which they were written; their types must be the same as then.
    template <typename... Values>
    void operator()(Values&... values)
    {
        (read(values), ...);
    }
    /// The next value, of type \a T as it was written; T{} once the reader is not good.
    template <typename T>
    [[nodiscard]] T take()
    {
        T value{};
        read(value);
        return value;
    }

    /// The object that ByteWriter::shared() wrote, made by \a read where it comes first; null if it was.
    template <typename T, typename Read>
    [[nodiscard]] std::shared_ptr<const T> shared(Read&& read)
    {
        const auto number = take<std::uint32_t>();
        if (number == 0)
            return nullptr;
        if (number <= objects_.size()) {
            if (objects_[number - 1].type != typeOf<T>())
                fail();
            return isGood_ ? std::static_pointer_cast<const T>(objects_[number - 1].object) : nullptr;
        }
        if (number != objects_.size() + 1)
            fail();
        if (!isGood_)
            return nullptr;
        // The number is taken before what it consists of takes its own.
        objects_.push_back({nullptr, typeOf<T>()});
        std::shared_ptr<const T> object = std::forward<Read>(read)();
        objects_[number - 1].object = object;
        return object;
    }

    /// The same for an object that is read by its `fields()`.
    template <typename T>
    [[nodiscard]] std::shared_ptr<const T> shared()
    {
        return shared<T>([this] {
            std::shared_ptr<T> record(new T());
            read(*record);
            return record;
        });
    }

    /// Marks the bytes as not what was expected, for readers of values that check more than types; cannot be undone.
    void fail() { isGood_ = false; }
    /// False once bytes were missing, a count exceeded them, or fail() was called.
    [[nodiscard]] bool isGood() const { return isGood_; }
    /// True if all bytes have been read: more at the end of a file are a fault too.
    [[nodiscard]] bool isAtEnd() const { return at_ == bytes_.size(); }

private:
    struct Object {
        std::shared_ptr<const void> object;
        const void* type = nullptr;
    };
    template <typename T>
    static const void* typeOf()
    {
        static const char type = 0;
        return &type;
    }

    template <PlainValue T>
    void read(T& value)
    {
        value = T{};
        if (!isGood_ || bytes_.size() - at_ < sizeof(T))
            return fail();
        std::memcpy(&value, bytes_.data() + at_, sizeof(T));
        at_ += sizeof(T);
    }
    /// A number of elements, each of at least one byte.
    [[nodiscard]] std::size_t takeCount()
    {
        const auto count = take<std::uint64_t>();
        if (count > bytes_.size() - at_)
            fail();
        return isGood_ ? static_cast<std::size_t>(count) : 0;
    }
    void read(std::string& text)
    {
        const std::size_t count = takeCount();
        text.assign(bytes_.substr(at_, count));
        at_ += count;
    }
    void read(std::vector<bool>& values)
    {
        values.assign(takeCount(), false);
        for (auto&& value : values)
            value = take<bool>();
    }
    template <typename T>
    void read(std::vector<T>& values)
    {
        values.clear();
        const std::size_t count = takeCount();
        values.reserve(std::min(count, (bytes_.size() - at_) / sizeof(T) + 1));
        for (std::size_t i = 0; i < count && isGood_; ++i)
            read(values.emplace_back());
    }
    template <typename T, std::size_t Size>
    void read(std::array<T, Size>& values)
    {
        for (T& value : values)
            read(value);
    }
    template <typename T>
    void read(std::optional<T>& value)
    {
        value.reset();
        if (take<bool>())
            read(value.emplace());
    }
    template <typename A, typename B>
    void read(std::pair<A, B>& pair)
    {
        read(pair.first);
        read(pair.second);
    }
    template <typename A, typename B>
    void read(std::map<A, B>& map)
    {
        map.clear();
        for (std::size_t left = takeCount(); left > 0 && isGood_; --left) {
            std::pair<A, B> entry;
            read(entry);
            map.insert(std::move(entry));
        }
    }
    template <typename T>
    requires std::is_class_v<T>
    void read(T& record) { fields(*this, record); }

    std::string_view bytes_;
    std::size_t at_ = 0;
    bool isGood_ = true;
    std::vector<Object> objects_;
};

}  // namespace bramah::solver
