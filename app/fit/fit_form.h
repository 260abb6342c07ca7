// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_request.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QStringListModel;
class QTableWidget;

namespace bramah::app {

class EntryTable;

/// Which parameters are free, which measured runs count, and how. GUI thread.
class FitForm : public QWidget
{
    Q_OBJECT
public:
    explicit FitForm(QWidget* parent = nullptr);

    /// Names that are proposed.
    void setParameters(const QStringList& parameters);
    /// The measured files of the document with channels beside variables; what was chosen of one that stays stays.
    void setRuns(const std::vector<solver::LaidFile>& files);
    /// What is asked for \a task; nothing, with told(), while a part is missing.
    [[nodiscard]] std::optional<FitRequest> request(FitTask task);

    [[nodiscard]] EntryTable& free() { return *free_; }
    [[nodiscard]] QTableWidget& runs() { return *runs_; }
    [[nodiscard]] QComboBox& outliers() { return *outliers_; }

Q_SIGNALS:
    void told(const QString& text);

private:
    [[nodiscard]] bool takeFree(FitRequest& request);
    [[nodiscard]] bool takeRuns(FitRequest& request);
    [[nodiscard]] QComboBox* roleAt(int row) const;

    QStringListModel* parameters_;
    EntryTable* free_;
    QTableWidget* runs_;
    QComboBox* outliers_;
};

}  // namespace bramah::app
