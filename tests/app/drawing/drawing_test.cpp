// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/company_data.h"
#include "app/drawing/drawing_data_dialog.h"
#include "app/views/class_views.h"
#include "app/widgets/page_bar.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"
#include "model/pages/page_places.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QSettings>
#include <QUndoStack>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using bramah::test::TestWindow;

namespace {

struct Drawing : TestWindow {
    explicit Drawing(const QString& language = {}) : TestWindow({}, language)
    {
        QSettings().remove(QStringLiteral("drawing"));
        window().show();
        window().documents().open(example(QStringLiteral("cylinder_drive.mo")));
        QApplication::processEvents();
    }
    ~Drawing() { QSettings().remove(QStringLiteral("drawing")); }
    void trigger(const char* name) { window().actions().action(QLatin1String(name))->trigger(); }
    [[nodiscard]] const model::Diagram& diagram() { return page().session().sheet().diagram(); }
    [[nodiscard]] QString text(std::size_t k, const char* macro)
    {
        return diagram().pages().at(k).resolved(QLatin1String(macro));
    }
    [[nodiscard]] app::PageBar& bar() { return *page().findChild<app::PageBar*>(); }
    [[nodiscard]] QByteArray bytes() { return page().document().text().bytes(); }
    void undo() { page().session().file().undoStack().undo(); }
};

}  // namespace

/// Pages of a drawing in the window: menu, tabs, title blocks, print.
class DrawingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDrawingWithoutPagesHasNoTabs()
    {
        Drawing drawing;
        QVERIFY(!drawing.bar().isVisible());
        drawing.trigger("drawing.data");  // tells that there is no title block, with a button that adds a page
        QVERIFY(drawing.page().messages().isVisible());
        QVERIFY(drawing.diagram().pages().empty());
    }

    void pagesAreAddedTurnedNamedAndMoved()
    {
        Drawing drawing;
        const QByteArray before = drawing.bytes();
        drawing.trigger("drawing.addPage");
        QCOMPARE(drawing.diagram().pages().size(), std::size_t(1));
        QVERIFY(drawing.bar().isVisible());
        QCOMPARE(drawing.text(0, "%title"), QStringLiteral("cylinder_drive"));
        drawing.trigger("drawing.addPage");
        QCOMPARE(drawing.bar().count(), 2);
        QCOMPARE(drawing.bar().currentIndex(), 1);
        // A click on a tab shows its page, and the page in view has its tab in front.
        QTest::mouseClick(&drawing.bar(), Qt::LeftButton, {}, drawing.bar().tabRect(0).center());
        QCOMPARE(drawing.page().sheet().pageInView(), 0);
        drawing.page().sheet().setFocus();
        QTest::keyClick(&drawing.page().sheet(), Qt::Key_PageDown);
        QCOMPARE(drawing.bar().currentIndex(), 1);
        // A name is written in the tab's place.
        QTest::mouseDClick(&drawing.bar(), Qt::LeftButton, {}, drawing.bar().tabRect(1).center());
        drawing.bar().editor().clear();
        QTest::keyClicks(&drawing.bar().editor(), QStringLiteral("Hoses & lines"));
        QTest::keyClick(&drawing.bar().editor(), Qt::Key_Return);
        QCOMPARE(drawing.text(1, "%subtitle"), QStringLiteral("Hoses & lines"));
        QCOMPARE(drawing.bar().tabText(1), QStringLiteral("2 Hoses && lines"));
        // Pages change their places, with what lies on them.
        const std::size_t parts = model::symbolsOn(drawing.diagram(), drawing.diagram().pages()[0]).size();
        QVERIFY(parts > 5);
        drawing.trigger("drawing.pageLeft");
        QCOMPARE(drawing.text(0, "%subtitle"), QStringLiteral("Hoses & lines"));
        QCOMPARE(model::symbolsOn(drawing.diagram(), drawing.diagram().pages()[1]).size(), parts);
        QCOMPARE(drawing.bar().currentIndex(), 0);
        for (int k = 0; k < 4; ++k)
            drawing.undo();
        QCOMPARE(drawing.bytes(), before);
        QVERIFY(!drawing.bar().isVisible());
    }

    // Frame and title block are copied to My components, and the drawing takes them: what is changed there shows here.
    void theFrameBecomesTheUsersOwn()
    {
        Drawing drawing;
        drawing.trigger("drawing.ownFrame");  // tells that there is no page yet
        QVERIFY(drawing.page().messages().isVisible());
        drawing.trigger("drawing.addPage");
        const QByteArray before = drawing.bytes();
        const QString paper = drawing.diagram().pages().front().className;
        app::DocumentPage& sheet = drawing.page();
        drawing.trigger("drawing.ownFrame");
        QCOMPARE(drawing.page().session().sheet().className(), QStringLiteral("MyComponents.TitleBlock"));
        QCOMPARE(drawing.page().views().current(), app::ClassViewKind::Symbol);
        const model::DiagramComponent& page = sheet.session().sheet().diagram().pages().front();
        QCOMPARE(page.className, QStringLiteral("MyComponents.") + paper.section(QLatin1Char('.'), -1));
        QVERIFY(!page.isMissing);
        QCOMPARE(page.resolved(QStringLiteral("%title")), QStringLiteral("cylinder_drive"));
        // Its title block is the copy: another word there stands on the page.
        editor::EditedFile& own = drawing.page().session().file();
        QByteArray text = own.document().text().bytes();
        const qsizetype at = text.indexOf("\"%title\"");
        QVERIFY(at > 0);
        QVERIFY(own.replaceText(QStringLiteral("Change"), text.replace(at, 8, "\"%title!\"")));
        const auto& graphics = sheet.session().sheet().diagram().pages().front().icon->graphics;
        QVERIFY(std::ranges::any_of(graphics, [](const model::Graphic& graphic) {
            const auto* shown = std::get_if<model::TextGraphic>(&graphic);
            return shown && shown->textString.value == QLatin1String("%title!");
        }));
        sheet.session().file().undoStack().undo();
        QCOMPARE(sheet.document().text().bytes(), before);
    }

    void aListIsPutOnTheSheetByMenuAndMouse()
    {
        Drawing drawing;
        drawing.trigger("drawing.partsList");
        editor::SheetView& sheet = drawing.page().sheet();
        QTest::mouseMove(sheet.viewport(), QPoint(300, 200));
        QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, QPoint(300, 200));
        QTest::keyClick(&sheet, Qt::Key_Escape);
        const model::DiagramComponent* list = drawing.diagram().component({QStringLiteral("partsList")});
        QVERIFY(list);
        QVERIFY(list->icon->graphics.size() > 20);  // its rows are there
        drawing.undo();
        QVERIFY(!drawing.diagram().component({QStringLiteral("partsList")}));
    }

    void tabsAreSeenWithTheSheetOnly()
    {
        Drawing drawing;
        drawing.trigger("drawing.addPage");
        drawing.page().views().show(app::ClassViewKind::Equations);
        QVERIFY(!drawing.bar().isVisible());
        drawing.page().views().show(app::ClassViewKind::Circuit);
        QVERIFY(drawing.bar().isVisible());
    }

    void oneDialogWritesAllTitleBlocks()
    {
        Drawing drawing;
        drawing.trigger("drawing.addPage");
        drawing.trigger("drawing.addPage");
        const QByteArray before = drawing.bytes();
        test::Hands hands(drawing);
        int opened = 0;
        hands.whenAsked({[&](QWidget& dialog) {
            ++opened;
            bramah::test::keepPicture(dialog, QStringLiteral("drawing-data"));
            const auto write = [&](const char* field, const char* text) {
                auto* line = dialog.findChild<QLineEdit*>(QLatin1String(field));
                line->setFocus();
                line->selectAll();
                QTest::keyClicks(line, QString::fromUtf8(text));
            };
            write("title", "Lifting table");
            write("owner", "Hydraulics Ltd");
            write("creator", "A. Smith");
            write("subtitle2", "Cylinder");
            dialog.findChild<QCheckBox*>(QStringLiteral("keep"))->click();
            static_cast<QDialog&>(dialog).accept();
        }});
        drawing.trigger("drawing.data");
        QCOMPARE(opened, 1);
        QCOMPARE(drawing.text(0, "%title|%owner|%creator|%subtitle"),
                 QStringLiteral("Lifting table|Hydraulics Ltd|A. Smith|"));
        QCOMPARE(drawing.text(1, "%title|%owner|%creator|%subtitle"),
                 QStringLiteral("Lifting table|Hydraulics Ltd|A. Smith|Cylinder"));
        drawing.undo();
        QCOMPARE(drawing.bytes(), before);
        // The next drawing has the owner and the people from the start, and its own title.
        drawing.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo")));
        drawing.trigger("drawing.addPage");
        QCOMPARE(drawing.text(0, "%title|%owner|%creator"), QStringLiteral("mass_spring|Hydraulics Ltd|A. Smith"));
    }

    void theFirstPrintOffersAPage()
    {
        Drawing drawing;
        const QByteArray before = drawing.bytes();
        test::Hands hands(drawing);
        int asked = 0, shown = 0;
        const auto look = [&](QWidget& dialog) {
            if (qobject_cast<QPrintPreviewDialog*>(&dialog))
                ++shown;
            dialog.close();
        };
        const auto answer = [&](QWidget& dialog) {
            QVERIFY(qobject_cast<QMessageBox*>(&dialog));
            ++asked;
            QTest::keyClick(&dialog, Qt::Key_Return);  // the button in front adds one
        };
        hands.whenAsked({answer, look});
        drawing.trigger("file.print");
        QCOMPARE(asked, 1);
        QCOMPARE(shown, 1);
        QCOMPARE(drawing.diagram().pages().size(), std::size_t(1));
        drawing.undo();
        QCOMPARE(drawing.bytes(), before);
        // It asks once.
        hands.whenAsked({look});
        drawing.trigger("file.print");
        QCOMPARE(shown, 2);
    }

    void wordsOfANewTitleBlockAreThoseOfTheWindow()
    {
        Drawing drawing(QStringLiteral("de"));
        drawing.trigger("drawing.addPage");
        QCOMPARE(drawing.text(0, "%{titleWord}"), QStringLiteral("Titel"));
    }

    void theFieldsOfASelectedPageAreInTheProperties()
    {
        Drawing drawing;
        drawing.trigger("drawing.addPage");
        auto* title = drawing.window().findChild<QLineEdit*>(QStringLiteral("value_title"));
        QVERIFY2(title, "no field for the title");
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Table"));
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_COMPARE(drawing.text(0, "%title"), QStringLiteral("Table"));
    }

    void whatIsPrintedIsKeptWithTheDrawing()
    {
        Drawing drawing;
        const QByteArray before = drawing.bytes();
        drawing.trigger("drawing.printAll");
        QVERIFY(drawing.bytes().contains("printsAll=true"));
        QVERIFY(drawing.diagram().printsAll());
        drawing.undo();
        QCOMPARE(drawing.bytes(), before);
    }

    void aReleasedDrawingSaysWhenItIsChanged()
    {
        Drawing drawing;
        drawing.trigger("drawing.addPage");
        QCOMPARE(drawing.text(0, "%releaseMark"), QStringLiteral("not released"));
        const QByteArray before = drawing.bytes();
        test::Hands hands(drawing);
        hands.whenAsked({[](QWidget& dialog) {
            // Nobody approves it yet: it cannot be accepted.
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("by")), QStringLiteral("B. Roth"));
            test::keepPicture(dialog, QStringLiteral("release"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        drawing.trigger("drawing.release");
        QCOMPARE(drawing.text(0, "%revision|%approved|%status|%releaseMark"), QStringLiteral("A|B. Roth|released|"));
        const QByteArray released = drawing.bytes();
        drawing.page().session().setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("2e-5"));
        QCOMPARE(drawing.text(0, "%releaseMark"), QStringLiteral("changed since revision A"));
        hands.whenAsked({[](QWidget& dialog) {
            QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("revision"))->text(), QStringLiteral("B"));
            const auto* list = dialog.findChild<QListWidget*>();
            QCOMPARE(list->count(), 1);
            QCOMPARE(list->item(0)->text(), QStringLiteral("pump: changed"));
            static_cast<QDialog&>(dialog).reject();
        }});
        drawing.trigger("drawing.release");
        drawing.undo();
        QCOMPARE(drawing.bytes(), released);
        QCOMPARE(drawing.text(0, "%releaseMark"), QString());
        drawing.undo();
        QCOMPARE(drawing.bytes(), before);
    }

    void aReadOnlyDrawingTellsWhyItGetsNoPage()
    {
        Drawing drawing;
        drawing.page().session().setDrawingLocked(true);
        drawing.trigger("drawing.addPage");
        QVERIFY(drawing.diagram().pages().empty());
        QVERIFY(drawing.page().messages().isVisible());
    }
};

BRAMAH_TEST(DrawingTest);
#include "drawing_test.moc"
