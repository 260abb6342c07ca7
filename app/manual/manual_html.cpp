// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_html.h"

#include "app/files/shipped_files.h"
#include "app/translate.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTextDocumentFragment>

#include <md4c-html.h>

#include <optional>

namespace bramah::app {

namespace {

/// Plain text within Markdown.
QString escaped(QString text)
{
    static const QRegularExpression signs(QStringLiteral("([\\\\`*_\\[\\]<>#|~])"));
    return text.replace(signs, QStringLiteral("\\\\1"));
}

/// Where a link of a page leads, and what stands there if the page says nothing.
struct Target {
    QString address;
    QString text;
};

/// Fills links from the program.
class LinkFiller
{
public:
    LinkFiller(const ManualReference& reference, QStringList& problems) : reference_(reference), problems_(problems) {}

    QString filled(const QString& markdown)
    {
        static const QRegularExpression fence(QStringLiteral("^```"));
        QStringList lines = markdown.split(QLatin1Char('\n'));
        bool isCode = false;
        QStringList paragraph, result;
        const auto flush = [&] {
            if (!paragraph.isEmpty())
                result.append(filledText(paragraph.join(QLatin1Char('\n'))));
            paragraph.clear();
        };
        for (const QString& line : lines) {
            const bool isFence = line.contains(fence);
            if (isFence || isCode) {
                flush();
                result.append(line);
                isCode = isFence ? !isCode : isCode;
            } else {
                paragraph.append(line);
            }
        }
        flush();
        return result.join(QLatin1Char('\n'));
    }

private:
    QString filledText(const QString& text)
    {
        static const QRegularExpression link(QStringLiteral("(?<!!)\\[([^\\]]*)\\]\\(([^)\\s]+)\\)"));
        QString result;
        qsizetype at = 0;
        for (auto matches = link.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            result += text.mid(at, match.capturedStart() - at);
            at = match.capturedEnd();
            const std::optional<Target> target = targetOf(match.captured(2));
            if (!target) {
                problems_.append(tr("a link leads nowhere: %1").arg(match.captured(0)));
                result += match.captured(1);
                continue;
            }
            const QString shown = match.captured(1).isEmpty() ? escaped(target->text) : match.captured(1);
            result += QStringLiteral("[%1](%2)").arg(shown, target->address);
        }
        return result + text.mid(at);
    }

    [[nodiscard]] std::optional<Target> targetOf(const QString& link) const
    {
        const QString kind = link.section(QLatin1Char(':'), 0, 0), name = link.section(QLatin1Char(':'), 1);
        if (kind == QLatin1String("http") || kind == QLatin1String("https"))
            return Target{link, link};
        if (kind == QLatin1String("command")) {
            const ManualCommand* command = reference_.command(name);
            return command ? std::optional(
                                 Target{QStringLiteral("manual:commands#") + name, ManualReference::nameOf(*command)})
                           : std::nullopt;
        }
        if (kind == QLatin1String("message")) {
            const QString message = reference_.message(name);
            return message.isEmpty() ? std::nullopt
                                     : std::optional(Target{QStringLiteral("manual:messages#") + name, message});
        }
        if (kind == QLatin1String("class")) {
            const model::ClassNode* node = reference_.library().find(name.toStdString());
            return node ? std::optional(Target{link, node->shownName()}) : std::nullopt;
        }
        if (kind == QLatin1String("cli"))
            return Target{QStringLiteral("manual:command-line#") + name, QStringLiteral("bramah ") + name};
        if (kind == QLatin1String("example")) {
            const QString path = examplePath(name);
            return QFileInfo::exists(path)
                       ? std::optional(Target{link, exampleTitle(path, reference_.library().translations())})
                       : std::nullopt;
        }
        static const QRegularExpression page(QStringLiteral("^(?:\\.\\./)?([a-z0-9-]*)(?:\\.md)?(#.*)?$"));
        const auto match = page.match(link);
        if (!match.hasMatch())
            return std::nullopt;
        return Target{QStringLiteral("manual:") + match.captured(1) + match.captured(2), match.captured(1)};
    }

    const ManualReference& reference_;
    QStringList& problems_;
};

void append(const MD_CHAR* text, MD_SIZE size, void* bytes)
{
    static_cast<QByteArray*>(bytes)->append(text, static_cast<qsizetype>(size));
}

/// Headings with anchors, pictures with captions.
QString completed(const QString& html)
{
    static const QRegularExpression heading(QStringLiteral("<(h[23])>(.*?)</h[23]>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    QString result;
    qsizetype at = 0;
    for (auto matches = heading.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        const QString anchor = manualAnchor(plainText(match.captured(2)));
        result += html.mid(at, match.capturedStart() - at) + QStringLiteral("<%1><a name=\"%2\" id=\"%2\"></a>%3</%1>")
                                                                 .arg(match.captured(1), anchor, match.captured(2));
        at = match.capturedEnd();
    }
    result += html.mid(at);
    static const QRegularExpression picture(
        QStringLiteral("<p>(<img src=\"picture:[^\"]*\") alt=\"([^\"]*)\"[^>]*></p>"));
    return result.replace(picture,
                          QStringLiteral("<p class=\"picture\">\\1 alt=\"\\2\"></p>\n<p class=\"caption\">\\2</p>"));
}

}  // namespace

QString plainText(const QString& html)
{
    return QTextDocumentFragment::fromHtml(html).toPlainText().simplified();
}

QString manualAnchor(const QString& heading)
{
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\s-]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression gaps(QStringLiteral("\\s+"));
    QString anchor = heading.toLower();
    return anchor.remove(dropped).trimmed().replace(gaps, QStringLiteral("-"));
}

ManualText manualHtml(const QString& markdown, const ManualReference& reference)
{
    ManualText text;
    const QByteArray source = LinkFiller(reference, text.problems).filled(markdown).toUtf8();
    QByteArray bytes;
    if (md_html(source.constData(), static_cast<MD_SIZE>(source.size()), append, &bytes,
                MD_DIALECT_GITHUB | MD_FLAG_NOHTML, 0) != 0)
        text.problems.append(tr("the text cannot be read as Markdown"));
    text.html = QString::fromUtf8(bytes);
    static const QRegularExpression title(QStringLiteral("^\\s*<h1>(.*?)</h1>\\s*"),
                                          QRegularExpression::DotMatchesEverythingOption);
    const auto match = title.match(text.html);
    if (match.hasMatch()) {
        text.title = plainText(match.captured(1));
        text.html.remove(0, match.capturedEnd());
    } else {
        text.problems.append(tr("the page has no title"));
    }
    text.html = completed(text.html);
    return text;
}

QString withAddresses(const QString& html, const std::function<QString(const QString& address)>& addressOf)
{
    static const QRegularExpression address(
        QStringLiteral("<a\\s+href=\"([^\"]*)\"([^>]*)>(.*?)</a>|(<img src=\")([^\"]*)(\")"),
        QRegularExpression::DotMatchesEverythingOption);
    QString result;
    qsizetype at = 0;
    for (auto matches = address.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        result += html.mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        if (match.capturedLength(4) > 0) {
            result += match.captured(4) + addressOf(match.captured(5)) + match.captured(6);
            continue;
        }
        const QString leads = addressOf(match.captured(1));
        result += leads.isEmpty()
                      ? match.captured(3)
                      : QStringLiteral("<a href=\"%1\"%2>%3</a>").arg(leads, match.captured(2), match.captured(3));
    }
    return result + html.mid(at);
}

}  // namespace bramah::app
