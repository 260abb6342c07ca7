// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_plot.h"
#include "app/frequency/frequency_run.h"
#include "app/frequency/mode_motion.h"
#include "app/run/live_check.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;
class QTabBar;
class QToolButton;
class QTreeWidget;

namespace bramah::app {

/// Shows the answers of the circuit in front to sines: the linear system about its point of rest, and the circuit
/// itself at several amplitudes. GUI thread.
/// Large: the widgets of a panel.
class FrequencyPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FrequencyPanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Null for none. Borrows all. \a sheet: where modes are shown as motion.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, SheetMotion* sheet);
    void showView(FrequencyPlot::View view);
    /// A panel behind others, in a tab, counts as visible: what is in front has to be told.
    void setInFront(bool isInFront);

    [[nodiscard]] QLineEdit& inputField() { return *input_; }
    [[nodiscard]] QLineEdit& outputField() { return *output_; }
    [[nodiscard]] QLineEdit& amplitudesField() { return *amplitudes_; }
    [[nodiscard]] QLineEdit& rangeField() { return *range_; }
    [[nodiscard]] QLineEdit& countField() { return *count_; }
    [[nodiscard]] QToolButton& pickInputButton() { return *pickInput_; }
    [[nodiscard]] QToolButton& pickOutputButton() { return *pickOutput_; }
    [[nodiscard]] QPushButton& computeButton() { return *compute_; }
    [[nodiscard]] QLabel& message() { return *message_; }
    [[nodiscard]] QTreeWidget& modes() { return *modes_; }
    [[nodiscard]] QPushButton& motionButton() { return *motion_; }
    /// Amplitude, frequency, gain, phase, harmonics, distortion of each point.
    [[nodiscard]] QTreeWidget& harmonics() { return *harmonics_; }
    [[nodiscard]] const LinearAnswer& linear() const { return linear_; }
    [[nodiscard]] const std::vector<solver::HarmonicPoint>& points() const { return points_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// A field with a button that takes the next component clicked on the sheet.
    QWidget* pickable(QLineEdit& field, QToolButton& button);
    /// Takes the variables over that can be asked for, or notes that this is due while nobody sees them.
    void offer();
    void takeVariables();
    void compute();
    /// The question in the fields; nothing, with a message, if one cannot be read.
    [[nodiscard]] std::optional<FrequencyQuestion> question();
    [[nodiscard]] std::optional<std::vector<double>> amplitudes(const QString& path);
    void takeLinear(const LinearAnswer& answer);
    void takePoint(const solver::HarmonicPoint& point);
    void end(const QString& problem);
    void showProgress();
    void showMargins();
    void fillModes();
    void showMode(int mode);
    /// Lets the sheet swing in the mode chosen, or stand still.
    void moveMode(bool isOn);
    void addHarmonics(const solver::HarmonicPoint& point);
    void fillHarmonics();
    /// The limit cycles, in words.
    [[nodiscard]] QStringList loopSentences() const;
    void followSelection();
    void forget();

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QTabBar* tabs_;
    QLineEdit *input_, *output_, *amplitudes_, *range_, *count_;
    QToolButton *pickInput_, *pickOutput_;
    QPushButton* compute_;
    QLabel* message_;
    FrequencyPlot* plot_;
    QWidget* modesSide_;
    QTreeWidget *modes_, *harmonics_;
    QPushButton* motion_;
    QStringListModel *inputs_, *outputs_;
    QHash<QString, QString> units_;  ///< by path: SI unit
    bool isOfferDue_ = false;
    bool isInFront_ = true;
    FrequencyRun run_;
    QPointer<SheetMotion> sheet_;
    ModeMotion swinging_;
    FrequencyQuestion asked_;
    LinearAnswer linear_;
    std::vector<solver::HarmonicPoint> points_;
};

}  // namespace bramah::app
