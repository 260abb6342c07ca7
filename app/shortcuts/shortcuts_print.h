// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shortcuts/shortcut_list.h"

class QPainter;
class QPrinter;

namespace bramah::app {

/// The table of all keys on paper: in two columns, one or two pages.
class ShortcutsPrint
{
public:
    /// \a lines: those without keys are left out.
    explicit ShortcutsPrint(std::vector<ShortcutLine> lines);

    static void setUp(QPrinter& printer);
    void paint(QPrinter& printer) const;

private:
    std::vector<ShortcutLine> lines_;
};

}  // namespace bramah::app
