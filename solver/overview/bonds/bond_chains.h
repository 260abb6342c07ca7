// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// A part of what a class says of its bonds, `__Bramah(bonds="P > way:1 > T, way > edge:R")`: places that bonds join
/// one after the other, power positive in that direction.
///
///     graph     = chain { "," chain }
///     chain     = place ">" place { ">" place } [ "if" condition ] [ "for" name "in" index ":" index ]
///     place     = name { "." name } [ "[" index "]" ] [ ":" letter ]
///     index     = number | name [ ( "+" | "-" ) number ]
///     condition = [ "not" ] name { ( "and" | "or" ) [ "not" ] name }
///
/// A place with a letter is an element, as `way:1`; it is named without one elsewhere. Other places are ports of the
/// class, or of a component in it, as `relief.P`. The names of a condition are parameters: true, or not 0; `and` binds
/// closer than `or`. An index names a parameter or what the chain runs over.
struct BondChain {
    /// An index of a place: name + offset, or a number alone.
    struct Index {
        QString name;  ///< empty: a number
        int offset = 0;
    };
    /// A place between two bonds, an element if it has a letter.
    struct Place {
        QString name;
        std::optional<Index> index;
        QString letter;
    };
    /// A name in a condition.
    struct Term {
        QString name;
        bool isNegated = false;
        bool beginsAlternative = false;  ///< behind `or`
    };
    std::vector<Place> places;
    std::vector<Term> condition;
    QString counter;  ///< of `for`; empty without
    Index first, last;

    /// \a valueOf: of a parameter of the class.
    [[nodiscard]] bool holds(const std::function<double(const QString& name)>& valueOf) const;
};

/// The chains of \a text; nothing, and \a fault in words, if it cannot be read.
[[nodiscard]] std::optional<std::vector<BondChain>> bondChains(const QString& text, QString* fault = nullptr);

}  // namespace bramah::solver
