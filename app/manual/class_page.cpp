// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/class_page.h"

#include "editor/formulas/typeset_formulas.h"
#include "editor/render/sheet_renderer.h"
#include "model/classes/files_of_texts.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QMimeDatabase>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <functional>
#include <optional>

namespace bramah::app {

namespace {

constexpr int kSymbolSide = 120;  // px
constexpr double kSharpness = 2;  // device pixels for each pixel

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

/// Calls \a use with the symbol of a class, if it has one.
void withSymbol(const ManualClass& one, const ManualReference& reference,
                const std::function<void(const model::DiagramComponent& symbol)>& use)
{
    const model::ClassNode* node = reference.library().find(one.name.toStdString());
    if (!node)
        return;
    model::InstanceTree tree(reference.library());
    model::IconCache icons;
    const model::Instance& instance = tree.instantiate(*node);
    if (!icons.iconOf(instance)->isEmpty())
        use(model::DiagramBuilder(icons).symbolOf(instance));
}

/// \a html with the pictures that it names in it, so that a page can be read where the library is not.
QString withPictures(const QString& html, const model::ClassNode& node)
{
    static const QRegularExpression source(QStringLiteral("(<img[^>]*src=)[\"'](modelica:[^\"']*)[\"']"),
                                           QRegularExpression::CaseInsensitiveOption);
    QString result;
    qsizetype at = 0;
    for (auto matches = source.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        QFile file(model::pathOf(model::fileNamedBy(node, match.captured(2))));
        const QByteArray picture = file.open(QIODevice::ReadOnly) ? file.readAll().toBase64() : QByteArray();
        result += html.mid(at, match.capturedStart() - at) +
                  QStringLiteral("%1\"data:%2;base64,%3\"")
                      .arg(match.captured(1), QMimeDatabase().mimeTypeForFile(file.fileName()).name(),
                           QString::fromLatin1(picture));
        at = match.capturedEnd();
    }
    return result + html.mid(at);
}

}  // namespace

QString classPageHtml(const ManualClass& one, const ManualReference& reference, int width)
{
    QString html = reference.classHtml(one.name);
    static const QRegularExpression around(QStringLiteral("</?html>"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression link(QStringLiteral("href=[\"']modelica:/*([^\"']*)[\"']"),
                                         QRegularExpression::CaseInsensitiveOption);
    html.remove(around).replace(link, QStringLiteral("href=\"class:\\1\""));
    editor::TypesetFormulas formulas({QGuiApplication::font(), Qt::black, kSharpness, width});
    html = formulas.typeset(html);
    static const QRegularExpression formula(QStringLiteral("<img src='equation:(\\d+)'"));
    QString result;
    qsizetype at = 0;
    for (auto matches = formula.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        const QByteArray picture = pngOf(formulas.picture(match.captured(1))).toBase64();
        result +=
            html.mid(at, match.capturedStart() - at) +
            QStringLiteral("<img class=\"formula\" src=\"data:image/png;base64,%1\"").arg(QString::fromLatin1(picture));
        at = match.capturedEnd();
    }
    result += html.mid(at);
    if (const model::ClassNode* node = reference.library().find(one.name.toStdString()))
        result = withPictures(result, *node);
    return QStringLiteral("<p class=\"description\"><i>%1</i></p>\n<p><code>%2</code></p>\n%3")
        .arg(one.description.toHtmlEscaped(), one.name.toHtmlEscaped(), result);
}

QByteArray symbolSvg(const ManualClass& one, const ManualReference& reference)
{
    QByteArray svg;
    withSymbol(one, reference, [&](const model::DiagramComponent& symbol) {
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(QSize(kSymbolSide, kSymbolSide));
        generator.setViewBox(QRect(0, 0, kSymbolSide, kSymbolSide));
        QPainter painter(&generator);
        editor::SheetRenderer().paintSymbol(painter, QRectF(0, 0, kSymbolSide, kSymbolSide), symbol);
    });
    return svg;
}

QImage symbolImage(const ManualClass& one, const ManualReference& reference, int side)
{
    QImage image;
    withSymbol(one, reference, [&](const model::DiagramComponent& symbol) {
        image = QImage(side, side, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        editor::SheetRenderer().paintSymbol(painter, QRectF(image.rect()), symbol);
    });
    return image;
}

}  // namespace bramah::app
