// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/probe.h"
#include "editor/theme/icon_set.h"

#include <QObject>
#include <QPointer>

class QMenu;
class QWidget;

namespace bramah::app {

class DocumentPage;
class ProbeButton;
struct ProbeChoice;
struct ProbeChoices;

/// Adds variables of the object clicked on the sheet to the current plot, before a run too. A click shows a small
/// button beside the port, line or component, which opens the menu of its variables; the mouse keeps all its other
/// uses. GUI thread.
class ProbeMenu : public QObject
{
    Q_OBJECT
public:
    ProbeMenu(QWidget& window, const editor::IconSet& icons);
    ~ProbeMenu() override;

    /// Shows the button beside the clicked object; no button if it has no variables.
    void offer(DocumentPage& page, const editor::Probe& probe);
    /// Opens the menu of the selection, below it. A note on the page tells if there is nothing to plot.
    void popUpForSelection(DocumentPage& page);
    /// Adds a submenu with the variables of the selection to a context menu.
    void addTo(QMenu& menu, DocumentPage& page);

Q_SIGNALS:
    void plotted();
    /// Too many variables for a menu: the list of variables is to show those of \a owner.
    void listWanted(const QString& owner);

private:
    QMenu& popUp(DocumentPage& page, const editor::Probe& probe, QPoint globalPosition);
    void fill(QMenu& menu, DocumentPage& page, const editor::Probe& probe, const ProbeChoices& choices);
    void addVariable(QMenu& menu, DocumentPage& page, const ProbeChoice& choice);

    QWidget& window_;
    const editor::IconSet& icons_;
    QPointer<ProbeButton> button_;
};

}  // namespace bramah::app
