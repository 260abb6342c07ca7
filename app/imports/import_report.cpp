// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/import_report.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace bramah::app {

namespace {

using Note = model::hopsan::ImportNote;

constexpr int kPathRole = Qt::UserRole + 1;

}  // namespace

ImportReport::ImportReport(const QString& fileName, const model::hopsan::ImportNotes& notes, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this))
{
    setWindowTitle(tr("Import of %1").arg(fileName));
    setObjectName(QStringLiteral("importReport"));
    auto* const head = new QLabel(
        tr("What became of the components of the Hopsan model. A click on one shows it on the sheet."), this);
    head->setWordWrap(true);
    list_->setObjectName(QStringLiteral("importedComponents"));
    list_->setColumnCount(3);
    list_->setHeaderLabels({tr("Component"), tr("Type in Hopsan"), tr("Why")});
    list_->setUniformRowHeights(true);
    fill(notes);
    connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        if (const QString path = item->data(0, kPathRole).toString(); !path.isEmpty())
            Q_EMIT componentChosen(path);
    });
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    resize(680, 420);
}

QTreeWidgetItem* ImportReport::addGroup(Note::Group group, int count)
{
    const std::array titles{
        tr("Mapped: a component with the same law (%1)"),
        tr("Approximated: results differ (%1)"),
        tr("Placeholders: ports without equations; the model does not run with them (%1)"),
        tr("Left out (%1)"),
    };
    auto* const item = new QTreeWidgetItem(list_, {titles.at(static_cast<std::size_t>(group)).arg(count)});
    item->setFirstColumnSpanned(true);
    item->setExpanded(group != Note::Group::Mapped && count > 0);
    return item;
}

void ImportReport::fill(const model::hopsan::ImportNotes& notes)
{
    // What asks for attention comes first.
    for (const Note::Group group :
         {Note::Group::Placeholder, Note::Group::Approximated, Note::Group::Dropped, Note::Group::Mapped}) {
        const auto count = std::ranges::count(notes, group, &Note::group);
        QTreeWidgetItem* const parent = addGroup(group, static_cast<int>(count));
        for (const Note& note : notes) {
            if (note.group != group)
                continue;
            auto* const item = new QTreeWidgetItem(parent, {note.component, note.type, note.text});
            item->setToolTip(2, note.text);
            if (group != Note::Group::Dropped)
                item->setData(0, kPathRole, note.component);
        }
    }
    list_->header()->resizeSections(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(2, QHeaderView::Stretch);
}

}  // namespace bramah::app
