// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/documentation_view.h"

#include <QDesktopServices>
#include <QRegularExpression>
#include <QUrl>

namespace bramah::editor {

DocumentationView::DocumentationView(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setAccessibleName(tr("Documentation"));
    document()->setDocumentMargin(12);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme().compare(QLatin1String("modelica"), Qt::CaseInsensitive) == 0) {
            QString name = url.toString();
            name.remove(QRegularExpression(QStringLiteral("^modelica:/*"), QRegularExpression::CaseInsensitiveOption));
            Q_EMIT classWanted(name);
        } else {
            QDesktopServices::openUrl(url);
        }
    });
}

void DocumentationView::setDocumentation(const QString& heading, const QString& description, const QString& html)
{
    QString body = html;
    body.remove(QRegularExpression(QStringLiteral("</?html>"), QRegularExpression::CaseInsensitiveOption));
    // QUrl lowers host names; with three slashes the class name is a path and keeps its capitals.
    body.replace(QRegularExpression(QStringLiteral("modelica://(?!/)"), QRegularExpression::CaseInsensitiveOption),
                 QStringLiteral("modelica:///"));
    if (body.trimmed().isEmpty())
        body = tr("<p>This class has no documentation.</p>");
    setHtml(QStringLiteral("<h3>%1</h3><p><i>%2</i></p>%3")
                .arg(heading.toHtmlEscaped(), description.toHtmlEscaped(), body));
}

}  // namespace bramah::editor
