// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/class_chooser.h"

#include "editor/palette/palette_panel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bramah::editor {

ClassChooser::ClassChooser(const QString& title, const QString& current, Workspace& workspace, const ActiveTheme& theme,
                           const IconSet& icons, QWidget* parent)
    : QDialog(parent), palette_(new PalettePanel(workspace, theme, icons))
{
    setWindowTitle(title);
    auto* hint = new QLabel(tr("Name, place, lines and the values that both have in common stay."));
    hint->setObjectName(QStringLiteral("muted"));
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* take = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
    take->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint);
    column->addWidget(palette_, 1);
    column->addWidget(buttons);
    resize(380, 560);
    palette_->showClass(current);
    palette_->startSearch();
    connect(palette_, &PalettePanel::placingWanted, this, [this](const QString& className) {
        className_ = className;
        accept();
    });
    connect(take, &QPushButton::clicked, this, [this] { palette_->takeCurrent(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

}  // namespace bramah::editor
