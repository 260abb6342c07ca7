// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::model {

enum class Variability : std::uint8_t { Variable, Parameter, Constant };

/// A component that a class declares itself, as written.
struct Declaration {
    QString name;
    QString dimensions;  ///< behind the name, `[n, 3]`; empty of a scalar
    Variability variability = Variability::Variable;
    QString type;     ///< with prefixes that are no variability and with its dimensions: `flow Units.Flow`, `Real[3]`
    QString value;    ///< an expression; empty if it has none
    QString unit;     ///< the text of the string, or the expression where it is none
    QString minimum;  ///< an expression
    QString maximum;  ///< an expression
    QString description;  ///< its strings, joined
    QString group;        ///< of Dialog
    QString tab;          ///< of Dialog
    bool isProtected = false;

    friend bool operator==(const Declaration&, const Declaration&) = default;
};

/// The components of a class in the text's order, without those it inherits.
[[nodiscard]] std::vector<Declaration> declarationsOf(const syntax::SyntaxTree& tree,
                                                      const syntax::ClassDefinition& definition);

}  // namespace bramah::model
