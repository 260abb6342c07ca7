// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/page_commands.h"
#include "editor/commands/sheet_commands.h"
#include "editor/render/page_painter.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_renderer.h"
#include "model/pages/page_marks.h"
#include "model/pages/page_places.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

const QByteArray kDrive = R"(model Drive "A small drive"
  Bramah.Hydraulics.Pumps.FixedPump pump annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,0})));
  Bramah.Hydraulics.FlowValves.Orifice orifice annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,20})));
  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0})));
equation
  connect(pump.P, orifice.A) annotation(Line(points={{-60,8},{-60,20},{-8,20}}));
  connect(orifice.B, tank.T) annotation(Line(points={{8,20},{40,20},{40,4}}));
end Drive;
)";

constexpr auto kA4Page = "Bramah.Drawing.Pages.A4";

struct DrawnSheet : SheetFixture {
    DrawnSheet() : SheetFixture(kDrive, bramah::test::shippedLibrary()) {}
    [[nodiscard]] const model::DiagramComponent& page(std::size_t k = 0) const { return diagram().pages().at(k); }
    [[nodiscard]] QPointF at(const char* name) const { return diagram().symbol({QLatin1String(name)})->anchor(); }
    bool add() { return editor::addPage(session, QLatin1String(kA4Page), {}); }
    void undo() { session.file().undoStack().undo(); }
    /// A place on the margin of a page, which takes the page.
    [[nodiscard]] QPointF margin(std::size_t k = 0) const { return page(k).bounds.topLeft() + QPointF(2, 30); }
};

}  // namespace

/// Pages on the sheet, by mouse, keys and commands.
class SheetPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageComesAroundTheDrawingAndGoesAgain()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QCOMPARE(sheet.diagram().pages().size(), std::size_t(1));
        QVERIFY(model::areaOf(sheet.page()).contains(sheet.diagram().symbol({QStringLiteral("pump")})->bounds));
        QCOMPARE(sheet.page().bounds.width(), 297 * 0.8);
        QVERIFY(sheet.session.selection().components.contains(sheet.page().id));
        sheet.undo();
        QCOMPARE(sheet.text(), kDrive);
    }

    void theFittingPageIsTheSmallestInWhichTheDrawingFindsRoom()
    {
        DrawnSheet sheet;
        QCOMPARE(editor::fittingPageClass(sheet.session), QLatin1String(kA4Page));
        // Far apart they need more paper.
        sheet.session.apply(
            QStringLiteral("Move"),
            {model::SetPlacement{{QStringLiteral("tank")},
                                 sheet.diagram().component({QStringLiteral("tank")})->placement.movedBy({300, 0})}});
        QCOMPARE(editor::fittingPageClass(sheet.session), QStringLiteral("Bramah.Drawing.Pages.A2"));
    }

    void textsOfOneTitleBlockGoIntoTheNextPage()
    {
        DrawnSheet sheet;
        QVERIFY(editor::addPage(sheet.session, QLatin1String(kA4Page),
                                {{QStringLiteral("title"), QStringLiteral("Press \"B\"")},
                                 {QStringLiteral("owner"), QStringLiteral("Müller & Söhne")},
                                 {QStringLiteral("nothing"), QStringLiteral("unknown fields are left out")}}));
        QVERIFY(sheet.add());
        QCOMPARE(sheet.diagram().pages().size(), std::size_t(2));
        for (const std::size_t k : {0, 1}) {
            QCOMPARE(sheet.page(k).resolved(QStringLiteral("%title|%owner|%sheet / %sheets")),
                     QStringLiteral("Press \"B\"|Müller & Söhne|%1 / 2").arg(k + 1));
        }
        QVERIFY(!sheet.text().contains("unknown"));
        QVERIFY(editor::setPageFields(sheet.session, {{QStringLiteral("title"), QStringLiteral("Press C")}},
                                      {{}, {{QStringLiteral("subtitle"), QStringLiteral("Valves")}}}));
        QCOMPARE(sheet.page(0).resolved(QStringLiteral("%title|%subtitle")), QStringLiteral("Press C|"));
        QCOMPARE(sheet.page(1).resolved(QStringLiteral("%title|%subtitle")), QStringLiteral("Press C|Valves"));
        sheet.undo();
        QCOMPARE(sheet.page(1).resolved(QStringLiteral("%title|%subtitle")), QStringLiteral("Press \"B\"|"));
    }

    void wordsOfTheBlockAreInItsLanguage()
    {
        DrawnSheet sheet;
        QVERIFY(editor::addPage(sheet.session, QLatin1String(kA4Page),
                                {{QStringLiteral("language"), QStringLiteral("de")}}));
        QCOMPARE(sheet.page().resolved(QStringLiteral("%{ownerWord}, %{titleWord}")),
                 QStringLiteral("Eigentümer, Titel"));
    }

    void theFrameIsTakenAndThePaperIsNot()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        sheet.session.select({});
        sheet.view.fit();
        sheet.click(model::areaOf(sheet.page()).center() + QPointF(10, 40));
        QVERIFY(sheet.session.selection().isEmpty());
        sheet.click(sheet.margin());
        QCOMPARE(sheet.session.selection().components, QSet<model::ComponentId>{sheet.page().id});
        sheet.session.select({});
        const QRectF area = model::areaOf(sheet.page());
        sheet.click(QPointF(area.right() - 20, area.top() + 10));  // the title block
        QCOMPARE(sheet.session.selection().components, QSet<model::ComponentId>{sheet.page().id});
    }

    void aPageIsDraggedWithWhatLiesOnIt()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        sheet.view.fit();
        const QByteArray before = sheet.text();
        const QPointF pump = sheet.at("pump"), frame = sheet.at("page1");
        sheet.drag(sheet.margin(), sheet.margin() + QPointF(20, 10));
        QCOMPARE(sheet.at("page1"), frame + QPointF(20, 10));
        QCOMPARE(sheet.at("pump"), pump + QPointF(20, 10));
        sheet.undo();
        QCOMPARE(sheet.text(), before);
        // With Alt it moves alone.
        sheet.press(sheet.margin(), Qt::AltModifier);
        sheet.moveTo(sheet.margin() + QPointF(10, 4));
        sheet.moveTo(sheet.margin() + QPointF(20, 10));
        sheet.release(sheet.margin() + QPointF(20, 10));
        QCOMPARE(sheet.at("page1"), frame + QPointF(20, 10));
        QCOMPARE(sheet.at("pump"), pump);
        // Arrows move it with what lies on it, as dragging does.
        sheet.key(Qt::Key_Right);
        QCOMPARE(sheet.at("page1"), frame + QPointF(22, 10));
        QCOMPARE(sheet.at("pump"), pump + QPointF(2, 0));
        // It cannot be turned.
        const QByteArray lying = sheet.text();
        sheet.key(Qt::Key_R);
        QCOMPARE(sheet.text(), lying);
    }

    void aDuplicateHasCopiesOfWhatLiesThere()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QVERIFY(editor::duplicatePage(sheet.session, 0));
        QCOMPARE(sheet.diagram().pages().size(), std::size_t(2));
        QCOMPARE(sheet.diagram().components().size(), std::size_t(6));
        QCOMPARE(sheet.diagram().nets().size(), std::size_t(4));
        QCOMPARE(model::symbolsOn(sheet.diagram(), sheet.page(1)).size(), std::size_t(3));
        sheet.undo();
        QCOMPARE(sheet.diagram().pages().size(), std::size_t(1));
        const QByteArray before = sheet.text();
        QVERIFY(editor::removePage(sheet.session, 0, true));
        QVERIFY(sheet.diagram().components().empty());
        sheet.undo();
        QCOMPARE(sheet.text(), before);
        QVERIFY(editor::removePage(sheet.session, 0, false));
        QCOMPARE(sheet.text(), kDrive);
    }

    void aPartThatMovesToAnotherPageKeepsItsLines()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QVERIFY(sheet.add());
        const QPointF place = sheet.at("tank") - sheet.at("page1");
        sheet.session.select({{{QStringLiteral("tank")}}, {}});
        QVERIFY(editor::moveSelectionToPage(sheet.session, 1));
        const QPointF other = sheet.at("tank") - sheet.diagram().pages()[1].anchor();
        QVERIFY2(std::abs(other.x() - place.x()) <= 2 && std::abs(other.y() - place.y()) <= 2, "same place there");
        QCOMPARE(sheet.diagram().nets().size(), std::size_t(2));
        QCOMPARE(sheet.view.sheet().pageMarks().size(), std::size_t(2));
        QVERIFY(sheet.text().contains("__Bramah(mark=\"a\")"));
        sheet.undo();
        QVERIFY(!sheet.text().contains("mark="));
    }

    void aClickOnAMarkGoesToTheOtherEnd()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QVERIFY(sheet.add());
        sheet.session.select({{{QStringLiteral("tank")}}, {}});
        QVERIFY(editor::moveSelectionToPage(sheet.session, 1));
        sheet.view.fitPage(0);
        QCOMPARE(sheet.view.pageInView(), 0);
        const model::PageMark mark = sheet.view.sheet().pageMarks().front();
        QCOMPARE(mark.page, 0);
        const QPointF text = editor::toSheet(editor::textOf(mark).rect.center());
        sheet.click(text);
        QCOMPARE(sheet.view.pageInView(), 1);
        QVERIFY(sheet.session.selection().connections.contains(mark.connection));
        // By keys back, from the line that is selected now.
        sheet.key(Qt::Key_J);
        QCOMPARE(sheet.view.pageInView(), 0);
        sheet.key(Qt::Key_PageDown);
        QCOMPARE(sheet.view.pageInView(), 1);
        sheet.key(Qt::Key_PageUp);
        QCOMPARE(sheet.view.pageInView(), 0);
    }

    void aLineThroughAFrameIsNoFault()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QVERIFY(sheet.add());
        sheet.session.select({{{QStringLiteral("tank")}}, {}});
        QVERIFY(editor::moveSelectionToPage(sheet.session, 1));
        for (const model::Diagnostic& problem : sheet.session.sheet().problems())
            QVERIFY2(problem.component != QLatin1String("page1"), qPrintable(problem.component));
    }

    void textsOfTheTitleBlockHaveTheirHeightAndStayInTheirFields()
    {
        DrawnSheet sheet;
        QVERIFY(editor::addPage(
            sheet.session, QLatin1String(kA4Page),
            {{QStringLiteral("title"), QStringLiteral("Press")},
             {QStringLiteral("documentType"), QStringLiteral("A document type far too long for its field")},
             {QStringLiteral("owner"), QStringLiteral("Owner")}}));
        double title = 0;
        for (const editor::PlacedText& text : editor::textsOf(sheet.page())) {
            if (text.text == QLatin1String("Press"))
                title = text.height;
            if (text.text.startsWith(QLatin1String("A document")))
                QVERIFY2(text.rect.width() <= 58 * 0.8 + 0.1, "wider than its field");
        }
        QVERIFY2(std::abs(title - 13.6 * 0.3528 * 0.8) < 0.01, qPrintable(QString::number(title)));
    }

    void thePagesArePrintedAtTheirSize()
    {
        DrawnSheet sheet;
        QVERIFY(sheet.add());
        QVERIFY(editor::addPage(sheet.session, QStringLiteral("Bramah.Drawing.Pages.A3Portrait"), {}));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("drive.pdf"));
        const auto files = editor::SheetRenderer().writePages({sheet.diagram()}, path);
        QVERIFY2(files.has_value(), files ? "" : qPrintable(files.error()));
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QStringList boxes;
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[ ?0 0 (\\d+)[.\\d]* (\\d+)"));
        for (auto match = box.globalMatch(QString::fromLatin1(pdf.readAll())); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            boxes.append(one.captured(1) + QLatin1Char('x') + one.captured(2));
        }
        boxes.removeDuplicates();
        // 297 mm are 842 points, 210 mm 595, 420 mm 1191.
        QVERIFY2(boxes.contains(QStringLiteral("842x595")) && boxes.contains(QStringLiteral("842x1191")),
                 qPrintable(boxes.join(QLatin1Char(' '))));
        const auto pictures =
            editor::SheetRenderer().writePages({sheet.diagram()}, folder.filePath(QStringLiteral("drive.png")));
        QVERIFY(pictures.has_value());
        QCOMPARE(pictures->size(), 2);
        QVERIFY(pictures->at(1).endsWith(QStringLiteral("drive_2.png")));
        QCOMPARE(QImage(pictures->at(0)).size(), QSize(3508, 2480));  // 300 dots an inch
        editor::SheetRenderer coarse;
        coarse.setDotsPerInch(75);
        QVERIFY(coarse.writePages({sheet.diagram()}, folder.filePath(QStringLiteral("coarse.png"))));
        const QImage picture(folder.filePath(QStringLiteral("coarse_1.png")));
        QCOMPARE(picture.size(), QSize(877, 620));
        QCOMPARE(picture.dotsPerMeterX(), 2953);
        // The frame stands 20 mm from the left edge and 10 mm from the upper one.
        const auto isDark = [&](int x, int y) { return qGray(picture.pixel(x, y)) < 160; };
        int left = 0;
        while (left < picture.width() - 1 && !isDark(left, picture.height() / 3))
            ++left;
        QVERIFY2(left >= 43 && left <= 60,
                 qPrintable(QString::number(left)));  // 15 mm the edge of the zones, 20 mm the frame
        coarse.setDotsPerInch(20000);
        const auto large = coarse.writePages({sheet.diagram()}, folder.filePath(QStringLiteral("large.png")));
        QVERIFY(!large && large.error().contains(QStringLiteral("fewer dots per inch")));
    }
};

BRAMAH_TEST(SheetPagesTest);
#include "sheet_pages_test.moc"
