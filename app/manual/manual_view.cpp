// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_view.h"

#include <QDesktopServices>
#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kMargin = 28;         // px
constexpr int kWidestText = 820;    // px
constexpr int kGapAboveAnchor = 6;  // px

QString styleFor(const editor::ActiveTheme& theme)
{
    using editor::ColorRole;
    const auto name = [&](ColorRole role) { return theme.color(role).name(); };
    return QStringLiteral(
               "h1{font-size:x-large;font-weight:600;margin-bottom:10px}"
               "h2{font-size:large;font-weight:600;margin-top:26px;margin-bottom:6px}"
               "h3{font-size:medium;font-weight:600;margin-top:16px;margin-bottom:4px}"
               "p,li{margin-top:5px;margin-bottom:5px;line-height:135%}"
               "a{color:%1;text-decoration:none}code,pre{background-color:%2}"
               "pre{margin-top:8px;margin-bottom:8px;white-space:pre-wrap}td,th{padding:4px 14px 4px 0;text-align:left}"
               "th{font-weight:600}.caption{color:%3}")
        .arg(name(ColorRole::Accent), name(ColorRole::Panel), name(ColorRole::TextMuted));
}

}  // namespace

ManualView::ManualView(const editor::ActiveTheme& theme, QWidget* parent) : QTextBrowser(parent), theme_(theme)
{
    setOpenLinks(false);
    setAccessibleName(tr("Page of the manual"));
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // so that a page keeps its width while it is laid out
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"))
            QDesktopServices::openUrl(url);
        else
            Q_EMIT addressWanted(QUrl::fromPercentEncoding(url.toEncoded()));
    });
    connect(&theme, &editor::ActiveTheme::changed, this, [this] { show(); });
}

void ManualView::setPage(const ManualPage& page, const QString& anchor)
{
    page_ = page;
    show();
    if (anchor.isEmpty()) {
        verticalScrollBar()->setValue(0);
    } else {
        scrollToAnchor(anchor);
        verticalScrollBar()->setValue(verticalScrollBar()->value() - kGapAboveAnchor);
    }
}

void ManualView::show()
{
    document()->setDocumentMargin(kMargin);
    document()->setDefaultStyleSheet(styleFor(theme_));
    setHtml(QStringLiteral("<h1>%1</h1>\n%2").arg(page_.title.toHtmlEscaped(), withSizes(page_.html)));
}

QVariant ManualView::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("picture"))
        return {};
    QImage image(manualPicture(name.path(), theme_.isDark()));
    if (image.isNull())
        return image;
    // As many pixels as the screen shows, so that small letters stay clear.
    const double ratio = devicePixelRatioF();
    image = image.scaled(shownSize(image) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

QSize ManualView::shownSize(const QImage& picture) const
{
    const double scale = std::min(1.0, static_cast<double>(pictureWidth_) / std::max(1, picture.width()));
    return picture.size() * scale;
}

QString ManualView::withSizes(const QString& html) const
{
    static const QRegularExpression picture(QStringLiteral("<img src=\"picture:([^\"]*)\""));
    QString result;
    qsizetype at = 0;
    for (auto matches = picture.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        const QSize size = shownSize(QImage(manualPicture(match.captured(1), theme_.isDark())));
        result += html.mid(at, match.capturedEnd() - at) +
                  QStringLiteral(" width=\"%1\" height=\"%2\"").arg(size.width()).arg(size.height());
        at = match.capturedEnd();
    }
    return result + html.mid(at);
}

void ManualView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    setLineWrapColumnOrWidth(std::min(viewport()->width(), kWidestText));
    const int width = lineWrapColumnOrWidth() - 2 * kMargin;
    if (width == std::exchange(pictureWidth_, width) || page_.html.isEmpty())
        return;
    // Not while the former layout is still being made.
    QTimer::singleShot(0, this, [this] {
        const int place = verticalScrollBar()->value();
        show();
        verticalScrollBar()->setValue(place);
    });
}

void ManualView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange && !page_.html.isEmpty())
        show();
}

}  // namespace bramah::app
