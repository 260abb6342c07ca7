// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_plan.h"
#include "app/results/run_record.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace bramah::app {

class ReplaySpeedBox;

/// What an animation is to show.
struct AnimationChoice {
    const RunRecord* run = nullptr;
    AnimationPlan plan;
    int width = 0;  ///< px
    bool hasPlots = false;
    bool hasMechanism = false;
};

/// Asks what an animation is to show: the run, a part of it, speed, frames, size, plots, the mechanism.
class AnimationDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a runs: at least one, oldest first, with rows; they outlive the dialog. \a shown: the one chosen at first, if
    /// it is among them. \a speed as in ReplayClock.
    AnimationDialog(std::vector<const RunRecord*> runs, const RunRecord* shown, double speed, bool hasPlots,
                    QWidget* parent = nullptr);

    [[nodiscard]] AnimationChoice choice() const;

private:
    [[nodiscard]] const RunRecord& run() const;
    /// The typed time [s]; nothing if it is no number.
    [[nodiscard]] std::optional<double> timeIn(const QLineEdit& field) const;
    void layOut(QDialogButtonBox& buttons);
    /// Keeps the choices that do not belong to a run for the next time.
    void remember() const;
    void takeRun();
    void showLength();

    std::vector<const RunRecord*> runs_;
    QComboBox* run_;
    QLineEdit* from_;
    QLineEdit* to_;
    ReplaySpeedBox* speed_;
    QSpinBox* frames_;
    QSpinBox* width_;
    QCheckBox* hasPlots_;
    QCheckBox* hasMechanism_;
    QLabel* length_;
    QPushButton* exportButton_;
};

}  // namespace bramah::app
