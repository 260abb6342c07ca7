// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/prepare_model.h"

#include <QCoreApplication>
#include <QString>

namespace bramah::app {

/// Tells in one sentence whether the equations of a class determine its unknowns.
class ClassTruth
{
    Q_DECLARE_TR_FUNCTIONS(ClassTruth)
public:
    /// The sentence about a class, from the equations and problems that a check has found.
    [[nodiscard]] static ClassTruth of(const CheckedModel& checked);

    QString text;
    bool isFault = false;
};

}  // namespace bramah::app
