// SPDX-License-Identifier: GPL-3.0-or-later
// Parts from catalogues by mouse and keys: chosen, placed, compared, added.
#include "app/catalogue/catalogue_shelf.h"
#include "app/catalogue/catalogue_strip.h"
#include "app/widgets/message_bar.h"
#include "app/window/window_docks.h"
#include "editor/problems/mending.h"
#include "editor/view/sheet_view.h"
#include "model/codes/part_data.h"
#include "model/instance/instance.h"
#include "model/lists/drawing_lists.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QUrl>
#include <QtTest/QTest>

using namespace bramah;

namespace {

QByteArray textOf(test::TestWindow& test)
{
    return test.page().session().file().document().text().bytes();
}

void select(test::TestWindow& test, const QStringList& names)
{
    editor::Selection selection;
    for (const QString& name : names)
        selection.components.insert({name});
    test.page().session().select(selection);
}

const model::Instance& component(test::TestWindow& test, const char* name)
{
    return *test.page().session().sheet().instance()->child(name);
}

double valueOf(test::TestWindow& test, const char* name, const char* parameter)
{
    return component(test, name).child(parameter)->value().number().value_or(-1);
}

model::PartData partOf(test::TestWindow& test, const char* name)
{
    return model::partDataOf(component(test, name).component()->comment.annotation);
}

QLineEdit& searchOf(QWidget& dialog)
{
    return *dialog.findChild<QLineEdit*>(QStringLiteral("catalogueSearch"));
}

QTableView& rowsOf(QWidget& dialog)
{
    return *dialog.findChild<QTableView*>(QStringLiteral("catalogueRows"));
}

QString cells(const QTableWidget& table)
{
    QStringList lines;
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList line;
        for (int column = 0; column < table.columnCount(); ++column)
            line.append(table.item(row, column)->text());
        lines.append(line.join(QStringLiteral(" | ")));
    }
    return lines.join(u'\n').replace(QChar::Nbsp, u' ');
}

void openDrive(test::TestWindow& test)
{
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
}

void write(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void openCatalogue(test::Hands& hands, test::TestWindow& test)
{
    test.page().sheet().setFocus();
    hands.press(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
}

constexpr auto kOwnPumps =
    "maker;type;class;designation;sheet;edition;D [cm3/rev]\n"
    "Pumpenbau;ZP 22;Bramah.Hydraulics.Pumps.FixedPump;Zahnradpumpe;Blatt 7;2023-04;22,5\n";

}  // namespace

class CatalogueInWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartIsChosenByKeys()
    {
        test::TestWindow test;
        test::Hands hands(test);
        openDrive(test);
        const QByteArray before = textOf(test);
        select(test, {QStringLiteral("pump")});
        QString changes, source;
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("azpf 16.5 cm3"));
            QCOMPARE(rowsOf(dialog).model()->rowCount(), 1);
            changes = cells(*dialog.findChild<QTableWidget*>(QStringLiteral("catalogueChanges")));
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                source += label->text() + u'\n';
            test::keepPicture(dialog, QStringLiteral("catalogue.png"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        openCatalogue(hands, test);
        QVERIFY2(changes.startsWith(QStringLiteral("Displacement per revolution | ")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral(" | 16.5 cm³/rev\n")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Type code |  | AZPF-1X size 16")), qPrintable(changes));
        QVERIFY2(source.contains(QStringLiteral("RE 10031, edition 04.02, page 2; https://")), qPrintable(source));
        QCOMPARE(valueOf(test, "pump", "D"), 16.5e-6);
        QCOMPARE(partOf(test, "pump").maker, QStringLiteral("Bosch Rexroth"));
        const model::DrawingListTable list =
            model::drawingListOf(*test.page().session().sheet().root(), QString(),
                                 test.page().session().sheet().diagram(), model::DrawingList::Parts);
        const auto row = std::ranges::find_if(list.rows, [](const model::DrawingListRow& one) {
            return one.components.contains(QStringLiteral("pump"));
        });
        QVERIFY(row != list.rows.end());
        QCOMPARE(row->cells.mid(2, 3),
                 (QStringList{QStringLiteral("External gear pump, to 250 bar"), QStringLiteral("AZPF-1X size 16"),
                              QStringLiteral("Bosch Rexroth")}));
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textOf(test), before);
        hands.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(valueOf(test, "pump", "D"), 16.5e-6);
        // The circuit runs with it.
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
        QVERIFY(!test.page().history().runs().empty());
        QCOMPARE(test.page().history().runs().back()->end->reason, solver::EndReason::StopTimeReached);
    }

    void aRowIsTakenByADoubleClickForSeveral()
    {
        test::TestWindow test;
        test::Hands hands(test);
        write(test.filePath(QStringLiteral("Bramah/Catalogues/own.csv")), kOwnPumps);
        openDrive(test);
        select(test, {QStringLiteral("pump")});
        hands.press(Qt::Key_D, Qt::ControlModifier);
        hands.press(Qt::Key_Return);
        select(test, {QStringLiteral("pump"), QStringLiteral("pump1"), QStringLiteral("cylinder")});
        const QByteArray before = textOf(test);
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("zahnradpumpe"));
            QTableView& rows = rowsOf(dialog);
            QTest::qWait(0);
            hands.doubleClick(rows, rows.model()->index(0, 0));
        }});
        test.window().actions().action(QStringLiteral("drawing.catalogue"))->trigger();
        QCOMPARE(valueOf(test, "pump", "D"), 22.5e-6);
        QCOMPARE(valueOf(test, "pump1", "D"), 22.5e-6);
        QCOMPARE(partOf(test, "cylinder").maker, QString());
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textOf(test), before);
    }

    void onlyWhatFitsIsOfferedFirst()
    {
        test::TestWindow test;
        test::Hands hands(test);
        openDrive(test);
        select(test, {QStringLiteral("pump")});
        const QByteArray before = textOf(test);
        int fitting = 0, all = 0;
        bool canBeTaken = true;
        QString said;
        hands.whenAsked({[&](QWidget& dialog) {
            fitting = rowsOf(dialog).model()->rowCount();
            auto* box = dialog.findChild<QCheckBox*>();
            QTest::mouseClick(box, Qt::LeftButton, Qt::NoModifier, QPoint(8, box->height() / 2));
            all = rowsOf(dialog).model()->rowCount();
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("bladder"));
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                said += label->text() + u'\n';
            canBeTaken = dialog.findChildren<QPushButton*>().front()->isEnabled();
            for (const QPushButton* button : dialog.findChildren<QPushButton*>())
                if (button->isDefault())
                    canBeTaken = button->isEnabled();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        }});
        openCatalogue(hands, test);
        QVERIFY(fitting > 0 && all > fitting);
        QVERIFY(!canBeTaken);
        QVERIFY2(said.contains(QStringLiteral("It is a part for BladderAccumulator")), qPrintable(said));
        QCOMPARE(textOf(test), before);
    }

    void withNothingSelectedAPartIsPlaced()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.openNewSheet();
        const QByteArray before = textOf(test);
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("hmf 105"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        openCatalogue(hands, test);
        hands.press(Qt::Key_Return);
        QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t{1});
        QCOMPARE(valueOf(test, "motor", "D"), 105e-6);
        QCOMPARE(partOf(test, "motor").type, QStringLiteral("HMF 105-02"));
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textOf(test), before);
    }

    void thePanelSaysWhatDiffers()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const QString path = test.filePath(QStringLiteral("Bramah/Catalogues/own.csv"));
        write(path, kOwnPumps);
        openDrive(test);
        select(test, {QStringLiteral("pump")});
        auto& strip = test::partOf<app::CatalogueStrip>(test.window());
        QVERIFY(strip.isVisible());
        QVERIFY(!strip.message().isVisible());
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("zp 22"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        QTest::mouseClick(&strip.chooseButton(), Qt::LeftButton);
        QCOMPARE(valueOf(test, "pump", "D"), 22.5e-6);
        QVERIFY(!strip.message().isVisible());
        test.page().session().setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("25e-6"));
        QVERIFY(strip.message().isVisible());
        const auto told = [&] { return strip.message().text().replace(QChar::Nbsp, u' '); };
        QCOMPARE(told(), QStringLiteral("Otherwise than ZP 22 in the catalogue (Blatt 7, edition 2023-04):\n"
                                        "Displacement per revolution: catalogue 22.5 cm³/rev, here 25 cm³/rev"));
        test::keepPicture(strip, QStringLiteral("catalogue_strip.png"));
        test.window().docks().bringForward("problems");
        test::keepPicture(test.window(), QStringLiteral("catalogue_problem.png"));
        QTest::mouseClick(&strip.takeButton(), Qt::LeftButton);
        QCOMPARE(valueOf(test, "pump", "D"), 22.5e-6);
        QVERIFY(!strip.message().isVisible());
        // A later edition is seen as soon as it is there.
        write(path, QByteArray(kOwnPumps).replace("2023-04;22,5", "2026-01;23"));
        QVERIFY(QTest::qWaitFor([&] { return strip.message().isVisible(); }, 20000));
        QCOMPARE(told(), QStringLiteral("Otherwise than ZP 22 in the catalogue (Blatt 7, edition 2026-01):\n"
                                        "Displacement per revolution: catalogue 23 cm³/rev, here 22.5 cm³/rev\n"
                                        "Edition of the data sheet: catalogue 2026-01, here 2023-04"));
    }

    /// The list of problems and the component's menu take the part's values again, in one undo step.
    void aProblemIsMendedByTheCatalogue()
    {
        test::TestWindow test;
        test::Hands hands(test);
        write(test.filePath(QStringLiteral("Bramah/Catalogues/own.csv")), kOwnPumps);
        openDrive(test);
        select(test, {QStringLiteral("pump")});
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("zp 22"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        openCatalogue(hands, test);
        editor::DocumentSession& session = test.page().session();
        const auto problem = [&]() -> const model::Diagnostic* {
            const auto found = std::ranges::find(session.sheet().problems(),
                                                 model::DiagnosticKind::DiffersFromCatalogue, &model::Diagnostic::kind);
            return found == session.sheet().problems().end() ? nullptr : &*found;
        };
        QVERIFY(!problem());
        session.setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("25e-6"));
        const QByteArray before = textOf(test);
        QVERIFY(problem());
        QCOMPARE(problem()->component, QStringLiteral("pump"));
        const std::vector<model::Mend> mends = editor::mendsFor(session, {QStringLiteral("pump")});
        const auto mend = std::ranges::find(mends, QStringLiteral("Take the values of ZP 22"), &model::Mend::text);
        QVERIFY(mend != mends.end());
        test.page().apply(*mend);
        QCOMPARE(valueOf(test, "pump", "D"), 22.5e-6);
        QVERIFY(!problem());
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textOf(test), before);
        QVERIFY(problem());
    }

    void aCatalogueIsAddedAndItsFaultsAreTold()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const QString path = test.filePath(QStringLiteral("from_purchasing.csv"));
        write(path, QByteArray(kOwnPumps) + "Pumpenbau;ZP 23;Bramah.Hydraulics.Pumps.FixedPump;;;;23 bar\n");
        hands.whenAsked({test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("drawing.addCatalogue"))->trigger();
        QVERIFY(QFile::exists(test.filePath(QStringLiteral("Bramah/Catalogues/from_purchasing.csv"))));
        QString said;
        for (const QLabel* label : test.window().messages().findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("Parts that the catalogues have now from from_purchasing.csv: 1.")),
                 qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("from_purchasing.csv, line 3, column D [cm3/rev]: \"bar\" measures")),
                 qPrintable(said));
        // What is no catalogue is not taken.
        write(path, "time,p [bar]\n0,1\n");
        hands.whenAsked({test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("drawing.addCatalogue"))->trigger();
        said.clear();
        for (const QLabel* label : test.window().messages().findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("names no columns")), qPrintable(said));
    }

    void aDroppedCatalogueIsAddedToo()
    {
        test::TestWindow test;
        openDrive(test);
        const QString path = test.filePath(QStringLiteral("dropped.csv"));
        write(path, kOwnPumps);
        QMimeData urls;
        urls.setUrls({QUrl::fromLocalFile(path)});
        const auto drop = [&] {
            QDragEnterEvent enter({10, 10}, Qt::CopyAction, &urls, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&test.window(), &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(QPointF(10, 10), Qt::CopyAction, &urls, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&test.window(), &dropped);
        };
        drop();
        QVERIFY(QFile::exists(test.filePath(QStringLiteral("Bramah/Catalogues/dropped.csv"))));
        // Measured data, which are CSV too, do not go there.
        const QString measured = test.filePath(QStringLiteral("measured.csv"));
        write(measured, "time [s],p [bar]\n0,1\n1,2\n");
        urls.setUrls({QUrl::fromLocalFile(measured)});
        test::Hands hands(test);
        hands.whenAsked({[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
        drop();
        QVERIFY(!QFile::exists(test.filePath(QStringLiteral("Bramah/Catalogues/measured.csv"))));
    }

    void itSpeaksGerman()
    {
        test::TestWindow test({}, QStringLiteral("de"));
        test::Hands hands(test);
        openDrive(test);
        select(test, {QStringLiteral("pump")});
        QString title, changes, values;
        hands.whenAsked({[&](QWidget& dialog) {
            QTest::keyClicks(&searchOf(dialog), QStringLiteral("16,5 cm3"));
            title = dialog.windowTitle();
            changes = cells(*dialog.findChild<QTableWidget*>(QStringLiteral("catalogueChanges")));
            values = rowsOf(dialog).model()->index(0, 3).data().toString().replace(QChar::Nbsp, u' ');
            test::keepPicture(dialog, QStringLiteral("catalogue_de.png"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        openCatalogue(hands, test);
        QCOMPARE(title, QStringLiteral("Ein Teil aus einem Katalog für pump"));
        QVERIFY2(changes.contains(QStringLiteral("16,5 cm³/rev")), qPrintable(changes));
        QCOMPARE(values, QStringLiteral("D 16,5 cm³/rev"));
        QVERIFY2(changes.contains(QStringLiteral("Hersteller |  | Bosch Rexroth")), qPrintable(changes));
        QCOMPARE(valueOf(test, "pump", "D"), 16.5e-6);
    }
};

BRAMAH_TEST(CatalogueInWindowTest);

#include "catalogue_in_window_test.moc"
