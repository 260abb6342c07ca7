// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/part_motion.h"

#include "model/edit/geometry_text.h"
#include "model/symbol/graphic_geometry.h"
#include "model/syntax/annotation_values.h"

#include <cmath>

namespace bramah::model {

using namespace syntax;

namespace {

/// The text of rest + factor·variable: `80*x`, `x`, `10 - 80*x`.
QByteArray sumText(double rest, double factor, const QByteArray& variable)
{
    const double size = rest == 0 ? factor : std::abs(factor);
    const QByteArray product = size == 1 ? variable : size == -1 ? '-' + variable : numberText(size) + '*' + variable;
    return rest == 0 ? product : numberText(rest) + (factor < 0 ? " - " : " + ") + product;
}

/// A factor and the name that it multiplies.
struct Product {
    double factor = 1;
    QString variable;
};

std::optional<Product> productIn(ExpressionPtr expression, std::string_view text)
{
    if (const auto* reference = expression->to<ComponentReference>())
        return Product{1, QString::fromUtf8(text.data() + reference->span.begin, reference->span.length())};
    if (const auto* unary = expression->to<UnaryExpression>(); unary && unary->operation == UnaryOperator::Minus) {
        auto inner = productIn(unary->operand, text);
        if (inner)
            inner->factor = -inner->factor;
        return inner;
    }
    const auto* binary = expression->to<BinaryExpression>();
    if (!binary || binary->operation != BinaryOperator::Multiply || !binary->right->to<ComponentReference>())
        return std::nullopt;
    const auto factor = numberOf(binary->left);
    if (!factor)
        return std::nullopt;
    Product product = *productIn(binary->right, text);
    product.factor = *factor;
    return product;
}

/// The product in an expression of the form `rest + factor*variable`; nothing for others.
std::optional<Product> wayFrom(double rest, ExpressionPtr expression, std::string_view text)
{
    if (const auto* sum = expression->to<BinaryExpression>();
        sum && (sum->operation == BinaryOperator::Add || sum->operation == BinaryOperator::Subtract)) {
        if (numberOf(sum->left) != rest)
            return std::nullopt;
        auto product = productIn(sum->right, text);
        if (product && sum->operation == BinaryOperator::Subtract)
            product->factor = -product->factor;
        return product;
    }
    return rest == 0 ? productIn(expression, text) : std::nullopt;
}

std::optional<PartMotion> shiftIn(const DynamicPair& origin, std::string_view text)
{
    const auto* rest = origin.atRest->to<ArrayExpression>();
    const auto* moving = origin.moving->to<ArrayExpression>();
    if (!rest || !moving || rest->elements.size() != 2 || moving->elements.size() != 2)
        return std::nullopt;
    const auto x = numberOf(rest->elements[0]);
    const auto y = numberOf(rest->elements[1]);
    if (!x || !y)
        return std::nullopt;
    if (numberOf(moving->elements[1]) == y)
        if (const auto way = wayFrom(*x, moving->elements[0], text))
            return PartMotion{PartMotion::Kind::MoveX, way->variable, way->factor};
    if (numberOf(moving->elements[0]) == x)
        if (const auto way = wayFrom(*y, moving->elements[1], text))
            return PartMotion{PartMotion::Kind::MoveY, way->variable, way->factor};
    return std::nullopt;
}

std::optional<PartMotion> sightIn(const DynamicPair& visible, std::string_view text)
{
    if (const auto* name = visible.moving->to<ComponentReference>())
        return PartMotion{PartMotion::Kind::Show, productIn(name, text)->variable, 0, true};
    const auto* limit = visible.moving->to<BinaryExpression>();
    if (!limit || limit->operation != BinaryOperator::Greater || !limit->left->to<ComponentReference>())
        return std::nullopt;
    const auto value = numberOf(limit->right);
    if (!value)
        return std::nullopt;
    return PartMotion{PartMotion::Kind::Show, productIn(limit->left, text)->variable, *value};
}

}  // namespace

DynamicPair dynamicPair(ExpressionPtr expression)
{
    const auto* call = expression ? expression->to<CallExpression>() : nullptr;
    if (!call || !call->callee || call->callee->parts.size() != 1 || call->arguments.size() != 2 ||
        call->callee->parts.front().name.text != "DynamicSelect")
        return {};
    return {call->arguments[0].value, call->arguments[1].value};
}

GraphicArgument motionArgument(const Graphic& graphic, const PartMotion& motion)
{
    const GraphicItem& item = itemOf(graphic);
    const QByteArray variable = motion.variable.toUtf8();
    const QPointF origin = item.origin.value;
    const auto select = [](const QByteArray& rest, const QByteArray& moving) {
        return "DynamicSelect(" + rest + ", " + moving + ')';
    };
    switch (motion.kind) {
    case PartMotion::Kind::MoveX:
        return {"origin", select(pointText(origin), '{' + sumText(origin.x(), motion.factor, variable) + ',' +
                                                        numberText(origin.y()) + '}')};
    case PartMotion::Kind::MoveY:
        return {"origin", select(pointText(origin), '{' + numberText(origin.x()) + ',' +
                                                        sumText(origin.y(), motion.factor, variable) + '}')};
    case PartMotion::Kind::Turn:
        return {"rotation",
                select(numberText(item.rotation.value), sumText(item.rotation.value, motion.factor, variable))};
    case PartMotion::Kind::Show: break;
    }
    const QByteArray rest = item.visible.value ? "true" : "false";
    return {"visible", select(rest, motion.isBoolean ? variable : variable + " > " + numberText(motion.factor))};
}

std::optional<PartMotion> motionOf(const CallExpression& call, std::string_view text)
{
    std::optional<PartMotion> found;
    for (const FunctionArgument& argument : call.arguments) {
        const DynamicPair pair = dynamicPair(argument.value);
        if (!pair.atRest)
            continue;
        if (found)
            return std::nullopt;  // a graphic with two motions has no simple one
        if (argument.name.text == "origin") {
            found = shiftIn(pair, text);
        } else if (argument.name.text == "rotation") {
            if (const auto rest = numberOf(pair.atRest))
                if (const auto way = wayFrom(*rest, pair.moving, text))
                    found = PartMotion{PartMotion::Kind::Turn, way->variable, way->factor};
        } else if (argument.name.text == "visible") {
            found = sightIn(pair, text);
        }
        if (!found)
            return std::nullopt;
    }
    return found;
}

}  // namespace bramah::model
