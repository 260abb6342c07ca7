// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/sheet_problems.h"
#include "editor/session/shown_class.h"

#include <QObject>

namespace bramah::model::syntax {
class SyntaxTree;
}

namespace bramah::editor {

class EditedFile;

/// What is shown of a file: a class of it, or a component within, as instance and as diagram, with its problems.
/// Follows the text and the classes of the workspace. GUI thread.
class Sheet : public QObject
{
    Q_OBJECT
public:
    /// Shows a class of \a file as soon as the workspace has its classes. Borrows both.
    Sheet(Workspace& workspace, EditedFile& file);
    ~Sheet() override;

    /// Full name of the shown class, which may be one of another file where a component is shown; empty if the text has
    /// none that can be shown.
    [[nodiscard]] const QString& className() const { return shown_.className(); }
    /// The class at the top, and the way from there to the class shown.
    [[nodiscard]] const ShownPlace& place() const { return shown_.place(); }
    /// Goes to a place, or as far on the way as there is something to show; false if that is not all the way. What is
    /// selected stays, see DocumentSession::show().
    bool show(const ShownPlace& place);
    /// Is the class shown written in this file, and not in another one?
    [[nodiscard]] bool isOwnClass() const;
    /// The text in which the class shown stands: the file's, or that of the other one; never null.
    [[nodiscard]] std::shared_ptr<const model::syntax::SyntaxTree> shownTree() const;

    [[nodiscard]] const model::Diagram& diagram() const { return *shown_.diagram(); }
    /// The same for those who keep it beyond the next change; never null.
    [[nodiscard]] const std::shared_ptr<const model::Diagram>& sharedDiagram() const { return shown_.diagram(); }
    /// While it lives the next text is expected to differ by \a changes of the diagram.
    [[nodiscard]] ShownClass::Expectation expecting(const model::DiagramChanges& changes)
    {
        return ShownClass::Expectation(shown_, changes);
    }
    /// The instance shown, for property panels: of the shown class, with the values that it has at its place. Valid
    /// until diagramChanged() or classesAboutToChange() of the workspace. Null if nothing is shown.
    [[nodiscard]] const model::Instance* instance() const { return shown_.instance(); }
    /// The same for the class at the top, which is run and checked.
    [[nodiscard]] const model::Instance* root() const { return shown_.root(); }
    /// See ShownClass::declarationsVersion().
    [[nodiscard]] int declarationsVersion() const { return shown_.declarationsVersion(); }

    /// The problems of the text and of the drawing, with components by their paths from the top
    /// (ShownPlace::onSheet()); a compiler's are added with setForeignProblems().
    [[nodiscard]] const model::Diagnostics& problems() const { return problems_.all(); }
    /// Messages found elsewhere (compiler, run) to be shown as badges; replaced as a whole.
    void setForeignProblems(model::Diagnostics problems);

Q_SIGNALS:
    /// The shown class's diagram has been built anew; compare with the drawn one, by ids. Also when another place is
    /// shown.
    void diagramChanged();
    /// Another class or component is shown.
    void classShownChanged();
    /// Who listens to the two above knows the new diagram by now.
    void diagramSettled();
    void problemsChanged();

private:
    void rebuild(const ShownPlace& wanted);
    /// \a place, or where to go instead if the file has no class of its root any more.
    [[nodiscard]] ShownPlace placeInFile(const ShownPlace& place) const;
    void updateProblems();

    EditedFile& file_;
    ShownClass shown_;
    SheetProblems problems_;
};

}  // namespace bramah::editor
