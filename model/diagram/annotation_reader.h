// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"
#include "model/instance/evaluator.h"
#include "model/instance/instance.h"

#include <optional>
#include <string_view>

namespace bramah::model {

/// Reads values of annotations as written in a class part of an instance. Literals are read directly; other expressions
/// are evaluated over the instance's parameters. An expression without a value gives the default, as does a number that
/// is not finite or too large for any drawing.
class AnnotationReader
{
public:
    /// \a part: the class the annotation is written in; null: the instance's own.
    /// \a variables, borrowed, give `DynamicSelect` its second value where it is known; null: its first value.
    AnnotationReader(const Instance& scope, const ClassNode* part, const VariableValues* variables = nullptr)
        : scope_(scope), part_(part), variables_(variables)
    {
    }

    /// The argument \a name of a constructor such as `Line(...)`, or null.
    [[nodiscard]] static syntax::ExpressionPtr value(const syntax::CallExpression& call, std::string_view name);

    /// Sets \a value to what \a expression gives. It stays as it is, as the default, if \a expression is null, has no
    /// value or is of another kind: numbers, `{x, y}`, `{{x1, y1}, {x2, y2}}`, `{r, g, b}` from 0 to 255, literals of
    /// enumerations.
    ///@{
    void read(syntax::ExpressionPtr expression, bool& value);
    void read(syntax::ExpressionPtr expression, double& value);
    void read(syntax::ExpressionPtr expression, QString& value);
    void read(syntax::ExpressionPtr expression, QPointF& value);
    void read(syntax::ExpressionPtr expression, std::vector<QPointF>& value);
    void read(syntax::ExpressionPtr expression, Extent& value);
    void read(syntax::ExpressionPtr expression, Color& value);
    void read(syntax::ExpressionPtr expression, LinePattern& value);
    void read(syntax::ExpressionPtr expression, FillPattern& value);
    void read(syntax::ExpressionPtr expression, BorderPattern& value);
    void read(syntax::ExpressionPtr expression, Smooth& value);
    void read(syntax::ExpressionPtr expression, Arrow& value);
    void read(syntax::ExpressionPtr expression, TextAlignment& value);
    void read(syntax::ExpressionPtr expression, EllipseClosure& value);
    ///@}
    /// The same for a value that may be a `DynamicSelect`: \a value gets the first argument, or the second one where
    /// variables are known. A Boolean that changes counts as false at rest.
    template <typename T>
    void read(syntax::ExpressionPtr expression, Dynamic<T>& value)
    {
        const auto select = dynamicSelect(expression);
        if constexpr (std::is_same_v<T, bool>)
            readAtRest(select ? select->first : expression, value.value);
        else
            read(select ? select->first : expression, value.value);
        if (select) {
            hasMovingParts_ = true;
            value.dynamic = select->second;
            if (variables_)
                read(select->second, value.value);
        }
    }

    /// True once a value was read that is no literal: the result then holds for this instance only.
    [[nodiscard]] bool dependsOnInstance() const { return dependsOnInstance_; }
    /// True once a `DynamicSelect` was read.
    [[nodiscard]] bool hasMovingParts() const { return hasMovingParts_; }

private:
    [[nodiscard]] static std::optional<std::pair<syntax::ExpressionPtr, syntax::ExpressionPtr>> dynamicSelect(
        syntax::ExpressionPtr expression);
    [[nodiscard]] Value evaluated(syntax::ExpressionPtr expression);
    /// Reads a value that no run changes: a Boolean that changes counts as false.
    void readAtRest(syntax::ExpressionPtr expression, bool& value);
    [[nodiscard]] std::optional<double> number(syntax::ExpressionPtr expression);
    [[nodiscard]] std::optional<double> numberOf(syntax::ExpressionPtr expression);
    /// Appends the numbers of an array with \a depth levels to \a list, row by row; false if it is no such array.
    bool numbers(syntax::ExpressionPtr expression, std::vector<double>& list);
    /// The literal of an enumeration reference, as `Solid` of `FillPattern.Solid`.
    [[nodiscard]] std::string literal(syntax::ExpressionPtr expression);

    const Instance& scope_;
    const ClassNode* part_;
    const VariableValues* variables_;
    bool dependsOnInstance_ = false;
    bool hasMovingParts_ = false;
};

}  // namespace bramah::model
