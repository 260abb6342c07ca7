// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::model {

/// The prefix that says when a component may change: at any time, between runs, never. `discrete` is no variability
/// here.
enum class Variability : std::uint8_t { Variable, Parameter, Constant };

/// A component that a class declares itself, as written.
struct Declaration {
    QString name;
    QString dimensions;  ///< subscripts behind the name, as `[n, 3]`; empty for a scalar
    Variability variability = Variability::Variable;
    QString type;     ///< with its dimensions and those prefixes that are no variability: `flow Units.Flow`, `Real[3]`
    QString value;    ///< an expression; empty if it has none
    QString unit;     ///< the text of the string, or the expression if it is no string
    QString minimum;  ///< an expression
    QString maximum;  ///< an expression
    QString description;  ///< its strings joined
    QString group;        ///< of Dialog
    QString tab;          ///< of Dialog
    bool isProtected = false;

    friend bool operator==(const Declaration&, const Declaration&) = default;
};

/// The components that a class declares itself, in the order of the text.
[[nodiscard]] std::vector<Declaration> declarationsOf(const syntax::SyntaxTree& tree,
                                                      const syntax::ClassDefinition& definition);

}  // namespace bramah::model
