// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/results_export_dialog.h"
#include "app/documents/sheet_print.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_renderer.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QSvgRenderer>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

/// Export from the window to files: pictures of plots and sheet, tables of results.
class DocumentExportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pictures_data();
    void pictures();
    void chosenVariablesUnitsAndInterval();
    void ticksStayWhenTheUnitsChange();
    void theSheetIsDrawnInEveryForm();
    void whatCannotBeWrittenIsTold();
    void theSheetIsPrintedAfterAPreview();

private:
    static void run(test::TestWindow& test);
    static QByteArray read(const QString& path);
    static void judge(const QImage& picture);
    static QImage atRest(QWidget& widget);
};

void DocumentExportTest::run(test::TestWindow& test)
{
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY(test.page().plots().area().plots().front()->pointCount(QStringLiteral("line.p")) > 10);
}

QByteArray DocumentExportTest::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Light, and with the first curve's colour of the light theme on it.
void DocumentExportTest::judge(const QImage& picture)
{
    const QColor curve = editor::Theme::light().curveColor(0);
    int light = 0;
    int ofCurve = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            light += pixel.lightness() > 240 ? 1 : 0;
            ofCurve += qAbs(pixel.red() - curve.red()) + qAbs(pixel.green() - curve.green()) +
                                   qAbs(pixel.blue() - curve.blue()) <
                               24
                           ? 1
                           : 0;
        }
    QVERIFY2(light > 0.85 * picture.width() * picture.height(), qPrintable(QString::number(light)));
    QVERIFY2(ofCurve > picture.width() / 8, qPrintable(QString::number(ofCurve)));
    QCOMPARE(picture.pixelColor(1, 1), QColor(Qt::white));
}

/// A picture of \a widget when it does not change any more.
QImage DocumentExportTest::atRest(QWidget& widget)
{
    QImage picture;
    static_cast<void>(QTest::qWaitFor([&] {
        picture = widget.grab().toImage();
        return test::stays([&] { return widget.grab().toImage() == picture; }, 100);
    }));
    return picture;
}

void DocumentExportTest::pictures_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light window") << false;
    QTest::newRow("dark window") << true;
}

void DocumentExportTest::pictures()
{
    QFETCH(bool, isDark);
    test::TestWindow test;
    test::Hands hands(test);
    test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
    run(test);
    app::PlotArea& area = test.page().plots().area();
    const QImage before = atRest(area);  // with the last of the run
    const auto exportAs = [&](const QString& name) {
        const QString path = test.filePath(name);
        hands.whenAsked({test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("plots.exportPicture"))->trigger();
        return path;
    };

    const QImage png(exportAs(QStringLiteral("plots.png")));
    QCOMPARE(png.size(), area.size() * 2);
    judge(png);

    const QString svgPath = exportAs(QStringLiteral("plots.svg"));
    QSvgRenderer svg(svgPath);
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox().size(), area.size());
    const auto width =
        QRegularExpression(QStringLiteral("width=\"([0-9.]+)mm\"")).match(QString::fromUtf8(read(svgPath)));
    QVERIFY(qAbs(width.captured(1).toDouble() - area.width() * 25.4 / 96) < 0.1);
    QImage drawn(area.size(), QImage::Format_RGB32);
    drawn.fill(Qt::magenta);
    QPainter painter(&drawn);
    svg.render(&painter);
    painter.end();
    judge(drawn);

    const QByteArray pdf = read(exportAs(QStringLiteral("plots.pdf")));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QVERIFY(pdf.size() > 4000);
    const auto box =
        QRegularExpression(QStringLiteral("/MediaBox \\[\\s*0 0 ([0-9.]+) ([0-9.]+)")).match(QString::fromLatin1(pdf));
    QVERIFY(box.hasMatch());
    QVERIFY(qAbs(box.captured(1).toDouble() - area.width() * 0.75) < 1);
    QVERIFY(qAbs(box.captured(2).toDouble() - area.height() * 0.75) < 1);

    QCOMPARE(atRest(area), before);  // the screen keeps its own colours
}

void DocumentExportTest::chosenVariablesUnitsAndInterval()
{
    test::TestWindow test;
    test::Hands hands(test);
    run(test);
    const QString path = test.filePath(QStringLiteral("chosen.csv"));
    const auto choose = [](QWidget& dialog) {
        auto* list = dialog.findChild<QTreeView*>();
        const auto row = [&](const char* name) {
            return test::Hands::find(*list, Qt::DisplayRole, QLatin1String(name));
        };
        // Off with the two flows that are on the plots, on with another; the pressure in MPa.
        for (const char* name : {"relief.q", "orifice.q", "pump.q"}) {
            QVERIFY2(row(name).isValid(), name);
            list->setCurrentIndex(row(name));
            QTest::keyClick(list, Qt::Key_Space);
        }
        const QModelIndex unit = row("line.p").siblingAtColumn(1);
        QCOMPARE(unit.data().toString(), QStringLiteral("bar(a)"));  // as on the sheet
        list->scrollTo(unit);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(unit).center());
        auto* box = list->viewport()->findChild<QComboBox*>();
        QVERIFY(box);
        for (int k = 0; k < box->count() && box->currentText() != QStringLiteral("MPa(a)"); ++k)
            QTest::keyClick(box, Qt::Key_Down);
        for (int k = 0; k < box->count() && box->currentText() != QStringLiteral("MPa(a)"); ++k)
            QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(unit.data().toString(), QStringLiteral("MPa(a)"));
        QTest::mouseClick(dialog.findChild<QLineEdit*>(QStringLiteral("interval")), Qt::LeftButton);
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("interval")), QStringLiteral("0.05"));
        QTest::keyClick(&dialog, Qt::Key_Return);
    };
    hands.whenAsked({choose, test::Hands::typeFileName(path)});
    hands.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    QList<QByteArray> lines = read(path).trimmed().split('\n');
    QStringList header = QString::fromUtf8(lines.takeFirst()).trimmed().split(QLatin1Char(','));
    QCOMPARE(header.takeFirst(), QStringLiteral("time"));
    header.sort();
    QCOMPARE(header, (QStringList{QStringLiteral("line.p [MPa(a)]"), QStringLiteral("pump.q [l/min]")}));
    QList<double> times;
    for (const QByteArray& line : lines)
        if (const double time = line.split(',').front().toDouble(); times.isEmpty() || time > times.last())
            times.append(time);
    QCOMPARE(times.size(), 11);
    for (int k = 0; k < times.size(); ++k)
        QVERIFY(qAbs(times.at(k) - 0.05 * k) < 1e-12);
    // The known pressure of this circuit: 143.917 bar over the tank at 1.01325 bar or 0, in MPa.
    const solver::ResultStore& results = test.page().history().latest()->results;
    const double last = results.valueAt(results.find(QStringLiteral("line.p")), 0.5) * 1e-6;
    const QByteArrayList cells = lines.last().trimmed().split(',');
    QVERIFY(std::any_of(cells.begin(), cells.end(),
                        [&](const QByteArray& cell) { return qAbs(cell.toDouble() - last) < 1e-9; }));
}

void DocumentExportTest::ticksStayWhenTheUnitsChange()
{
    test::TestWindow test;
    run(test);
    app::ResultsExportDialog dialog(app::ResultsFormat::Csv, test.page().history(), {QStringLiteral("line.p")},
                                    &test.window());
    dialog.show();
    auto* list = dialog.findChild<QTreeView*>();
    list->setCurrentIndex(test::Hands::find(*list, Qt::DisplayRole, QStringLiteral("pump.q")));
    QTest::keyClick(list, Qt::Key_Space);
    list->setCurrentIndex(test::Hands::find(*list, Qt::DisplayRole, QStringLiteral("line.p")));
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(dialog.findChild<QComboBox*>(QStringLiteral("units")), Qt::Key_Up);
    QCOMPARE(dialog.options().variables, QStringList{QStringLiteral("pump.q")});
    QVERIFY(dialog.options().units.isEmpty());
}

void DocumentExportTest::theSheetIsDrawnInEveryForm()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.theme().setChoice(app::ThemeChoice::Dark);
    run(test);
    const auto exportAs = [&](const QString& name) {
        const QString path = test.filePath(name);
        hands.whenAsked({test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("file.exportSheet"))->trigger();
        return path;
    };
    const auto darkPixels = [](const QImage& picture) {
        int dark = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                dark += picture.pixelColor(x, y).lightness() < 100 ? 1 : 0;
        return dark;
    };
    // Black on white in a dark window too, and the same drawing in each form.
    const QImage png(exportAs(QStringLiteral("sheet.png")));
    QVERIFY(!png.isNull());
    QCOMPARE(png.pixelColor(1, 1), QColor(Qt::white));
    const int dark = darkPixels(png);
    QVERIFY(dark > 500 && dark < png.width() * png.height() / 4);

    QSvgRenderer svg(exportAs(QStringLiteral("sheet.svg")));
    QVERIFY(svg.isValid());
    QImage drawn(png.size(), QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    svg.render(&painter);
    painter.end();
    QVERIFY2(qAbs(darkPixels(drawn) - dark) < 0.3 * dark, qPrintable(QString::number(darkPixels(drawn))));

    const QByteArray pdf = read(exportAs(QStringLiteral("sheet.pdf")));
    QVERIFY(pdf.startsWith("%PDF"));
    // At true size.
    const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[ ?0 0 ([0-9.]+) ([0-9.]+) ?\\]"))
                         .match(QString::fromLatin1(pdf));
    QVERIFY(box.hasMatch());
    const double width = box.captured(1).toDouble() / 72 * 25.4;
    const QRectF page = editor::drawnPart(test.page().session().sheet().diagram());
    QVERIFY2(qAbs(width - page.width() / editor::kMillimetre) < 1, qPrintable(QString::number(width)));
    // A name without a suffix gets one.
    exportAs(QStringLiteral("plain"));
    QVERIFY(QFile::exists(test.filePath(QStringLiteral("plain.pdf"))));
}

void DocumentExportTest::whatCannotBeWrittenIsTold()
{
    test::TestWindow test;
    test::Hands hands(test);
    run(test);
    // A folder stands where the file is to be.
    const QString path = test.filePath(QStringLiteral("missing/sheet.svg"));
    QVERIFY(QDir().mkpath(path));
    const auto written = editor::SheetRenderer().write(test.page().session().sheet().diagram(), path);
    QVERIFY(!written);
    QVERIFY2(written.error().contains(path), qPrintable(written.error()));
}

// The preview shows one page with the drawing; a large sheet is reduced to the paper, a small one has its true size.
void DocumentExportTest::theSheetIsPrintedAfterAPreview()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    bool isSeen = false;
    const auto printAsItIs = [](QWidget& question) {
        for (QPushButton* button : question.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("&Print as it is"))
                button->click();
    };
    hands.whenAsked({printAsItIs, [&](QWidget& dialog) {
                         auto* preview = dialog.findChild<QPrintPreviewWidget*>();
                         QVERIFY(preview);
                         QTRY_COMPARE(preview->pageCount(), 1);
                         QCOMPARE(preview->orientation(), QPageLayout::Landscape);
                         const QImage picture = preview->grab().toImage();
                         int ink = 0;
                         for (int y = 0; y < picture.height(); ++y)
                             for (int x = 0; x < picture.width(); ++x)
                                 ink += picture.pixelColor(x, y).lightness() < 60 ? 1 : 0;
                         QVERIFY2(ink > 300, qPrintable(QString::number(ink)));
                         isSeen = true;
                         dialog.close();
                     }});
    hands.press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(isSeen);

    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const app::SheetPrint print({diagram}, QStringLiteral("drive"));
    const QRectF page = editor::drawnPart(diagram);
    for (const QPageSize::PageSizeId size : {QPageSize::A6, QPageSize::A0}) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(test.filePath(QStringLiteral("sheet.pdf")));
        printer.setPageSize(QPageSize(size));
        print.setUp(printer);
        const QSizeF paper = printer.pageRect(QPrinter::Millimeter).size();
        const bool fits = page.width() * 1.25 <= paper.width() && page.height() * 1.25 <= paper.height() - 8;
        QCOMPARE(print.scaleOn(printer) == 1, fits);
        QVERIFY(page.width() * 1.25 * print.scaleOn(printer) <= paper.width() + 0.1);
        print.paint(printer);
        QVERIFY(read(test.filePath(QStringLiteral("sheet.pdf"))).startsWith("%PDF"));
    }
}

BRAMAH_TEST(DocumentExportTest);
#include "document_export_test.moc"
