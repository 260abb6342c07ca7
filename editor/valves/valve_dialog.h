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

/// Composes a directional valve: ports, positions and their paths, actuators, springs, detents, with its symbol as it
/// will stand on the sheet. GUI thread.
/// Large: the fields of a dialog.
class ValveDialog : public QDialog
{
    Q_OBJECT
public:
    /// Tells the fault of a class name, or nothing.
    using NameCheck = std::function<QString(const QString&)>;

    /// The name that a valve gets as long as its user writes none.
    using NameProposal = std::function<QString(const model::ValveTable&)>;

    /// A new valve, which starts as \a table under the name \a name.
    ValveDialog(Workspace& workspace, const SheetTheme& theme, const model::ValveTable& table, const QString& name,
                NameCheck check, QWidget* parent = nullptr);
    ~ValveDialog() override;

    /// The name follows ports and positions until the user writes one.
    void setProposal(NameProposal proposal);
    /// The valve is there already and keeps its name. \a note is shown if not empty.
    void setExisting(const QString& note);

    [[nodiscard]] const model::ValveTable& table() const { return table_; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] ValvePreview& preview() const { return *preview_; }

private:
    struct EndRow {
        QComboBox* actuator;
        QComboBox* manualOverride;
        QCheckBox* spring;
    };
    void addEnd(QGridLayout& grid, int column, const QString& title, const char* name, EndRow& row);
    void layOut();
    /// Takes a table over into all fields.
    void take(const model::ValveTable& table);
    void fillActuators(EndRow& row, const model::ValveEnd& end);
    void readPosition(std::size_t box, const QString& text);
    void readEnds();
    /// Shows symbol and faults of the table as it stands.
    void refresh();

    std::unique_ptr<model::ClassLibrary> library_;
    NameCheck check_;
    NameProposal proposal_;  ///< empty: the name is the user's
    model::ValveTable table_;
    std::vector<QString> faults_;  ///< of each position's text; empty: none
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
