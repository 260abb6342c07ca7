// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_annotation.h"

#include "model/edit/modification_edit.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace bramah::model {

using namespace syntax;

namespace {

struct ActuatorWord {
    ValveActuator actuator;
    const char* word;
};

constexpr std::array kWords{
    ActuatorWord{ValveActuator::Solenoid, "solenoid"},
    ActuatorWord{ValveActuator::Manual, "manual"},
    ActuatorWord{ValveActuator::PushButton, "pushButton"},
    ActuatorWord{ValveActuator::Lever, "lever"},
    ActuatorWord{ValveActuator::Pedal, "pedal"},
    ActuatorWord{ValveActuator::Roller, "roller"},
    ActuatorWord{ValveActuator::HydraulicPilot, "hydraulicPilot"},
    ActuatorWord{ValveActuator::PneumaticPilot, "pneumaticPilot"},
    ActuatorWord{ValveActuator::ElectroHydraulic, "electroHydraulic"},
};
constexpr auto kSpringWord = "spring";

const ClassModification* tableIn(const ClassDefinition& definition)
{
    const Annotation* annotation = definition.annotation;
    const Argument* argument = findArgument(annotation ? annotation->arguments : nullptr, {"__Bramah", "valve"});
    return argument && argument->modification ? argument->modification->nested : nullptr;
}

/// A whole number; \a otherwise if there is none.
int integerIn(const ClassModification* modification, std::string_view name, int otherwise)
{
    const double value = numberIn(modification, name).value_or(otherwise);
    return value >= 0 && value < 1000 ? static_cast<int>(value) : otherwise;
}

bool booleanOf(ExpressionPtr expression)
{
    const auto* literal = expression ? expression->to<BooleanLiteral>() : nullptr;
    return literal && literal->value;
}

tl::expected<ValvePositions, ValveFault> positionsOf(ExpressionPtr expression, int portCount)
{
    ValvePositions positions;
    const auto* array = expression ? expression->to<ArrayExpression>() : nullptr;
    if (!array)
        return tl::unexpected(ValveFault{ValveFault::WrongPositionCount});
    for (const ExpressionPtr element : array->elements) {
        auto position = positionOf(stringOf(element).value_or(QString()), portCount);
        if (!position)
            return tl::unexpected(position.error());
        positions.push_back(std::move(*position));
    }
    return positions;
}

tl::expected<ValveVariant, ValveFault> variantOf(ExpressionPtr expression, int portCount)
{
    ValveVariant variant;
    const auto* call = expression->to<CallExpression>();
    if (!call)
        return tl::unexpected(ValveFault{ValveFault::WrongPositionCount});
    for (const FunctionArgument& argument : call->arguments) {
        if (argument.name.text == "condition") {
            variant.condition = stringOf(argument.value).value_or(QString());
        } else if (argument.name.text == "positions") {
            auto positions = positionsOf(argument.value, portCount);
            if (!positions)
                return tl::unexpected(positions.error());
            variant.positions = std::move(*positions);
        }
    }
    return variant;
}

tl::expected<ValveEnd, ValveFault> endOf(const QString& text)
{
    ValveEnd end;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto* known = std::find_if(kWords.begin(), kWords.end(),
                                         [&](const ActuatorWord& one) { return word == QLatin1String(one.word); });
        if (word == QLatin1String(kSpringWord))
            end.hasSpring = true;
        else if (known != kWords.end() && end.manualOverride == ValveActuator::None)
            (end.actuator == ValveActuator::None ? end.actuator : end.manualOverride) = known->actuator;
        else
            return tl::unexpected(ValveFault{ValveFault::UnknownActuator, word});
    }
    return end;
}

QByteArray endText(const ValveEnd& end)
{
    QByteArrayList words;
    for (const ValveActuator actuator : {end.actuator, end.manualOverride})
        for (const ActuatorWord& known : kWords)
            if (known.actuator == actuator)
                words.append(known.word);
    if (end.hasSpring)
        words.append(kSpringWord);
    return '"' + words.join(' ') + '"';
}

QByteArray positionsText(const ValvePositions& positions, int portCount)
{
    QByteArrayList texts;
    for (const ValvePosition& position : positions)
        texts.append(quoted(positionText(position, portCount)));
    return '{' + texts.join(", ") + '}';
}

tl::expected<ValveTable, ValveFault> readTable(const ClassModification* written)
{
    ValveTable table;
    table.portCount = integerIn(written, "ports", 4);
    const auto left = endOf(stringIn(written, "left").value_or(QString()));
    const auto right = endOf(stringIn(written, "right").value_or(QString()));
    if (!left || !right)
        return tl::unexpected((left ? right : left).error());
    table.left = *left;
    table.right = *right;
    table.hasDetents = booleanOf(valueIn(written, "detents"));
    table.isProportional = booleanOf(valueIn(written, "proportional"));
    table.hasElectronics = booleanOf(valueIn(written, "electronics"));
    if (const ExpressionPtr variants = valueIn(written, "variants"); variants && variants->to<ArrayExpression>()) {
        for (const ExpressionPtr element : variants->to<ArrayExpression>()->elements) {
            auto variant = variantOf(element, table.portCount);
            if (!variant)
                return tl::unexpected(variant.error());
            table.variants.push_back(std::move(*variant));
        }
    } else {
        auto positions = positionsOf(valueIn(written, "positions"), table.portCount);
        if (!positions)
            return tl::unexpected(positions.error());
        table.positions = std::move(*positions);
    }
    if (const auto checked = checkValve(table); !checked)
        return tl::unexpected(checked.error());
    return table;
}

/// The oldest format that can express the table.
int formatOf(const ValveTable& table)
{
    constexpr std::size_t kMostOfFormat1 = 3;
    bool isOfFormat1 = !table.hasPath(ValvePathKind::Throttled) && !table.hasPath(ValvePathKind::Check) &&
                       table.boxes().size() <= kMostOfFormat1;
    for (const ValveEnd& end : {table.left, table.right})
        isOfFormat1 =
            isOfFormat1 && end.manualOverride == ValveActuator::None && end.actuator != ValveActuator::ElectroHydraulic;
    return isOfFormat1 ? 1 : kValveFormat;
}

}  // namespace

std::optional<tl::expected<ValveTable, ValveFault>> valveTableOf(const ClassDefinition& definition)
{
    const ClassModification* written = tableIn(definition);
    if (!written || integerIn(written, "format", kValveFormat) > kValveFormat)
        return std::nullopt;
    return readTable(written);
}

QByteArray valveAnnotationText(const ValveTable& table)
{
    QByteArrayList arguments{"format=" + QByteArray::number(formatOf(table)),
                             "ports=" + QByteArray::number(table.portCount)};
    if (table.variants.empty()) {
        arguments.append("positions=" + positionsText(table.positions, table.portCount));
    } else {
        QByteArrayList variants;
        for (const ValveVariant& variant : table.variants)
            variants.append("variant(condition=" + quoted(variant.condition) +
                            ", positions=" + positionsText(variant.positions, table.portCount) + ')');
        arguments.append("variants={" + variants.join(", ") + '}');
    }
    if (table.left != ValveEnd())
        arguments.append("left=" + endText(table.left));
    if (table.right != ValveEnd())
        arguments.append("right=" + endText(table.right));
    if (table.hasDetents)
        arguments.append("detents=true");
    if (table.isProportional)
        arguments.append("proportional=true");
    if (table.hasElectronics)
        arguments.append("electronics=true");
    return "valve(" + arguments.join(", ") + ')';
}

}  // namespace bramah::model
