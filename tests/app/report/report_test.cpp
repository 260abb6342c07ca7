// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/report/circuit_report.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QFileDialog>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <QXmlStreamReader>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::TestWindow;

/// Reports have sheet, measures, plots and values, on paper and as a page of the web.
class ReportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void htmlHasAllParts();
    void pdfHasNumberedPages();
    void theCommandLineMakesIt();
    void theWindowMakesIt();
    void wrongNamesAndFullDisksAreTold();

private:
    static std::pair<int, QString> command(const QStringList& arguments)
    {
        QString out, err;
        QTextStream outStream(&out), errStream(&err);
        const int code = app::runCommand(arguments, outStream, errStream);
        return {code, err};
    }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// An example with a measure in its file.
    static QString example(const QTemporaryDir& folder)
    {
        QByteArray text = read(TestWindow::example(QStringLiteral("mass_spring.mo")));
        text.replace("__Bramah(format=1,",
                     "__Bramah(measures={measure(name=\"Top <speed>\", of=\"mass.v\", statistic=\"maximum\", "
                     "upper=2)}, format=1,");
        const QString path = folder.filePath(QStringLiteral("mass_spring.mo"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }
    static app::Report small()
    {
        app::Report report;
        report.title = QStringLiteral("A & B");
        report.subtitle = QStringLiteral("<1>");
        app::ReportSection section{QStringLiteral("Table"), {QStringLiteral("x < y")}, {}, {}};
        app::ReportTable table;
        table.heads = {QStringLiteral("a"), QStringLiteral("b")};
        for (int row = 0; row < 200; ++row)
            table.rows.push_back({QString::number(row), QStringLiteral("<&>")});
        table.marked = {3};
        section.tables.push_back(table);
        section.pictures.push_back(
            {QStringLiteral("A line"), 0.5, QSizeF(100, 50), [](QPainter& painter, const QRectF& target) {
                 painter.drawLine(target.topLeft(), target.bottomRight());
             }});
        report.sections.push_back(section);
        return report;
    }
};

void ReportTest::htmlHasAllParts()
{
    const QByteArray html = app::reportHtml(small());
    QVERIFY(html.contains("<h1>A &amp; B</h1>") && html.contains("x &lt; y") && html.contains("<svg"));
    QCOMPARE(html.count("<tr"), 201);
    QCOMPARE(html.count("class=\"broken\""), 1);
    // It is well formed but for its first line, and nothing is loaded from elsewhere.
    QXmlStreamReader reader(html.mid(html.indexOf('\n') + 1).replace("<meta charset=\"utf-8\">", ""));
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(!html.contains("src=\"http") && !html.contains("<script"));
}

void ReportTest::pdfHasNumberedPages()
{
    const QByteArray pdf = app::reportPdf(small());
    QVERIFY(pdf.startsWith("%PDF-"));
    const auto count = QRegularExpression(QStringLiteral("/Type\\s*/Page[^s]")).globalMatch(QString::fromLatin1(pdf));
    int pages = 0;
    for (auto match = count; match.hasNext(); match.next())
        ++pages;
    QVERIFY2(pages >= 4 && pages <= 12, qPrintable(QString::number(pages)));
}

void ReportTest::theCommandLineMakesIt()
{
    const QTemporaryDir folder;
    const QString circuit = example(folder);
    const QString html = folder.filePath(QStringLiteral("out.html")), pdf = folder.filePath(QStringLiteral("out.pdf"));
    const auto made = command({QStringLiteral("report"), circuit, QStringLiteral("-o"), html});
    QCOMPARE(made.first, 2);  // the limit is broken
    QVERIFY(made.second.contains(QLatin1String("Top <speed>")));
    const QByteArray text = read(html).replace("\xc2\xa0", " ");
    QVERIFY(text.contains("<h1>mass_spring</h1>") && text.contains("Mass on a spring with a damper"));
    QVERIFY(text.contains("Top &lt;speed&gt;") && text.contains("broken"));
    QCOMPARE(text.count("<svg"), 2);                              // the sheet and a plot
    QVERIFY(text.contains("10 kg") && text.contains("10 N/mm"));  // values that the file gives
    QCOMPARE(command({QStringLiteral("report"), circuit, QStringLiteral("-o"), pdf, QStringLiteral("--set"),
                      QStringLiteral("spring.c=1000")})
                 .first,
             0);
    QVERIFY(read(pdf).startsWith("%PDF-"));
}

void ReportTest::theWindowMakesIt()
{
    TestWindow test;
    test.window().show();
    QVERIFY(test.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo"))));
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    const app::RunRecord& run = *test.page().history().latest();
    const app::ReportSource source{*test.page().session().sheet().root(),
                                   test.page().session().sheet().diagram(),
                                   test.page().history(),
                                   run,
                                   test.page().plots().plottable(),
                                   test.page().plots().area().pages(),
                                   {},
                                   {}};
    app::PaintedPlots plots(test.page().history(), test.page().plots().plottable(), source.plots, {});
    const app::Report report = app::circuitReport(source, plots);
    // The curves are painted: the plot is no empty frame.
    for (const app::ReportSection& section : report.sections)
        for (const app::ReportPicture& picture : section.pictures) {
            const auto painted = [&](int dotsPerInch) {
                QImage image(picture.size.toSize(), QImage::Format_RGB32);
                image.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
                image.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
                image.fill(Qt::white);
                QPainter painter(&image);
                picture.paint(painter, QRectF(QPointF(), picture.size));
                return image;
            };
            const QImage image = painted(96);
            int colours = 0;
            for (int y = 0; y < image.height(); y += 2)
                for (int x = 0; x < image.width(); x += 2)
                    colours += QColor(image.pixel(x, y)).saturation() > 60 ? 1 : 0;
            QVERIFY2(section.heading == QLatin1String("Circuit") || colours > 200, qPrintable(section.heading));
            // On a printer, with more dots to the inch, it fills the same place.
            const QImage fine = painted(300);
            int others = 0;
            for (int y = 0; y < image.height(); y += 2)
                for (int x = 0; x < image.width(); x += 2)
                    others += std::abs(qGray(image.pixel(x, y)) - qGray(fine.pixel(x, y))) > 60 ? 1 : 0;
            QVERIFY2(others < image.width() * image.height() / 4 / 50, qPrintable(QString::number(others)));
        }
    const QString folder = qEnvironmentVariable("BRAMAH_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(!app::writeReport(report, folder + QStringLiteral("/report.pdf")));
        QVERIFY(!app::writeReport(report, folder + QStringLiteral("/report.html")));
    }
}

void ReportTest::wrongNamesAndFullDisksAreTold()
{
    QVERIFY(app::writeReport(small(), QStringLiteral("report.doc"))->contains(QLatin1String(".doc")));
    QVERIFY(app::writeReport(small(), QStringLiteral("/no/such/folder/report.pdf")));
    const QTemporaryDir folder;
    QCOMPARE(command({QStringLiteral("report"), example(folder)}).first, 64);
}

BRAMAH_TEST(ReportTest);
#include "report_test.moc"
