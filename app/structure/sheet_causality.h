// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/check_on_sheet.h"

namespace bramah::app {

/// Shows on a sheet the variables that each port gives and takes, with a legend, or conflicts of causality; otherwise
/// nothing while the circuit cannot be compiled. The causal strokes of bonds, which belong to a bond graph, are shown
/// without being asked for.
class SheetCausality final : public CheckOnSheet
{
    Q_OBJECT
public:
    using CheckOnSheet::CheckOnSheet;

protected:
    void draw(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check) override;
    void drawUnasked(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check) override;
    void clear(editor::SheetScene& scene) override;
};

}  // namespace bramah::app
