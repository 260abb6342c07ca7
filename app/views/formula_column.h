// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QImage>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace bramah::app {

/// The equations of a text as formatted formulas, each beside its line where possible. Borrows the text's widget and
/// the theme. GUI thread.
class FormulaColumn : public QWidget
{
    Q_OBJECT
public:
    FormulaColumn(QPlainTextEdit& text, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Each formula on one line, for screen readers and tests.
    [[nodiscard]] QStringList lines() const;
    /// The number of the text's first line in its file, from 0, for the formulas' line numbers.
    void setFirstLine(int line);
    /// Formats the text now, without waiting for a pause in typing.
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Formula {
        int block = 0;  ///< text block where its equation begins
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
