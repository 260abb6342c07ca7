// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "solver/results/result_store.h"
#include "solver/run/run_settings.h"

#include <QStringList>

namespace bramah::app {

/// The run in a document's history that shows trials, each in place of the one before.
class TrialRecord
{
public:
    /// There is one, and its values are not written into the circuit yet.
    [[nodiscard]] bool isOpen() const { return number_ != 0; }
    /// Shows \a results of a trial of the circuit with \a settings, which came to \a end, in \a page.
    void show(DocumentPage& page, const solver::RunSettings& settings, const solver::RunEnd& end,
              solver::ResultStore results);
    /// The circuit has the values of the last trial now: it stays as a run of it, with \a changes.
    void keep(DocumentPage& page, const QStringList& changes);
    /// Takes it out of the history.
    void remove(DocumentPage& page);

private:
    int number_ = 0;  ///< of the run; 0: none
};

}  // namespace bramah::app
