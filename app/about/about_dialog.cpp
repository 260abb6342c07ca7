// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about/about_dialog.h"

#include "app/about/window_libraries.h"
#include "app/cli/options/version_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bramah::app {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Bramah"));
    const QString versions = cli::versionText(QStringLiteral("Bramah"), windowLibraries());
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(QStringLiteral(":/icons/bramah.svg")).pixmap(QSize(72, 72), devicePixelRatioF()));
    icon->setAccessibleName(tr("Bramah"));
    auto* title = new QLabel(tr("Bramah"));
    title->setObjectName(QStringLiteral("title"));
    auto* text =
        new QLabel(tr("Fluid-power schematics that run.\n\nFree software under the GNU General Public License "
                      "3 or later; the component library under the BSD 3-Clause License."));
    text->setWordWrap(true);
    constexpr int kTextWidth = 352;  // px
    text->setFixedWidth(kTextWidth);
    auto* details = new QLabel(versions);
    details->setObjectName(QStringLiteral("muted"));
    details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [versions] { QGuiApplication::clipboard()->setText(versions); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(8);
    column->addWidget(icon);
    column->addWidget(title);
    column->addWidget(text);
    column->addWidget(details);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

}  // namespace bramah::app
