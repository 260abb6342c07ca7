// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/catalogues.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "model/catalogue/catalogue_differences.h"
#include "model/catalogue/catalogue_search.h"
#include "model/catalogue/read_catalogue.h"
#include "model/instance/instance.h"
#include "model/lists/listed_parts.h"

namespace bramah::cli {
namespace {

/// Writes the faults of catalogues; false if there are none.
bool writeFaults(const std::vector<model::Catalogue>& catalogues, QTextStream& stream)
{
    bool isAny = false;
    for (const model::Catalogue& catalogue : catalogues)
        for (const model::CatalogueFault& fault : catalogue.faults) {
            stream << fault.message() << '\n';
            isAny = true;
        }
    return isAny;
}

/// `catalogue check FILE.csv...`
int check(const QStringList& paths, const model::ClassLibrary& library, CommandStreams& streams)
{
    std::vector<model::Catalogue> catalogues;
    std::size_t rows = 0;
    for (const QString& path : paths) {
        catalogues.push_back(model::readCatalogueFile(path, library));
        rows += catalogues.back().rows.size();
    }
    const bool isFaulty = writeFaults(catalogues, streams.out);
    streams.out << tr("parts that can be taken: %1").arg(rows) << '\n';
    return isFaulty ? kExitWrongInput : kExitOk;
}

/// `catalogue list [WORDS...]`
int list(const QString& words, const std::vector<model::Catalogue>& catalogues, CommandStreams& streams)
{
    const model::CatalogueQuery query(words);
    for (const model::Catalogue& catalogue : catalogues)
        for (const model::CatalogueRow& row : catalogue.rows)
            if (query.fits(row))
                streams.out << QStringList{row.maker,  row.type,         row.designation, row.className,
                                           row.number, row.valuesText(), row.source()}
                                   .join(QLatin1Char('\t'))
                            << '\n';
    return writeFaults(catalogues, streams.err) ? kExitWrongInput : kExitOk;
}

const model::CatalogueRow* find(const std::vector<model::Catalogue>& catalogues, const model::CatalogueKey& key)
{
    for (const model::Catalogue& catalogue : catalogues)
        for (const model::CatalogueRow& row : catalogue.rows)
            if (row.maker == key.maker && row.type == key.type)
                return &row;
    return nullptr;
}

/// `catalogue compare FILE.mo`: what components have otherwise than their rows. Those of makers and types that no
/// catalogue has are named.
int compare(const model::LoadedFiles& loaded, const CommandOptions& options,
            const std::vector<model::Catalogue>& catalogues, CommandStreams& streams)
{
    const model::ClassNode* node = chosenClass(loaded, options, streams);
    if (node == nullptr)
        return kExitWrongInput;
    model::InstanceTree tree(*loaded.library);
    int differences = 0;
    for (const model::ListedPart& part : model::listedParts(tree.instantiate(*node))) {
        const model::CatalogueKey key = model::catalogueKeyOf(*part.instance);
        if (key.isEmpty())
            continue;
        const model::CatalogueRow* row = find(catalogues, key);
        if (row == nullptr) {
            streams.out << tr("%1: no catalogue has %2 of %3").arg(part.path, key.type, key.maker) << '\n';
            continue;
        }
        for (const model::CatalogueDifference& one : model::differencesFrom(*row, *part.instance)) {
            streams.out << tr("%1: %2: %3 here, %4 in the catalogue")
                               .arg(part.path, one.label, one.here.isEmpty() ? tr("nothing") : one.here,
                                    one.there.isEmpty() ? tr("nothing") : one.there)
                        << '\n';
            ++differences;
        }
    }
    writeFaults(catalogues, streams.err);
    return differences > 0 ? kExitRunFailed : kExitOk;
}

}  // namespace

int catalogueCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("catalogue"),
                           QStringLiteral("catalogue check FILE.csv... | list [WORDS...] | compare FILE.mo "
                                          "[--class C] [--catalogue FILE.csv]..."),
                           tr("Says what is wrong with catalogues of parts, lists their parts, or says what the "
                              "components of a model have otherwise than their catalogues."));
    options.add(QStringLiteral("catalogue"), QStringLiteral("file"),
                tr("A catalogue to use instead of those of the libraries."));
    if (const auto code = options.parse(arguments, 1, 1000000, streams))
        return *code;
    const QString verb = options.files().front();
    const QStringList rest = options.files().mid(1);
    const bool isCompare = verb == QLatin1String("compare");
    const model::LoadedFiles loaded = loadFiles(isCompare ? rest : QStringList(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    if (verb == QLatin1String("check") && !rest.isEmpty())
        return check(rest, *loaded.library, streams);
    if (verb == QLatin1String("list"))
        return list(rest.join(QLatin1Char(' ')), readCatalogues(options, *loaded.library), streams);
    if (isCompare && !rest.isEmpty())
        return compare(loaded, options, readCatalogues(options, *loaded.library), streams);
    streams.err << tr("error: `catalogue` needs `check FILE.csv`, `list`, or `compare FILE.mo`") << '\n';
    return kExitUsage;
}

}  // namespace bramah::cli
