// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/symbol_text.h"

#include "model/instance/display_unit.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"

#include <QRegularExpression>
#include <QSet>

namespace bramah::model {
namespace {

QString written(const Modifier* modifier)
{
    if (!modifier || !modifier->value || !modifier->text)
        return {};
    const std::string_view view = modifier->text->view(modifier->value->span);
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())).simplified();
}

QString textOf(const Value& value)
{
    const auto* text = value.to<std::string>();
    return text && *text != "1" ? QString::fromStdString(*text) : QString();
}

QString valueText(const Instance& parameter)
{
    const Value value = parameter.value();
    if (const auto* enumeration = value.to<EnumerationValue>())
        return lastName(QString::fromStdString(enumeration->literal));
    if (const auto* text = value.to<std::string>())
        return QString::fromStdString(*text);
    if (const auto* truth = value.to<bool>())
        return *truth ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto number = value.number()) {
        const QString unit = textOf(parameter.attribute("unit"));
        QString shown = displayUnitOf(parameter);
        if (shown.isEmpty() && !unit.isEmpty())
            shown = unitChoices(unit).front();
        return formatQuantity(*number, unit, shown);
    }
    return written(parameter.modifiers().binding());
}

}  // namespace

std::vector<std::pair<QString, QString>> substitutionsOf(const Icon& icon, const Instance& component,
                                                         const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:\\{([^}]*)\\}|([A-Za-z_][A-Za-z0-9_]*))"));
    std::vector<std::pair<QString, QString>> substitutions;
    QSet<QString> known;
    for (const Graphic& graphic : icon.graphics) {
        const auto* text = std::get_if<TextGraphic>(&graphic);
        if (!text)
            continue;
        QRegularExpressionMatchIterator matches = pattern.globalMatch(text->textString.value);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString key = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
            if (known.contains(key))
                continue;
            known.insert(key);
            if (key == QStringLiteral("name"))
                substitutions.emplace_back(key, name);
            else if (key == QStringLiteral("class"))
                substitutions.emplace_back(key, QString::fromStdString(component.classNode().name()));
            else if (const Instance* parameter = component.descendant(key.toStdString()))
                substitutions.emplace_back(key, valueText(*parameter));
        }
    }
    return substitutions;
}

}  // namespace bramah::model
