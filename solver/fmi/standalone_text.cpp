// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/standalone_text.h"

#include "model/classes/files_of_texts.h"
#include "model/text/regular_file.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <array>
#include <functional>
#include <utility>

namespace bramah::solver {
namespace {

constexpr qint64 kMostPictureBytes = 4 << 20;

QRegularExpression pattern(const QString& text)
{
    return QRegularExpression(
        text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
}

/// \a text with what \a wanted finds replaced by what \a replaced makes of it.
QString replacedIn(const QString& text, const QRegularExpression& wanted,
                   const std::function<QString(const QRegularExpressionMatch&)>& replaced)
{
    QString result;
    qsizetype at = 0;
    for (auto matches = wanted.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += text.mid(at, match.capturedStart() - at) + replaced(match);
        at = match.capturedEnd();
    }
    return result + text.mid(at);
}

QString attributeOf(const QString& tag, const QString& name)
{
    const auto match =
        pattern(QStringLiteral(R"_(\s%1\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))_").arg(name)).match(tag);
    return match.captured(1) + match.captured(2) + match.captured(3);
}

/// The picture of a file as an address that holds it; empty if there is none, or of no kind that pages show.
QString addressOfPicture(const QString& path)
{
    static constexpr std::array<std::pair<const char*, const char*>, 5> kKinds{{{"png", "image/png"},
                                                                                {"jpg", "image/jpeg"},
                                                                                {"jpeg", "image/jpeg"},
                                                                                {"gif", "image/gif"},
                                                                                {"svg", "image/svg+xml"}}};
    for (const auto& [suffix, type] : kKinds) {
        if (QFileInfo(path).suffix().compare(QLatin1String(suffix), Qt::CaseInsensitive) != 0)
            continue;
        if (const auto bytes = model::readRegularFile(path, kMostPictureBytes))
            return QStringLiteral("data:%1;base64,%2").arg(QLatin1String(type), QString::fromLatin1(bytes->toBase64()));
    }
    return {};
}

/// An element `img` that holds its picture; one whose picture is not found is the text that stands for it.
QString standalonePicture(const QString& tag, const model::ClassNode& node)
{
    const QString source = attributeOf(tag, QStringLiteral("src")), text = attributeOf(tag, QStringLiteral("alt"));
    const QString address = source.startsWith(QLatin1String("data:"), Qt::CaseInsensitive)
                                ? source
                                : addressOfPicture(model::pathOf(model::fileNamedBy(node, source)));
    if (address.isEmpty())
        return text;
    QString picture = QStringLiteral("<img src=\"%1\" alt=\"%2\"").arg(address, text);
    for (const char* name : {"width", "height"})
        if (const QString value = attributeOf(tag, QLatin1String(name)); !value.isEmpty())
            picture += QStringLiteral(" %1=\"%2\"").arg(QLatin1String(name), value);
    return picture + QLatin1Char('>');
}

/// A text that has no tags.
QString paragraphsOf(const QString& text)
{
    QString html;
    for (const QString& paragraph : text.split(QRegularExpression(QStringLiteral("\\n\\s*\\n")), Qt::SkipEmptyParts))
        html += QStringLiteral("<p>%1</p>\n").arg(paragraph.trimmed().toHtmlEscaped());
    return html;
}

/// What an element's start tag keeps: no script that it would call, no address of a script.
QString harmlessTag(const QRegularExpressionMatch& match)
{
    QString tag = match.captured();
    tag.remove(pattern(QStringLiteral(R"(\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))")));
    tag.remove(pattern(QStringLiteral(R"(\s(href|src|action)\s*=\s*(["']?)\s*javascript:[^"'>]*\2)")));
    return tag;
}

}  // namespace

QString standaloneText(const QString& text, const model::ClassNode& node)
{
    static const QRegularExpression tag = pattern(QStringLiteral("<[a-z][^>]*>"));
    static const QRegularExpression foreign = pattern(QStringLiteral(
        R"(<(script|style|head|iframe|object|form)\b.*?</\1\s*>|</?(html|body|link|meta|base|embed)\b[^>]*>)"
        R"(|<(script|style|iframe|object|form)\b[^>]*>|<!doctype[^>]*>|<!--.*?-->)"));
    static const QRegularExpression classLink =
        pattern(QStringLiteral(R"(<a\s[^>]*href\s*=\s*["']?\s*modelica:[^>]*>(.*?)</a\s*>)"));
    if (!text.contains(tag))
        return paragraphsOf(text);
    QString html = text;
    while (html.contains(foreign))  // what is left over may make up another one
        html.remove(foreign);
    html = replacedIn(html, classLink, [](const auto& match) { return match.captured(1); });
    html = replacedIn(html, pattern(QStringLiteral("<img\\b[^>]*>")),
                      [&](const auto& match) { return standalonePicture(match.captured(), node); });
    return replacedIn(html, tag, harmlessTag).trimmed();
}

}  // namespace bramah::solver
