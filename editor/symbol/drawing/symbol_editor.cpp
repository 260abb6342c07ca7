// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_editor.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"

namespace bramah::editor {

SymbolEditor::SymbolEditor(DocumentSession& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session_.sheet(), &Sheet::diagramChanged, this, &SymbolEditor::noteChange);
    connect(&session_.sheet(), &Sheet::classShownChanged, this, [this] {
        selection_ = {};
        noteChange();
    });
    connect(&session_, &DocumentSession::editabilityChanged, this, &SymbolEditor::drawingChanged);
}

const model::SymbolDrawing& SymbolEditor::drawing() const
{
    if (isStale_) {
        isStale_ = false;
        const model::Instance* instance = session_.sheet().instance();
        drawing_ = instance ? model::readSymbol(*instance, session_.workspace().icons()) : model::SymbolDrawing();
    }
    return drawing_;
}

bool SymbolEditor::isEditable() const
{
    return session_.isDrawingEditable();
}

void SymbolEditor::noteChange()
{
    isStale_ = true;
    const SymbolSelection before = selection_;
    if (selectAfter_) {
        selection_ = present(*selectAfter_);
    } else if (!selection_.isEmpty()) {
        // Undo and edits of the text may have replaced the selected graphics by others.
        if (drawing().graphics.size() != shownCount_)
            selection_.graphics.clear();
        selection_ = present(selection_);
    }
    if (!selection_.isEmpty())
        shownCount_ = drawing().graphics.size();
    Q_EMIT drawingChanged();
    if (selection_ != before)
        Q_EMIT selectionChanged();
}

SymbolSelection SymbolEditor::present(const SymbolSelection& selection) const
{
    SymbolSelection kept;
    for (const int index : selection.graphics)
        if (drawing().own(index))
            kept.graphics.insert(index);
    for (const QString& name : selection.ports)
        if (const model::DrawnPort* port = drawing().port(name); port && port->isOwn)
            kept.ports.insert(name);
    return kept;
}

void SymbolEditor::select(SymbolSelection selection)
{
    selection = present(selection);
    shownCount_ = drawing().graphics.size();
    if (selection == selection_)
        return;
    selection_ = std::move(selection);
    if (const model::DrawnGraphic* drawn = single();
        drawn && !std::holds_alternative<model::BitmapGraphic>(drawn->graphic))
        setStyle(styleOf(drawn->graphic));
    Q_EMIT selectionChanged();
}

const model::DrawnGraphic* SymbolEditor::single() const
{
    return drawing().own(selection_.single());
}

bool SymbolEditor::apply(const QString& name, const model::GraphicChanges& changes,
                         std::optional<SymbolSelection> after)
{
    if (!isEditable() || changes.empty())
        return false;
    selectAfter_ = std::move(after);
    const bool isDone = session_.file().applyEdits(
        name, model::graphicEdits(session_.file().document().sharedTree(), session_.sheet().className(),
                                  model::GraphicLayer::Icon, changes));
    selectAfter_.reset();
    return isDone;
}

bool SymbolEditor::add(const QString& name, const QByteArrayList& texts)
{
    model::GraphicChanges changes;
    SymbolSelection added;
    int index = drawing().ownCount;
    for (const QByteArray& text : texts) {
        changes.push_back(model::AddGraphic{text});
        added.graphics.insert(index++);
    }
    return apply(name, changes, added);
}

void SymbolEditor::setStyle(const SymbolStyle& style)
{
    if (style == style_)
        return;
    style_ = style;
    Q_EMIT styleChanged();
}

}  // namespace bramah::editor
