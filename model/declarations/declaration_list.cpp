// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/declarations/declaration_list.h"

#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

namespace bramah::model {

using namespace syntax;

namespace {

QString written(const SyntaxTree& tree, ExpressionPtr expression)
{
    return expression ? toString(tree.text().view(expression->span)) : QString();
}

/// The subscripts as written, with their brackets.
QString writtenDimensions(const SyntaxTree& tree, List<ExpressionPtr> subscripts)
{
    QStringList sizes;
    for (const ExpressionPtr size : subscripts)
        sizes.append(written(tree, size));
    return sizes.isEmpty() ? QString() : QLatin1Char('[') + sizes.join(QStringLiteral(", ")) + QLatin1Char(']');
}

/// The comment of a component; that of `replaceable C c constrainedby B "text"` stands behind the constraint.
const Comment& commentOf(const Element& element, const Component& component)
{
    const bool isBehindConstraint =
        component.comment.strings.empty() && element.constraint && element.components.size() == 1;
    return isBehindConstraint ? element.constraint->comment : component.comment;
}

QString typeOf(const SyntaxTree& tree, const Element& element)
{
    const Prefixes& prefixes = element.prefixes;
    QString type;
    const auto add = [&](bool isThere, const char* word) {
        if (isThere)
            type += QLatin1String(word) + QLatin1Char(' ');
    };
    add(prefixes.isFlow, "flow");
    add(prefixes.isStream, "stream");
    add(prefixes.isDiscrete, "discrete");
    add(prefixes.isInput, "input");
    add(prefixes.isOutput, "output");
    return type + toString(tree.text().view(element.name.span)) + writtenDimensions(tree, element.subscripts);
}

}  // namespace

std::vector<Declaration> declarationsOf(const SyntaxTree& tree, const ClassDefinition& definition)
{
    std::vector<Declaration> all;
    for (const Element* element : definition.elements)
        for (const Component& component : element->components) {
            Declaration one;
            one.name = toString(component.name.text);
            one.dimensions = writtenDimensions(tree, component.subscripts);
            one.variability = element->prefixes.isConstant    ? Variability::Constant
                              : element->prefixes.isParameter ? Variability::Parameter
                                                              : Variability::Variable;
            one.type = typeOf(tree, *element);
            one.isProtected = element->visibility == Visibility::Protected;
            if (const Modification* modification = component.modification) {
                one.value = written(tree, modification->value);
                const ExpressionPtr unit = valueIn(modification->nested, "unit");
                one.unit = stringOf(unit).value_or(written(tree, unit));
                one.minimum = written(tree, valueIn(modification->nested, "min"));
                one.maximum = written(tree, valueIn(modification->nested, "max"));
            }
            const Comment& comment = commentOf(*element, component);
            one.description = descriptionText(comment.strings);
            const Annotation* annotation =
                component.comment.annotation ? component.comment.annotation : comment.annotation;
            const ClassModification* dialog = nestedIn(annotation ? annotation->arguments : nullptr, "Dialog");
            one.group = stringIn(dialog, "group").value_or(QString());
            one.tab = stringIn(dialog, "tab").value_or(QString());
            all.push_back(std::move(one));
        }
    return all;
}

}  // namespace bramah::model
