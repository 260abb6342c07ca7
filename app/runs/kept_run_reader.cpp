// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/kept_run_reader.h"

#include "app/results/kept_runs.h"

namespace bramah::app {

KeptRunReader::KeptRunReader(RunHistory& history, QObject* parent)
    : QObject(parent), history_(history), job_([this](const Values& values) { take(values); })
{
    connect(&history, &RunHistory::valuesNeeded, this, [this](int number) {
        waiting_.push_back(number);
        next();
    });
}

void KeptRunReader::next()
{
    while (reading_ == 0 && !waiting_.empty()) {
        const RunRecord* run = history_.find(waiting_.front());
        waiting_.pop_front();
        if (!run)
            continue;
        reading_ = run->number;
        job_.start([folder = run->keptIn](const std::stop_token&, const auto&) {
            return std::make_shared<tl::expected<solver::ResultStore, QString>>(readKeptValues(folder));
        });
    }
}

void KeptRunReader::take(const Values& values)
{
    const int number = std::exchange(reading_, 0);
    if (*values) {
        history_.takeValues(number, std::move(**values));
    } else {
        history_.takeValues(number, std::nullopt);
        Q_EMIT failed(values->error());
    }
    next();
}

}  // namespace bramah::app
