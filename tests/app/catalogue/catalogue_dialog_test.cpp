// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of catalogues where there is none yet, and where there is no row for what is wanted.
#include "app/catalogue/catalogue_dialog.h"
#include "app/catalogue/catalogue_shelf.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "tests/model/catalogue/catalogue_classes.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;

namespace {

constexpr auto kSheet =
    "model M\n"
    "  C.Pump pump(D = 5e-6, mode = C.Mode.Fast) annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\n"
    "end M;\n";

QPushButton* buttonOf(const QDialog& dialog, const QString& text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(u'&').startsWith(text))
            return button;
    return nullptr;
}

}  // namespace

class CatalogueDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        workspace_ = std::make_unique<editor::Workspace>(test::catalogueLibrary());
        session_ = std::make_unique<editor::DocumentSession>(*workspace_,
                                                             model::Document::create(QStringLiteral("M.mo"), kSheet));
        shelf_ = std::make_unique<app::CatalogueShelf>(*workspace_, folder_->filePath(QStringLiteral("Catalogues")));
        session_->select({{{QStringLiteral("pump")}}, {}, {}});
    }
    void cleanup()
    {
        shelf_.reset();
        session_.reset();
        workspace_.reset();
    }

    void anEmptyShelfSaysWhereToPutOne()
    {
        app::CatalogueDialog dialog(*session_, *shelf_, nullptr);
        dialog.show();
        const auto* text = dialog.findChild<QLabel*>(QStringLiteral("catalogueEmpty"));
        QVERIFY(text->isVisible());
        QVERIFY2(text->text().contains(QDir::toNativeSeparators(shelf_->ownFolder())), qPrintable(text->text()));
        QVERIFY(!buttonOf(dialog, QStringLiteral("OK"))->isEnabled());
    }

    /// The first catalogue begins with the component at hand, and is read back without a fault.
    void aCatalogueBeginsWithTheComponent()
    {
        app::CatalogueDialog dialog(*session_, *shelf_, nullptr);
        dialog.show();
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Begin one with pump")), Qt::LeftButton);
        QVERIFY(dialog.findChild<QTableView*>()->isVisible());
        QCOMPARE(shelf_->rows().size(), std::size_t{1});
        QCOMPARE(shelf_->faults().size(), std::size_t{0});
        const model::CatalogueRow& row = *shelf_->rows().front();
        QCOMPARE(row.className, QStringLiteral("C.Pump"));
        QCOMPARE(row.value(QStringLiteral("D"))->text(), QStringLiteral("5\u00A0cm³/rev"));
        QCOMPARE(row.value(QStringLiteral("mode"))->expression, QStringLiteral("C.Mode.Fast"));
    }

    /// A folder that a person has made is found when the dialog opens, and followed while it is open.
    void aFolderThatIsMadeLaterIsSeen()
    {
        QCOMPARE(shelf_->rows().size(), std::size_t{0});
        QVERIFY(QDir().mkpath(shelf_->ownFolder()));
        app::CatalogueDialog dialog(*session_, *shelf_, nullptr);
        dialog.show();
        QVERIFY(!dialog.row());
        QFile file(shelf_->ownFolder() + QStringLiteral("/own.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("maker,type,class,D [cm3/rev]\nM,A 4,C.Pump,4\nM,A 5,C.Pump,5 bar\n");
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.row().has_value(), 20000);
        QVERIFY(dialog.findChild<QTableView*>()->isVisible());
        bool tellsFault = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            tellsFault =
                tellsFault || (label->isVisible() && label->text().contains(QStringLiteral("faults\">Show them")));
        QVERIFY(tellsFault);
    }

    void arrowsWalkFromTheSearch()
    {
        QVERIFY(shelf_->write(QStringLiteral("own.csv"),
                              "maker,type,class,D [cm3/rev]\nM,A 4,C.Pump,4\nM,A 10,C.Pump,10\n"
                              "M,A 2,C.Pump,2\n"));
        app::CatalogueDialog dialog(*session_, *shelf_, nullptr);
        dialog.show();
        auto* search = dialog.findChild<QLineEdit*>();
        QCOMPARE(dialog.row()->type, QStringLiteral("A 4"));
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(dialog.row()->type, QStringLiteral("A 10"));
        // Sorted, numbers in texts count as numbers, and the chosen row stays.
        auto* table = dialog.findChild<QTableView*>();
        table->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(dialog.row()->type, QStringLiteral("A 10"));
        QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("A 2"));
        QCOMPARE(table->model()->index(2, 1).data().toString(), QStringLiteral("A 10"));
        QTest::keyClicks(search, QStringLiteral("nowhere"));
        QVERIFY(!dialog.row());
        QVERIFY(!buttonOf(dialog, QStringLiteral("OK"))->isEnabled());
    }

    void aLibraryHasCataloguesToo()
    {
        const QString library = folder_->filePath(QStringLiteral("Parts"));
        QVERIFY(QDir().mkpath(library + QStringLiteral("/Resources/Catalogues")));
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(library + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(QStringLiteral("/package.mo"), "package Parts model Pump parameter Real D = 1; end Pump; end Parts;");
        write(QStringLiteral("/Resources/Catalogues/parts.csv"), "maker,type,class,D\nM,P 1,Parts.Pump,3\n");
        QCOMPARE(shelf_->rows().size(), std::size_t{0});
        workspace_->openLibrary(folder_->path());
        QTRY_COMPARE(shelf_->rows().size(), std::size_t{1});
        QVERIFY(shelf_->find({QStringLiteral("M"), QStringLiteral("P 1")}));
        // The user's own row of the same part comes first.
        QVERIFY(shelf_->write(QStringLiteral("own.csv"), "maker,type,class,D\nM,P 1,Parts.Pump,4\n"));
        QCOMPARE(shelf_->rows().size(), std::size_t{1});
        QCOMPARE(shelf_->find({QStringLiteral("M"), QStringLiteral("P 1")})->values.front().number, 4.0);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<editor::Workspace> workspace_;
    std::unique_ptr<editor::DocumentSession> session_;
    std::unique_ptr<app::CatalogueShelf> shelf_;
};

BRAMAH_TEST(CatalogueDialogTest);

#include "catalogue_dialog_test.moc"
