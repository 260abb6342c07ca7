// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"

#include <QString>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::app {

/// Runs that their user keeps lie beside the circuit, in `NAME.runs`, a folder each: `run.json` tells of the run,
/// `model.mo` is the text that it was started from, `columns.json` tells of its variables, and `results.mat` has their
/// values, which are read when they are needed. `run.json` is written last, so that a folder with it is complete.

/// The folder for the kept runs of the circuit in the file \a circuit; empty for one that is not saved.
[[nodiscard]] QString keptRunsFolder(const QString& circuit);
/// Writes \a run, which has ended, into a new folder in \a folder, which is made if need be. Returns the new folder's
/// path, or what went wrong; then nothing is left of it.
[[nodiscard]] tl::expected<QString, QString> keepRun(const RunRecord& run, const QString& folder);
/// The folders of complete kept runs in \a folder, in the order in which they were started.
[[nodiscard]] QStringList keptRunsIn(const QString& folder);
/// Reads what is known of a kept run but for its values (isUnread), or says why it cannot be read. Its number is to be
/// given by a history.
[[nodiscard]] tl::expected<std::unique_ptr<RunRecord>, QString> readKeptRun(const QString& folder);
/// Reads the values of the kept run in \a folder, for any thread, or says why they cannot be read.
[[nodiscard]] tl::expected<solver::ResultStore, QString> readKeptValues(const QString& folder);
/// Removes the folder of a kept run. False if the disk refuses.
[[nodiscard]] bool removeKeptRun(const QString& folder);

}  // namespace bramah::app
