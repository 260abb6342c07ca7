// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Reads the arguments of one entry of `__Bramah(...)`, as `study(vary={vary(of="k", values="5%")}, runs=100)`, and
/// keeps the first thing that is wrong with it. What is left out has the value given for that. Borrows the tree.
class EntryReader
{
public:
    /// \a entry is the whole one, with its name.
    explicit EntryReader(const model::syntax::ClassModification& entry) : entry_(entry) {}

    /// A text; empty if it is left out, or is no text.
    [[nodiscard]] QString text(std::string_view name);
    /// An array of texts, one for each element; an element that is no text is empty.
    [[nodiscard]] QStringList texts(std::string_view name);
    /// A whole number from 0 to 1e15; \a otherwise if it is left out or is none.
    [[nodiscard]] std::uint64_t whole(std::string_view name, std::uint64_t otherwise);
    /// The calls in an array, each as the texts of its arguments with the names \a columns.
    [[nodiscard]] std::vector<QStringList> rows(std::string_view name, const std::vector<std::string_view>& columns);
    /// The value of a name by \a named, as samplingNamed().
    template <typename Value, typename Named>
    [[nodiscard]] Value choice(std::string_view name, Value otherwise, Named named)
    {
        return chosen(text(name), otherwise, named);
    }
    /// The same of a text that has been read; empty: \a otherwise.
    template <typename Value, typename Named>
    [[nodiscard]] Value chosen(const QString& text, Value otherwise, Named named)
    {
        if (text.isEmpty())
            return otherwise;
        if (const std::optional<Value> value = named(text.toStdString()))
            return *value;
        unknown(text);
        return otherwise;
    }

    /// What is wrong, an argument that nobody has asked for included; nothing if all was read.
    [[nodiscard]] std::optional<QString> problem() const;

private:
    [[nodiscard]] model::syntax::ExpressionPtr value(std::string_view name);
    [[nodiscard]] QStringList row(const model::syntax::CallExpression& call,
                                  const std::vector<std::string_view>& columns);
    void misread(std::string_view name);
    void unknown(const QString& word);

    const model::syntax::ClassModification& entry_;
    std::vector<std::string_view> asked_;
    std::optional<QString> problem_;
};

}  // namespace bramah::solver
