// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/result_values.h"

#include "model/values/value_operations.h"

#include <cmath>

namespace bramah::app {

model::Value valueOf(const solver::ResultStore& results, double time, const model::Instance& variable)
{
    const int column = results.find(QString::fromStdString(variable.path()));
    const double value = column < 0 ? NAN : results.valueAt(column, time);
    if (!std::isfinite(value))
        return {};
    switch (variable.builtin()) {
    case model::BuiltinType::Boolean: return value > 0.5;
    case model::BuiltinType::Integer: return static_cast<std::int64_t>(std::llround(value));
    case model::BuiltinType::Enumeration: return model::literalAt(*variable.enumeration(), std::llround(value));
    default: return value;
    }
}

}  // namespace bramah::app
