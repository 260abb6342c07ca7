// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tables/table_text.h"

#include <QWidget>

namespace bramah::editor {

/// The columns of a table as curves over the first one, as large as the widget. GUI thread.
class CurvePicture : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows \a table; without two rows and columns there are no curves.
    void setTable(const NumberTable& table);
    [[nodiscard]] QSize sizeHint() const override { return {320, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    NumberTable table_;
};

}  // namespace bramah::editor
