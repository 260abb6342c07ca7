// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogues that come with the program: each row says where its values were read, and its class can be computed
// with them.
#include "model/catalogue/catalogue_folders.h"
#include "model/catalogue/read_catalogue.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "solver/flatten/flatten.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// The classes of a row that can stand on a sheet: its own, or those of its package's siblings that extend it.
std::vector<const model::ClassNode*> classesOf(const model::ClassLibrary& library, const QString& className)
{
    const model::ClassNode* node = library.find(className.toStdString());
    if (!node->isPartial())
        return {node};
    std::vector<const model::ClassNode*> found;
    for (const model::ClassNode* package : library.find("Bramah.Hydraulics")->children())
        for (const model::ClassNode* one : package->children()) {
            if (one->isPartial() || one->kind() != model::syntax::ClassKind::Model)
                continue;
            model::InstanceTree tree(library);
            for (const model::ClassPart& part : tree.instantiate(*one).parts())
                if (part.node == node)
                    found.push_back(one);
        }
    return found;
}

}  // namespace

class ShippedCataloguesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowCanBeTaken()
    {
        model::ClassLibrary library;
        library.addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
        const QStringList folders = model::catalogueFolders(library);
        QCOMPARE(folders.size(), 1);
        static const QRegularExpression known(QStringLiteral(R"(^https?://\S+, read \d{4}-\d\d-\d\d)"));
        std::size_t count = 0;
        for (const QString& path : model::cataloguesIn(folders.front())) {
            const model::Catalogue catalogue = model::readCatalogueFile(path, library);
            for (const model::CatalogueFault& fault : catalogue.faults)
                QFAIL(qPrintable(fault.message()));
            for (const model::CatalogueRow& row : catalogue.rows) {
                const QString place = QStringLiteral("%1, line %2").arg(row.file).arg(row.line);
                QVERIFY2(known.match(row.known).hasMatch(), qPrintable(place));
                QVERIFY2(!row.designation.isEmpty() && !row.sheet.isEmpty(), qPrintable(place));
                checkComputable(library, row, place);
                ++count;
            }
        }
        QVERIFY(count >= 20);
    }

private:
    static void checkComputable(const model::ClassLibrary& library, const model::CatalogueRow& row,
                                const QString& place)
    {
        QStringList modifiers;
        for (const model::CatalogueValue& value : row.values)
            modifiers.append(value.parameter + QLatin1String(" = ") + value.expression);
        const auto classes = classesOf(library, row.className);
        QVERIFY2(!classes.empty(), qPrintable(place));
        for (const model::ClassNode* node : classes) {
            solver::FlattenOptions options;
            options.overrides = QStringLiteral("(%1)").arg(modifiers.join(QLatin1String(", "))).toUtf8();
            options.arePortsOpen = true;
            const solver::FlattenOutcome flat = solver::flatten(library, *node, options);
            for (const model::Diagnostic& problem : flat.diagnostics)
                QVERIFY2(problem.severity() != model::Severity::Error, qPrintable(place + problem.message()));
            QVERIFY2(flat.model, qPrintable(place));
        }
    }
};

BRAMAH_TEST(ShippedCataloguesTest);

#include "shipped_catalogues_test.moc"
