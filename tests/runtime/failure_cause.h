// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

#include <variant>

namespace bramah::test {

/// The cause of a failure that is a \a Cause; null if it is another one.
template <typename Cause>
const Cause* causeOf(const solver::EvaluationStatus& status)
{
    return status.cause ? std::get_if<Cause>(status.cause.get()) : nullptr;
}

}  // namespace bramah::test
