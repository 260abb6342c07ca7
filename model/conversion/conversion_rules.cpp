// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/conversion_rules.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/lexer.h"
#include "model/syntax/syntax_tree.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

QString unreadable(const QString& what)
{
    return tr("`%1` is no rule of a conversion").arg(what);
}

/// An argument of a rule: a text, or several.
struct TextArgument {
    std::vector<std::string> texts;
    bool isList = false;

    [[nodiscard]] const std::string& at(std::size_t index) const { return texts[isList ? index : 0]; }
};

std::optional<TextArgument> textArgument(ExpressionPtr expression)
{
    TextArgument argument;
    if (const auto text = stringOf(expression)) {
        argument.texts.push_back(text->toStdString());
        return argument;
    }
    argument.isList = true;
    if (const auto* list = expression->to<ArrayExpression>()) {
        for (ExpressionPtr element : list->elements) {
            const auto text = stringOf(element);
            if (!text)
                return std::nullopt;
            argument.texts.push_back(text->toStdString());
        }
        return argument;
    }
    const auto* call = expression->to<CallExpression>();  // fill("", 0): an empty list
    if (call && call->callee->parts.size() == 1 && call->callee->parts.front().name.text == "fill" &&
        call->arguments.size() == 2 && numberOf(call->arguments[1].value) == 0.0)
        return argument;
    return std::nullopt;
}

std::string trimmed(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size())).trimmed().toStdString();
}

/// The name and the value of `name = value`; without a value the whole is the name.
std::pair<std::string, std::string> splitAtEqual(const std::string& text)
{
    const std::size_t equal = text.find('=');
    if (equal == std::string::npos)
        return {trimmed(text), {}};
    return {trimmed(std::string_view(text).substr(0, equal)), trimmed(std::string_view(text).substr(equal + 1))};
}

ConversionRules::OldModifier oldModifier(const std::string& text)
{
    const auto [name, value] = splitAtEqual(text);
    constexpr std::string_view kCardinality = "cardinality(";
    if (name.starts_with(kCardinality) && name.ends_with(')') && (value == "0" || value == "1"))
        return {trimmed(std::string_view(name).substr(kCardinality.size(), name.size() - kCardinality.size() - 1)),
                {},
                value == "1" ? 1 : 0};
    return {name, value, std::nullopt};
}

/// Reads calls of the convert functions into rules.
class RuleReader
{
public:
    /// False if \a expression is no such call.
    bool add(ExpressionPtr expression)
    {
        const auto* call = expression ? expression->to<CallExpression>() : nullptr;
        if (!call || call->callee->parts.size() != 1 || !readArguments(*call))
            return false;
        const std::string_view name = call->callee->parts.front().name.text;
        if (name == "convertModifiers")
            return addModifiers();
        return forEachElement([&](std::size_t i) { return addNamed(name, i); });
    }

    ConversionRules rules;

private:
    bool readArguments(const CallExpression& call)
    {
        texts_.clear();
        isSimplified_ = false;
        for (const FunctionArgument& argument : call.arguments) {
            if (const auto* flag = argument.value->to<BooleanLiteral>()) {
                isSimplified_ = flag->value;
                continue;
            }
            const auto text = textArgument(argument.value);
            if (!text)
                return false;
            texts_.push_back(*text);
        }
        return !texts_.empty();
    }

    /// Calls \a add for each index of the lists among the arguments, or once; lists must be of one length.
    template <typename Add>
    bool forEachElement(const Add& add) const
    {
        std::size_t count = 1;
        bool hasList = false;
        for (const TextArgument& argument : texts_) {
            if (!argument.isList)
                continue;
            if (hasList && argument.texts.size() != count)
                return false;
            hasList = true;
            count = argument.texts.size();
        }
        for (std::size_t i = 0; i < count; ++i)
            if (!add(i))
                return false;
        return true;
    }

    bool addNamed(std::string_view name, std::size_t i)
    {
        const auto text = [&](std::size_t argument) { return texts_[argument].at(i); };
        if (name == "convertClass" && texts_.size() == 2)
            rules.classes.push_back({text(0), text(1)});
        else if (name == "convertClassIf" && texts_.size() == 4)
            rules.classesIf.push_back({text(0), text(1), text(2), text(3)});
        else if (name == "convertElement" && texts_.size() == 3 && text(2).empty())  // an old form of a removal
            rules.modifiers.push_back({text(0), {oldModifier(text(1))}, {}, false});
        else if (name == "convertElement" && texts_.size() == 3)
            rules.elements.push_back({text(0), text(1), text(2)});
        else if (name == "convertMessage" && (texts_.size() == 2 || texts_.size() == 3))
            rules.messages.push_back({text(0), text(1), texts_.size() == 3 ? text(2) : std::string()});
        else
            return false;
        return true;
    }

    bool addModifiers()
    {
        if (texts_.size() != 3)
            return false;
        ConversionRules::Modifiers rule;
        rule.isSimplified = isSimplified_;
        for (const std::string& text : texts_[1].texts)
            rule.replaced.push_back(oldModifier(text));
        for (const std::string& text : texts_[2].texts) {
            auto [name, value] = splitAtEqual(text);
            if (value.empty())
                return false;
            rule.added.push_back({std::move(name), std::move(value)});
        }
        for (const std::string& ofClass : texts_[0].texts) {
            rule.ofClass = ofClass;
            rules.modifiers.push_back(rule);
        }
        return true;
    }

    std::vector<TextArgument> texts_;
    bool isSimplified_ = false;
};

/// \a script with a semicolon behind each call that has none: it may be left out there.
QByteArray withSemicolons(const QByteArray& script)
{
    Diagnostics ignored;
    const auto text = std::make_shared<const SourceText>(QStringLiteral("script"), script);
    QByteArray result;
    int depth = 0;
    bool isCallEnded = false;
    for (const Token& token : tokenize(text, ignored)) {
        if (isCallEnded && token.kind == TokenKind::Identifier)
            result += ';';
        if (token.kind == TokenKind::LeftParenthesis)
            ++depth;
        if (token.kind == TokenKind::RightParenthesis)
            --depth;
        if (!isTrivia(token.kind))
            isCallEnded = depth == 0 && token.kind == TokenKind::RightParenthesis;
        const std::string_view view = text->view(token.span);
        result.append(view.data(), static_cast<qsizetype>(view.size()));
    }
    return isCallEnded ? result + ';' : result;
}

}  // namespace

tl::expected<ConversionRules, QString> rulesOfScript(const QByteArray& script)
{
    // The calls are statements, for which the parser of Modelica is used.
    const auto tree = SyntaxTree::parse(std::make_shared<const SourceText>(
        QStringLiteral("script"), "function script\nalgorithm\n" + withSemicolons(script) + "\nend script;\n"));
    if (tree->hasErrors() || tree->root().classes.empty())
        return tl::unexpected(tree->diagnostics().empty() ? unreadable({}) : tree->diagnostics().front().message());
    RuleReader reader;
    for (const AlgorithmSection& section : tree->root().classes.front()->algorithmSections)
        for (const Statement* statement : section.statements)
            if (statement->kind != StatementKind::Call || !reader.add(statement->value))
                return tl::unexpected(
                    unreadable(QString::fromUtf8(tree->text().view(statement->span).data(), statement->span.length())));
    return std::move(reader.rules);
}

tl::expected<ConversionRules, QString> rulesOfChange(ExpressionPtr change)
{
    RuleReader reader;
    const auto* list = change ? change->to<ArrayExpression>() : nullptr;
    if (!list || !list->iterators.empty())
        return tl::unexpected(unreadable(QStringLiteral("change")));
    for (ExpressionPtr rule : list->elements)
        if (!reader.add(rule)) {
            const auto* call = rule->to<CallExpression>();
            const std::string_view name = call ? call->callee->parts.front().name.text : "change";
            return tl::unexpected(unreadable(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
        }
    return std::move(reader.rules);
}

}  // namespace bramah::model
