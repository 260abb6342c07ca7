// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"
#include "app/results/class_values.h"
#include "app/sheet/sheet_motion.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace bramah::app {

/// One swing of a mode about the point of rest, over a time from 0 to 1: all variables that move with it, in
/// their phases. Positions, angles, and pressures with all others are enlarged until they are visible, each kind by one
/// factor. Null if the circuit cannot be computed around its point of rest.
[[nodiscard]] std::shared_ptr<const ClassValues> swingOf(const LinearAnswer& linear, std::size_t mode,
                                                         const QString& className);

/// Shows a mode as a repeated swing of the sheet in place of its latest run. GUI thread.
class ModeMotion : public QObject
{
    Q_OBJECT
public:
    static constexpr double kPeriod = 2;  ///< s that one swing takes on the sheet

    explicit ModeMotion(QObject* parent = nullptr);

    void start(SheetMotion& sheet, std::shared_ptr<const ClassValues> swing);
    void stop();
    [[nodiscard]] bool isRunning() const { return timer_.isActive(); }

private:
    void show();

    QPointer<SheetMotion> sheet_;
    std::shared_ptr<const ClassValues> swing_;
    QElapsedTimer clock_;
    QTimer timer_;
};

}  // namespace bramah::app
