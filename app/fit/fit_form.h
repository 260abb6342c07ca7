// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_request.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

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
    /// What stands in the fields, perhaps with parts missing.
    [[nodiscard]] solver::StoredFit entered() const;
    void show(const solver::StoredFit& fit);
    /// What is asked for \a task; nothing, with told(), while a part is missing.
    [[nodiscard]] std::optional<FitRequest> request(FitTask task);

    [[nodiscard]] EntryTable& free() { return *free_; }
    [[nodiscard]] QTableWidget& runs() { return *runs_; }
    [[nodiscard]] QComboBox& outliers() { return *outliers_; }

Q_SIGNALS:
    void told(const QString& text);

private:
    /// These emit told() if not.
    [[nodiscard]] bool hasFree(FitTask task);
    [[nodiscard]] bool hasRun(const FitRequest& request);
    void takeUses();
    [[nodiscard]] QComboBox* roleAt(int row) const;

    QStringListModel* parameters_;
    EntryTable* free_;
    QTableWidget* runs_;
    QComboBox* outliers_;
    std::vector<solver::LaidFile> files_;
    std::map<QString, solver::MeasuredRunUse> uses_;  ///< by file, also of those that are not there now
};

}  // namespace bramah::app
