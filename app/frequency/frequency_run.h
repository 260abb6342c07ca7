// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"
#include "app/work/background_job.h"

#include <QObject>

#include <variant>

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

    /// Begins with a copy of the class that \a session shows; stops a running answer.
    void start(const editor::DocumentSession& session, const FrequencyQuestion& question);
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    void linearFound(const bramah::app::LinearAnswer& answer);
    void pointFound(const bramah::solver::HarmonicPoint& point);
    /// \a problem: why the equations cannot be made; empty if they could.
    void ended(const QString& problem);

private:
    /// What is found, and at the end a problem, or an empty text.
    using Progress = std::variant<LinearAnswer, solver::HarmonicPoint, QString>;
    BackgroundJob<Progress> job_;
};

}  // namespace bramah::app
