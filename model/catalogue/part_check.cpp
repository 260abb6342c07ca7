// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/part_check.h"

#include "model/instance/instance.h"
#include "model/translate.h"

namespace bramah::model {
namespace {

/// The differences in one line, as `Displacement per revolution 25 cm³/rev in place of 28 cm³/rev`.
QString inWords(const std::vector<CatalogueDifference>& differences)
{
    QStringList texts;
    for (const CatalogueDifference& one : differences) {
        const QString nothing = tr("nothing");
        texts.append(
            tr("%1 %2 in place of %3")
                .arg(one.label, one.here.isEmpty() ? nothing : one.here, one.there.isEmpty() ? nothing : one.there));
    }
    return texts.join(QLatin1String(", "));
}

}  // namespace

const CatalogueRow* partOf(const Instance& component, const PartSource& parts)
{
    const CatalogueKey key = component.component() ? catalogueKeyOf(component) : CatalogueKey();
    const CatalogueRow* row = parts && !key.isEmpty() ? parts(key) : nullptr;
    return row && fitsCatalogueRow(component, *row) ? row : nullptr;
}

Diagnostics checkParts(const Instance& sheet, const PartSource& parts)
{
    Diagnostics found;
    for (const auto& component : sheet.children()) {
        const CatalogueRow* row = component->isMissing() ? nullptr : partOf(*component, parts);
        const auto differences = row ? differencesFrom(*row, *component) : std::vector<CatalogueDifference>();
        if (differences.empty())
            continue;
        const QString name = QString::fromStdString(component->name());
        found.push_back(
            {DiagnosticKind::DiffersFromCatalogue, {name, row->type, inWords(differences)}, nullptr, {}, name, {}});
    }
    return found;
}

}  // namespace bramah::model
