// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "editor/session/shown_class.h"
#include "editor/session/shown_place.h"
#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/edit/text_edits.h"
#include "model/planning/diagram_change.h"
#include "model/routing/drawing_review.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace bramah::model {
class Document;
class Instance;
}  // namespace bramah::model

namespace bramah::editor {

class Workspace;

/// One open document in the editor: its text, the class of it that is shown, or a component within that, its diagram,
/// the undo stack and the selection. Everything that changes the document goes through apply(). GUI thread.
/// Large: the one door through which panels, sheet and tools see and change an open document. ShownClass, Document and
/// the commands do the work.
class DocumentSession : public QObject
{
    Q_OBJECT
public:
    /// Adds the document's classes to the workspace and shows its one non-partial model, if there is one.
    DocumentSession(Workspace& workspace, std::unique_ptr<model::Document> document, QObject* parent = nullptr);
    ~DocumentSession() override;

    [[nodiscard]] Workspace& workspace() const { return workspace_; }
    [[nodiscard]] model::Document& document() { return *document_; }
    [[nodiscard]] const model::Document& document() const { return *document_; }
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }

    /// Full names of the classes of the file that have a sheet (models, blocks, connectors), in the text's order.
    [[nodiscard]] QStringList classNames() const;
    /// Full name of the shown class, which may be one of another file where a component is shown; empty if the text has
    /// none that can be shown.
    [[nodiscard]] const QString& className() const { return className_; }
    /// False if the document has no such class.
    bool showClass(const QString& className);
    /// The class at the top, and the way from there to the class shown.
    [[nodiscard]] const ShownPlace& place() const { return place_; }
    /// Goes to a place, or as far on the way as there is something to show; false if that is not all the way.
    bool show(const ShownPlace& place);
    /// Is the class shown written in this document, and not in another file?
    [[nodiscard]] bool isOwnClass() const;
    /// The text in which the class shown stands: the document's, or that of the other file; never null.
    [[nodiscard]] std::shared_ptr<const model::syntax::SyntaxTree> shownTree() const;

    /// The reason why the sheet cannot be edited (the text has errors, is not UTF-8, the file is read-only, the class
    /// shown is another file's); empty if it can.
    [[nodiscard]] QString readOnlyReason() const;
    [[nodiscard]] bool isEditable() const { return readOnlyReason().isEmpty(); }
    /// Can the file be edited, also while a class of another file is shown?
    [[nodiscard]] bool isFileEditable() const { return fileReadOnlyReason().isEmpty(); }
    /// As long as \a reason is not empty nothing can be edited.
    void setGuard(const QString& reason);
    [[nodiscard]] bool isGuarded() const { return !guard_.isEmpty(); }
    /// A locked drawing keeps its symbols and lines; values can still be set.
    void setDrawingLocked(bool isLocked);
    [[nodiscard]] bool isDrawingLocked() const { return isDrawingLocked_; }
    [[nodiscard]] bool isDrawingEditable() const { return isEditable() && !isDrawingLocked_; }

    [[nodiscard]] const model::Diagram& diagram() const { return *shown_.diagram(); }
    /// The same for those who keep it beyond the next change; never null.
    [[nodiscard]] const std::shared_ptr<const model::Diagram>& sharedDiagram() const { return shown_.diagram(); }
    /// The instance shown, for property panels: of the shown class, with the values that it has at its place. Valid
    /// until diagramChanged() or classesAboutToChange() of the workspace. Null if nothing is shown.
    [[nodiscard]] const model::Instance* instance() const { return shown_.instance(); }
    /// See ShownClass::declarationsVersion().
    [[nodiscard]] int declarationsVersion() const { return shown_.declarationsVersion(); }
    /// The same for the class at the top, which is run and checked.
    [[nodiscard]] const model::Instance* root() const { return shown_.root(); }

    [[nodiscard]] const Selection& selection() const { return selection_; }
    /// Ids that are not on the sheet are dropped.
    void select(Selection selection);

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
    /// Edits of the text, made from the document's tree as it is, of whatever class; one undo entry.
    bool applyEdits(const QString& name, model::TextEdits edits);
    /// Is \a text a Modelica name, and no keyword?
    [[nodiscard]] static bool isName(const QString& text);
    /// The whole new text of the document, as a text editor has it: one undo entry, merged with the one before if it
    /// has the same \a mergeKey (not 0).
    bool replaceText(const QString& name, const QByteArray& text, int mergeKey = 0);
    /// The same beside the undo stack, for changes that are no edits of the user's. Its entries lead to the texts they
    /// led to, but for the one that is there now. False if nothing changes.
    bool replaceTextBesideUndo(const QByteArray& text);
    /// Is what textChanged() tells the work of undo or redo?
    [[nodiscard]] bool isUndoing() const { return isUndoing_; }

    /// The problems of the text and of the drawing, with components by their paths from the top
    /// (ShownPlace::onSheet()); a compiler's are added with setForeignProblems().
    [[nodiscard]] const model::Diagnostics& problems() const { return problems_; }
    /// Messages found elsewhere (compiler, run) to be shown as badges; replaced as a whole.
    void setForeignProblems(model::Diagnostics problems);

Q_SIGNALS:
    /// The document's text has changed, by apply(), undo or redo.
    void textChanged();
    /// Classes have changed, of this file or of another one: the class at the top may have other values and equations.
    /// For listeners to the model, whatever is shown of it.
    void modelChanged();
    /// The shown class's diagram has been built anew; compare with the drawn one, by ids. Also when another place is
    /// shown.
    void diagramChanged();
    /// Another class or component is shown.
    void classShownChanged();
    void selectionChanged();
    void problemsChanged();
    /// The drawing has been locked or unlocked, or the guard set or lifted.
    void editabilityChanged();

private:
    friend class TextEditCommand;
    void documentChanged();
    void chooseClass();
    void rebuild();
    void checkSheet();
    void updateProblems();
    void joinProblems();
    [[nodiscard]] QString fileReadOnlyReason() const;
    [[nodiscard]] Selection onSheet(const Selection& selection) const;

    Workspace& workspace_;
    std::unique_ptr<model::Document> document_;
    QUndoStack undoStack_;
    QString guard_;
    bool isDrawingLocked_ = false;
    bool isUndoing_ = false;
    ShownPlace place_, toldPlace_;  ///< the place shown, and the one that listeners know of
    QString className_;
    ShownClass shown_;
    model::DrawingReview review_;
    model::Diagnostics ofDiagram_;  ///< of checkDiagram(), which places of symbols and lines change nothing of,
    int ofDeclarations_ = -1;       ///< and of which version of the declarations
    Selection selection_;
    model::Diagnostics ownProblems_;
    model::Diagnostics foreignProblems_;
    model::Diagnostics problems_;
};

}  // namespace bramah::editor
