// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/syntax/tree_shape.h"

namespace bramah::test {

using namespace model::syntax;

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString joined(List<ExpressionPtr> expressions)
{
    QString result;
    for (const auto* expression : expressions)
        result += QLatin1Char(' ') + (expression ? shapeOf(expression) : QStringLiteral("-"));
    return result;
}

QString joined(List<FunctionArgument> arguments)
{
    QString result;
    for (const auto& argument : arguments)
        result += QLatin1Char(' ') + (argument.name.text.empty() ? QString() : toText(argument.name.text) + u'=') +
                  shapeOf(argument.value);
    return result;
}

QString joined(List<ForIndex> indices)
{
    QString result;
    for (const auto& index : indices) {
        result += (result.isEmpty() ? QStringLiteral(" for ") : QStringLiteral(", ")) + toText(index.name.text);
        if (index.range)
            result += QStringLiteral(" in ") + shapeOf(index.range);
    }
    return result;
}

QString nameText(const Name& name)
{
    QString result;
    for (const auto& part : name.parts)
        result += (result.isEmpty() && !name.isGlobal ? QString() : QStringLiteral(".")) + toText(part.text);
    return result;
}

QString referenceText(const ComponentReference& reference)
{
    QString result;
    for (const auto& part : reference.parts) {
        result += (result.isEmpty() && !reference.isGlobal ? QString() : QStringLiteral(".")) + toText(part.name.text);
        if (!part.subscripts.empty())
            result += u'[' + joined(part.subscripts).trimmed() + u']';
    }
    return result;
}

namespace {

const char* const kUnary[] = {"+", "-", ".+", ".-", "not"};
const char* const kBinary[] = {"+",  "-", "*",  "/", "^",  ".+", ".-", ".*",  "./",
                               ".^", "<", "<=", ">", ">=", "==", "<>", "and", "or"};

QString parenthesized(const QString& text)
{
    return u'(' + text + u')';
}

}  // namespace

QString shapeOf(const Expression* expression)
{
    const auto& e = *expression;
    switch (e.kind) {
    case ExpressionKind::Error: return QStringLiteral("<error>");
    case ExpressionKind::Number: {
        const auto& number = e.as<NumberLiteral>();
        return QString::number(number.value, 'g', 17) + (number.isInteger ? QString() : QStringLiteral("r"));
    }
    case ExpressionKind::String: return u'"' + toText(e.as<StringLiteral>().raw) + u'"';
    case ExpressionKind::Boolean:
        return e.as<BooleanLiteral>().value ? QStringLiteral("true") : QStringLiteral("false");
    case ExpressionKind::Reference: return referenceText(e.as<ComponentReference>());
    case ExpressionKind::End: return QStringLiteral("end");
    case ExpressionKind::Colon: return QStringLiteral(":");
    case ExpressionKind::Unary: {
        const auto& unary = e.as<UnaryExpression>();
        return parenthesized(QLatin1String(kUnary[static_cast<int>(unary.operation)]) + u' ' + shapeOf(unary.operand));
    }
    case ExpressionKind::Binary: {
        const auto& binary = e.as<BinaryExpression>();
        return parenthesized(QLatin1String(kBinary[static_cast<int>(binary.operation)]) + u' ' + shapeOf(binary.left) +
                             u' ' + shapeOf(binary.right));
    }
    case ExpressionKind::If: {
        const auto& choice = e.as<IfExpression>();
        QString result = QStringLiteral("if");
        for (const auto& branch : choice.branches)
            result += u' ' + shapeOf(branch.condition) + u' ' + shapeOf(branch.value);
        return parenthesized(result + u' ' + shapeOf(choice.otherwise));
    }
    case ExpressionKind::Call: {
        const auto& call = e.as<CallExpression>();
        return parenthesized(QStringLiteral("call ") + referenceText(*call.callee) + joined(call.arguments) +
                             joined(call.iterators));
    }
    case ExpressionKind::PartialApplication: {
        const auto& partial = e.as<PartialApplication>();
        return parenthesized(QStringLiteral("function ") + nameText(partial.function) + joined(partial.arguments));
    }
    case ExpressionKind::Array: {
        const auto& array = e.as<ArrayExpression>();
        return u'{' + (joined(array.elements) + joined(array.iterators)).trimmed() + u'}';
    }
    case ExpressionKind::Matrix: {
        QStringList rows;
        for (const auto& row : e.as<MatrixExpression>().rows)
            rows << joined(row).trimmed();
        return u'[' + rows.join(QStringLiteral("; ")) + u']';
    }
    case ExpressionKind::Range: {
        const auto& range = e.as<RangeExpression>();
        return parenthesized(QStringLiteral("range ") + shapeOf(range.start) + u' ' +
                             (range.step ? shapeOf(range.step) + u' ' : QString()) + shapeOf(range.stop));
    }
    case ExpressionKind::Tuple:
        return parenthesized(QStringLiteral("tuple") + joined(e.as<TupleExpression>().elements));
    case ExpressionKind::Parenthesized: {
        const auto& inner = e.as<ParenthesizedExpression>();
        return parenthesized(shapeOf(inner.inner)) +
               (inner.subscripts.empty() ? QString() : u'[' + joined(inner.subscripts).trimmed() + u']');
    }
    }
    return {};
}

}  // namespace bramah::test
