// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/optimise/optimise_chart.h"
#include "app/optimise/optimise_form.h"
#include "app/optimise/optimise_job.h"
#include "app/optimise/optimise_table.h"
#include "app/questions/kept_question.h"
#include "app/run/live_check.h"
#include "app/runs/run_measures.h"
#include "app/widgets/asking_panel.h"

#include <QPointer>
#include <QTimer>

class QLabel;
class QPushButton;
class QTableView;

namespace bramah::app {

/// Values of the circuit whose runs are best: what is asked on the left, the runs on the right. What is chosen there is
/// taken over into the circuit. GUI thread.
/// Large: the parts that the user sees, and what they show.
class OptimisePanel : public AskingPanel
{
    Q_OBJECT
public:
    /// The rows of all catalogues that have some words.
    using FindParts = std::function<std::vector<model::CatalogueRow>(const QString& words)>;

    OptimisePanel(const editor::ActiveTheme& theme, FindParts findParts, QWidget* parent = nullptr);

    /// Null for no document.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, RunMeasures* measures);
    void setInFront(bool isInFront);
    void start();
    void stop();
    /// Writes the values of the chosen point into the circuit.
    void takeOver();

    [[nodiscard]] OptimiseForm& form() { return *form_; }
    /// Run, take over, which stand beside the panel's title.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    [[nodiscard]] OptimiseJob& job() { return job_; }
    [[nodiscard]] OptimiseChart& chart() { return *chart_; }
    [[nodiscard]] QTableView& table() { return *table_; }
    [[nodiscard]] QPushButton& startButton() { return *start_; }
    [[nodiscard]] QPushButton& pauseButton() { return *pause_; }
    [[nodiscard]] QPushButton& takeButton() { return *take_; }
    [[nodiscard]] QLabel& found() { return *found_; }

private:
    [[nodiscard]] QWidget* results();
    void fillNames();
    void showPoints();
    void showEnd(const QString& text);
    void showState();
    void choose(std::size_t point);
    /// The point that is chosen, else the best one.
    [[nodiscard]] std::optional<std::size_t> shownPoint() const;
    void showChosen();

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QPointer<RunMeasures> measures_;
    FindParts findParts_;
    bool isInFront_ = false;
    OptimiseJob job_;
    OptimiseTable model_;
    OptimiseForm* form_;
    KeptQuestion<solver::StoredSearch> kept_;
    QWidget* controls_;
    QPushButton* start_;
    QPushButton* pause_;
    QPushButton* take_;
    QLabel* found_;
    OptimiseChart* chart_;
    QTableView* table_;
    QTimer redraw_;
    std::optional<std::size_t> chosen_;  ///< by the user; else the best is shown
};

}  // namespace bramah::app
