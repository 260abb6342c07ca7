// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/technical_data.h"

#include "model/instance/display_unit.h"
#include "model/instance/evaluator.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"
#include "model/text/source_text.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"
#include "model/units/unit_set.h"

#include <QRegularExpression>

#include <ranges>

namespace bramah::model {
namespace {

constexpr auto kDataKey = "technicalData";
constexpr auto kSettingKey = "setting";

const Instance* parameterOf(const Instance& component, const QString& path)
{
    const Instance& one =
        component.isArray() && !component.elements().empty() ? *component.elements().front() : component;
    return one.descendant(path.toStdString());
}

/// The unit of the set of units of \a component's sheet for quantities that are usually shown in \a usual.
QString unitOfSheet(const Instance& component, const QString& usual)
{
    const Instance* top = &component;
    while (top->parent())
        top = top->parent();
    const QString set = unitSetOf(*top);
    const auto unit = parseUnit(usual);
    const QString ofSet = set.isEmpty() || !unit ? QString() : unitInSet(set, siUnitFor(*unit));
    return ofSet.isEmpty() ? usual : ofSet;
}

/// The value of \a expression, a name or a formula of parameters, in the class of \a component.
Value valueOf(const Instance& component, const QString& expression)
{
    const Instance& one =
        component.isArray() && !component.elements().empty() ? *component.elements().front() : component;
    const auto text =
        syntax::SyntaxTree::parseExpression(std::make_shared<const SourceText>(QString(), expression.toUtf8()));
    return text->hasErrors() ? Value() : Evaluator(one.tree()).evaluate(*text->expression(), {one, nullptr});
}

/// The numbers in \a value, in SI \a unit, shown in \a wanted, as `100/80/60`; nothing if there are none.
std::optional<QString> numbersText(const Value& value, const QString& unit, const QString& wanted)
{
    if (const auto number = value.number()) {
        const auto shown = convert(*number, unit, wanted);
        return shown ? std::optional(formatNumber(*shown)) : std::nullopt;
    }
    QStringList list;
    const auto* array = value.to<ArrayValue>();
    for (const Value& element : array ? array->elements : std::vector<Value>()) {
        const auto one = numbersText(element, unit, wanted);
        if (!one)
            return std::nullopt;
        list.append(*one);
    }
    return list.isEmpty() ? std::nullopt : std::optional(list.join(QLatin1Char('/')));
}

/// The value of the parameter or formula \a path with its unit, or its number alone in \a unit; nothing if it is not
/// known.
std::optional<QString> valueText(const Instance& component, const QString& path, const QString& unit)
{
    const Value value = valueOf(component, path);
    if (!unit.isEmpty()) {
        const auto known = parseUnit(unit);
        return known ? numbersText(value, siUnitFor(*known), unitOfSheet(component, unit)) : std::nullopt;
    }
    if (const auto* text = value.to<std::string>())
        return text->empty() ? std::nullopt : std::optional(QString::fromStdString(*text));
    const Instance* parameter = parameterOf(component, path);
    const auto number = value.number();
    if (!parameter || !number)
        return std::nullopt;
    const QString si = textAttribute(*parameter, "unit");
    QString shown = displayUnitOf(*parameter);
    if (shown.isEmpty() && !si.isEmpty())
        shown = unitChoices(si).front();
    return formatQuantity(*number, si, shown);
}

bool isTrue(const Instance& component, const QString& condition)
{
    const Value value = valueOf(component, condition);
    const auto* truth = value.to<bool>();
    return truth && *truth;
}

/// What stands for a value in a template: the name of a unit, or a condition or nothing, an expression and its unit.
const QRegularExpression& placeholder()
{
    static const QRegularExpression pattern(QStringLiteral("%\\{(?:\\[([^\\]]*)\\]|([?!]?)([^}:]*)(?::([^}]*))?)\\}"));
    return pattern;
}

/// One line of a template with its values; nothing if it is left out.
std::optional<QString> filled(const Instance& component, const QString& line)
{
    QString text;
    qsizetype done = 0;
    for (auto matches = placeholder().globalMatch(line); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        text += line.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        if (const QString condition = match.captured(2); !condition.isEmpty()) {
            if (isTrue(component, match.captured(3)) != (condition == QLatin1String("?")))
                return std::nullopt;
            continue;
        }
        const auto value = match.captured(1).isEmpty()
                               ? valueText(component, match.captured(3), match.captured(4))
                               : std::optional(prettyUnit(unitOfSheet(component, match.captured(1))));
        if (!value)
            return std::nullopt;
        text += *value;
    }
    return text + line.mid(done);
}

/// The template that the class of \a component, or the nearest base class, has for \a key, in the user's language.
QString templateOf(const Instance& component, const char* key)
{
    for (const ClassPart& part : component.parts() | std::views::reverse)
        if (const auto* definition = part.node->definition())
            if (const auto text = syntax::stringIn(syntax::vendorAnnotation(definition->annotation), key))
                return part.node->shown(*text);
    return {};
}

/// The lines of a template with their values.
QString filledLines(const Instance& component, const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (const auto written = filled(component, line); written && !written->trimmed().isEmpty())
            lines.append(written->trimmed());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

DataAtSymbol dataAtSymbol(const syntax::Annotation* annotation)
{
    DataAtSymbol data;
    const auto* vendor = syntax::vendorAnnotation(annotation);
    data.text = syntax::stringIn(vendor, kDataKey);
    const syntax::ExpressionPtr value = syntax::valueIn(vendor, kDataKey);
    if (const auto* flag = value ? value->to<syntax::BooleanLiteral>() : nullptr)
        data.isShown = flag->value;
    return data;
}

QString technicalDataOf(const Instance& component, const SheetCodes& ofSheet)
{
    const QString own = ofSheet.templateOf(QString::fromStdString(component.classNode().qualifiedName()));
    return filledLines(component, own.isEmpty() ? templateOf(component, kDataKey) : own);
}

QString dataTemplateOf(const Instance& component)
{
    return templateOf(component, kDataKey);
}

QStringList namedInTemplates(const Instance& component)
{
    static const QRegularExpression name(QStringLiteral("[A-Za-z_][A-Za-z0-9_.]*"));
    QStringList names;
    for (const char* key : {kSettingKey, kDataKey})
        for (const QString& line : templateOf(component, key).split(QLatin1Char('\n'))) {
            if (!filled(component, line))
                continue;
            for (auto matches = placeholder().globalMatch(line); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                if (!match.captured(2).isEmpty())
                    continue;
                // A formula, as of an outer diameter, has several.
                for (auto inFormula = name.globalMatch(match.captured(3)); inFormula.hasNext();)
                    if (const QString path = inFormula.next().captured();
                        !names.contains(path) && parameterOf(component, path))
                        names.append(path);
            }
        }
    return names;
}

QString settingOf(const Instance& component)
{
    return filledLines(component, templateOf(component, kSettingKey));
}

}  // namespace bramah::model
