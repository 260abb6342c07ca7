// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_style.h"
#include "model/symbol/graphic_change.h"
#include "model/symbol/symbol_drawing.h"

#include <QObject>

#include <optional>
#include <set>

namespace bramah::editor {

class DocumentSession;

/// The selected parts of a symbol: own graphics of its class by number, own ports by name.
struct SymbolSelection {
    std::set<int> graphics;
    std::set<QString> ports;

    /// True if neither graphics nor ports are selected.
    [[nodiscard]] bool isEmpty() const { return graphics.empty() && ports.empty(); }
    /// The number of the graphic if it alone is selected; else -1.
    [[nodiscard]] int single() const { return ports.empty() && graphics.size() == 1 ? *graphics.begin() : -1; }
    friend bool operator==(const SymbolSelection&, const SymbolSelection&) = default;
};

/// The symbol of the class that a session shows, with its selected parts and the style of new ones. Each change is one
/// undo entry of the session. GUI thread. Borrows the session.
class SymbolEditor : public QObject
{
    Q_OBJECT
public:
    /// Follows the class that \a session shows.
    explicit SymbolEditor(DocumentSession& session, QObject* parent = nullptr);

    /// As given to the constructor.
    [[nodiscard]] DocumentSession& session() const { return session_; }
    /// The parts of the symbol, read again at the first use after an edit.
    [[nodiscard]] const model::SymbolDrawing& drawing() const;
    /// Can the symbol be changed? Not if the drawing of the document is locked or read-only.
    [[nodiscard]] bool isEditable() const;

    /// The selected parts; all are of the class itself and exist.
    [[nodiscard]] const SymbolSelection& selection() const { return selection_; }
    /// Parts that are not the class's own are ignored.
    void select(SymbolSelection selection);
    /// The graphic if it alone is selected; else null.
    [[nodiscard]] const model::DrawnGraphic* single() const;

    /// False, with nothing changed, if the symbol cannot be edited or nothing changes. \a after is selected then.
    bool apply(const QString& name, const model::GraphicChanges& changes,
               std::optional<SymbolSelection> after = std::nullopt);
    /// Adds graphics (primitives as text) on top and selects them.
    bool add(const QString& name, const QByteArrayList& texts);

    /// The style of what is drawn next.
    [[nodiscard]] const SymbolStyle& style() const { return style_; }
    /// Sets the style of what is drawn next; what is there stays as it is.
    void setStyle(const SymbolStyle& style);

Q_SIGNALS:
    /// The text has changed, or another class is shown.
    void drawingChanged();
    /// selection() is another one.
    void selectionChanged();
    /// style() is another one.
    void styleChanged();

private:
    void noteChange();
    [[nodiscard]] SymbolSelection present(const SymbolSelection& selection) const;

    DocumentSession& session_;
    mutable model::SymbolDrawing drawing_;
    mutable bool isStale_ = true;
    SymbolSelection selection_;
    std::optional<SymbolSelection> selectAfter_;
    std::size_t shownCount_ = 0;  ///< number of graphics to which the selection refers
    SymbolStyle style_;
};

}  // namespace bramah::editor
