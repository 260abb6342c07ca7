// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_job.h"
#include "model/units/shown_unit.h"

namespace bramah::app {

/// A parameter or a response of a study as a user reads it.
struct StudyColumn {
    QString name;
    model::ShownUnit unit;

    /// `relief.p_set [bar]`.
    [[nodiscard]] QString title() const;
};

[[nodiscard]] StudyColumn parameterColumn(const StudyAnswer& answer, std::size_t parameter);
[[nodiscard]] StudyColumn responseColumn(const StudyAnswer& answer, std::size_t response);

}  // namespace bramah::app
