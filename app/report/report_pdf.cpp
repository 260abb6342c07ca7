// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include "app/translate.h"
#include "editor/render/letters_apart.h"
#include "model/files/output_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>

#ifdef Q_MOC_RUN
// moc does not read Qt's own header, which declares it.
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace bramah::app {

namespace {

constexpr int kPaperDots = 300;
constexpr double kPaperMargin = 18;    // mm
constexpr double kFooterHeight = 10;   // mm
constexpr double kPicturePart = 0.85;  // of the height of a page, at most
constexpr int kPictureNumber = QTextFormat::UserProperty + 1;
constexpr int kPictureObject = QTextFormat::UserObject + 1;

double dots(double millimetres)
{
    return millimetres / 25.4 * kPaperDots;
}

/// Draws the pictures of a report within a text, as vectors.
class PictureObjects : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit PictureObjects(QSizeF page) : page_(page) {}

    int add(const ReportPicture& picture)
    {
        pictures_.push_back(&picture);
        return static_cast<int>(pictures_.size()) - 1;
    }
    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat& format) override
    {
        const ReportPicture& picture = pictureOf(format);
        const double height = std::min(page_.width() * picture.heightToWidth, page_.height() * kPicturePart);
        return {height / picture.heightToWidth, height};
    }
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format) override
    {
        const ReportPicture& picture = pictureOf(format);
        painter->save();
        painter->translate(rect.topLeft());
        const double scale = rect.width() / picture.size.width();
        painter->scale(scale, scale);
        picture.paint(*painter, QRectF(QPointF(), picture.size));
        painter->restore();
    }

private:
    [[nodiscard]] const ReportPicture& pictureOf(const QTextFormat& format) const
    {
        return *pictures_[static_cast<std::size_t>(format.intProperty(kPictureNumber))];
    }

    QSizeF page_;
    std::vector<const ReportPicture*> pictures_;
};

QTextCharFormat fontOf(double points, bool isBold, const QColor& color = Qt::black)
{
    QTextCharFormat format;
    format.setFontPointSize(points);
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(editor::kLettersApart);
    format.setFontWeight(isBold ? QFont::DemiBold : QFont::Normal);
    format.setForeground(color);
    return format;
}

constexpr double kTextSize = 9.5, kSmallSize = 8.5, kHeadingSize = 13, kTitleSize = 20;  // pt

void addText(QTextCursor& cursor, const QString& text, const QTextCharFormat& format, double above)
{
    QTextBlockFormat block;
    block.setTopMargin(dots(above));
    if (cursor.position() == 0)
        cursor.setBlockFormat(block);
    else
        cursor.insertBlock(block);
    cursor.insertText(text, format);
}

void addTable(QTextCursor& cursor, const ReportTable& table)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(dots(0.8));
    format.setCellSpacing(0);
    format.setHeaderRowCount(1);
    format.setTopMargin(dots(2));
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QTextTable* made =
        cursor.insertTable(static_cast<int>(table.rows.size()) + 1, static_cast<int>(table.heads.size()), format);
    const auto put = [&](int row, int column, const QString& text, const QTextCharFormat& font) {
        QTextTableCell cell = made->cellAt(row, column);
        QTextTableCellFormat line = cell.format().toTableCellFormat();
        line.setBottomBorder(1);
        line.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        line.setBottomBorderBrush(QColor(0xD0D7DE));
        cell.setFormat(line);
        cell.firstCursorPosition().insertText(text, font);
    };
    for (int column = 0; column < table.heads.size(); ++column)
        put(0, column, table.heads[column], fontOf(kSmallSize, true));
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isMarked = std::ranges::find(table.marked, row) != table.marked.end();
        const QTextCharFormat font = fontOf(kSmallSize, isMarked, isMarked ? QColor(0xB42318) : QColor(Qt::black));
        for (int column = 0; column < table.rows[row].size(); ++column)
            put(static_cast<int>(row) + 1, column, table.rows[row][column], font);
    }
    cursor.movePosition(QTextCursor::End);
}

/// Begins a page with each of the \a headings that would stand at the end of one, apart from what it is about.
void keepHeadings(QTextDocument& document, const std::vector<int>& headings)
{
    const auto pageOf = [&](const QTextBlock& block) {
        const QRectF place = document.documentLayout()->blockBoundingRect(block);
        return static_cast<int>(place.bottom() / document.pageSize().height());
    };
    for (const int position : headings) {
        const QTextBlock heading = document.findBlock(position);
        if (!heading.next().isValid() || pageOf(heading) == pageOf(heading.next()))
            continue;
        QTextCursor cursor(heading);
        QTextBlockFormat format = heading.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }
}

/// Returns the positions of the headings.
std::vector<int> fill(QTextDocument& document, const Report& report, PictureObjects& pictures)
{
    std::vector<int> headings;
    QTextCursor cursor(&document);
    addText(cursor, report.title, fontOf(kTitleSize, true), 0);
    addText(cursor, report.subtitle, fontOf(kTextSize, false, QColor(0x59636E)), 1);
    for (const ReportSection& section : report.sections) {
        addText(cursor, section.heading, fontOf(kHeadingSize, true), 6);
        headings.push_back(cursor.position());
        for (const QString& paragraph : section.paragraphs)
            addText(cursor, paragraph, fontOf(kTextSize, false), 2);
        for (const ReportPicture& picture : section.pictures) {
            QTextBlockFormat block;
            block.setTopMargin(dots(2));
            block.setAlignment(Qt::AlignHCenter);
            cursor.insertBlock(block);
            QTextCharFormat object;
            object.setObjectType(kPictureObject);
            object.setProperty(kPictureNumber, pictures.add(picture));
            cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
            if (!picture.caption.isEmpty())
                addText(cursor, picture.caption, fontOf(kSmallSize, false, QColor(0x59636E)), 0.5);
        }
        for (const ReportTable& table : section.tables)
            addTable(cursor, table);
    }
    return headings;
}

}  // namespace

QByteArray reportPdf(const Report& report)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPaperDots);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Bramah %1").arg(QStringLiteral(BRAMAH_VERSION)));
    const QSizeF page(writer.width(), writer.height() - dots(kFooterHeight));
    QTextDocument document;
    PictureObjects pictures(page);
    document.documentLayout()->setPaintDevice(&writer);
    document.documentLayout()->registerHandler(kPictureObject, &pictures);
    document.setDocumentMargin(0);
    document.setPageSize(page);
    const std::vector<int> headings = fill(document, report, pictures);
    document.setPageSize(page);
    keepHeadings(document, headings);

    QPainter painter(&writer);
    const int count = document.pageCount();
    for (int number = 0; number < count; ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, number * page.height(), page.width(), page.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        QFont font = painter.font();
        font.setPointSizeF(kSmallSize);
        painter.setFont(font);
        painter.setPen(QColor(0x59636E));
        const QRectF footer(0, page.height(), page.width(), dots(kFooterHeight));
        painter.drawText(footer, Qt::AlignLeft | Qt::AlignBottom, report.title);
        painter.drawText(footer, Qt::AlignRight | Qt::AlignBottom, tr("Page %1 of %2").arg(number + 1).arg(count));
    }
    painter.end();
    return buffer.data();
}

std::optional<QString> writeReport(const Report& report, const QString& path)
{
    const bool isPdf = path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    if (!isPdf && !path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) &&
        !path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive))
        return tr("A report is a .pdf or an .html file, not “%1”").arg(path);
    model::OutputFile file(path);
    if (!file.open() || !file.write(isPdf ? reportPdf(report) : reportHtml(report)) || !file.commit())
        return file.problem();
    return std::nullopt;
}

}  // namespace bramah::app

#include "report_pdf.moc"
