// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

class PageBar;

/// Connects the tabs of the pages of a drawing with its sheet: a tab shows its page, and the page that is seen has the
/// tab in front. Both are borrowed. GUI thread.
class SheetPages : public QObject
{
    Q_OBJECT
public:
    SheetPages(editor::SheetView& sheet, PageBar& bar);

private:
    void update();
    void fillMenu(QMenu& menu, int page);

    editor::SheetView& sheet_;
    PageBar& bar_;
};

}  // namespace bramah::app
