// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::editor {

/// A formula as documentation writes it in plain text, `q = Cd*A*sqrt(2/rho)*g(dp)`, taken apart to be set in type.
struct Equation {
    enum class Kind {
        Row,       ///< children side by side
        Variable,  ///< `text` in italics, Greek names as letters
        Upright,   ///< numbers, units, words, names of known functions
        Sign,      ///< an operator or relation with its spaces
        Fraction,  ///< numerator, denominator
        Script,    ///< base, below, above; those that are not there are empty rows
        Root,      ///< the radicand
        Fence,     ///< child between the two characters of `text`
        Dotted,    ///< child with as many dots above it as `text` is long: derivatives by time
    };
    Kind kind = Kind::Row;
    QString text;
    std::vector<Equation> children;

    /// Does the text have a sign that words do not have, so that parse() is worth a try?
    [[nodiscard]] static bool isLikely(const QString& text);
    /// Nothing if the text is no formula that is understood.
    [[nodiscard]] static std::optional<Equation> parse(const QString& text);
    /// On one line, unambiguous, for screen readers and tests: `q = Cd·A·√(2/ρ)·g(dp)`.
    [[nodiscard]] QString line() const;
    /// A name as HTML text, set as the pictures of equations set it: `<i>τ</i>`, `<i>p</i><sub>set</sub>`. Other
    /// expressions are written as by line().
    [[nodiscard]] QString richText() const;
};

}  // namespace bramah::editor
