// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/goals/goal_search.h"

#include <QObject>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSlider;
class QStringListModel;

namespace bramah::app {

/// One parameter that is slid: its name, bounds, slider and value. GUI thread.
class TuneRow : public QObject
{
    Q_OBJECT
public:
    /// In the row \a place of \a grid.
    TuneRow(QGridLayout& grid, int place, QStringListModel& names, QObject* parent);

    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    /// Where the value may go, as readFreeParameter() takes it behind the name; empty: half and one and a half of what
    /// it is.
    [[nodiscard]] QString bounds() const;
    [[nodiscard]] bool isSnapping() const;
    /// It has been planned: bounds that were left out are written, the slider goes to where the parameter is.
    void show(const solver::SearchedVariable& variable, const solver::ResultColumn& column);
    /// Nothing can be slid.
    void clear();
    /// The value at the slider [SI].
    [[nodiscard]] double value() const;
    /// Moves the slider, without slid().
    void setValue(double value);

    [[nodiscard]] QLineEdit& nameField() { return *name_; }
    [[nodiscard]] QLineEdit& boundsField() { return *bounds_; }
    [[nodiscard]] QSlider& slider() { return *slider_; }
    [[nodiscard]] QCheckBox& snap() { return *snap_; }
    [[nodiscard]] QLabel& valueLabel() { return *value_; }

Q_SIGNALS:
    /// The name, a bound or the choice of sizes is another one.
    void changed();
    void slid();
    void released();

private:
    void showValue();

    solver::DesignVariable range_;
    solver::ResultColumn column_;
    double at_ = 0;  ///< [SI]; between the places of the slider too
    QLineEdit* name_;
    QLineEdit* bounds_;
    QSlider* slider_;
    QLabel* value_;
    QCheckBox* snap_;
};

}  // namespace bramah::app
