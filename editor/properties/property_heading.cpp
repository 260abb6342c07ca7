// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/property_heading.h"

#include "editor/properties/elided_button.h"
#include "editor/properties/value_edit.h"
#include "editor/theme/plain_text.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace bramah::editor {

namespace {

constexpr int kFieldInset = 7;         // px from a field's edge to its text: names stand over the labels below
constexpr int kDesignationWidth = 64;  // px
constexpr int kLeastWidth = 48;        // px, of a button of the scope: long names leave out their middle

}  // namespace

PropertyHeading::PropertyHeading(const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      symbol_(new QLabel),
      name_(new ValueEdit),
      designation_(new ValueEdit),
      class_(new QLabel),
      help_(new QToolButton),
      scope_(new QWidget),
      everywhere_(new ElidedButton),
      here_(new ElidedButton)
{
    name_->setObjectName(QStringLiteral("heading"));
    name_->setAccessibleName(tr("Name"));
    designation_->setFixedWidth(kDesignationWidth);
    designation_->setPlaceholderText(tr("Code"));
    designation_->setAccessibleName(tr("Designation"));
    designation_->setToolTip(
        tr("Code on the sheet after its standard, as 1.2 or 1V1; without one the name stands there"));
    class_->setObjectName(QStringLiteral("muted"));
    class_->setTextFormat(Qt::PlainText);
    class_->setWordWrap(true);
    class_->setContentsMargins(kFieldInset, 0, 0, 0);
    class_->setMinimumWidth(1);  // a long word must not push the button for help out of the panel
    symbol_->setFixedSize(kFieldInset + kSymbolSize.width(), kSymbolSize.height());
    symbol_->setAccessibleName(tr("Symbol"));
    symbol_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    help_->setObjectName(QStringLiteral("flat"));
    help_->setIcon(icons.icon(QStringLiteral("help")));
    help_->setCheckable(true);
    help_->setToolTip(tr("Help and equations"));
    help_->setAccessibleName(tr("Help and equations"));
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    first->addWidget(name_, 1);
    first->addWidget(designation_);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addLayout(first);
    names->addWidget(class_);
    auto* choices = new QHBoxLayout(scope_);
    choices->setContentsMargins(kFieldInset, 6, 0, 0);
    choices->setSpacing(4);
    auto* group = new QButtonGroup(this);
    for (QToolButton* button : {everywhere_, here_}) {
        button->setObjectName(QStringLiteral("flat"));
        button->setCheckable(true);
        button->setMinimumWidth(kLeastWidth);
        group->addButton(button);
        choices->addWidget(button);
    }
    choices->addStretch(1);
    everywhere_->setToolTip(tr("A value that is set goes into the class: all its components have it"));
    here_->setToolTip(tr("A value that is set is this component's alone"));
    connect(here_, &QToolButton::clicked, this, [this] { Q_EMIT scopeChosen(true); });
    connect(everywhere_, &QToolButton::clicked, this, [this] { Q_EMIT scopeChosen(false); });
    scope_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12 - kFieldInset, 10, 8, 6);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    column->addLayout(top);
    column->addWidget(scope_);
    top->setSpacing(8);
    top->addWidget(symbol_, 0, Qt::AlignTop);
    top->addLayout(names, 1);
    top->addWidget(help_, 0, Qt::AlignTop);
    connect(help_, &QToolButton::toggled, this, &PropertyHeading::helpWanted);
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        if (!name_->isModified())
            return;
        name_->setModified(false);
        Q_EMIT renameWanted(name_->text().trimmed());
    });
    connect(designation_, &QLineEdit::editingFinished, this, [this] {
        if (!designation_->isModified())
            return;
        designation_->setModified(false);
        Q_EMIT designationWanted(designation_->text().trimmed());
    });
}

void PropertyHeading::setNames(const QString& name, const QString& className, const QString& meaning, bool canRename)
{
    if (!(name_->hasFocus() && name_->isModified()))
        name_->setContent(name);
    name_->setReadOnly(!canRename);
    name_->setFocusPolicy(canRename ? Qt::StrongFocus : Qt::ClickFocus);
    class_->setText(meaning);
    class_->setToolTip(plainToolTip(className));
}

void PropertyHeading::setDesignation(const QString& designation, bool isShown)
{
    designation_->setVisible(isShown);
    if (!(designation_->hasFocus() && designation_->isModified()))
        designation_->setContent(designation);
}

QLineEdit& PropertyHeading::nameField() const
{
    return *name_;
}

QLineEdit& PropertyHeading::designationField() const
{
    return *designation_;
}

void PropertyHeading::setSymbol(const QPixmap& symbol)
{
    symbol_->setVisible(!symbol.isNull());
    symbol_->setPixmap(symbol);
}

void PropertyHeading::setHelpShown(bool isShown)
{
    help_->setChecked(isShown);
}

void PropertyHeading::setScope(const QString& className, const QString& path, bool isHere, bool canChooseClass)
{
    scope_->setVisible(!className.isEmpty());
    everywhere_->setText(tr("Every %1", "component of a class").arg(className));
    everywhere_->setEnabled(canChooseClass);
    everywhere_->setChecked(!isHere);
    here_->setText(tr("Only %1", "component").arg(path));
    here_->setChecked(isHere);
}

void PropertyHeading::startRename()
{
    if (name_->isReadOnly())
        return;
    name_->setFocus(Qt::ShortcutFocusReason);
    name_->selectAll();
}

}  // namespace bramah::editor
