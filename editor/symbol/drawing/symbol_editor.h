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

/// The selected parts of a symbol: its class's own graphics by number, its own ports by name.
struct SymbolSelection {
    std::set<int> graphics;
    std::set<QString> ports;

    [[nodiscard]] bool isEmpty() const { return graphics.empty() && ports.empty(); }
    /// The number of the one graphic that alone is selected; -1 if it is not so.
    [[nodiscard]] int single() const { return ports.empty() && graphics.size() == 1 ? *graphics.begin() : -1; }
    friend bool operator==(const SymbolSelection&, const SymbolSelection&) = default;
};

/// The symbol of the class that a session shows, taken apart, with what is selected of it and the style of what is
/// drawn next. Each change is one entry of the session's undo stack. GUI thread. Borrows the session.
class SymbolEditor : public QObject
{
    Q_OBJECT
public:
    explicit SymbolEditor(DocumentSession& session, QObject* parent = nullptr);

    [[nodiscard]] DocumentSession& session() const { return session_; }
    /// Read anew at the first use after an edit.
    [[nodiscard]] const model::SymbolDrawing& drawing() const;
    [[nodiscard]] bool isEditable() const;

    [[nodiscard]] const SymbolSelection& selection() const { return selection_; }
    /// Parts that are not the class's own are dropped.
    void select(SymbolSelection selection);
    /// The graphic that alone is selected; null if it is not so.
    [[nodiscard]] const model::DrawnGraphic* single() const;

    /// False, and nothing done, if the symbol is not editable or nothing changes. \a after is selected then.
    bool apply(const QString& name, const model::GraphicChanges& changes,
               std::optional<SymbolSelection> after = std::nullopt);
    /// Adds graphics, primitives as text, on top and selects them.
    bool add(const QString& name, const QByteArrayList& texts);

    [[nodiscard]] const SymbolStyle& style() const { return style_; }
    void setStyle(const SymbolStyle& style);

Q_SIGNALS:
    /// The text has changed, or another class is shown.
    void drawingChanged();
    void selectionChanged();
    void styleChanged();

private:
    void noteChange();
    [[nodiscard]] SymbolSelection present(const SymbolSelection& selection) const;

    DocumentSession& session_;
    mutable model::SymbolDrawing drawing_;
    mutable bool isStale_ = true;
    SymbolSelection selection_;
    std::optional<SymbolSelection> selectAfter_;
    std::size_t shownCount_ = 0;  ///< of the graphics that the selection counts in
    SymbolStyle style_;
};

}  // namespace bramah::editor
