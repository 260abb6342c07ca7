// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::editor {

/// A formula in plain text, as in documentation: `q = Cd*A*sqrt(2/rho)*g(dp)`, parsed for typesetting.
struct Equation {
    /// What a node is and what its children are.
    enum class Kind {
        Row,       ///< children side by side
        Variable,  ///< `text` in italics, Greek names as Greek letters
        Upright,   ///< numbers, units, words, names of known functions
        Sign,      ///< an operator or relation with spaces around it
        Fraction,  ///< numerator, denominator
        Script,    ///< base, subscript, superscript; missing ones are empty rows
        Root,      ///< the radicand
        Fence,     ///< child between the two characters of `text`
        Dotted,    ///< child with a dot above it for each character of `text`: time derivatives
    };
    Kind kind = Kind::Row;
    QString text;
    std::vector<Equation> children;

    /// Does the text contain a sign that prose does not, so that parse() is worth trying?
    [[nodiscard]] static bool isLikely(const QString& text);
    /// Nothing if the text is no formula that can be parsed.
    [[nodiscard]] static std::optional<Equation> parse(const QString& text);
    /// On one line and unambiguous, for screen readers and tests: `q = Cd·A·√(2/ρ)·g(dp)`.
    [[nodiscard]] QString line() const;
    /// A name as HTML, typeset as in pictures of equations: `<i>τ</i>`, `<i>p</i><sub>set</sub>`. Other expressions are
    /// written as by line().
    [[nodiscard]] QString richText() const;
};

}  // namespace bramah::editor
