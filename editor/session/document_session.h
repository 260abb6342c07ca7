// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/edited_file.h"
#include "editor/session/sheet.h"
#include "model/planning/diagram_change.h"

#include <QObject>

#include <memory>

namespace bramah::editor {

/// An open document: its file, the sheet that is shown, the selection on it, and edits of the drawing, each one undo
/// entry. GUI thread.
class DocumentSession : public QObject, private EditPlaces
{
    Q_OBJECT
public:
    /// Adds the document's classes to the workspace and shows its one non-partial model, if there is one.
    DocumentSession(Workspace& workspace, std::unique_ptr<model::Document> document, QObject* parent = nullptr);
    ~DocumentSession() override;

    /// The classes that all sessions share; outlives the session.
    [[nodiscard]] Workspace& workspace() const { return workspace_; }
    /// The text, its undo stack and its classes; lives as long as the session.
    ///@{
    [[nodiscard]] EditedFile& file() { return file_; }
    [[nodiscard]] const EditedFile& file() const { return file_; }
    ///@}
    /// What is shown of the file; lives as long as the session.
    ///@{
    [[nodiscard]] Sheet& sheet() { return sheet_; }
    [[nodiscard]] const Sheet& sheet() const { return sheet_; }
    ///@}

    /// Disconnects \a listener from the session, its file and its sheet.
    void dropListener(const QObject* listener);

    /// Does the same as Sheet::show() and clears the selection.
    bool show(const ShownPlace& place);
    /// False if the file has no such class.
    bool showClass(const QString& className) { return show({className, {}}); }
    /// What is selected on the shown sheet, lines from end to end (SeenLine).
    [[nodiscard]] const Selection& selection() const { return selection_; }
    /// Ids that are not on the sheet are ignored.
    void select(Selection selection) override;

    /// The reason why the sheet cannot be edited: EditedFile::readOnlyReason(), or that the shown class is in another
    /// file; empty if it can.
    [[nodiscard]] QString readOnlyReason() const;
    /// Can the shown class be changed at all? See readOnlyReason().
    [[nodiscard]] bool isEditable() const { return readOnlyReason().isEmpty(); }
    /// Locks symbols and lines of the drawing; values can still be set.
    void setDrawingLocked(bool isLocked);
    /// As set by setDrawingLocked(), whatever the file allows.
    [[nodiscard]] bool isDrawingLocked() const { return isDrawingLocked_; }
    /// Can symbols, lines and notes be changed?
    [[nodiscard]] bool isDrawingEditable() const { return isEditable() && !isDrawingLocked_; }

    /// Makes one undo entry called \a name ("Move 3 symbols"). False, with nothing changed, if the document cannot be
    /// edited or the changes have no effect. \a selectAfter is selected when the entry is done or redone.
    bool apply(const QString& name, const model::DiagramChanges& changes,
               std::optional<Selection> selectAfter = std::nullopt);
    /// Sets one parameter to a Modelica expression; nothing restores the class's own value.
    bool setParameter(const model::ComponentId& id, const QString& parameter, const std::optional<QString>& expression);
    /// The same for this place only: the class at the top gives the value to \a parameter of the components \a ids
    /// of the sheet, or of the shown component if there are none. Possible even if the shown class is in another
    /// file.
    bool setParameterHere(const std::vector<model::ComponentId>& ids, const QString& parameter,
                          const std::optional<QString>& expression);
    /// False if the name is no Modelica name or is already used.
    bool rename(const model::ComponentId& id, const QString& name);
    /// Is \a text a Modelica name and no keyword?
    [[nodiscard]] static bool isName(const QString& text);

Q_SIGNALS:
    /// Classes of this or another file have changed, so the class at the top may have other values and equations. For
    /// listeners that need the model whatever is shown of it.
    void modelChanged();
    /// selection() is another one, as by a click, undo, or since a selected object is gone.
    void selectionChanged();
    /// The drawing was locked or unlocked, or the file's guard was set or removed.
    void editabilityChanged();

private:
    [[nodiscard]] EditPlace editPlace() const override { return {sheet_.place(), selection_}; }
    void goTo(const ShownPlace& place) override { show(place); }
    [[nodiscard]] Selection onSheet(const Selection& selection) const;

    Workspace& workspace_;
    EditedFile file_;
    Sheet sheet_;
    Selection selection_;
    bool isDrawingLocked_ = false;
};

}  // namespace bramah::editor
