// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/diagnostics/diagnostic.h"

#include <QAbstractTableModel>

namespace bramah::editor {

/// The messages about one document, errors first, as rows: sign and text, component, place.
class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Text, Component, Place, ColumnCount };

    explicit ProblemsModel(const IconSet& icons, QObject* parent = nullptr);

    /// \a file: of the document; what stands in another one is told with its name.
    void setProblems(const model::Diagnostics& problems, const QString& file);
    [[nodiscard]] const model::Diagnostic& problem(int row) const
    {
        return problems_.at(static_cast<std::size_t>(row));
    }
    [[nodiscard]] int count(model::Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const IconSet& icons_;
    model::Diagnostics problems_;
    QString file_;
};

}  // namespace bramah::editor
