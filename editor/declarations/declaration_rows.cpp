// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/declaration_rows.h"

#include "editor/session/document_session.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/display_unit.h"
#include "model/instance/instance.h"
#include "model/instance/text_attribute.h"

#include <algorithm>
#include <optional>

namespace bramah::editor {

using model::BuiltinType;
using model::Declaration;
using model::Instance;
using model::syntax::ClassKind;
using Group = DeclarationRow::Group;

namespace {

/// The group of a declaration; nothing for components drawn in the circuit.
std::optional<Group> groupOf(ClassKind kind, const Declaration& declaration)
{
    switch (kind) {
    case ClassKind::Connector:
    case ClassKind::ExpandableConnector: return Group::Port;
    case ClassKind::Model:
    case ClassKind::Block: return std::nullopt;
    default: return declaration.variability == model::Variability::Variable ? Group::Variable : Group::Parameter;
    }
}

ParameterField::Kind kindOfValue(const Instance& instance)
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

void describe(const Instance& component, DeclarationRow& row)
{
    ParameterField& field = row.field;
    field.kind = kindOfValue(component);
    field.unit = model::textAttribute(component, "unit");
    field.displayUnit = model::displayUnitOf(component);
    field.minimum = component.attribute("min").number();
    field.maximum = component.attribute("max").number();
    if (const model::ClassNode* type = component.enumeration(); type && type->definition())
        for (const model::syntax::EnumerationLiteral& literal : type->definition()->literals) {
            const QString name =
                QString::fromStdString(type->qualifiedName()) + QLatin1Char('.') + model::toString(literal.name.text);
            field.choices.emplace_back(name, name);
        }
    row.isUnitOfType = row.written.unit.isEmpty() && !field.unit.isEmpty();
}

/// Of a component that a condition removes only the declaration is known.
void addRow(DeclarationRows& rows, const Declaration& declaration, const Instance& shown, const QString& inheritedFrom)
{
    const Instance* component = shown.child(declaration.name.toStdString());
    const auto group = groupOf(component ? component->kind() : ClassKind::Type, declaration);
    if (!group)
        return;
    DeclarationRow row;
    row.group = *group;
    row.written = declaration;
    row.inheritedFrom = inheritedFrom;
    if (component)
        describe(*component, row);
    rows.push_back(std::move(row));
}

}  // namespace

DeclarationRows declarationRows(const DocumentSession& session)
{
    DeclarationRows rows;
    const Instance* shown = session.sheet().instance();
    if (!shown)
        return rows;
    for (const model::ClassPart& part : shown->parts()) {
        const bool isOwn = part.node == &shown->classNode();
        if (!part.node->definition() || !part.node->tree())
            continue;
        for (const Declaration& declaration : model::declarationsOf(*part.node->tree(), *part.node->definition()))
            addRow(rows, declaration, *shown, isOwn ? QString() : QString::fromStdString(part.node->qualifiedName()));
    }
    std::ranges::stable_sort(rows, {}, &DeclarationRow::group);
    return rows;
}

}  // namespace bramah::editor
