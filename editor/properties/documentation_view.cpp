// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/documentation_view.h"

#include "editor/render/named_files.h"

#include <QDesktopServices>
#include <QEvent>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

constexpr auto kBackScheme = "back";
constexpr int kMargin = 12;                  // px
constexpr qsizetype kLongestText = 400'000;  // characters; more takes seconds to lay out
constexpr int kDeepestTags = 60;             // tags within tags

/// In place of a picture that is not there. Without one, Qt would look for the file by itself.
QVariant noPicture()
{
    QImage none(1, 1, QImage::Format_ARGB32);
    none.fill(Qt::transparent);
    return none;
}

/// How deep tags are nested in a text; those without an end count as nested until something around them ends.
int depthOf(const QString& html)
{
    static const QRegularExpression tag(QStringLiteral("<(/?)([A-Za-z][A-Za-z0-9]*)[^>]*(/?)>"));
    static const QSet<QString> empty{QStringLiteral("br"), QStringLiteral("img"), QStringLiteral("hr"),
                                     QStringLiteral("p"),  QStringLiteral("li"),  QStringLiteral("link"),
                                     QStringLiteral("td"), QStringLiteral("tr"),  QStringLiteral("meta")};
    int depth = 0, deepest = 0;
    for (auto tags = tag.globalMatch(html); tags.hasNext();) {
        const auto match = tags.next();
        if (match.capturedLength(3) > 0 || empty.contains(match.captured(2).toLower()))
            continue;
        depth = match.capturedLength(1) > 0 ? std::max(0, depth - 1) : depth + 1;
        deepest = std::max(deepest, depth);
    }
    return deepest;
}

/// A text that Qt lays out in a moment.
QString withinLimits(const QString& html)
{
    const bool isLong = html.size() > kLongestText;
    const QString begin = html.left(kLongestText);
    if (depthOf(begin) > kDeepestTags)
        return DocumentationView::tr(
                   "<p>Its tags are nested more than %1 deep, so this is its text as it is "
                   "written.</p>")
                   .arg(kDeepestTags) +
               QStringLiteral("<p>%1</p>").arg(begin.left(kLongestText / 10).toHtmlEscaped());
    return isLong ? begin + DocumentationView::tr("<p>The text goes on; its first %1 characters are shown.</p>")
                                .arg(kLongestText)
                  : html;
}

}  // namespace

bool isShortEnough(const QString& html)
{
    return html.size() <= kLongestText && depthOf(html) <= kDeepestTags;
}

DocumentationView::DocumentationView(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setAccessibleName(tr("Documentation"));
    document()->setDocumentMargin(kMargin);
    connect(&NamedFiles::shared(), &NamedFiles::arrived, this, [this] {
        if (isIncomplete_)
            showAgain();
    });
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == QLatin1String(kBackScheme)) {
            Q_EMIT backWanted();
        } else if (url.scheme().compare(QLatin1String("modelica"), Qt::CaseInsensitive) == 0) {
            QString name = url.toString();
            name.remove(QRegularExpression(QStringLiteral("^modelica:/*"), QRegularExpression::CaseInsensitiveOption));
            Q_EMIT classWanted(name);
        } else {
            follow(url);
        }
    });
}

void DocumentationView::follow(const QUrl& url)
{
    if (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https")) {
        QDesktopServices::openUrl(url);
        return;
    }
    const QString file = url.isRelative() && fileOf_ ? model::pathOf(fileOf_(url.toString())) : QString();
    const QUrl target = url.isRelative() ? QUrl::fromLocalFile(file) : url;
    if (target.isEmpty())
        return;
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Open a link"),
        tr("This documentation leads to %1. Another program would open it. Open it?").arg(target.toDisplayString()),
        QMessageBox::Open | QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [target](int answer) {
        if (answer == QMessageBox::Open)
            QDesktopServices::openUrl(target);
    });
    question->open();
}

void DocumentationView::setDocumentation(const QString& heading, const QString& description, const QString& html,
                                         const FileFinder& fileOf, const QString& backTo)
{
    fileOf_ = fileOf;
    heading_ = heading;
    description_ = description;
    backTo_ = backTo;
    body_ = withinLimits(html);
    body_.remove(QRegularExpression(QStringLiteral("</?html>"), QRegularExpression::CaseInsensitiveOption));
    // QUrl converts host names to lower case; with three slashes the class name is a path and keeps its capitals.
    body_.replace(QRegularExpression(QStringLiteral("modelica://(?!/)"), QRegularExpression::CaseInsensitiveOption),
                  QStringLiteral("modelica:///"));
    if (body_.trimmed().isEmpty())
        body_ = tr("<p>This class has no documentation.</p>");
    show();
}

void DocumentationView::show()
{
    formulas_ = TypesetFormulas({font(), palette().color(QPalette::Text), devicePixelRatioF(), equationWidth_});
    isIncomplete_ = false;
    QString back;
    if (!backTo_.isEmpty())
        back = QStringLiteral("<p><a href='%1:'>‹ %2</a></p>").arg(QLatin1String(kBackScheme), backTo_.toHtmlEscaped());
    QString heading = QStringLiteral("<h3>%1</h3>").arg(heading_.toHtmlEscaped());
    if (!description_.isEmpty())
        heading += QStringLiteral("<p><i>%1</i></p>").arg(description_.toHtmlEscaped());
    setHtml(back + heading + formulas_.typeset(body_));
}

QVariant DocumentationView::loadResource(int type, const QUrl& name)
{
    if (name.scheme() == QLatin1String(TypesetFormulas::kScheme)) {
        const QImage picture = formulas_.picture(name.path());
        return picture.isNull() ? noPicture() : QVariant(picture);
    }
    if (name.scheme() == QLatin1String("data"))
        return QTextEdit::loadResource(type, name);
    const auto content = NamedFiles::shared().content(fileOf_ ? fileOf_(name.toString()) : model::NamedFile());
    isIncomplete_ = isIncomplete_ || !content;
    if (type != QTextDocument::ImageResource)
        return content && content->bytes.size() <= kLongestText ? QString::fromUtf8(content->bytes) : QString();
    return content && !content->picture.isNull() ? QVariant(content->picture) : noPicture();
}

void DocumentationView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    // The width beside a scroll bar, so that its appearance changes nothing.
    const int width = contentsRect().width() - verticalScrollBar()->sizeHint().width() - 2 * kMargin;
    if (width == std::exchange(equationWidth_, width) || body_.isEmpty())
        return;
    showAgain();
}

void DocumentationView::showAgain()
{
    const int place = verticalScrollBar()->value();
    show();
    verticalScrollBar()->setValue(place);
}

void DocumentationView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        show();
}

}  // namespace bramah::editor
