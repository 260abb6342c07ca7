// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_form.h"

#include "editor/properties/parameter_row.h"
#include "editor/properties/value_entry.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::editor {

namespace {

/// The distinct values of a member over fields, in order.
QStringList distinct(const ParameterFields& fields, const QString& tab)
{
    QStringList groups;
    for (const ParameterField& field : fields)
        if (field.tab == tab && !groups.contains(field.group))
            groups.append(field.group);
    return groups;
}

}  // namespace

ParameterForm::ParameterForm(const IconSet& icons, QWidget* parent)
    : QWidget(parent), icons_(icons), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
}

ValueEntry* ParameterForm::makeEntry(const QString& leading, QWidget* parent) const
{
    ParameterFields fields;
    for (const ParameterRow* row : shownOrder_)
        if (row->editor()->isEnabled())
            fields.push_back(row->field());
    const auto first = std::ranges::find(fields, leading, &ParameterField::path);
    if (first != fields.end())
        std::rotate(fields.begin(), first, first + 1);
    return fields.empty() ? nullptr : new ValueEntry(std::move(fields), knowledge_, icons_, parent);
}

ParameterRow* ParameterForm::row(const QString& path) const
{
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&](const ParameterRow* one) { return one->field().path == path; });
    return found == rows_.end() ? nullptr : *found;
}

bool ParameterForm::isTyping() const
{
    const auto* field = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
    return field && isAncestorOf(field) && field->isModified();
}

void ParameterForm::setFields(const ParameterFields& fields, bool isEditable)
{
    const auto isSameRow = [](const ParameterRow* row, const ParameterField& field) {
        const ParameterField& old = row->field();
        return old.path == field.path && old.kind == field.kind && old.unit == field.unit && old.tab == field.tab &&
               old.group == field.group && old.choices == field.choices;
    };
    if (fields.size() != rows_.size() || !std::equal(rows_.begin(), rows_.end(), fields.begin(), isSameRow)) {
        rebuild(fields, isEditable);
        return;
    }
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        rows_[k]->setField(fields[k]);
        rows_[k]->setEditable(isEditable);
    }
}

void ParameterForm::rebuild(const ParameterFields& fields, bool isEditable)
{
    rows_.clear();
    // The signal that leads here may come from a row.
    if (content_) {
        content_->hide();
        content_->deleteLater();
    }
    content_ = new QWidget(this);
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(12, 4, 8, 8);
    column->setSpacing(4);
    column_->addWidget(content_);

    QStringList tabs;
    for (const ParameterField& field : fields)
        if (!tabs.contains(field.tab))
            tabs.append(field.tab);
    std::stable_partition(tabs.begin(), tabs.end(), [](const QString& tab) { return tab.isEmpty(); });
    for (const QString& tab : tabs) {
        if (tab.isEmpty())
            addGroups(fields, tab, *column, isEditable);
        else
            addTab(fields, tab, isEditable);
    }
    shownOrder_ = rows_;
    std::vector<ParameterRow*> ordered;  // as the fields, in the order of the text
    for (const ParameterField& field : fields)
        ordered.push_back(row(field.path));
    rows_ = ordered;
    putInFocusChain();
    content_->show();
}

void ParameterForm::putInFocusChain()
{
    // QWidget::setTabOrder puts nothing behind a widget that takes no focus, as this one.
    QWidget* before = this;
    do
        before = before->previousInFocusChain();
    while (before != this && !(before->focusPolicy() & Qt::TabFocus));
    for (QWidget* widget : content_->findChildren<QWidget*>()) {
        // Units, which only the mouse reaches, too: Tab goes on from where they stand.
        if (widget->window() != window() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        setTabOrder(before, widget);
        before = widget;
    }
}

void ParameterForm::addGroups(const ParameterFields& fields, const QString& tab, QVBoxLayout& column, bool isEditable)
{
    for (const QString& group : distinct(fields, tab)) {
        if (!group.isEmpty()) {
            auto* heading = new QLabel(group, content_);
            heading->setObjectName(QStringLiteral("groupHeading"));
            heading->setContentsMargins(0, 8, 0, 0);
            column.addWidget(heading);
        }
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(6);
        grid->setVerticalSpacing(2);
        grid->setColumnStretch(0, 1);
        grid->setColumnMinimumWidth(1, kUnitWidth);
        int line = 0;
        for (const ParameterField& field : fields) {
            if (field.tab != tab || field.group != group)
                continue;
            auto* row = new ParameterRow(field, *grid, line, icons_, content_);
            row->setEditable(isEditable);
            row->setSources(sources_);
            row->setKnowledge(knowledge_);
            connect(row, &ParameterRow::committed, this, &ParameterForm::committed);
            connect(row, &ParameterRow::explained, this, &ParameterForm::explained);
            connect(row, &ParameterRow::valueSought, this, &ParameterForm::valueSought);
            connect(row, &ParameterRow::tuneWanted, this, &ParameterForm::tuneWanted);
            connect(row, &ParameterRow::parameterWanted, this, &ParameterForm::parameterWanted);
            rows_.push_back(row);
            line += ParameterRow::kGridRows;
        }
        column.addLayout(grid);
    }
}

void ParameterForm::addTab(const ParameterFields& fields, const QString& tab, bool isEditable)
{
    const bool hasSet = std::any_of(fields.begin(), fields.end(),
                                    [&](const ParameterField& field) { return field.tab == tab && field.isSet; });
    const bool isOpen = hasSet || openTabs_.contains(tab);
    auto* heading = new QToolButton(content_);
    heading->setObjectName(QStringLiteral("sectionHeading"));
    heading->setText(tab);
    heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading->setCheckable(false);
    heading->setIconSize({14, 14});
    heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QFont font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    auto* body = new QWidget(content_);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    addGroups(fields, tab, *column, isEditable);
    const auto show = [this, heading, body](bool isShown) {
        body->setVisible(isShown);
        heading->setIcon(icons_.icon(isShown ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
    };
    show(isOpen);
    auto* all = static_cast<QVBoxLayout*>(content_->layout());
    all->addSpacing(6);
    all->addWidget(heading);
    all->addWidget(body);
    connect(heading, &QToolButton::clicked, this, [this, body, show, tab] {
        const bool isShown = body->isHidden();
        openTabs_.removeAll(tab);
        if (isShown)
            openTabs_.append(tab);
        show(isShown);
    });
}

}  // namespace bramah::editor
