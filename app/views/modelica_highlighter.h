// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QSyntaxHighlighter>

namespace bramah::app {

/// Colours Modelica text: keywords, built-in types, strings, numbers, comments. Borrows the theme.
class ModelicaHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    ModelicaHighlighter(QTextDocument* document, const editor::ActiveTheme& theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    qsizetype highlightWord(const QString& text, qsizetype begin);

    const editor::ActiveTheme& theme_;
};

}  // namespace bramah::app
