// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/documentation_view.h"

#include "editor/properties/equation_picture.h"
#include "editor/render/named_files.h"

#include <QDesktopServices>
#include <QEvent>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTextDocumentFragment>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

constexpr auto kPictureScheme = "equation";
constexpr auto kBackScheme = "back";
constexpr double kEquationSize = 1.05;       // relative to the text's size
constexpr int kLeastType = 9;                // px
constexpr int kMargin = 12;                  // px
constexpr int kListIndent = 40;              // px, Qt's
constexpr qsizetype kLongestText = 400'000;  // characters; more takes seconds to lay out
constexpr int kDeepestTags = 60;             // tags within tags
constexpr std::size_t kMostPictures = 400;   // of formulas; those behind them stay in letters

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

bool isSum(const Equation& equation)
{
    return equation.kind == Equation::Kind::Row &&
           std::any_of(equation.children.begin(), equation.children.end(),
                       [](const Equation& child) { return child.kind == Equation::Kind::Sign; });
}

void addPieces(const Equation& equation, std::vector<Equation>& pieces)
{
    for (const Equation& child : equation.children) {
        if (isSum(child)) {
            addPieces(child, pieces);
            continue;
        }
        // The left side of the first relation stays with what follows.
        const bool isRelation = child.text == QLatin1String("=");
        if (child.kind == Equation::Kind::Sign && !(isRelation && pieces.size() == 1))
            pieces.emplace_back();
        pieces.back().children.push_back(child);
    }
}

/// The pieces between which lines may break: each but the first begins with its sign.
std::vector<Equation> piecesOf(const Equation& equation)
{
    if (!isSum(equation))
        return {equation};
    std::vector<Equation> pieces(1);
    addPieces(equation, pieces);
    return pieces;
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
    pictures_.clear();
    isIncomplete_ = false;
    QString back;
    if (!backTo_.isEmpty())
        back = QStringLiteral("<p><a href='%1:'>‹ %2</a></p>").arg(QLatin1String(kBackScheme), backTo_.toHtmlEscaped());
    QString heading = QStringLiteral("<h3>%1</h3>").arg(heading_.toHtmlEscaped());
    if (!description_.isEmpty())
        heading += QStringLiteral("<p><i>%1</i></p>").arg(description_.toHtmlEscaped());
    setHtml(back + heading + withEquations(body_));
}

QString DocumentationView::withEquations(const QString& body)
{
    static const QRegularExpression bold(QStringLiteral("<b>([^<]*)</b>"));
    QString result;
    qsizetype at = 0;
    for (auto matches = bold.globalMatch(body); matches.hasNext();) {
        const auto match = matches.next();
        result += body.mid(at, match.capturedStart() - at);
        const QString formula = QTextDocumentFragment::fromHtml(match.captured(1)).toPlainText();
        const bool isInList = body.lastIndexOf(QLatin1String("<li"), match.capturedStart()) >
                              body.lastIndexOf(QLatin1String("</li"), match.capturedStart());
        const int room = equationWidth_ - (isInList ? kListIndent : 0);
        const bool isSet = pictures_.size() < kMostPictures && Equation::isLikely(formula);
        const QString pictures = isSet ? picturesOf(formula, room) : QString();
        result += pictures.isEmpty() ? match.captured(0) : pictures;
        at = match.capturedEnd();
    }
    return result + body.mid(at);
}

QString DocumentationView::picturesOf(const QString& formula, int room)
{
    const std::optional<Equation> equation = Equation::parse(formula);
    if (!equation)
        return {};
    QFont type = font();
    type.setPixelSize(qRound(QFontInfo(type).pixelSize() * kEquationSize));
    QString html;
    for (const Equation& piece : piecesOf(*equation)) {
        QFont sized = type;
        QImage picture;
        do {
            picture = equationPicture(piece, sized, palette().color(QPalette::Text), devicePixelRatioF());
            sized.setPixelSize(sized.pixelSize() - 1);
        } while (picture.deviceIndependentSize().width() > room && sized.pixelSize() >= kLeastType);
        const QSize size = picture.deviceIndependentSize().toSize();
        html += QStringLiteral("<img src='%1:%2' width='%3' height='%4' style='vertical-align: middle'>")
                    .arg(QLatin1String(kPictureScheme))
                    .arg(pictures_.size())
                    .arg(size.width())
                    .arg(size.height());
        pictures_.push_back(picture);
    }
    return html;
}

QVariant DocumentationView::loadResource(int type, const QUrl& name)
{
    if (name.scheme() == QLatin1String(kPictureScheme)) {
        const std::size_t index = name.path().toUInt();
        return index < pictures_.size() ? QVariant(pictures_[index]) : noPicture();
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
