// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_pdf.h"

#include "app/manual/class_page.h"
#include "app/manual/manual_html.h"
#include "app/manual/page_strips.h"
#include "app/translate.h"
#include "editor/files/pdf_finish.h"
#include "editor/render/letters_apart.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>

namespace bramah::app {

namespace {

constexpr double kDots = 96;  // per inch, of the layout
constexpr double kInch = 25.4;
constexpr QSizeF kPaper(210, 297);                     // mm
constexpr double kSide = 22, kTop = 20, kBottom = 22;  // mm
constexpr double kPoints = 72 / kDots;
constexpr double kTextPoints = 9.5;
constexpr int kPrintedSymbol = 96, kSymbolSharpness = 3;  // px
constexpr double kTallestPicture = 0.6;                   // of the height of a page
constexpr int kSmallPixels = 11;
constexpr double kAboveTable = 4, kBelowTable = 10;  // px

double px(double millimetres)
{
    return millimetres / kInch * kDots;
}

const double kWidth = px(kPaper.width() - 2 * kSide);
const double kHeight = px(kPaper.height() - kTop - kBottom);

const QColor kFaint(0x59, 0x63, 0x6e);
constexpr QChar kGoesOn(0x21A9);  // ↩

constexpr const char* kStyle =
    "body{color:#1f2328}h1{font-size:20pt;font-weight:600;margin-bottom:10px}"
    "h2{font-size:13pt;font-weight:600;margin-top:18px;margin-bottom:4px}"
    "h3{font-size:11pt;font-weight:600;margin-top:12px;margin-bottom:3px}"
    "p,li{margin-top:4px;margin-bottom:4px}a{color:#0b4f9e;text-decoration:none}"
    "pre{font-size:8pt;background-color:#f2f4f6;margin-top:6px;margin-bottom:6px;white-space:pre-wrap}code{background-"
    "color:#f2f4f6}"
    "td,th{padding:3px 10px 3px 0;text-align:left}.caption{color:#59636e;font-size:8.5pt}";

/// The name of a place within the one document: addresses of pages become `charts`, of their headings `charts-marks`.
QString placeOf(const QString& page, const QString& heading)
{
    return heading.isEmpty() ? page : page + QLatin1Char('-') + heading;
}

/// The document with the pictures of the manual.
class Book : public QTextDocument
{
public:
    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type == ImageResource && name.scheme() == QLatin1String("picture")) {
            const QImage image(manualPicture(name.path(), false));
            const double scale = std::min(
                {kWidth / std::max(1, image.width()), kTallestPicture * kHeight / std::max(1, image.height()), 1.0});
            QImage sized = image;
            sized.setDevicePixelRatio(1 / scale);
            return sized;
        }
        return QTextDocument::loadResource(type, name);
    }
};

class PdfWriter
{
public:
    PdfWriter(const Manual& manual, const ManualReference& reference) : manual_(manual), reference_(reference)
    {
        for (const ManualClass& one : reference.classes())
            classes_.insert(one.name);
        for (const ManualChapter& chapter : manual.chapters)
            for (const ManualPage& page : chapter.pages)
                body_ += pageHtml(page.name, page.title, page.html, false);
        for (const ManualClass& one : reference.classes())
            body_ += classHtml(one);
    }

    tl::expected<QByteArray, QString> write()
    {
        layOut();
        findPlaces();
        layOut();  // with the numbers of pages
        findPlaces();
        return editor::finishedPdf(painted(), pages());
    }

private:
    QString linked(const QString& html, const QString& page) const
    {
        static const QRegularExpression anchor(QStringLiteral("<a name=\"([^\"]*)\" id=\"[^\"]*\">"));
        QString body = html;
        body.replace(anchor, QStringLiteral("<a name=\"%1-\\1\">").arg(page));
        return withAddresses(body, [&](const QString& address) -> QString {
            const QString rest = address.section(QLatin1Char(':'), 1);
            if (address.startsWith(QLatin1String("manual:"))) {
                const QString target = rest.section(QLatin1Char('#'), 0, 0);
                return QLatin1Char('#') + placeOf(target.isEmpty() ? page : target, rest.section(QLatin1Char('#'), 1));
            }
            if (address.startsWith(QLatin1String("class:")))
                return classes_.contains(rest) ? QLatin1Char('#') + rest : QString();
            return address.startsWith(QLatin1String("example:")) ? QString() : address;
        });
    }

    QString pageHtml(const QString& name, const QString& title, const QString& html, bool isSmall) const
    {
        return QStringLiteral("<%1 style=\"page-break-before:%2\"><a name=\"%3\"></a>%4</%1>\n%5")
            .arg(isSmall ? QStringLiteral("h2") : QStringLiteral("h1"),
                 isSmall ? QStringLiteral("auto") : QStringLiteral("always"), name, title.toHtmlEscaped(),
                 linked(html, name));
    }

    QString classHtml(const ManualClass& one) const
    {
        const QImage symbol = symbolImage(one, reference_, kPrintedSymbol * kSymbolSharpness);
        QString picture;
        if (!symbol.isNull()) {
            QByteArray png;
            QBuffer buffer(&png);
            if (buffer.open(QIODevice::WriteOnly) && symbol.save(&buffer, "PNG"))
                picture = QStringLiteral("<p><img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%2\"></p>\n")
                              .arg(QString::fromLatin1(png.toBase64()))
                              .arg(kPrintedSymbol);
        }
        return pageHtml(one.name, one.words, picture + classPageHtml(one, reference_, static_cast<int>(kWidth)), true);
    }

    QString contentsHtml() const
    {
        QString html = QStringLiteral("<h1>%1</h1>\n").arg(tr("Contents"));
        for (const ManualChapter& chapter : manual_.chapters) {
            html += QStringLiteral("<h3>%1</h3>\n<table width=\"100%\">").arg(chapter.title.toHtmlEscaped());
            for (const ManualPage& page : chapter.pages)
                html += QStringLiteral("<tr><td><a href=\"#%1\">%2</a></td><td align=\"right\">%3</td></tr>\n")
                            .arg(page.name, page.entry.toHtmlEscaped())
                            .arg(places_.value(page.name).first + 1);
            html += QStringLiteral("</table>\n");
        }
        return html;
    }

    void layOut()
    {
        // A new document: one that is laid out loses text where it is changed (Qt 6.4).
        book_.emplace();
        QFont font = QGuiApplication::font();
        font.setPointSizeF(kTextPoints);
        font.setLetterSpacing(QFont::AbsoluteSpacing, editor::kLettersApart);
        book_->setDefaultFont(font);
        book_->setUseDesignMetrics(true);
        book_->setDocumentMargin(0);
        book_->setDefaultStyleSheet(QLatin1String(kStyle));
        const QString title =
            QStringLiteral(
                "<p style=\"margin-top:220px;font-size:30pt;font-weight:600\">Bramah</p>\n"
                "<p style=\"font-size:16pt\">%1</p>\n<p>%2</p>\n")
                .arg(manual_.contents.title.toHtmlEscaped(), tr("Version %1").arg(QStringLiteral(BRAMAH_VERSION)));
        QString contents = contentsHtml();
        contents.replace(QStringLiteral("<h1>"), QStringLiteral("<h1 style=\"page-break-before:always\">"));
        book_->setHtml(title + contents + body_);
        for (QTextFrame* frame : book_->rootFrame()->childFrames())
            if (auto* table = qobject_cast<QTextTable*>(frame)) {
                QTextTableFormat format = table->format();
                format.setTopMargin(kAboveTable);
                format.setBottomMargin(kBelowTable);
                table->setFormat(format);
            }
        book_->setTextWidth(kWidth);
        strips_ = pageStrips(*book_, kHeight);
        findWraps();
    }

    /// The lines of code that go on in the next one.
    void findWraps()
    {
        wraps_.clear();
        for (QTextBlock block = book_->begin(); block.isValid(); block = block.next())
            for (int i = 0; isCode(block) && i + 1 < block.layout()->lineCount(); ++i) {
                const QTextLine line = block.layout()->lineAt(i);
                const double top = book_->documentLayout()->blockBoundingRect(block).top() + line.y();
                wraps_.push_back({top, top + line.height()});
            }
    }

    /// The page that shows \a y [px of the document], and the height on its paper [px].
    [[nodiscard]] std::pair<int, double> placeAt(double y) const
    {
        auto strip = std::ranges::upper_bound(strips_, y, {}, [](const PageStrip& one) { return one.body.top; });
        if (strip != strips_.begin())
            --strip;
        return {static_cast<int>(strip - strips_.begin()), px(kTop) + strip->head.height() + y - strip->body.top};
    }

    /// Calls \a use for each fragment of the text with its block.
    template <typename Use>
    void forEachFragment(const Use& use) const
    {
        for (QTextBlock block = book_->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                use(block, at.fragment());
    }

    /// The rectangles of a fragment, one for each of its lines [px of the document].
    [[nodiscard]] std::vector<QRectF> rectanglesOf(const QTextBlock& block, const QTextFragment& fragment) const
    {
        const QPointF corner = book_->documentLayout()->blockBoundingRect(block).topLeft();
        const int from = fragment.position() - block.position(), to = from + fragment.length();
        std::vector<QRectF> rectangles;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const int begin = std::max(from, line.textStart());
            const int end = std::min(to, line.textStart() + line.textLength());
            if (begin >= end)
                continue;
            const double left = line.cursorToX(begin), right = line.cursorToX(end);
            rectangles.emplace_back(corner + QPointF(left, line.y()), QSizeF(right - left, line.height()));
        }
        return rectangles;
    }

    /// The page and the height on it of every named place.
    void findPlaces()
    {
        places_.clear();
        forEachFragment([&](const QTextBlock& block, const QTextFragment& fragment) {
            const QStringList names = fragment.charFormat().anchorNames();
            if (names.isEmpty())
                return;
            const auto rectangles = rectanglesOf(block, fragment);
            const double top =
                rectangles.empty() ? book_->documentLayout()->blockBoundingRect(block).top() : rectangles.front().top();
            for (const QString& name : names)
                places_.insert(name, placeAt(top));
        });
    }

    [[nodiscard]] std::vector<editor::PdfPage> pages() const
    {
        std::vector<editor::PdfPage> pages(strips_.size());
        for (const ManualChapter& chapter : manual_.chapters)
            for (const ManualPage& page : chapter.pages)
                if (const auto place = places_.constFind(page.name); place != places_.constEnd())
                    pages[static_cast<std::size_t>(place->first)].bookmark = page.entry;
        if (!reference_.classes().empty())
            if (const auto place = places_.constFind(reference_.classes().front().name); place != places_.constEnd())
                pages[static_cast<std::size_t>(place->first)].bookmark = tr("The components, one by one");
        forEachFragment([&](const QTextBlock& block, const QTextFragment& fragment) {
            const QString link = fragment.charFormat().anchorHref();
            const auto target = places_.constFind(QUrl::fromPercentEncoding(link.mid(1).toUtf8()));
            if (!link.startsWith(QLatin1Char('#')) || target == places_.constEnd())
                return;
            for (const QRectF& rect : rectanglesOf(block, fragment)) {
                const auto [page, top] = placeAt(rect.top());
                const double below = (px(kPaper.height()) - top - rect.height()) * kPoints;
                pages[static_cast<std::size_t>(page)].links.push_back(
                    {QRectF((px(kSide) + rect.left()) * kPoints, below, rect.width() * kPoints,
                            rect.height() * kPoints),
                     static_cast<std::size_t>(target->first),
                     QPointF(0, (px(kPaper.height()) - target->second) * kPoints)});
            }
        });
        return pages;
    }

    [[nodiscard]] QByteArray painted()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(QStringLiteral("Bramah: ") + manual_.contents.title);
        QPainter painter(&writer);
        const double scale = writer.logicalDpiX() / kDots;
        for (std::size_t page = 0; page < strips_.size(); ++page) {
            if (page > 0)
                writer.newPage();
            painter.save();
            painter.scale(scale, scale);
            painter.translate(px(kSide), px(kTop));
            paintSpan(painter, strips_[page].head);
            painter.translate(0, strips_[page].head.height());
            paintSpan(painter, strips_[page].body);
            painter.restore();
            if (page > 0)
                paintNumber(painter, page, scale);
        }
        painter.end();
        return bytes;
    }

    /// Paints \a span of the document from the painter's origin down.
    void paintSpan(QPainter& painter, const Span& span)
    {
        if (span.height() <= 0)
            return;
        painter.save();
        painter.translate(0, -span.top);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, span.top, kWidth, span.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        book_->documentLayout()->draw(&painter, context);
        painter.setClipping(false);
        markWrappedCode(painter, span);
        painter.restore();
    }

    /// Writes a sign in the margin behind the lines of code that go on in the next one.
    void markWrappedCode(QPainter& painter, const Span& span) const
    {
        QFont font = book_->defaultFont();
        font.setPixelSize(kSmallPixels);
        painter.setFont(font);
        painter.setPen(kFaint);
        for (const Span& line : wraps_)
            if (line.top >= span.top && line.top < span.bottom)
                painter.drawText(QRectF(kWidth + 4, line.top, px(kSide), line.height()), Qt::AlignVCenter,
                                 QString(kGoesOn));
    }

    void paintNumber(QPainter& painter, std::size_t page, double scale) const
    {
        painter.save();
        painter.scale(scale, scale);
        QFont font = book_->defaultFont();
        font.setPixelSize(kSmallPixels);
        painter.setFont(font);
        painter.setPen(kFaint);
        painter.drawText(QRectF(px(kSide), px(kPaper.height() - kBottom) + 14, kWidth, 20), Qt::AlignRight,
                         QString::number(page + 1));
        painter.restore();
    }

    const Manual& manual_;
    const ManualReference& reference_;
    QSet<QString> classes_;
    QString body_;
    std::optional<Book> book_;
    std::vector<PageStrip> strips_;                  ///< one for each page
    std::vector<Span> wraps_;                        ///< lines of code that go on in the next one
    QHash<QString, std::pair<int, double>> places_;  ///< page from 0, and px below its upper edge
};

}  // namespace

tl::expected<QByteArray, QString> manualPdf(const Manual& manual, const ManualReference& reference)
{
    return PdfWriter(manual, reference).write();
}

}  // namespace bramah::app
