// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_row.h"
#include "editor/theme/icon_set.h"

#include <QFrame>
#include <QMap>

#include <optional>

class QGridLayout;

namespace bramah::editor {

/// Values typed on the sheet: a small window with one value at a time. Tab goes to the next one and Shift+Tab to the
/// one before, Enter or a click elsewhere takes all that were typed, Esc none. Deletes itself when it is closed. GUI
/// thread.
class ValueEntry : public QFrame
{
    Q_OBJECT
public:
    /// The values by path, as Modelica expressions; nothing restores the class's own.
    using Values = QMap<QString, std::optional<QString>>;

    /// \a fields: at least one.
    ValueEntry(ParameterFields fields, ParameterRow::Knowledge knowledge, const IconSet& icons, QWidget* parent);

    /// Opens at \a place on the screen with the first value that is a number, which \a typed replaces.
    void open(const QString& typed, QPoint place);
    /// The row of the value that is shown now; another one after each step.
    [[nodiscard]] ParameterRow& row() { return *row_; }

Q_SIGNALS:
    /// The window is closed by Enter or a click elsewhere, with at least one value typed; refused ones are left out.
    void entered(const bramah::editor::ValueEntry::Values& values);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(int index);
    /// Takes what is typed in the shown row; false if it is refused, which the row then says.
    bool takeTyped();
    void goBy(int step);
    void finish();

    ParameterFields fields_;
    ParameterRow::Knowledge knowledge_;
    const IconSet& icons_;
    QWidget* content_ = nullptr;
    ParameterRow* row_ = nullptr;
    int index_ = 0;
    Values values_;
    bool isEnded_ = false;
};

}  // namespace bramah::editor
