// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/edited_file.h"
#include "editor/session/sheet.h"
#include "model/planning/diagram_change.h"

#include <QObject>

#include <memory>

namespace bramah::editor {

/// One open document in the editor: its file, the sheet that is shown of it, what is selected there, and edits of the
/// drawing, each one entry of the undo stack. GUI thread.
class DocumentSession : public QObject, private EditPlaces
{
    Q_OBJECT
public:
    /// Adds the document's classes to the workspace and shows its one non-partial model, if there is one.
    DocumentSession(Workspace& workspace, std::unique_ptr<model::Document> document, QObject* parent = nullptr);
    ~DocumentSession() override;

    [[nodiscard]] Workspace& workspace() const { return workspace_; }
    [[nodiscard]] EditedFile& file() { return file_; }
    [[nodiscard]] const EditedFile& file() const { return file_; }
    [[nodiscard]] Sheet& sheet() { return sheet_; }
    [[nodiscard]] const Sheet& sheet() const { return sheet_; }

    /// Tells \a listener nothing more, nor do the file and the sheet.
    void dropListener(const QObject* listener);

    /// Sheet::show() with nothing selected.
    bool show(const ShownPlace& place);
    /// False if the file has no such class.
    bool showClass(const QString& className) { return show({className, {}}); }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    /// Ids that are not on the sheet are dropped.
    void select(Selection selection) override;

    /// The reason why the sheet cannot be edited: EditedFile::readOnlyReason(), or the class shown is another file's;
    /// empty if it can.
    [[nodiscard]] QString readOnlyReason() const;
    [[nodiscard]] bool isEditable() const { return readOnlyReason().isEmpty(); }
    /// A locked drawing keeps its symbols and lines; values can still be set.
    void setDrawingLocked(bool isLocked);
    [[nodiscard]] bool isDrawingLocked() const { return isDrawingLocked_; }
    [[nodiscard]] bool isDrawingEditable() const { return isEditable() && !isDrawingLocked_; }

    /// Makes one entry of the undo stack, named \a name ("Move 3 symbols"). False, and nothing done, if the document is
    /// not editable or the changes have no effect. \a selectAfter is selected when the entry is done or redone.
    bool apply(const QString& name, const model::DiagramChanges& changes,
               std::optional<Selection> selectAfter = std::nullopt);
    /// One parameter's value as a Modelica expression; nothing resets it to the class's own.
    bool setParameter(const model::ComponentId& id, const QString& parameter, const std::optional<QString>& expression);
    /// The same for components of the sheet, but for this place alone: the class at the top gives the value to
    /// \a parameter of \a ids, or of what is shown itself if there are none. Also where the class shown is another
    /// file's.
    bool setParameterHere(const std::vector<model::ComponentId>& ids, const QString& parameter,
                          const std::optional<QString>& expression);
    /// False if the name is not a Modelica name or is taken.
    bool rename(const model::ComponentId& id, const QString& name);
    /// Is \a text a Modelica name, and no keyword?
    [[nodiscard]] static bool isName(const QString& text);

Q_SIGNALS:
    /// Classes have changed, of this file or of another one: the class at the top may have other values and equations.
    /// For listeners to the model, whatever is shown of it.
    void modelChanged();
    void selectionChanged();
    /// The drawing has been locked or unlocked, or the file's guard set or lifted.
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
