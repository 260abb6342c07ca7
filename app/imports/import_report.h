// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/hopsan/import_note.h"

#include <QDialog>

class QTreeWidget;
class QTreeWidgetItem;

namespace bramah::app {

/// What became of each component of an imported model: mapped, approximated, placeholder, left out. GUI thread.
class ImportReport : public QDialog
{
    Q_OBJECT
public:
    /// \a fileName: of the model that was imported.
    ImportReport(const QString& fileName, const model::hopsan::ImportNotes& notes, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A click on a component: its path in the model.
    void componentChosen(const QString& path);

private:
    void fill(const model::hopsan::ImportNotes& notes);
    QTreeWidgetItem* addGroup(model::hopsan::ImportNote::Group group, int count);

    QTreeWidget* list_;
};

}  // namespace bramah::app
