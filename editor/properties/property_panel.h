// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/experiment_settings.h"
#include "editor/properties/parameter_field.h"
#include "editor/properties/property_heading.h"
#include "editor/properties/value_entry.h"
#include "editor/session/document_session.h"
#include "editor/session/name_proposals.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "model/hierarchy/reached_names.h"
#include "model/text/named_file.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QMenu;
class QScrollArea;
class QStackedWidget;

namespace bramah::model {
class Instance;
}

namespace bramah::editor {

class DocumentationView;
class DrawingForm;
class ExperimentForm;
class LineForm;
class NoteForm;
class ParameterForm;

/// Shows and edits the parameters of the selected symbols or, with none selected, of the shown model and its runs. A
/// change is one undo entry of the session. GUI thread. Large: it has a form for each kind of thing that can be
/// selected.
class PropertyPanel : public QWidget
{
    Q_OBJECT
public:
    /// \a workspace, \a theme and \a icons must outlive the panel; it is empty until setSession().
    PropertyPanel(Workspace& workspace, const ActiveTheme& theme, const IconSet& icons, QWidget* parent = nullptr);

    /// Null shows an empty panel. The session is borrowed.
    void setSession(DocumentSession* session);
    /// Puts the cursor into the name field.
    void startRename();
    /// Puts the cursor into the first value.
    void startEditing();
    /// Lets the user type values of the selected symbols at \a place on the screen, beginning with \a typed as the
    /// first one; all that are typed are one undo entry. Does nothing if there are none.
    void typeValues(const QString& typed, QPoint place);
    /// Takes what is being typed as if the cursor left its field. Returns what is wrong with a value that the panel
    /// shows but the model does not have; empty if there is none.
    [[nodiscard]] QString commitInput();
    /// Adds to \a menu the question what a value of the selected symbol must be.
    void addSought(QMenu& menu);
    /// Shows the documentation of the selected component's class in place of the values, or the values again.
    void showDocumentation(bool isShown);
    /// Shows the documentation of any class, with a way back to the selection.
    void showDocumentationOf(const QString& className);
    /// Adds a row of another layer below the parameters; it hides itself if it has nothing to show.
    void addBelow(QWidget* row);
    /// The page with documentation.
    [[nodiscard]] DocumentationView& documentation() { return *documentation_; }
    /// The form with the parameters of what is selected.
    [[nodiscard]] ParameterForm& form() { return *form_; }
    /// The heading above both.
    [[nodiscard]] PropertyHeading& heading() { return *heading_; }
    /// The field for the name of the selected component.
    [[nodiscard]] QLineEdit& nameField() { return heading_->nameField(); }

Q_SIGNALS:
    /// The meaning of the parameter under the cursor.
    void hintChanged(const QString& hint);
    /// The settings of the model's runs were changed here, in the text of the document.
    void experimentChanged();
    /// The user wants to know what the parameter at \a path, from the top, must be for a wanted behaviour.
    void valueSought(const QString& path);
    /// The user wants to slide the parameter at \a path, from the top, while the circuit runs.
    void tuneWanted(const QString& path);

private:
    void refresh();
    void showNothing();
    void showModel(const model::Instance& model);
    /// Finds files that the documentation of a class names.
    [[nodiscard]] std::function<model::NamedFile(const QString& address)> fileFinder(const QString& className) const;
    void showNotes();
    void showComponents(const std::vector<model::ComponentId>& ids);
    /// Shows the values that the selected components have in common.
    void showFields();
    /// Asks what the value at \a path of the selected symbol must be.
    void seek(const QString& path);
    /// The path from the top of a parameter of what is shown.
    [[nodiscard]] QString wholePath(const QString& path) const;
    void showHeading(const QString& name, const QString& className, const QString& description, bool canRename);
    /// Shows whether values are set for the class or only for the shown component.
    void showScope();
    /// Are values set only for the shown component?
    [[nodiscard]] bool isHere() const;
    [[nodiscard]] bool areValuesEditable() const;
    /// What \a expression needs to read variables of the sheets around the shown one; see model::planReaching().
    [[nodiscard]] tl::expected<model::Reaching, QString> reachingOf(const ParameterField* field,
                                                                    const QString& expression) const;
    /// The name of the undo step that gives the parameter at \a path a value, or takes it away: its description.
    [[nodiscard]] QString nameOfCommit(const QString& path, const ParameterField* field, bool isReset) const;
    /// The reason why \a expression cannot be the value of \a field if evaluated in \a scope; empty if it can.
    [[nodiscard]] QString reasonAgainst(const ParameterField* field, const QString& expression,
                                        const model::Instance* scope) const;
    /// The class in which a new value of \a field is written.
    [[nodiscard]] const model::Instance* scopeFor(const ParameterField* field) const;
    [[nodiscard]] bool isWrittenHere(const ParameterField* field) const;
    [[nodiscard]] std::vector<NameProposal> namesFor(const ParameterField& field, const QString& whole) const;
    void commit(const QString& path, const std::optional<QString>& expression);
    void commitTyped(const ValueEntry::Values& values);
    [[nodiscard]] model::DiagramChanges changesFor(const QString& path, const std::optional<QString>& expression) const;
    void commitExperiment(const ExperimentSettings& settings);
    void commitName(const QString& name);
    void commitDesignation(const QString& designation);
    /// Asks for a name and makes the value of the field at \a path a parameter of the circuit, to which the field then
    /// refers.
    void makeParameter(const QString& path);
    [[nodiscard]] QStringList circuitParametersFor(const ParameterField& field) const;

    Workspace& workspace_;
    const ActiveTheme& theme_;
    QPointer<DocumentSession> session_;
    std::vector<model::ComponentId> shown_;
    int shownVersion_ = 0;  ///< of the session's declarations
    QTimer fieldsTimer_;    ///< runs until the fields of many components are read
    PropertyHeading* heading_;
    QStackedWidget* pages_;
    QScrollArea* scroll_;
    ParameterForm* form_;
    ExperimentForm* experiment_;
    LineForm* line_;
    DrawingForm* drawing_;
    NoteForm* notes_;
    QLabel* noParameters_;
    DocumentationView* documentation_;
    QString documentedClass_;
    bool isHereWanted_ = false;  ///< the user wants values for the shown component only
};

}  // namespace bramah::editor
