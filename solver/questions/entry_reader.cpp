// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/questions/entry_reader.h"

#include "model/syntax/annotation_values.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

using namespace model::syntax;

namespace {

QString nameText(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

ExpressionPtr EntryReader::value(std::string_view name)
{
    asked_.push_back(name);
    return valueIn(&entry_, name);
}

void EntryReader::misread(std::string_view name)
{
    if (!problem_)
        problem_ = tr("`%1` has not the form that it should have").arg(nameText(name));
}

void EntryReader::unknown(const QString& word)
{
    if (!problem_)
        problem_ = tr("`%1` is not known").arg(word);
}

QString EntryReader::text(std::string_view name)
{
    const ExpressionPtr expression = value(name);
    const auto text = stringOf(expression);
    if (expression && !text)
        misread(name);
    return text.value_or(QString());
}

QStringList EntryReader::texts(std::string_view name)
{
    QStringList all;
    const ExpressionPtr expression = value(name);
    if (!expression)
        return all;
    const auto* array = expression->to<ArrayExpression>();
    if (!array) {
        misread(name);
        return all;
    }
    for (const ExpressionPtr element : array->elements) {
        const auto text = stringOf(element);
        if (!text)
            misread(name);
        all << text.value_or(QString());
    }
    return all;
}

std::uint64_t EntryReader::whole(std::string_view name, std::uint64_t otherwise)
{
    constexpr double kMost = 1e15;  // whole numbers up to it are exact
    const ExpressionPtr expression = value(name);
    if (!expression)
        return otherwise;
    const auto number = numberOf(expression);
    if (number && *number >= 0 && *number <= kMost && *number == std::floor(*number))
        return static_cast<std::uint64_t>(*number);
    misread(name);
    return otherwise;
}

QStringList EntryReader::row(const CallExpression& call, const std::vector<std::string_view>& columns)
{
    QStringList texts(static_cast<qsizetype>(columns.size()));
    for (const FunctionArgument& argument : call.arguments) {
        const auto column = std::ranges::find(columns, argument.name.text);
        const auto text = stringOf(argument.value);
        if (column == columns.end())
            unknown(nameText(argument.name.text));
        else if (!text)
            misread(argument.name.text);
        else
            texts[column - columns.begin()] = *text;
    }
    return texts;
}

std::vector<QStringList> EntryReader::rows(std::string_view name, const std::vector<std::string_view>& columns)
{
    std::vector<QStringList> all;
    const ExpressionPtr expression = value(name);
    if (!expression)
        return all;
    const auto* array = expression->to<ArrayExpression>();
    if (!array)
        misread(name);
    else
        for (const ExpressionPtr element : array->elements) {
            if (const auto* call = element ? element->to<CallExpression>() : nullptr)
                all.push_back(row(*call, columns));
            else
                misread(name);
        }
    return all;
}

std::optional<QString> EntryReader::problem() const
{
    if (problem_)
        return problem_;
    for (const Argument& argument : entry_.arguments) {
        const bool isPlain = argument.kind == ArgumentKind::Modify && argument.name.parts.size() == 1 &&
                             argument.modification && !argument.modification->nested;
        const std::string_view name =
            argument.name.parts.empty() ? std::string_view() : argument.name.parts.front().text;
        if (!isPlain || std::ranges::find(asked_, name) == asked_.end())
            return tr("`%1` is not known").arg(nameText(name));
    }
    return std::nullopt;
}

}  // namespace bramah::solver
