// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/sheet_problems.h"
#include "editor/session/shown_class.h"

#include <QHash>
#include <QObject>

namespace bramah::model::syntax {
class SyntaxTree;
}

namespace bramah::editor {

class EditedFile;

/// What is shown of a file, a class of it or a component within, as instance and diagram, with its problems. Follows
/// the text and the classes of the workspace. GUI thread.
class Sheet : public QObject
{
    Q_OBJECT
public:
    /// Shows a class of \a file as soon as the workspace has its classes. Borrows both arguments.
    Sheet(Workspace& workspace, EditedFile& file);
    ~Sheet() override;

    /// Full name of the shown class, which may be in another file if a component is shown; empty if the text has no
    /// class to show.
    [[nodiscard]] const QString& className() const { return shown_.className(); }
    /// The class at the top, and the components from there to the shown one.
    [[nodiscard]] const ShownPlace& place() const { return shown_.place(); }
    /// Shows \a place, or the last component on the way to it that can be shown; false in that case. The selection is
    /// kept, unlike in DocumentSession::show().
    bool show(const ShownPlace& place);
    /// Is the shown class written in this file?
    [[nodiscard]] bool isOwnClass() const;
    /// The text that contains the shown class, of this file or another one; never null.
    [[nodiscard]] std::shared_ptr<const model::syntax::SyntaxTree> shownTree() const;

    /// The drawing of the shown class; empty if nothing is shown. Valid until diagramChanged().
    [[nodiscard]] const model::Diagram& diagram() const { return *shown_.diagram(); }
    /// The same diagram as a shared pointer that survives changes; never null.
    [[nodiscard]] const std::shared_ptr<const model::Diagram>& sharedDiagram() const { return shown_.diagram(); }
    /// While the result lives, the next text is expected to differ by \a changes of the diagram.
    [[nodiscard]] ShownClass::Expectation expecting(const model::DiagramChanges& changes)
    {
        return ShownClass::Expectation(shown_, changes);
    }
    /// The shown instance for property panels: of the shown class, with its values at this place. Valid until
    /// diagramChanged() or the workspace's classesAboutToChange(). Null if nothing is shown.
    [[nodiscard]] const model::Instance* instance() const { return shown_.instance(); }
    /// The same for the class at the top, which is run and checked.
    [[nodiscard]] const model::Instance* root() const { return shown_.root(); }
    /// See ShownClass::declarationsVersion().
    [[nodiscard]] int declarationsVersion() const { return shown_.declarationsVersion(); }

    /// The problems of text and drawing, with paths of components from the top (ShownPlace::onSheet()), and those of
    /// setForeignProblems().
    [[nodiscard]] const model::Diagnostics& problems() const { return problems_.all(); }
    /// Sets messages found elsewhere (compiler, run) to be shown as badges; replaces all earlier ones.
    void setForeignProblems(model::Diagnostics problems);

    /// What the equations tell of a parameter that is declared without a unit, as a block's set point.
    struct FoundUnit {
        QString unit;  ///< SI
        QString displayUnit;

        friend bool operator==(const FoundUnit&, const FoundUnit&) = default;
    };
    /// By path from the class at the top.
    using FoundUnits = QHash<QString, FoundUnit>;
    /// As given to setFoundUnits().
    [[nodiscard]] const FoundUnits& foundUnits() const { return foundUnits_; }
    /// Sets what the compiler has found for the present text.
    void setFoundUnits(FoundUnits units);

Q_SIGNALS:
    /// The diagram of the shown class is new, to be compared with the drawn one by ids; also when another place is
    /// shown.
    void diagramChanged();
    /// Another class or component is shown.
    void classShownChanged();
    /// All listeners to the two signals above know the new diagram now.
    void diagramSettled();
    /// problems() are other ones, or were found again.
    void problemsChanged();
    /// foundUnits() are other ones.
    void foundUnitsChanged();

private:
    void rebuild(const ShownPlace& wanted);
    /// \a place, or a replacement if the file no longer has the class of its root.
    [[nodiscard]] ShownPlace placeInFile(const ShownPlace& place) const;
    void updateProblems();

    EditedFile& file_;
    ShownClass shown_;
    SheetProblems problems_;
    FoundUnits foundUnits_;
};

}  // namespace bramah::editor
