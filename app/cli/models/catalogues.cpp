// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/catalogues.h"

#include "model/catalogue/catalogue_folders.h"
#include "model/catalogue/read_catalogue.h"

namespace bramah::cli {

std::vector<model::Catalogue> readCatalogues(const CommandOptions& options, const model::ClassLibrary& library)
{
    QStringList paths = options.values("catalogue");
    if (paths.isEmpty())
        for (const QString& folder : model::catalogueFolders(library))
            paths += model::cataloguesIn(folder);
    std::vector<model::Catalogue> catalogues;
    for (const QString& path : paths)
        catalogues.push_back(model::readCatalogueFile(path, library));
    return catalogues;
}

}  // namespace bramah::cli
