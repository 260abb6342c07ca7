// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace bramah::app {

/// Simulated time and progress of the run, in the toolbar.
class RunProgress : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kUsualWidth = 150, kLeastWidth = 108;  ///< px

    explicit RunProgress(QWidget* parent = nullptr);

    /// Times in seconds. There is no bar if \a stopTime is not after \a startTime.
    void setTime(double time, double startTime, double stopTime);
    void setIdle(double stopTime);
    void clear();
    [[nodiscard]] QString text() const;

private:
    QLabel* time_;
    QProgressBar* bar_;
};

}  // namespace bramah::app
