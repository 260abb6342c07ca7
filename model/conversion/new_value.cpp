// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/new_value.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"

#include <optional>

namespace bramah::model {

using namespace syntax;

namespace {

std::shared_ptr<const SyntaxTree> parsed(const QByteArray& text)
{
    return SyntaxTree::parseExpression(std::make_shared<const SourceText>(QStringLiteral("value"), text));
}

/// \a value so that an operator beside it does not change its meaning.
QByteArray guarded(const QByteArray& value)
{
    const auto tree = parsed(value);
    if (!tree->expression())
        return value;
    switch (tree->expression()->kind) {
    case ExpressionKind::Unary:
    case ExpressionKind::Binary:
    case ExpressionKind::If:
    case ExpressionKind::Range: return '(' + value + ')';
    default: return value;
    }
}

/// Works out what literals decide. Anything else stays as it is written.
class Simplifier
{
public:
    explicit Simplifier(const SyntaxTree& tree) : tree_(tree) {}

    [[nodiscard]] QByteArray text(ExpressionPtr expression) const
    {
        const ExpressionPtr bare = withoutParentheses(expression);
        if (const auto* choice = bare->to<IfExpression>())
            return chosen(*choice);
        if (const auto truth = truthOf(bare))
            return *truth ? "true" : "false";
        if (const auto number = numberOf(bare); number && bare->kind == ExpressionKind::Binary)
            return numberText(*number);
        if (const auto* binary = bare->to<BinaryExpression>())
            return written(*binary, expression);
        return source(expression);
    }

private:
    static ExpressionPtr withoutParentheses(ExpressionPtr expression)
    {
        while (const auto* outer = expression->to<ParenthesizedExpression>()) {
            if (!outer->subscripts.empty())
                break;
            expression = outer->inner;
        }
        return expression;
    }

    [[nodiscard]] QByteArray source(ExpressionPtr expression) const
    {
        const std::string_view view = tree_.text().view(expression->span);
        return {view.data(), static_cast<qsizetype>(view.size())};
    }

    /// The shortest text that is read as the same number.
    static QByteArray numberText(double number)
    {
        return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
    }

    /// Products with 1 and 0 and sums with 0.
    [[nodiscard]] QByteArray written(const BinaryExpression& binary, ExpressionPtr whole) const
    {
        const auto left = numberOf(withoutParentheses(binary.left));
        const auto right = numberOf(withoutParentheses(binary.right));
        if (binary.operation == BinaryOperator::Multiply) {
            if (left == 0.0 || right == 0.0)
                return "0";
            if (left == 1.0)
                return text(binary.right);
            if (right == 1.0)
                return text(binary.left);
        }
        if (binary.operation == BinaryOperator::Add) {
            if (left == 0.0)
                return text(binary.right);
            if (right == 0.0)
                return text(binary.left);
        }
        return source(whole);
    }

    [[nodiscard]] QByteArray chosen(const IfExpression& choice) const
    {
        for (const IfBranch& branch : choice.branches) {
            const auto truth = truthOf(branch.condition);
            if (!truth)
                return source(&choice);
            if (*truth)
                return text(branch.value);
        }
        return text(choice.otherwise);
    }

    /// The last name of a reference that is an enumeration's literal, by the capital letter of the name before it.
    [[nodiscard]] static std::optional<std::string> literalOf(ExpressionPtr expression)
    {
        const auto* reference = expression->to<ComponentReference>();
        if (!reference || reference->parts.size() < 2)
            return std::nullopt;
        const char initial = reference->parts[reference->parts.size() - 2].name.text.front();
        if (initial < 'A' || initial > 'Z')
            return std::nullopt;
        return std::string(reference->parts.back().name.text);
    }

    [[nodiscard]] std::optional<bool> truthOf(ExpressionPtr expression) const
    {
        expression = withoutParentheses(expression);
        if (const auto* literal = expression->to<BooleanLiteral>())
            return literal->value;
        if (const auto* unary = expression->to<UnaryExpression>(); unary && unary->operation == UnaryOperator::Not)
            if (const auto operand = truthOf(unary->operand))
                return !*operand;
        const auto* binary = expression->to<BinaryExpression>();
        if (!binary)
            return std::nullopt;
        if (binary->operation == BinaryOperator::And || binary->operation == BinaryOperator::Or) {
            const bool decisive = binary->operation == BinaryOperator::Or;
            const auto left = truthOf(binary->left);
            const auto right = truthOf(binary->right);
            if (left == decisive || right == decisive)
                return decisive;
            return left && right ? std::optional(!decisive) : std::nullopt;
        }
        const bool isEqual = binary->operation == BinaryOperator::Equal;
        if (!isEqual && binary->operation != BinaryOperator::NotEqual)
            return std::nullopt;
        return compared(withoutParentheses(binary->left), withoutParentheses(binary->right), isEqual);
    }

    [[nodiscard]] std::optional<bool> compared(ExpressionPtr left, ExpressionPtr right, bool isEqual) const
    {
        if (const auto a = literalOf(left), b = literalOf(right); a && b)
            return (*a == *b) == isEqual;
        if (const auto a = numberOf(left), b = numberOf(right); a && b)
            return (*a == *b) == isEqual;
        if (const auto a = stringOf(left), b = stringOf(right); a && b)
            return (*a == *b) == isEqual;
        if (const auto a = truthOf(left), b = truthOf(right); a && b)
            return (*a == *b) == isEqual;
        return std::nullopt;
    }

    const SyntaxTree& tree_;
};

}  // namespace

std::vector<std::string> oldNamesIn(const std::string& pattern)
{
    std::vector<std::string> names;
    for (std::size_t at = pattern.find('%'); at != std::string::npos;) {
        const std::size_t end = pattern.find('%', at + 1);
        if (end == std::string::npos)
            break;
        names.push_back(pattern.substr(at + 1, end - at - 1));
        at = pattern.find('%', end + 1);
    }
    return names;
}

QByteArray newValue(const std::string& pattern, const std::map<std::string, QByteArray>& oldValues, bool isSimplified)
{
    QByteArray text = QByteArray::fromStdString(pattern);
    for (const auto& [name, value] : oldValues) {
        const QByteArray place = '%' + QByteArray::fromStdString(name) + '%';
        text.replace(place, text == place ? value : guarded(value));
    }
    if (!isSimplified)
        return text;
    const auto tree = parsed(text);
    return tree->hasErrors() || !tree->expression() ? text : Simplifier(*tree).text(tree->expression());
}

}  // namespace bramah::model
