// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/questions/kept_question.h"
#include "app/run/live_check.h"
#include "app/runs/run_measures.h"
#include "app/studies/cluster_dialog.h"
#include "app/studies/study_chart.h"
#include "app/studies/study_choice.h"
#include "app/studies/study_curves.h"
#include "app/studies/study_form.h"
#include "app/studies/study_job.h"
#include "app/studies/study_table.h"
#include "app/widgets/asking_panel.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

class QPushButton;
class QTableView;
class QTabWidget;

namespace bramah::app {

/// Many runs of the circuit with values that vary: what is asked on the left, what came of it on the right. GUI thread.
/// Large: the parts that the user sees, and what they show.
class StudiesPanel : public AskingPanel
{
    Q_OBJECT
public:
    explicit StudiesPanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Null for no document.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, RunMeasures* measures);
    void setInFront(bool isInFront);
    void start();
    void stop();

    /// Where results of a study that does not come to its end are kept; see StudyJob::keepIn().
    void keepIn(const QString& folder) { job_.keepIn(folder); }

    [[nodiscard]] StudyForm& form() { return *form_; }
    /// Run, pause and what they say, which stand beside the panel's title.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    [[nodiscard]] StudyJob& job() { return job_; }
    [[nodiscard]] StudyChart& chart() { return *chart_; }
    [[nodiscard]] QTableView& table() { return *tableView_; }
    [[nodiscard]] StudyCurves& curves() { return *curves_; }
    /// The tabs of chart, table and curves.
    [[nodiscard]] QTabWidget& views() { return *views_; }
    [[nodiscard]] StudyChoice& choice() { return *choice_; }
    [[nodiscard]] QPushButton& startButton() { return *start_; }
    [[nodiscard]] QPushButton& pauseButton() { return *pause_; }
    [[nodiscard]] QPushButton& clusterButton() { return *cluster_; }
    /// Null until it is first asked for.
    [[nodiscard]] ClusterDialog* clusterDialog() { return clusterDialog_; }

Q_SIGNALS:
    /// The run of a point is to be opened: the circuit with these values of parameters [SI].
    void runWanted(const std::vector<std::pair<QString, double>>& values);

private:
    void makeViews();
    void openRun(std::size_t point);
    void takeChosenRows();
    /// What the form asks, which is kept with the circuit from now on; nothing while a part is missing.
    [[nodiscard]] std::optional<StudyQuestion> takeQuestion();
    void fillNames();
    void showPlan();
    void showResults();
    void showEnd(const QString& problem);
    /// How many results are of an earlier start, and why none are kept for the next one.
    [[nodiscard]] QString keepingText() const;
    void showState();
    void showCluster();
    void showCollected(const StudyAnswer& answer);

    QPointer<const editor::DocumentSession> session_;
    QPointer<const editor::DocumentSession> studied_;  ///< whose study is shown
    QPointer<const LiveCheck> check_;
    QPointer<RunMeasures> measures_;
    bool isInFront_ = false;
    StudyJob job_;
    StudyTable model_;
    StudyForm* form_;
    KeptQuestion<solver::StoredStudy> kept_;
    QWidget* controls_;
    QPushButton* start_;
    QPushButton* pause_;
    QPushButton* cluster_;
    ClusterDialog* clusterDialog_ = nullptr;
    StudyChoice* choice_;
    StudyChart* chart_;
    QTableView* tableView_;
    StudyCurves* curves_;
    QTabWidget* views_;
    QElapsedTimer clock_;
    QTimer redraw_;
};

}  // namespace bramah::app
