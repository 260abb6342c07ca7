// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue_differences.h"

#include "model/codes/part_data.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

constexpr double kRounding = 1e-9;  ///< relative, of numbers that count as equal

/// A component's first element if it is an array.
const Instance& oneOf(const Instance& component)
{
    return component.isArray() && !component.elements().empty() ? *component.elements().front() : component;
}

const syntax::Annotation* annotationOf(const Instance& component)
{
    return component.component() ? component.component()->comment.annotation : nullptr;
}

bool isSame(const CatalogueValue& value, const Value& here)
{
    if (const auto* literal = here.to<EnumerationValue>())
        return lastName(QString::fromStdString(literal->literal)) == lastName(value.expression);
    if (!value.number)
        return here.isKnown() && QString::fromStdString(here.text()) == value.expression;
    const auto number = here.number();
    return number &&
           std::abs(*number - *value.number) <= kRounding * std::max(std::abs(*number), std::abs(*value.number));
}

/// The value of \a parameter for reading, in the unit of \a like.
QString shownHere(const Instance& parameter, const CatalogueValue& like, const QLocale& locale)
{
    const Value& value = parameter.value();
    if (const auto number = like.number ? value.number() : std::nullopt)
        return like.textOf(*number, locale);
    return value.isKnown() ? lastName(QString::fromStdString(value.text())) : tr("not known");
}

std::optional<CatalogueDifference> valueDifference(const CatalogueValue& value, const Instance& component,
                                                   const QLocale& locale)
{
    const Instance* parameter = component.descendant(value.parameter.toStdString());
    if (!parameter || isSame(value, parameter->value()))
        return std::nullopt;
    const QString meaning = shownDescription(*parameter);
    return CatalogueDifference{
        CatalogueDifference::Kind::Value,     value.parameter,    meaning.isEmpty() ? value.parameter : meaning,
        shownHere(*parameter, value, locale), value.text(locale), value.expression};
}

/// What is ordered, as a component and a row say it.
struct IdentityText {
    const char* name;  ///< within `part` of the vendor annotation
    QString label;
    QString there;
    bool isOfUser = false;  ///< users say it where the row does not
};

std::vector<IdentityText> identityOf(const CatalogueRow& row)
{
    return {{"maker", tr("Maker"), row.maker},
            {"typeCode", tr("Type code"), row.type},
            {"number", tr("Material no."), row.number, true},
            {"designation", tr("Designation"), row.designation, true},
            {"sheet", tr("Data sheet"), row.sheet},
            {"edition", tr("Edition of the data sheet"), row.edition}};
}

QString quotedOrEmpty(const QString& text)
{
    return text.isEmpty() ? QString() : QString::fromUtf8(syntax::quoted(text));
}

}  // namespace

std::vector<CatalogueDifference> differencesFrom(const CatalogueRow& row, const Instance& component,
                                                 const QLocale& locale)
{
    std::vector<CatalogueDifference> differences;
    for (const CatalogueValue& value : row.values)
        if (auto difference = valueDifference(value, oneOf(component), locale))
            differences.push_back(std::move(*difference));
    const auto* part = syntax::nestedIn(syntax::vendorAnnotation(annotationOf(component)), "part");
    for (const IdentityText& text : identityOf(row)) {
        const QString here = syntax::stringIn(part, text.name).value_or(QString());
        // What the user has said beside the row stays.
        const bool isKept = text.there.isEmpty() && text.isOfUser;
        if (here != text.there && !isKept)
            differences.push_back({CatalogueDifference::Kind::Identity,
                                   QStringLiteral("part.") + QLatin1String(text.name), text.label, here, text.there,
                                   quotedOrEmpty(text.there)});
    }
    return differences;
}

bool fitsCatalogueRow(const Instance& component, const CatalogueRow& row)
{
    const std::string name = row.className.toStdString();
    return std::ranges::any_of(oneOf(component).parts(),
                               [&](const ClassPart& part) { return part.node->qualifiedName() == name; });
}

CatalogueKey catalogueKeyOf(const Instance& component)
{
    const PartData part = partDataOf(annotationOf(component));
    return {part.maker, part.type};
}

DiagramChanges planCatalogueRow(const ComponentId& id, const Instance& component, const CatalogueRow& row,
                                const CatalogueRow* former)
{
    DiagramChanges changes;
    for (const CatalogueDifference& difference : differencesFrom(row, component)) {
        if (difference.kind == CatalogueDifference::Kind::Value)
            changes.push_back(SetModifier{id, difference.path, difference.expression});
        else
            changes.push_back(SetVendorValue{id, difference.path, difference.expression});
    }
    if (!former)
        return changes;
    for (const CatalogueValue& value : former->values) {
        const Instance* parameter = oneOf(component).descendant(value.parameter.toStdString());
        if (!row.value(value.parameter) && parameter && isSame(value, parameter->value()))
            changes.push_back(SetModifier{id, value.parameter, std::nullopt});
    }
    return changes;
}

}  // namespace bramah::model
