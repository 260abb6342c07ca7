// SPDX-License-Identifier: GPL-3.0-or-later
// What a component has otherwise than a row of a catalogue, and the changes that give it the row's values.
#include "model/catalogue/catalogue_differences.h"
#include "model/edit/edited_text.h"
#include "model/instance/instance.h"
#include "model/planning/diagram_edits.h"
#include "tests/model/catalogue/catalogue_classes.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

/// A sheet with one component, `pump`.
class Sheet
{
public:
    explicit Sheet(const QByteArray& declaration)
        : text_("model M\n  " + declaration + ";\nend M;\n"), library_(catalogueLibrary())
    {
        rebuild();
    }

    [[nodiscard]] const Instance& pump() const { return *tree_->root()->child("pump"); }
    [[nodiscard]] const QByteArray& text() const { return text_; }
    void apply(const DiagramChanges& changes)
    {
        EditedText edited(parsed());
        edited.apply(textEditsOf(parsed(), QStringLiteral("M"), changes));
        text_ = edited.tree().text().bytes();
        rebuild();
    }
    [[nodiscard]] CatalogueRow row(const QByteArray& heads, const QByteArray& cells) const
    {
        return readCatalogue("maker,type,class," + heads + "\nMaker," + cells + '\n', QStringLiteral("c.csv"),
                             *library_)
            .rows.at(0);
    }

private:
    [[nodiscard]] std::shared_ptr<const syntax::SyntaxTree> parsed() const
    {
        return syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("M.mo"), text_));
    }
    void rebuild()
    {
        tree_.reset();
        const auto nodes = library_->addFile(parsed());
        tree_ = std::make_unique<InstanceTree>(*library_);
        tree_->instantiate(*nodes.back());
    }

    QByteArray text_;
    std::unique_ptr<ClassLibrary> library_;
    std::unique_ptr<InstanceTree> tree_;
};

QStringList told(const CatalogueRow& row, const Instance& component)
{
    QStringList lines;
    for (const CatalogueDifference& one : differencesFrom(row, component))
        lines.append(QStringLiteral("%1: %2 | %3").arg(one.label, one.here, one.there).replace(QChar::Nbsp, u' '));
    return lines;
}

}  // namespace

class CatalogueDifferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowGivesItsValuesAndItsIdentity()
    {
        Sheet sheet("C.Pump pump(D = 5e-6, eta = 0.5)");
        const CatalogueRow row = sheet.row("number,designation,sheet,edition,D [cm3/rev],mode,z",
                                           "A 4,C.Pump,R1,Gear pump,RE 1,08.04,4.1,Fast,9");
        QCOMPARE(told(row, sheet.pump()),
                 (QStringList{QStringLiteral("Displacement per revolution: 5 cm³/rev | 4.1 cm³/rev"),
                              QStringLiteral("mode: Slow | Fast"), QStringLiteral("Maker:  | Maker"),
                              QStringLiteral("Type code:  | A 4"), QStringLiteral("Material no.:  | R1"),
                              QStringLiteral("Designation:  | Gear pump"), QStringLiteral("Data sheet:  | RE 1"),
                              QStringLiteral("Edition of the data sheet:  | 08.04")}));
        sheet.apply(planCatalogueRow({QStringLiteral("pump")}, sheet.pump(), row, nullptr));
        QCOMPARE(told(row, sheet.pump()).join(u'\n'), QString());
        QVERIFY2(sheet.text().contains("D = 4.1e-6"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("mode = C.Mode.Fast"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("eta = 0.5"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("typeCode=\"A 4\""), sheet.text().constData());
        QCOMPARE(catalogueKeyOf(sheet.pump()), (CatalogueKey{QStringLiteral("Maker"), QStringLiteral("A 4")}));
    }

    void aLaterEditionTellsWhatDiffers()
    {
        Sheet sheet("C.Pump pump");
        const CatalogueRow first = sheet.row("sheet,edition,p_set [bar]", "A 4,C.Pump,RE 1,2019-02,250");
        sheet.apply(planCatalogueRow({QStringLiteral("pump")}, sheet.pump(), first, nullptr));
        const CatalogueRow later = sheet.row("sheet,edition,p_set [bar]", "A 4,C.Pump,RE 1,2023-04,280");
        QCOMPARE(told(later, sheet.pump()),
                 (QStringList{QStringLiteral("p_set: 250 bar | 280 bar"),
                              QStringLiteral("Edition of the data sheet: 2019-02 | 2023-04")}));
    }

    /// Values of the part that the component has had until now go; the user's own stay.
    void theFormerPartLeavesNothing()
    {
        Sheet sheet("C.Pump pump(z = 7)");
        const CatalogueRow former = sheet.row("number,sheet,D [cm3/rev],eta,z", "A 4,C.Pump,R1,RE 1,4.1,0.8,11");
        sheet.apply(planCatalogueRow({QStringLiteral("pump")}, sheet.pump(), former, nullptr));
        sheet.apply({SetModifier{{QStringLiteral("pump")}, QStringLiteral("z"), QStringLiteral("13")}});
        const CatalogueRow row = sheet.row("D [cm3/rev]", "A 5,C.Pump,5.6");
        sheet.apply(planCatalogueRow({QStringLiteral("pump")}, sheet.pump(), row, &former));
        QVERIFY2(!sheet.text().contains("eta"), sheet.text().constData());
        QVERIFY2(!sheet.text().contains("RE 1"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("z = 13"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("D = 5.6e-6"), sheet.text().constData());
        // The material number may be that of the user's own stock.
        QVERIFY2(sheet.text().contains("number=\"R1\""), sheet.text().constData());
    }

    void aRowOfABaseClassFitsItsChildren()
    {
        const Sheet sheet("C.Pump pump");
        QVERIFY(fitsCatalogueRow(sheet.pump(), sheet.row("D [cm3/rev]", "A 4,C.Machine,4.1")));
        QVERIFY(fitsCatalogueRow(sheet.pump(), sheet.row("D [cm3/rev]", "A 4,C.Pump,4.1")));
        QVERIFY(!fitsCatalogueRow(sheet.pump(), sheet.row("D [cm3/rev]", "A 4,C.Other,4.1")));
        QVERIFY(!fitsCatalogueRow(Sheet("C.Other pump").pump(), sheet.row("D [cm3/rev]", "A 4,C.Machine,4.1")));
    }

    void anArrayGetsOnePart()
    {
        Sheet sheet("C.Pump pump[2](each D = 5e-6)");
        const CatalogueRow row = sheet.row("D [cm3/rev]", "A 4,C.Pump,4.1");
        QVERIFY(fitsCatalogueRow(sheet.pump(), row));
        QCOMPARE(told(row, sheet.pump()).front(),
                 QStringLiteral("Displacement per revolution: 5 cm³/rev | 4.1 cm³/rev"));
        sheet.apply(planCatalogueRow({QStringLiteral("pump")}, sheet.pump(), row, nullptr));
        QCOMPARE(told(row, sheet.pump()).join(u'\n'), QString());
    }
};

BRAMAH_TEST(CatalogueDifferencesTest);

#include "catalogue_differences_test.moc"
