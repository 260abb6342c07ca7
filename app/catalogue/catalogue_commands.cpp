// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/catalogue_commands.h"

#include "app/catalogue/catalogue_shelf.h"
#include "app/translate.h"
#include "editor/properties/parameter_reader.h"
#include "editor/session/legible_edit.h"
#include "model/codes/part_data.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "model/units/shown_unit.h"
#include "solver/results/csv_text.h"

#include <QStringList>

namespace bramah::app {

std::vector<CataloguePart> selectedParts(const editor::DocumentSession& session)
{
    std::vector<CataloguePart> parts;
    const model::Instance* sheet = session.sheet().instance();
    for (const model::DiagramComponent& component : session.sheet().diagram().components()) {
        if (!sheet || !session.selection().components.contains(component.id) || component.isInherited ||
            component.isMissing)
            continue;
        if (const model::Instance* instance = sheet->child(component.id.baseName().toStdString()))
            parts.push_back({component.id, instance});
    }
    return parts;
}

bool takeFromCatalogue(editor::DocumentSession& session, const std::vector<CataloguePart>& parts,
                       const model::CatalogueRow& row, const CatalogueShelf& shelf)
{
    model::DiagramChanges changes;
    for (const CataloguePart& part : parts) {
        if (!model::fitsCatalogueRow(*part.instance, row))
            continue;
        const model::CatalogueRow* former = shelf.find(model::catalogueKeyOf(*part.instance));
        for (model::DiagramChange& change : model::planCatalogueRow(part.id, *part.instance, row, former))
            changes.push_back(std::move(change));
    }
    const QString name = parts.size() == 1
                             ? tr("Take %1 from the catalogue for %2").arg(row.type, parts.front().id.name)
                             : tr("Take %1 from the catalogue").arg(row.type);
    return !changes.empty() && editor::applyLegibly(session, name, changes);
}

namespace {

/// The cell of a value and the head of its column, `D [cm3/rev]`; empty if a catalogue cannot hold the value.
std::pair<QString, QString> columnOf(const editor::ParameterField& field)
{
    using Kind = editor::ParameterField::Kind;
    switch (field.kind) {
    case Kind::Number: {
        if (!field.number)
            break;
        const model::ShownUnit unit = model::shownUnit(field.unit, field.displayUnit);
        const bool hasUnit = !unit.name.isEmpty() && unit.name != QLatin1String("1");
        const QString cell = model::modelicaNumber(unit.fromSi(*field.number));
        return {hasUnit ? field.path + QStringLiteral(" [%1]").arg(unit.name) : field.path, cell};
    }
    case Kind::Integer:
    case Kind::Boolean: return {field.path, field.valueText};
    case Kind::Choice: return {field.path, model::lastName(field.valueText)};
    case Kind::Text:
    case Kind::Expression: break;
    }
    return {};
}

/// Values that are set, and the sizes that a component asks for first.
bool isWorthAColumn(const editor::ParameterField& field)
{
    const bool isFirst = field.tab.isEmpty() && field.group.isEmpty() && field.isEnabled;
    return field.isSet || (isFirst && field.kind == editor::ParameterField::Kind::Number);
}

}  // namespace

QByteArray catalogueOf(const editor::DocumentSession& session, const CataloguePart& part)
{
    const model::DiagramComponent* symbol = session.sheet().diagram().component(part.id);
    const model::PartData data = model::partDataOf(part.instance->component()->comment.annotation);
    QStringList heads{QStringLiteral("maker"),  QStringLiteral("series"),  QStringLiteral("type"),
                      QStringLiteral("number"), QStringLiteral("class"),   QStringLiteral("designation"),
                      QStringLiteral("sheet"),  QStringLiteral("edition"), QStringLiteral("page"),
                      QStringLiteral("known")};
    QStringList cells{data.maker.isEmpty() ? tr("Maker") : data.maker,
                      {},
                      data.type.isEmpty() ? part.id.name : data.type,
                      data.number,
                      symbol ? symbol->className : QString(),
                      data.designation.isEmpty() ? part.instance->classNode().shownDescription() : data.designation,
                      {},
                      {},
                      {},
                      {}};
    for (const editor::ParameterField& field : editor::readParameters(*part.instance))
        if (const auto [head, cell] = columnOf(field); isWorthAColumn(field) && !cell.isEmpty()) {
            heads.append(head);
            cells.append(cell);
        }
    QByteArray text;
    for (const QStringList& line : {heads, cells}) {
        QByteArrayList fields;
        for (const QString& field : line)
            fields.append(solver::csvField(field));
        text += fields.join(',') + '\n';
    }
    return text;
}

}  // namespace bramah::app
