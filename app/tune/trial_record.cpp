// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/trial_record.h"

#include <algorithm>

namespace bramah::app {

void TrialRecord::show(DocumentPage& page, const solver::RunSettings& settings, const solver::RunEnd& end,
                       solver::ResultStore results)
{
    RunHistory& history = page.history();
    if (!history.find(number_)) {
        RunRecord& record = history.start(page.session().sheet().place().root, settings, {});
        record.model = KeptModelText::of(ModelText::runBy(page.session()));
        number_ = record.number;
        history.end(record, end);
    }
    RunRecord& record = *history.find(number_);
    record.end = end;
    record.isUnread = true;
    history.takeValues(number_, std::optional<solver::ResultStore>(std::move(results)));
}

void TrialRecord::keep(DocumentPage& page, const QStringList& changes)
{
    RunRecord* record = page.history().find(std::exchange(number_, 0));
    if (!record)
        return;
    record->model = KeptModelText::of(ModelText::runBy(page.session()));
    for (const QString& change : changes)
        page.history().noteChange(*record, change);
}

void TrialRecord::remove(DocumentPage& page)
{
    const auto& runs = page.history().runs();
    const auto found = std::ranges::find_if(
        runs, [number = std::exchange(number_, 0)](const auto& run) { return run->number == number; });
    if (found != runs.end())
        page.history().remove(static_cast<int>(found - runs.begin()));
}

}  // namespace bramah::app
