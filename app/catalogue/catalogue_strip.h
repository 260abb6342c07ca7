// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue/catalogue_commands.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace bramah::app {

class CatalogueShelf;

/// A part of the property panel for components that get codes: a button that leads to the catalogues, and, where the
/// one selected component has a part of them, what it has otherwise than its row, with a button that takes the row's.
/// Borrows the shelf. GUI thread.
class CatalogueStrip : public QWidget
{
    Q_OBJECT
public:
    explicit CatalogueStrip(CatalogueShelf& shelf, QWidget* parent = nullptr);

    /// Null for no session; borrowed.
    void setSession(editor::DocumentSession* session);
    [[nodiscard]] QToolButton& chooseButton() { return *choose_; }
    [[nodiscard]] QToolButton& takeButton() { return *take_; }
    [[nodiscard]] QLabel& message() { return *message_; }

Q_SIGNALS:
    /// The user wants a part for the selected components.
    void partWanted();

private:
    void refresh();
    /// The row of the part that the one of \a parts has; null if there are several or none.
    [[nodiscard]] const model::CatalogueRow* rowOf(const std::vector<CataloguePart>& parts) const;
    void take();

    CatalogueShelf& shelf_;
    QPointer<editor::DocumentSession> session_;
    QLabel* message_;
    QToolButton* choose_;
    QToolButton* take_;
};

}  // namespace bramah::app
