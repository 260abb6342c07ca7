// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QWidget;

namespace bramah::app {

class DocumentPage;

/// Offers the variables of what was clicked on the sheet; one chosen goes onto the current plot. GUI thread.
class ProbeMenu : public QObject
{
    Q_OBJECT
public:
    explicit ProbeMenu(QWidget& window);

    /// A menu at the mouse. \a variables are paths, the most telling first.
    void offer(DocumentPage& page, const QString& title, const QStringList& variables);
    /// Adds a submenu with the variables of a symbol to its context menu.
    void addTo(QMenu& menu, DocumentPage& page, const QString& component);
    /// Paths of the variables of a component: of the results if there are any, else of its class.
    [[nodiscard]] static QStringList variablesOf(DocumentPage& page, const QString& component);

Q_SIGNALS:
    void plotted();

private:
    void fill(QMenu& menu, DocumentPage& page, const QStringList& variables);

    QWidget& window_;
};

}  // namespace bramah::app
