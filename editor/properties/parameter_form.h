// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_row.h"
#include "editor/theme/icon_set.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace bramah::editor {

class ValueEntry;

/// Parameters as rows under headings of groups; further
/// tabs are sections that can be folded. GUI thread.
class ParameterForm : public QWidget
{
    Q_OBJECT
public:
    /// Empty until setFields(); \a icons must outlive the form.
    explicit ParameterForm(const IconSet& icons, QWidget* parent = nullptr);

    /// Existing rows only get the new state, so that the cursor keeps its place.
    void setFields(const ParameterFields& fields, bool isEditable);
    /// Is there a text in a field that has not been entered yet?
    [[nodiscard]] bool isTyping() const;
    /// The row of a parameter, or null.
    [[nodiscard]] ParameterRow* row(const QString& path) const;
    /// All rows in the order of the fields, those in folded tabs too; valid until setFields().
    [[nodiscard]] const std::vector<ParameterRow*>& rows() const { return rows_; }

    /// A window for typing the values that can be changed now: that at \a leading, then the others as they stand in the
    /// form; null if there are none.
    [[nodiscard]] ValueEntry* makeEntry(const QString& leading, QWidget* parent) const;

    /// See ParameterRow::setSources(); for rows made later.
    void setSources(std::function<QStringList(const ParameterField&)> sources) { sources_ = std::move(sources); }

    /// See ParameterRow::setKnowledge(); for rows made later.
    void setKnowledge(ParameterRow::Knowledge knowledge) { knowledge_ = std::move(knowledge); }

Q_SIGNALS:
    /// The user has entered a value: a Modelica expression, or nothing to restore the class's own. \a path as
    /// ParameterField::path.
    void committed(const QString& path, const std::optional<QString>& expression);
    /// What the parameter at the cursor means; empty when the cursor leaves its row.
    void explained(const QString& text);
    /// The user wants to know what the value of the field at \a path must be.
    void valueSought(const QString& path);
    /// The user wants to slide the value of the field at \a path while the circuit runs.
    void tuneWanted(const QString& path);
    /// The user wants the value of the field at \a path to become a parameter of the circuit.
    void parameterWanted(const QString& path);

private:
    void rebuild(const ParameterFields& fields, bool isEditable);
    /// Lets Tab reach the fields where they stand; else they would be the last of the window, being its newest.
    void putInFocusChain();
    void addGroups(const ParameterFields& fields, const QString& tab, QVBoxLayout& column, bool isEditable);
    void addTab(const ParameterFields& fields, const QString& tab, bool isEditable);

    const IconSet& icons_;
    QVBoxLayout* column_;
    QWidget* content_ = nullptr;
    std::vector<ParameterRow*> rows_;        ///< in the order of the fields
    std::vector<ParameterRow*> shownOrder_;  ///< as they stand in the form
    QStringList openTabs_;
    std::function<QStringList(const ParameterField&)> sources_;
    ParameterRow::Knowledge knowledge_;
};

}  // namespace bramah::editor
