// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/part_check.h"
#include "model/instance/instance.h"
#include "tests/model/catalogue/catalogue_classes.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

namespace bramah::test {

using model::DiagnosticKind;

namespace {

model::Diagnostics problemsOfParts()
{
    const auto library = catalogueLibrary();
    const model::Catalogue catalogue = model::readCatalogue(
        "maker,type,class,edition,D [cm3/rev]\nMaker,A 4,C.Machine,2026-01,4.1\n", QStringLiteral("c.csv"), *library);
    const auto nodes = library->addFile(model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(
        QStringLiteral("M.mo"),
        QByteArray("model M\n"
                   "  C.Pump pump(D = 5e-6) annotation(__Bramah(part(maker = \"Maker\", typeCode = \"A 4\")));\n"
                   "  C.Pump same(D = 4.1e-6) annotation(__Bramah(part(maker = \"Maker\", typeCode = \"A 4\", "
                   "edition = \"2026-01\")));\n"
                   "  C.Pump unknown annotation(__Bramah(part(maker = \"Maker\", typeCode = \"A 5\")));\n"
                   "  C.Other other annotation(__Bramah(part(maker = \"Maker\", typeCode = \"A 4\")));\n"
                   "end M;\n"))));
    model::InstanceTree tree(*library);
    return model::checkParts(tree.instantiate(*nodes.back()), [&](const model::CatalogueKey& key) {
        const model::CatalogueRow& row = catalogue.rows.front();
        return key == model::CatalogueKey{row.maker, row.type} ? &row : nullptr;
    });
}

const ExamplesOf catalogues = {
    runExample(DiagnosticKind::DiffersFromCatalogue, problemsOfParts,
               QStringLiteral("pump: note: `pump` differs from its part `A 4` in the catalogue: Displacement per "
                              "revolution 5\u00A0cm³/rev in place of 4.1\u00A0cm³/rev, Edition of the data sheet "
                              "nothing in place of 2026-01; take the catalogue's values, or choose another part "
                              "[differs-from-catalogue]")),
};

}  // namespace

}  // namespace bramah::test
