// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/about_dialog.h"

#include "app/plots/drawing/custom_plot.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace bramah::app {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Bramah"));
    const QString versions = QStringLiteral("Bramah %1\nQt %2\nQCustomPlot %3\n%4")
                                 .arg(QStringLiteral(BRAMAH_VERSION), QString::fromLatin1(qVersion()),
                                      QStringLiteral(QCUSTOMPLOT_VERSION_STR), QSysInfo::prettyProductName());
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(QStringLiteral(":/icons/bramah.svg")).pixmap(QSize(72, 72), devicePixelRatioF()));
    auto* title = new QLabel(tr("Bramah"));
    title->setObjectName(QStringLiteral("title"));
    auto* text =
        new QLabel(tr("Fluid-power schematics that run.\n\nFree software under the GNU General Public License "
                      "3 or later; the component library under the BSD 3-Clause License."));
    text->setWordWrap(true);
    auto* details = new QLabel(versions);
    details->setObjectName(QStringLiteral("muted"));
    details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Copy versions"), QDialogButtonBox::ActionRole);
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
    setFixedWidth(400);
}

}  // namespace bramah::app
