// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace bramah::app {

class DocumentPage;

/// A panel of the window: what it is called, where it stands, and how it gets the document in front. Its dock, its
/// entry in the menu View and its place in the kept layout are made from this.
struct Panel {
    const char* id;         ///< `plots`; its action is `view.plots`
    QString title;          ///< on its tab
    QString entry;          ///< in the menu View; at the sides a switch, below the sheet the way to it
    const char* icon = "";  ///< of that entry
    const char* shortcut = "";
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    bool isBeside = false;  ///< below the sheet beside the tabs of the others, hidden until it is wanted
    QWidget* widget = nullptr;
    QWidget* row = nullptr;   ///< of tools, in place of its title
    QWidget* tool = nullptr;  ///< beside its title
    /// Gets the document in front; null: none. Empty: the panel shows nothing of documents.
    std::function<void(DocumentPage*)> take = {};
    /// Is told whether it is in front, and not behind another tab. Empty: it need not know.
    std::function<void(bool)> setInFront = {};
};

/// The panels of a window: below the sheet in the order of their tabs.
using Panels = std::vector<Panel>;

}  // namespace bramah::app
