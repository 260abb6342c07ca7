// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace bramah::editor {
class DocumentSession;
}  // namespace bramah::editor

namespace bramah::app {

/// Answers a question about frequencies in the background. GUI thread; its signals come in that thread.
class FrequencyRun : public QObject
{
    Q_OBJECT
public:
    explicit FrequencyRun(QObject* parent = nullptr);
    ~FrequencyRun() override;

    /// Begins with a copy of the class that \a session shows; stops a running answer.
    void start(const editor::DocumentSession& session, const FrequencyQuestion& question);
    void stop();
    [[nodiscard]] bool isRunning() const { return isRunning_; }

Q_SIGNALS:
    void linearFound(const bramah::app::LinearAnswer& answer);
    void pointFound(const bramah::solver::HarmonicPoint& point);
    /// \a problem: why the equations cannot be made; empty if they could.
    void ended(const QString& problem);

private:
    std::thread worker_;
    std::atomic<bool> isStopWanted_ = false;
    bool isRunning_ = false;
    int generation_ = 0;  ///< number of the run; answers of earlier ones are dropped
};

}  // namespace bramah::app
