// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/curves_chart.h"
#include "app/studies/curves_job.h"
#include "app/studies/study_job.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QAbstractItemModel;
class QCheckBox;
class QLabel;
class QLineEdit;

namespace bramah::app {

/// A variable over time in the runs of a study: which variable, of which runs, and the chart of them. Asks while it
/// is seen. Borrows all. GUI thread.
class StudyCurves : public QWidget
{
    Q_OBJECT
public:
    /// Of more runs, as many evenly chosen ones are shown.
    static constexpr std::size_t kMostRuns = 200;

    /// \a names: of variables that are proposed.
    StudyCurves(const StudyJob& job, QAbstractItemModel& names, const editor::ActiveTheme& theme,
                QWidget* parent = nullptr);

    /// The runs that are chosen in the table.
    void setChosen(const std::vector<std::size_t>& points);
    /// Another study is planned, or it has ended.
    void refresh();
    /// The study has more results: their curves are made, by one thread beside it, when those before are there.
    void follow();

    /// What is chosen, which stands beside the tabs.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    [[nodiscard]] QLineEdit& variable() { return *variable_; }
    [[nodiscard]] QCheckBox& onlyChosen() { return *onlyChosen_; }
    [[nodiscard]] QLabel& words() { return *words_; }
    [[nodiscard]] CurvesJob& job() { return curves_; }
    [[nodiscard]] CurvesChart& chart() { return *chart_; }

Q_SIGNALS:
    /// The curve of a run was clicked.
    void clicked(std::size_t point);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// The runs that are to be shown.
    [[nodiscard]] std::vector<std::size_t> points() const;
    /// Those of which results are there.
    [[nodiscard]] std::vector<std::size_t> madeRuns() const;
    /// Why nothing can be asked; empty if it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString wordsOfRuns() const;
    void showProgress();

    const StudyJob& job_;
    CurvesJob curves_;
    QWidget* controls_;
    QLineEdit* variable_;
    QCheckBox* onlyChosen_;
    QLabel* words_;
    CurvesChart* chart_;
    std::vector<std::size_t> chosen_;
    QTimer redraw_;
};

}  // namespace bramah::app
