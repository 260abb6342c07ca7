// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about/changes_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace bramah::app {
namespace {

/// In the language of the window, if there is one in it.
QString changesText()
{
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    for (const QString& path : {QStringLiteral(":/CHANGELOG.%1.md").arg(language), QStringLiteral(":/CHANGELOG.md")})
        if (QFile file(path); file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    return {};
}

}  // namespace

ChangesDialog::ChangesDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("What is new"));
    auto* text = new QTextBrowser;
    text->setOpenExternalLinks(true);
    text->document()->setDocumentMargin(12);
    text->setMarkdown(changesText());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(buttons);
    resize(680, 620);
}

}  // namespace bramah::app
