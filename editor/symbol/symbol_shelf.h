// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"

#include <QByteArray>
#include <QListWidget>

namespace bramah::editor {

class Workspace;

/// The building blocks of ISO 1219 symbols from the package `Bramah.Icons`: a click or Enter picks one up, a drag
/// places it. Borrows the workspace. GUI thread.
class SymbolShelf : public QListWidget
{
    Q_OBJECT
public:
    /// Lists the building blocks at once, and again when libraries change.
    explicit SymbolShelf(Workspace& workspace, QWidget* parent = nullptr);

    /// Draws the parts again in the colours of \a theme.
    void setTheme(const SheetTheme& theme);
    /// The graphics of a class's icon as a list of primitives, at rest; empty if it has none.
    [[nodiscard]] static QByteArray graphicsOf(Workspace& workspace, const QString& className);

Q_SIGNALS:
    /// \a list: its primitives.
    void partChosen(const QString& name, const QByteArray& list);

protected:
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;

private:
    void fill();

    Workspace& workspace_;
    SheetTheme theme_;
};

}  // namespace bramah::editor
