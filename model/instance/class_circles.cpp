// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/class_circles.h"

namespace bramah::model {

int depthOf(const Instance& instance)
{
    int depth = 0;
    for (const Instance* at = &instance; at; at = at->parent())
        ++depth;
    return depth;
}

const Instance& closesCircle(const Instance& deepest)
{
    const Instance* found = &deepest;
    for (const Instance* at = &deepest; at->parent(); at = at->parent())
        for (const Instance* outer = at->parent(); outer; outer = outer->parent())
            if (&outer->classNode() == &at->classNode())
                found = at;
    return *found;
}

int nestingOf(const Instance& instance)
{
    int nested = 0;
    for (const Instance* outer = instance.parent(); outer; outer = outer->parent())
        nested += &outer->classNode() == &instance.classNode() ? 1 : 0;
    return nested;
}

}  // namespace bramah::model
