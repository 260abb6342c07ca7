// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/fit/fit_job.h"

class QTableWidget;

namespace bramah::app {

/// Fills \a table with the values of a fit: value, bounds, value before.
void showFittedValues(QTableWidget& table, const FitReply& reply);
/// The same of its signals: what is left, and was before.
void showFittedSignals(QTableWidget& table, const FitReply& reply);
/// The ranking of a search for faults.
void showFaults(QTableWidget& table, const FitReply& reply);

}  // namespace bramah::app
