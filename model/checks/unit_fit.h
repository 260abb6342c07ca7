// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/units/measured_numbers.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace bramah::model {

/// A number whose unit does not fit where it stands in an expression.
struct UnitMisfit {
    QString written;   ///< the number as typed: `490 bar`
    QString expected;  ///< the SI unit of what it is compared with or added to: `m`; empty if it has none
    bool isDifference =
        false;  ///< is `written` counted from a zero of its own (degC, bar(g)) where a difference stands?
};

/// The first of the typed \a numbers that cannot be compared with, or added to, what stands beside it in
/// \a expression, which is written in the model \a scope. Only what has a unit for certain is judged: numbers with a
/// typed unit, variables with a unit, and their sums, products, powers and derivatives. \a unit: the SI unit of the
/// whole; empty if it may be anything.
[[nodiscard]] std::optional<UnitMisfit> unitMisfit(const syntax::Expression& expression, const Instance& scope,
                                                   std::span<const MeasuredNumber> numbers, const QString& unit = {});

/// A number without a unit, and the variable that it is compared with or added to.
struct PlainNumber {
    Span span;
    double value = 0;
    const Instance* variable = nullptr;  ///< has an SI unit
    bool isWhole = true;                 ///< compared as it is: neither a term of a sum nor behind a sign
};

/// The numbers of \a expression, written in the model \a scope, whose unit is known by a variable beside them; in the
/// order of the text.
[[nodiscard]] std::vector<PlainNumber> plainNumbers(const syntax::Expression& expression, const Instance& scope);

}  // namespace bramah::model
