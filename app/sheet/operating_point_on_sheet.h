// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"
#include "app/run/run_controller.h"
#include "app/sheet/sheet_motion.h"
#include "app/work/background_job.h"

#include <QObject>

#include <memory>

namespace bramah::app {

/// An operating point of a circuit, or why there is none.
struct FoundPoint {
    std::shared_ptr<ClassValues> values;  ///< all values, see LineResults::kInstant; null if there is none
    QString problem;                      ///< a sentence; empty if there is one
    QStringList free;                     ///< what nothing stops or determines, as sentences
};

/// Shows on the sheet the values of the operating point, at which everything rests or moves steadily with the inputs
/// as they are at the start time, in place of those of a run; again after each edit. It is computed in a worker. A run
/// ends it. Borrows all. GUI thread.
class OperatingPointOnSheet : public QObject
{
    Q_OBJECT
public:
    OperatingPointOnSheet(const editor::DocumentSession& session, RunController& runs, const LiveCheck& check,
                          SheetMotion& motion, QObject* parent = nullptr);

    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const { return isOn_; }
    /// The values that are shown; null while there are none.
    [[nodiscard]] const ClassValues* shown() const { return shown_.get(); }

Q_SIGNALS:
    void changed(bool isOn);
    /// There is no operating point, for this reason.
    void failed(const QString& problem);

private:
    void compute();
    void show(const FoundPoint& point);

    const editor::DocumentSession& session_;
    RunController& runs_;
    const LiveCheck& check_;
    SheetMotion& motion_;
    bool isOn_ = false;
    std::shared_ptr<const ClassValues> shown_;
    BackgroundJob<FoundPoint> job_;
};

}  // namespace bramah::app
