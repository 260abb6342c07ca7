// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_chart.h"
#include "app/fit/fit_form.h"
#include "app/fit/fit_job.h"
#include "app/questions/kept_question.h"
#include "app/run/live_check.h"
#include "app/widgets/asking_panel.h"

#include <QPointer>

class QLabel;
class QPushButton;
class QTabWidget;
class QTableWidget;

namespace bramah::editor {
class SheetView;
}  // namespace bramah::editor

namespace bramah::app {

/// What measured runs say of the circuit: values of parameters, and which fault it has. What is asked is on the left,
/// what they answer on the right; values are taken over into the circuit, faults are coloured on the sheet. GUI thread.
/// Large: the parts that the user sees, and what they show.
class FitPanel : public AskingPanel
{
    Q_OBJECT
public:
    explicit FitPanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// The document in front; all null for none.
    struct Source {
        editor::DocumentSession* session = nullptr;
        const LiveCheck* check = nullptr;
        const solver::MeasuredData* data = nullptr;
        editor::SheetView* sheet = nullptr;
    };
    void setSource(const Source& source);
    void setInFront(bool isInFront);
    void start(FitTask task);
    void stop();
    /// Writes the fitted values into the circuit.
    void takeOver();

    [[nodiscard]] FitForm& form() { return *form_; }
    /// What is done, which stands beside the panel's title.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    [[nodiscard]] FitJob& job() { return job_; }
    [[nodiscard]] FitChart& chart() { return *chart_; }
    [[nodiscard]] QPushButton& previewButton() { return *preview_; }
    [[nodiscard]] QPushButton& fitButton() { return *fit_; }
    [[nodiscard]] QPushButton& faultsButton() { return *faults_; }
    [[nodiscard]] QPushButton& takeButton() { return *take_; }
    [[nodiscard]] QTableWidget& values() { return *values_; }
    [[nodiscard]] QTableWidget& fitted() { return *signals_; }
    [[nodiscard]] QTableWidget& ranking() { return *ranking_; }
    [[nodiscard]] QLabel& found() { return *found_; }

private:
    [[nodiscard]] QWidget* answers();
    void fillNames();
    void fillRuns();
    void showReply();
    /// \a runs, and why the question is not kept.
    [[nodiscard]] QString runsText(const QString& runs) const;
    void showState();

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QPointer<const solver::MeasuredData> data_;
    QPointer<editor::SheetView> sheet_;
    bool isInFront_ = false;
    FitJob job_;
    FitForm* form_;
    KeptQuestion<solver::StoredFit> kept_;
    QWidget* controls_;
    QPushButton* preview_;
    QPushButton* fit_;
    QPushButton* faults_;
    QPushButton* take_;
    QLabel* found_;
    QTableWidget* values_;
    QTableWidget* signals_;
    QTableWidget* ranking_;
    FitChart* chart_;
    QTabWidget* views_;
};

}  // namespace bramah::app
