// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "app/results/take_values.h"
#include "app/tune/pull_grips.h"
#include "app/tune/trial_job.h"
#include "app/tune/trial_record.h"
#include "app/tune/tune_row.h"

#include <QPointer>
#include <QStringListModel>
#include <QTimer>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace bramah::app {

/// Up to three parameters with sliders, and curves that are pulled: runs with the values at hand are drawn while they
/// change. The end of a slide or a pull writes the values into the circuit, Escape takes them back. GUI thread.
/// Large: the parts that the user sees, and a state between the first trial and its end.
class TunePanel : public QWidget
{
    Q_OBJECT
public:
    static constexpr std::size_t kMostRows = 3;
    /// The values [SI] that parts of the catalogues have for a parameter of \a component.
    using FindSizes = std::function<std::vector<double>(const model::Instance& component, const QString& parameter)>;

    TunePanel(const editor::ActiveTheme& theme, FindSizes findSizes, QWidget* parent = nullptr);
    ~TunePanel() override;

    /// Null for no document.
    void setPage(DocumentPage* page);
    void setInFront(bool isInFront);
    /// Puts \a parameter into a row that is free, else the last one.
    void tune(const QString& parameter);
    void setPulling(bool isPulling);
    /// Writes the values of the last trial into the circuit.
    void commit();
    /// Takes them back.
    void cancel();

    [[nodiscard]] TuneRow& row(std::size_t number) { return *rows_[number]; }
    [[nodiscard]] TrialJob& job() { return job_; }
    [[nodiscard]] QToolButton& pullButton() { return *pull_; }
    [[nodiscard]] QComboBox& pulled() { return *pulled_; }
    [[nodiscard]] QLineEdit& target() { return *target_; }
    [[nodiscard]] QLabel& message() { return *message_; }
    /// Of the plot with this number; null while curves are not pulled.
    [[nodiscard]] PullGrips* grips(std::size_t plot) { return plot < grips_.size() ? grips_[plot].data() : nullptr; }
    /// There is a trial that is not written yet.
    [[nodiscard]] bool isTrying() const { return record_.isOpen(); }

Q_SIGNALS:
    /// The menu of a plot has asked for the panel.
    void wanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPulling(QWidget& column);
    void fillNames();
    void planSoon();
    void plan();
    [[nodiscard]] QString freeTextOf(const TuneRow& row) const;
    void showPlan(const QString& problem);
    void slide();
    void pull(const QString& response, double target);
    void pullTyped();
    void showTrial(const std::shared_ptr<solver::Trial>& trial);
    void makeGrips();
    void listGrips();
    [[nodiscard]] ParameterValues values() const;

    const editor::ActiveTheme& theme_;
    FindSizes findSizes_;
    QPointer<DocumentPage> page_;
    bool isInFront_ = false;
    TrialJob job_;
    QStringListModel names_;
    std::array<TuneRow*, kMostRows> rows_{};
    std::vector<std::size_t> planned_;  ///< rows of the free parameters
    QToolButton* pull_;
    QComboBox* pulled_;
    QLineEdit* target_;
    QLabel* message_;
    QTimer planTimer_;
    QTimer keysTimer_;  ///< after the last of several keys a slide has ended
    std::vector<QPointer<PullGrips>> grips_;
    solver::Point at_;  ///< the last trial
    TrialRecord record_;
    bool isEnding_ = false;  ///< the user has let go: the next trial is the last
    bool isFailed_ = false;  ///< the last trial
    bool isWriting_ = false;
};

}  // namespace bramah::app
