// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/catalogue_tolerance.h"

#include "model/catalogue/catalogue_differences.h"
#include "model/catalogue/catalogue_folders.h"
#include "model/catalogue/read_catalogue.h"
#include "model/instance/instance.h"
#include "solver/translate.h"
#include "solver/use/model.h"

#include <optional>

namespace bramah::solver {
namespace {

std::optional<model::CatalogueRow> rowOf(const model::ClassLibrary& library, const model::CatalogueKey& key)
{
    for (const QString& folder : model::catalogueFolders(library))
        for (const QString& file : model::cataloguesIn(folder))
            for (const model::CatalogueRow& row : model::readCatalogueFile(file, library).rows)
                if (model::CatalogueKey{row.maker, row.type} == key)
                    return row;
    return std::nullopt;
}

}  // namespace

tl::expected<double, QString> catalogueTolerance(const Model& model, const QString& path)
{
    model::InstanceTree tree(model.library());
    const model::Instance& root = tree.instantiate(*model.node());
    // The part may be a component further out, as of a valve with its pilot.
    for (qsizetype dot = path.lastIndexOf(u'.'); dot > 0; dot = path.lastIndexOf(u'.', dot - 1)) {
        const QString owner = path.first(dot), parameter = path.mid(dot + 1);
        const model::Instance* component = root.descendant(owner.toStdString());
        const auto key = component ? model::catalogueKeyOf(*component) : model::CatalogueKey();
        if (key.isEmpty())
            continue;
        const auto row = rowOf(model.library(), key);
        if (!row)
            return tl::unexpected(tr("no catalogue has the part %1 %2 of `%3`").arg(key.maker, key.type, owner));
        const model::CatalogueValue* value = row->value(parameter);
        if (value && value->tolerance)
            return *value->tolerance;
        return tl::unexpected(tr("the catalogue states no tolerance of `%1` for %2 %3; write one there, as 28 ±5 %, or "
                                 "here, as ~5%")
                                  .arg(parameter, key.maker, key.type));
    }
    return tl::unexpected(tr("`%1` is no parameter of a part from a catalogue; write the tolerance, as ~5%").arg(path));
}

}  // namespace bramah::solver
