// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_plan.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

int AnimationPlan::frames() const
{
    constexpr double kSlack = 1e-9;  // of a frame: rounding adds none
    constexpr double kMost = 1e9;
    return 1 + static_cast<int>(std::min(kMost, std::ceil((to - from) / speed * framesPerSecond - kSlack)));
}

double AnimationPlan::timeOf(int frame) const
{
    return std::min(to, from + frame * speed / framesPerSecond);
}

}  // namespace bramah::app
