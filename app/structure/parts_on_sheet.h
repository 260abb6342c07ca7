// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/check_on_sheet.h"

namespace bramah::app {

/// Shows on a sheet, in colours, the parts into which delays cut the circuit; nothing while it cannot be compiled.
class PartsOnSheet final : public CheckOnSheet
{
    Q_OBJECT
public:
    using CheckOnSheet::CheckOnSheet;

protected:
    void draw(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check) override;
    void clear(editor::SheetScene& scene) override;
};

}  // namespace bramah::app
