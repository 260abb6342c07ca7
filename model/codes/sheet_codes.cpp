// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/codes/sheet_codes.h"

#include "model/edit/class_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <algorithm>
#include <array>

namespace bramah::model {
namespace {

constexpr auto kCodesKey = "codes";

const syntax::FunctionArgument* argumentNamed(const syntax::CallExpression& call, std::string_view name)
{
    const auto found = std::ranges::find_if(call.arguments, [&](const auto& one) { return one.name.text == name; });
    return found == call.arguments.end() ? nullptr : &*found;
}

std::vector<CircuitFunction> circuitsIn(syntax::ExpressionPtr expression)
{
    std::vector<CircuitFunction> circuits;
    const auto* list = expression ? expression->to<syntax::ArrayExpression>() : nullptr;
    if (!list)
        return circuits;
    for (const syntax::ExpressionPtr element : list->elements) {
        const auto* call = element->to<syntax::CallExpression>();
        const auto* number = call ? argumentNamed(*call, "number") : nullptr;
        const auto* function = call ? argumentNamed(*call, "does") : nullptr;
        const double value = number ? syntax::numberOf(number->value).value_or(-1) : -1;
        const auto text = function ? syntax::stringOf(function->value) : std::nullopt;
        constexpr double kMost = 999999;
        if (text && value >= 0 && value <= kMost)
            circuits.push_back({static_cast<int>(value), *text});
    }
    return circuits;
}

/// `data(of="...", shows="...")` in an array.
std::vector<DataTemplate> templatesIn(syntax::ExpressionPtr expression)
{
    std::vector<DataTemplate> templates;
    const auto* list = expression ? expression->to<syntax::ArrayExpression>() : nullptr;
    if (!list)
        return templates;
    for (const syntax::ExpressionPtr element : list->elements) {
        const auto* call = element->to<syntax::CallExpression>();
        const auto* of = call ? argumentNamed(*call, "of") : nullptr;
        const auto* shows = call ? argumentNamed(*call, "shows") : nullptr;
        const auto className = of ? syntax::stringOf(of->value) : std::nullopt;
        const auto text = shows ? syntax::stringOf(shows->value) : std::nullopt;
        if (className && text && !text->isEmpty())
            templates.push_back({*className, *text});
    }
    return templates;
}

QByteArray templatesText(const std::vector<DataTemplate>& templates)
{
    QByteArrayList list;
    for (const DataTemplate& one : templates)
        list.append("data(of=" + syntax::quoted(one.className) + ", shows=" + syntax::quoted(one.text) + ')');
    return '{' + list.join(", ") + '}';
}

QByteArray circuitsText(const std::vector<CircuitFunction>& circuits)
{
    QByteArrayList list;
    for (const CircuitFunction& circuit : circuits)
        list.append("circuit(number=" + QByteArray::number(circuit.circuit) + ", does=" + syntax::quoted(circuit.text) +
                    ')');
    return '{' + list.join(", ") + '}';
}

}  // namespace

QString SheetCodes::functionOf(int circuit) const
{
    const auto found = std::ranges::find(circuits, circuit, &CircuitFunction::circuit);
    return found == circuits.end() ? QString() : found->text;
}

void SheetCodes::setFunction(int circuit, const QString& text)
{
    std::erase_if(circuits, [&](const CircuitFunction& one) { return one.circuit == circuit; });
    if (text.isEmpty())
        return;
    circuits.push_back({circuit, text});
    std::ranges::stable_sort(circuits, {}, &CircuitFunction::circuit);
}

QString SheetCodes::templateOf(const QString& className) const
{
    const auto found = std::ranges::find(templates, className, &DataTemplate::className);
    return found == templates.end() ? QString() : found->text;
}

void SheetCodes::setTemplate(const QString& className, const QString& text)
{
    const auto found = std::ranges::find(templates, className, &DataTemplate::className);
    if (text.isEmpty()) {
        if (found != templates.end())
            templates.erase(found);
    } else if (found != templates.end()) {
        found->text = text;
    } else {
        templates.push_back({className, text});
    }
}

QString SheetCodes::shownCode(const QString& designation, CodeScheme form) const
{
    std::optional<ComponentCode> code = parsedCode(designation, form);
    if (!code)
        return designation;
    if (code->module.isEmpty())
        code->module = module;
    if (code->medium.isEmpty() && form == CodeScheme::Iso2012)
        code->medium = medium;
    return code->text(form);
}

CodeScheme schemeOf(const SheetCodes& codes, const QStringList& designations)
{
    if (codes.scheme)
        return *codes.scheme;
    if (designations.isEmpty())
        return CodeScheme::Iso2012;
    const auto countOf = [&](CodeScheme scheme) {
        return std::ranges::count_if(designations,
                                     [&](const QString& one) { return parsedCode(one, scheme).has_value(); });
    };
    // In this order: sheets with equally many of two forms are read as they have always been.
    constexpr std::array kInOrder{CodeScheme::Iso1995, CodeScheme::Iso2012, CodeScheme::Iec81346};
    return *std::ranges::max_element(kInOrder, {}, countOf);
}

SheetCodes sheetCodesOf(const syntax::ClassDefinition& definition)
{
    const auto* given = syntax::nestedIn(syntax::vendorAnnotation(definition.annotation), kCodesKey);
    SheetCodes codes;
    if (!given)
        return codes;
    codes.scheme = codeSchemeNamed(syntax::stringIn(given, "scheme").value_or(QString()));
    codes.module = syntax::stringIn(given, "module").value_or(QString());
    codes.medium = syntax::stringIn(given, "medium").value_or(QString());
    constexpr double kLeast = 1, kMost = 20;  // mm
    codes.letters = std::clamp(syntax::numberIn(given, "letters").value_or(SheetCodes::kLetters), kLeast, kMost);
    const syntax::ExpressionPtr shows = syntax::valueIn(given, "technicalData");
    const auto* flag = shows ? shows->to<syntax::BooleanLiteral>() : nullptr;
    codes.showsTechnicalData = flag && flag->value;
    codes.circuits = circuitsIn(syntax::valueIn(given, "circuits"));
    codes.templates = templatesIn(syntax::valueIn(given, "data"));
    return codes;
}

TextEdits setSheetCodes(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                        const SheetCodes& codes)
{
    if (sheetCodesOf(definition) == codes)
        return {};
    if (codes == SheetCodes())
        return removeClassAnnotation(tree, definition, {"__Bramah", kCodesKey});
    const auto* arguments = definition.annotation ? definition.annotation->arguments : nullptr;
    ArgumentSettings settings;
    const auto set = [&](const char* name, const QByteArray& value, bool isWanted) {
        const ArgumentPath path{"__Bramah", kCodesKey, name};
        if (isWanted || findArgument(arguments, path))
            settings.push_back({path, value});
    };
    set("scheme", codes.scheme ? syntax::quoted(nameOf(*codes.scheme)) : QByteArray("\"\""), codes.scheme.has_value());
    set("module", syntax::quoted(codes.module), !codes.module.isEmpty());
    set("medium", syntax::quoted(codes.medium), !codes.medium.isEmpty());
    set("letters", QByteArray::number(codes.letters), codes.letters != SheetCodes::kLetters);
    set("technicalData", codes.showsTechnicalData ? "true" : "false", codes.showsTechnicalData);
    set("circuits", circuitsText(codes.circuits), !codes.circuits.empty());
    set("data", templatesText(codes.templates), !codes.templates.empty());
    return setClassAnnotation(tree, definition, settings);
}

}  // namespace bramah::model
