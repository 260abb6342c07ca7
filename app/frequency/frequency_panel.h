// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_form.h"
#include "app/frequency/frequency_plot.h"
#include "app/frequency/frequency_run.h"
#include "app/frequency/harmonics_table.h"
#include "app/frequency/mode_list.h"
#include "app/frequency/mode_motion.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTabBar;

namespace bramah::app {

/// Shows the responses of the circuit in front to sines: of the linear system about its point of rest, and of the
/// circuit itself at several amplitudes. GUI thread.
/// Large: it holds the widgets of a panel.
class FrequencyPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FrequencyPanel(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Null for no circuit. Borrows all. \a sheet: shows modes as motion.
    void setSource(editor::DocumentSession* session, const LiveCheck* check, SheetMotion* sheet);
    void showView(FrequencyPlot::View view);
    /// Qt counts a panel behind others in a tab as visible, so the window tells which one is in front.
    void setInFront(bool isInFront);

    /// The choice of the view, which stands above the plots or wherever the window puts it.
    [[nodiscard]] QWidget& viewTabs();
    [[nodiscard]] FrequencyForm& form() { return *form_; }
    [[nodiscard]] QLabel& message() { return *message_; }
    [[nodiscard]] ModeList& modes() { return *modes_; }
    [[nodiscard]] FrequencyPlot& plot() { return *plot_; }
    [[nodiscard]] HarmonicsTable& harmonics() { return *harmonics_; }
    [[nodiscard]] const LinearAnswer& linear() const { return linear_; }
    [[nodiscard]] const std::vector<solver::HarmonicPoint>& points() const { return points_; }

private:
    void layOut();
    void connectParts();
    void compute();
    void takeLinear(const LinearAnswer& answer);
    void takePoint(const solver::HarmonicPoint& point);
    void stop(const QString& reason);
    void end(const QString& problem);
    void showProgress();
    [[nodiscard]] QStringList marginSentences() const;
    void showMode(int mode);
    /// Starts or stops the motion of the sheet in the chosen mode.
    void moveMode(bool isOn);
    void showAllPoints();
    /// Sentences about the limit cycles.
    [[nodiscard]] QStringList loopSentences() const;
    void forget();
    /// Marks answers whose circuit has changed since.
    void showWhetherCurrent();
    /// Takes \a text as what there is to say; \a isFault: there is no answer for this reason.
    void say(const QString& text, bool isFault = false);

    /// The circuit that was asked.
    struct Circuit {
        ModelText text;
        std::shared_ptr<const solver::CompiledSystem> system;  ///< its equations, maybe with other values
    };
    /// What a file that is not in front has asked, and its answers.
    struct Kept {
        FrequencyForm::Entries entries;
        FrequencyQuestion asked;
        LinearAnswer linear;
        std::vector<solver::HarmonicPoint> points;
        QString message;
        Circuit circuit;
    };
    void keep();
    void restore();

    QHash<const QObject*, Kept> kept_;  ///< by session
    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QTabBar* tabs_;
    FrequencyForm* form_;
    QLabel* message_;
    FrequencyPlot* plot_;
    QWidget* modesSide_;
    ModeList* modes_;
    HarmonicsTable* harmonics_;
    QPushButton* motion_;
    FrequencyRun run_;
    QPointer<SheetMotion> sheet_;
    ModeMotion swinging_;
    QString beforeMotion_;  ///< what was said then
    Circuit circuit_;
    QLabel* outdated_;
    FrequencyQuestion asked_;
    LinearAnswer linear_;
    std::vector<solver::HarmonicPoint> points_;
};

}  // namespace bramah::app
