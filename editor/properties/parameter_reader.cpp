// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_reader.h"

#include "model/diagram/technical_data.h"
#include "model/instance/connector_sizing.h"
#include "model/instance/display_unit.h"
#include "model/instance/evaluator.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <iterator>

namespace bramah::editor {

using model::BuiltinType;
using model::Instance;
using model::Modifier;
using namespace model::syntax;

namespace {

constexpr int kRecordDepth = 2;

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

ParameterField::Kind kindOf(const Instance& instance)
{
    if (instance.isArray())
        return ParameterField::Kind::Expression;
    switch (instance.builtin()) {
    case BuiltinType::Real: return ParameterField::Kind::Number;
    case BuiltinType::Integer: return ParameterField::Kind::Integer;
    case BuiltinType::Boolean: return ParameterField::Kind::Boolean;
    case BuiltinType::String: return ParameterField::Kind::Text;
    case BuiltinType::Enumeration: return ParameterField::Kind::Choice;
    default: return ParameterField::Kind::Expression;
    }
}

/// \a choices: of an enumeration. `fluid.densityModel` has the form of a literal, and is none.
bool isLiteral(const Expression& expression, const std::vector<std::pair<QString, QString>>& choices)
{
    if (numberOf(&expression) || expression.to<BooleanLiteral>() || expression.to<StringLiteral>())
        return true;
    const auto* name = expression.to<ComponentReference>();
    if (!name || name->parts.size() < 2)
        return false;
    const QString last = toText(name->parts.back().name.text);
    return std::ranges::any_of(choices, [&](const auto& choice) { return model::lastName(choice.first) == last; });
}

/// Is a modifier written in the model that shows the component, and not in the component's class?
bool isFromOutside(const Modifier& modifier, const Instance& owner)
{
    for (const Instance* at = modifier.scope; at; at = at->parent())
        if (at == &owner)
            return false;
    return true;
}

/// True if the class offers the variable's value to the user, as for an input without a line.
bool hasDialog(const Instance& variable)
{
    const auto* annotation = variable.component() ? variable.component()->comment.annotation : nullptr;
    return annotation && argumentOf(annotation->arguments, "Dialog");
}

class Reader
{
public:
    Reader(const Instance& owner, const Instance& shown) : owner_(owner), shown_(shown), evaluator_(owner.tree()) {}

    void read(const Instance& holder, const QString& prefix, const ParameterField* heading, int depth)
    {
        for (const auto& child : holder.children()) {
            const bool isRecordField = heading != nullptr;
            const Prefixes& prefixes = child->prefixes();
            if (child->isProtected() || prefixes.isFinal || prefixes.isConstant ||
                !(prefixes.isParameter || isRecordField || hasDialog(*child)))
                continue;
            if (const Modifier* binding = child->modifiers().binding();
                (binding && binding->isFinal) || model::isConnectorSize(*child))
                continue;
            ParameterField field = describe(*child, prefix);
            if (heading && field.group.isEmpty())
                field.group = heading->description.isEmpty() ? heading->path : heading->description;
            if (heading)
                field.tab = heading->tab;
            const bool isRecord = child->kind() == ClassKind::Record && !child->isArray();
            const Modifier* binding = child->modifiers().binding();
            if (isRecord && (!binding || !binding->value) && depth < kRecordDepth)
                read(*child, field.path + QLatin1Char('.'), &field, depth + 1);
            else
                fields_.push_back(std::move(field));
        }
    }

    ParameterFields take() { return std::move(fields_); }

private:
    ParameterField describe(const Instance& parameter, const QString& prefix)
    {
        ParameterField field;
        field.path = prefix + QString::fromStdString(parameter.name());
        field.kind = kindOf(parameter);
        const Prefixes& prefixes = parameter.prefixes();
        field.isVariable = !prefixes.isParameter && !prefixes.isConstant;
        field.isCondition = field.isVariable && field.kind == ParameterField::Kind::Boolean;
        if (field.isCondition)
            field.kind = ParameterField::Kind::Expression;
        field.unit = model::textAttribute(parameter, "unit");
        field.displayUnit = model::displayUnitOf(parameter);
        field.isUnitOfSet = field.displayUnit != model::textAttribute(parameter, "displayUnit");
        field.quantity = model::textAttribute(parameter, "quantity");
        field.minimum = parameter.attribute("min").number();
        field.maximum = parameter.attribute("max").number();
        if (field.kind == ParameterField::Kind::Choice)
            field.choices = parameter.enumeration() ? model::shownLiterals(*parameter.enumeration())
                                                    : std::vector<std::pair<QString, QString>>();
        readDialog(parameter, field);
        readValue(parameter, field);
        return field;
    }

    void readDialog(const Instance& parameter, ParameterField& field)
    {
        const Component* component = parameter.component();
        if (!component)
            return;
        field.description = model::shownDescription(parameter);
        const Annotation* annotation = component->comment.annotation;
        const ClassModification* dialog = nestedIn(annotation ? annotation->arguments : nullptr, "Dialog");
        field.tab = stringIn(dialog, "tab").value_or(QString());
        field.group = stringIn(dialog, "group").value_or(QString());
        if (field.tab == QLatin1String("General"))
            field.tab.clear();
        if (const model::ClassNode* place = parameter.declaredIn()) {
            field.tab = place->shown(field.tab);
            field.group = place->shown(field.group);
        }
        if (const ExpressionPtr enable = valueIn(dialog, "enable"))
            field.isEnabled =
                evaluator_.evaluate(*enable, {*parameter.parent(), parameter.declaredIn()}).boolean().value_or(true);
    }

    void readValue(const Instance& parameter, ParameterField& field)
    {
        const Modifier* binding = parameter.modifiers().binding();
        const std::optional<Modifier> start = binding ? std::nullopt : parameter.attributeModifier("start");
        if (start)
            binding = &*start;
        if (binding && binding->value && binding->text) {
            field.expression = toText(binding->text->view(binding->value->span));
            field.isLiteral = isLiteral(*binding->value, field.choices);
            field.isSet = isFromOutside(*binding, owner_);
            if (isFromOutside(*binding, shown_))
                field.givenBy = giverOf(*binding);
        }
        const model::Value value = start ? parameter.attribute("start") : parameter.value();
        field.number = value.number();
        if (value.isKnown())
            field.valueText = QString::fromStdString(value.text());
    }

    /// The component further out whose declaration contains the modifier.
    [[nodiscard]] QString giverOf(const Modifier& modifier) const
    {
        const Instance* at = &shown_;
        while (at->parent() && at->parent() != modifier.scope)
            at = at->parent();
        return QString::fromStdString(at->path());
    }

    const Instance& owner_;
    const Instance& shown_;
    model::Evaluator evaluator_;
    ParameterFields fields_;
};

}  // namespace

ParameterFields readParameters(const Instance& owner)
{
    return readParameters(owner, owner.parent() ? *owner.parent() : owner);
}

ParameterFields readParameters(const Instance& owner, const Instance& shown)
{
    Reader reader(owner, shown);
    reader.read(owner, {}, nullptr, 0);
    return reader.take();
}

QString leadingParameter(const Instance& owner, const ParameterFields& fields)
{
    ParameterFields numbers;
    std::ranges::copy_if(fields, std::back_inserter(numbers),
                         [](const ParameterField& field) { return isNumber(field) && field.isEnabled; });
    for (const QString& name : model::namedInTemplates(owner))
        if (std::ranges::find(numbers, name, &ParameterField::path) != numbers.end())
            return name;
    // Further tabs are folded.
    const auto first = std::ranges::find(numbers, QString(), &ParameterField::tab);
    return first != numbers.end() ? first->path : numbers.empty() ? QString() : numbers.front().path;
}

}  // namespace bramah::editor
