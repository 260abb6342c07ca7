// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/classes/class_library.h"
#include "model/valves/valve_table.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bramah::editor {

class ValvePreview;
class Workspace;

/// Composes a directional valve: ports, positions and their paths, actuators, springs, detents;
/// shows its symbol as it will be on the sheet. GUI thread. Large: it holds the fields of a
/// dialog.
class ValveDialog : public QDialog
{
    Q_OBJECT
public:
    /// Returns what is wrong with a class name; empty if nothing is.
    using NameCheck = std::function<QString(const QString&)>;

    /// Returns the name of a valve while its user has typed none.
    using NameProposal = std::function<QString(const model::ValveTable&)>;

    /// For a new valve, which begins as \a table with the name \a name.
    ValveDialog(Workspace& workspace, const SheetTheme& theme, const model::ValveTable& table, const QString& name,
                NameCheck check, QWidget* parent = nullptr);
    ~ValveDialog() override;

    /// Lets the name follow ports and positions until the user types one.
    void setProposal(NameProposal proposal);
    /// For an existing valve, which keeps its name. \a note is shown unless empty.
    void setExisting(const QString& note);

    /// The valve as composed so far; without fault once the dialog is accepted.
    [[nodiscard]] const model::ValveTable& table() const { return table_; }
    /// The class name in the field, without blanks around it.
    [[nodiscard]] QString name() const;
    /// The symbol on which paths are drawn.
    [[nodiscard]] ValvePreview& preview() const { return *preview_; }

private:
    struct EndRow {
        QComboBox* actuator;
        QComboBox* manualOverride;
        QCheckBox* spring;
    };
    void addEnd(QGridLayout& grid, int column, const QString& title, const char* name, EndRow& row);
    void layOut();
    /// Writes a table into all fields.
    void take(const model::ValveTable& table);
    void fillActuators(EndRow& row, const model::ValveEnd& end);
    void readPosition(std::size_t box, const QString& text);
    void readEnds();
    /// Shows symbol and faults of the present table.
    void refresh();

    std::unique_ptr<model::ClassLibrary> library_;
    NameCheck check_;
    NameProposal proposal_;  ///< empty: the user has typed a name
    model::ValveTable table_;
    std::vector<QString> faults_;  ///< fault of each position's text; empty: none
    ValvePreview* preview_;
    QLineEdit* name_;
    QComboBox* ports_;
    QComboBox* count_;
    QCheckBox* proportional_;
    QCheckBox* detents_;
    std::vector<QComboBox*> positions_;
    std::vector<QLabel*> positionLabels_;
    EndRow left_{};
    EndRow right_{};
    QLabel* fault_;
    QPushButton* accept_;
    bool isTaking_ = false;
};

}  // namespace bramah::editor
