// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QImage>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace bramah::app {

/// The equations of a text set in type, each beside its line, where it can be. Borrows the text's widget and the
/// theme. GUI thread.
class FormulaColumn : public QWidget
{
    Q_OBJECT
public:
    FormulaColumn(QPlainTextEdit& text, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Each formula on one line, for screen readers and tests.
    [[nodiscard]] QStringList lines() const;
    /// The number of the text's first line in its file, from 0: formulas bear the numbers of their lines.
    void setFirstLine(int line);
    /// Sets the text in type now, without waiting for a pause in typing.
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Formula {
        int block = 0;  ///< in which its equation begins
        QString line;
        QImage picture;
    };
    QPlainTextEdit& text_;
    const editor::ActiveTheme& theme_;
    std::vector<Formula> formulas_;
    int firstLine_ = 0;
    QTimer delay_;
};

}  // namespace bramah::app
