// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "editor/theme/icon_set.h"
#include "model/units/shown_unit.h"

#include "editor/session/name_proposals.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;
class QWidget;

namespace bramah::model {
class Instance;
}

namespace bramah::editor {

class ValueEdit;
struct TypedValue;

/// Width of the column of units [px]: `N·m·s/rad` is not cut.
inline constexpr int kUnitWidth = 96;

/// The widgets of one parameter in a property panel: meaning and identifier, below them value, unit and reset button,
/// and below these the reason if a value is refused. The meaning is bold if the model's value differs from the class's.
/// GUI thread.
class ParameterRow : public QObject
{
    Q_OBJECT
public:
    /// The number of grid rows that one parameter takes.
    static constexpr int kGridRows = 4;

    /// Puts its widgets into \a grid from \a gridRow on.
    ParameterRow(const ParameterField& field, QGridLayout& grid, int gridRow, const IconSet& icons, QWidget* parent);

    /// The state that was shown last.
    [[nodiscard]] const ParameterField& field() const { return field_; }
    /// Shows a new state of the same parameter, unless the user is typing.
    void setField(const ParameterField& field);
    /// Sets the source of the circuit's parameters from which the value can be taken, as its menu offers them.
    void setSources(std::function<QStringList(const ParameterField&)> sources) { sources_ = std::move(sources); }
    /// Questions about the circuit that the owner of the form answers.
    struct Knowledge {
        /// Names for the value of a field, behind \a whole and a dot.
        std::function<std::vector<NameProposal>(const ParameterField&, const QString& whole)> names;
        /// The reason why an expression cannot be the value of a field; empty if it can.
        std::function<QString(const ParameterField&, const QString& expression)> reasonAgainst;
        /// The model in which the expressions of a field are written; null if there is none.
        std::function<const model::Instance*(const ParameterField&)> scope;
    };
    /// Offers names while the value is typed, and shows mistakes before the cursor leaves.
    void setKnowledge(Knowledge knowledge);
    /// Chooses whether the value can be changed, or only read.
    void setEditable(bool isEditable);
    /// The field or the list for the value; never null.
    [[nodiscard]] QWidget* editor() const;
    /// The list of units; null if the value has none to choose.
    [[nodiscard]] QComboBox* unitBox() const { return unitBox_; }
    /// The button that restores the class's own value; never null.
    [[nodiscard]] QToolButton* resetButton() const { return reset_; }
    /// The button that opens a table as a grid; null unless the value may be a table.
    [[nodiscard]] QToolButton* tableButton() const { return table_; }
    /// Why the typed text is refused; empty if it is not.
    [[nodiscard]] QString errorText() const;
    /// Shows why the committed text is refused; the text stays, to be corrected.
    void refuse(const QString& reason);

Q_SIGNALS:
    /// A Modelica expression; nothing to restore the class's own value.
    void committed(const QString& path, const std::optional<QString>& expression);
    /// The user wants the value to be a parameter of the circuit.
    void parameterWanted(const QString& path);
    /// The user wants to know what the value must be.
    void valueSought(const QString& path);
    /// The user wants to slide the value while the circuit runs.
    void tuneWanted(const QString& path);
    /// The cursor is in the row: explanation of the parameter.
    void explained(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeChoice(QWidget* parent);
    void makeUnits(const QStringList& units, QWidget* parent);
    void makeEditor(QGridLayout& grid, int gridRow, QWidget* parent);
    void showChoice();
    void showValue();
    void showField();
    void commitText();
    /// Shows what is wrong with the typed text, as if it were committed.
    [[nodiscard]] TypedValue typedValue() const;
    /// The model in which expressions of the field are written; null if there is none.
    [[nodiscard]] const model::Instance* scope() const;
    void look();
    void showError(const QString& error);
    void showMenu(QPoint globalPosition);
    /// What the buttons of the row do, which Tab does not reach.
    void addButtonsTo(QMenu& menu);
    void chooseUnit(int index);
    /// The button that shows a table as a grid.
    void makeTableButton(QGridLayout& grid, int gridRow, QWidget* parent);
    void editTable();
    [[nodiscard]] model::ShownUnit unit() const;
    [[nodiscard]] QString explanation() const;

    std::function<QStringList(const ParameterField&)> sources_;
    ParameterField field_;
    QLabel* meaning_;
    QLabel* name_;
    ValueEdit* text_ = nullptr;    ///< numbers, strings, expressions
    QComboBox* choice_ = nullptr;  ///< Booleans, enumerations
    QComboBox* unitBox_ = nullptr;
    QToolButton* table_ = nullptr;  ///< null unless the value may be a table
    QToolButton* reset_;
    QLabel* error_;
    QString wantedUnit_;
    Knowledge knowledge_;
    QTimer look_;      ///< runs while the user types
    QString refused_;  ///< the last typed text, in case it is refused
    bool isEditable_ = true;
};

}  // namespace bramah::editor
