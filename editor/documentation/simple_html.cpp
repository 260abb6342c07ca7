// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/documentation/simple_html.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

namespace bramah::editor {

namespace {

QString marked(QString text, const char* tag)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text);
}

QString htmlOf(const QTextFragment& fragment, bool isHeading)
{
    QString text = fragment.text().toHtmlEscaped();
    text.replace(QChar::LineSeparator, QStringLiteral("<br>"));
    text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
    const QTextCharFormat format = fragment.charFormat();
    if (format.fontFixedPitch() ||
        format.fontFamilies().toStringList().join(QString()).contains(QLatin1String("mono"), Qt::CaseInsensitive) ||
        format.fontFamilies().toStringList().contains(QStringLiteral("Courier New")))
        text = marked(text, "code");
    if (format.verticalAlignment() == QTextCharFormat::AlignSubScript)
        text = marked(text, "sub");
    if (format.verticalAlignment() == QTextCharFormat::AlignSuperScript)
        text = marked(text, "sup");
    if (format.fontItalic())
        text = marked(text, "i");
    if (format.fontWeight() > QFont::Medium && !isHeading)
        text = marked(text, "b");
    if (format.isAnchor() && !format.anchorHref().isEmpty())
        text = QStringLiteral("<a href='%1'>%2</a>").arg(format.anchorHref(), text);
    return text;
}

QString htmlOf(const QTextBlock& block, bool isHeading)
{
    QString text;
    for (auto piece = block.begin(); !piece.atEnd(); ++piece)
        text += htmlOf(piece.fragment(), isHeading);
    return text.trimmed();
}

const char* listTag(const QTextBlock& block)
{
    const QTextList* list = block.textList();
    if (!list)
        return nullptr;
    return list->format().style() == QTextListFormat::ListDecimal ? "ol" : "ul";
}

}  // namespace

QString simpleHtml(const QTextDocument& document)
{
    constexpr int kHeading = 4;  // level of headings; the panel shows the class's name above
    QString html;
    const char* open = nullptr;
    const auto close = [&] {
        if (open)
            html += QStringLiteral("</%1>\n").arg(QLatin1String(open));
        open = nullptr;
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const bool isHeading = block.blockFormat().headingLevel() > 0;
        const QString text = htmlOf(block, isHeading);
        const char* tag = listTag(block);
        if (tag != open)
            close();
        if (text.isEmpty())
            continue;
        if (!tag) {
            html += marked(text, isHeading ? QByteArray("h" + QByteArray::number(kHeading)).constData() : "p") +
                    QLatin1Char('\n');
            continue;
        }
        if (!open)
            html += QStringLiteral("<%1>\n").arg(QLatin1String(tag));
        open = tag;
        html += marked(text, "li") + QLatin1Char('\n');
    }
    close();
    return html;
}

bool isBeyondSimple(const QString& html)
{
    static const QRegularExpression tag(QStringLiteral("<(table|img|pre|dl|blockquote|hr|div|span|font|u|s)\\b"),
                                        QRegularExpression::CaseInsensitiveOption);
    return tag.match(html).hasMatch();
}

}  // namespace bramah::editor
