// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_shifts.h"

#include <algorithm>

namespace bramah::editor {

model::Net shifted(const model::Net& net, const SheetShifts::Lines& lines)
{
    if (lines.way.isNull())
        return net;
    const auto moved = [&](QPointF place) {
        return std::ranges::find(lines.ends, place) == lines.ends.end() ? place + lines.way : place;
    };
    model::Net drawn = net;
    for (model::NetSegment& segment : drawn.segments)
        segment.line = {moved(segment.line.p1()), moved(segment.line.p2())};
    for (QPointF& dot : drawn.dots)
        dot = moved(dot);
    return drawn;
}

}  // namespace bramah::editor
