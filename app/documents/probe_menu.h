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

/// Puts variables of the object clicked on the sheet onto the current plot, before a run too. A click shows a small
/// button beside the port, line or component, which opens the menu of its variables; nothing else is taken from the
/// mouse. GUI thread.
class ProbeMenu : public QObject
{
    Q_OBJECT
public:
    ProbeMenu(QWidget& window, const editor::IconSet& icons);
    ~ProbeMenu() override;

    /// The button beside the clicked object; none if it has no variables.
    void offer(DocumentPage& page, const editor::Probe& probe);
    /// The menu of the selection, below it. A note in the page says so if there is nothing to plot.
    void popUpForSelection(DocumentPage& page);
    /// Adds a submenu with the variables of the selection to a context menu.
    void addTo(QMenu& menu, DocumentPage& page);

Q_SIGNALS:
    void plotted();
    /// Too many for a menu: those of \a owner are to be shown in the list of variables.
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
