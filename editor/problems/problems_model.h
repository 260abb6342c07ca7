// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/planning/exclusions.h"

#include <QAbstractTableModel>

namespace bramah::editor {

/// The messages about one document, errors first, as rows: sign and text, component, place.
class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// Text has the sign of the severity; Component is its path from the top, Place the line in its file.
    enum Column { Text, Component, Place, ColumnCount };

    /// \a icons must outlive the model.
    explicit ProblemsModel(const IconSet& icons, QObject* parent = nullptr);

    /// \a file: that of the document; problems in other files are shown with the file's name.
    void setProblems(const model::SortedProblems& problems, const QString& file);
    /// Chooses whether excluded problems are listed as well, behind the others.
    void setExcludedShown(bool areShown);
    /// The problem in \a row, which is in range; valid until setProblems() or setExcludedShown().
    [[nodiscard]] const model::Diagnostic& problem(int row) const
    {
        return problems_.at(static_cast<std::size_t>(row));
    }
    /// The reason why a problem is excluded; empty for an open one.
    [[nodiscard]] const QString& reason(int row) const { return reasons_.at(static_cast<std::size_t>(row)); }
    /// The number of open problems of \a severity.
    [[nodiscard]] int count(model::Severity severity) const;
    /// How many problems are excluded, whether they are listed or not.
    [[nodiscard]] int excludedCount() const { return static_cast<int>(all_.excluded.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const IconSet& icons_;
    void fill();

    QString file_;
    model::SortedProblems all_;
    bool areExcludedShown_ = false;
    model::Diagnostics problems_;   ///< by row
    std::vector<QString> reasons_;  ///< by row
};

}  // namespace bramah::editor
