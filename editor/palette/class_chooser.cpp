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
    : QDialog(parent),
      palette_(new PalettePanel(workspace, theme, icons)),
      hint_(new QLabel(tr("Name, place, lines and the values that both have in common stay.")))
{
    setWindowTitle(title);
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    take_ = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
    take_->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint_);
    column->addWidget(palette_, 1);
    column->addWidget(buttons);
    resize(380, 560);
    palette_->showClass(current);
    palette_->startSearch();
    connect(palette_, &PalettePanel::placingWanted, this, [this](const QString& className) {
        className_ = className;
        accept();
    });
    connect(take_, &QPushButton::clicked, this, [this] { palette_->takeCurrent(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ClassChooser::setWords(const QString& hint, const QString& take)
{
    hint_->setText(hint);
    take_->setText(take);
}

}  // namespace bramah::editor
