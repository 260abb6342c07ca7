// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/assertion_checks.h"

namespace bramah::solver {

AssertionChecks::AssertionChecks(const RunValues& values)
    : values_(values),
      hasWarned_(values.system.assertions.size(), false),
      hasEventWarned_(values.system.eventActions.size(), false)
{
}

void AssertionChecks::forget()
{
    hasWarned_.assign(hasWarned_.size(), false);
    hasEventWarned_.assign(hasEventWarned_.size(), false);
    warnings_.clear();
}

EvaluationStatus AssertionChecks::checkAtEvent(const CompiledAction& action)
{
    if (values_[action.value] != 0)
        return {};
    if (action.action.level == AssertionLevel::Error)
        return failure(FailureKind::AssertionFailed, false, action.action.origin.component, messageOf(action));
    warn(action, hasEventWarned_, static_cast<std::size_t>(&action - values_.system.eventActions.data()));
    return {};
}

EvaluationStatus AssertionChecks::check(std::size_t number)
{
    const CompiledAction& assertion = values_.system.assertions[number];
    if (values_.slots[assertion.value] != 0)
        return {};
    if (assertion.action.level == AssertionLevel::Error)
        return failure(FailureKind::AssertionFailed, true, assertion.action.origin.component, messageOf(assertion));
    warn(assertion, hasWarned_, number);
    return {};
}

void AssertionChecks::warn(const CompiledAction& assertion, std::vector<bool>& hasWarned, std::size_t number)
{
    if (hasWarned[number])
        return;
    hasWarned[number] = true;
    warnings_.push_back({values_.time(), assertion.action.origin.component, messageOf(assertion)});
}

ModelMessage AssertionChecks::messageOf(const CompiledAction& action) const
{
    ModelMessage message{action.action.message.texts, {}};
    for (const Slot value : action.messageValues)
        message.values.push_back(values_[value]);
    return message;
}

}  // namespace bramah::solver
