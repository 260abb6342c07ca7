// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bramah::model {

/// A class in one version of its text.
struct ClassVersion {
    const syntax::SyntaxTree* tree = nullptr;
    const syntax::ClassDefinition* definition = nullptr;
};

/// Paths of the values that differ between two versions of a class, as `pump.D` or `mass.s.start`: of components that
/// both declare with one type, of the class's own declarations, and of modifications in its extends clauses. It does
/// not matter how the text was changed: by a panel, by hand, by undo. Sorted and unique; displayed units do not count.
[[nodiscard]] std::vector<std::string> changedModifiers(const ClassVersion& before, const ClassVersion& after);

/// The expression that \a version gives to \a path, or null.
[[nodiscard]] syntax::ExpressionPtr writtenValue(const ClassVersion& version, const std::string& path);

/// A value without names: `100e5`, `2*(3 + 4)`, `true`.
struct LiteralValue {
    /// Integer: of integer literals alone, without division and power.
    enum class Kind : std::uint8_t { Real, Integer, Boolean };
    Kind kind = Kind::Real;
    double number = 0;  ///< 1 and 0 for true and false
    Span span;          ///< its place in the text
};

/// The values of \a version that are written without names, by path as in changedModifiers().
[[nodiscard]] std::map<std::string, LiteralValue> literalValues(const ClassVersion& version);

}  // namespace bramah::model
