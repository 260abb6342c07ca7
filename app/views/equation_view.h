// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/class_view.h"
#include "editor/theme/active_theme.h"

#include <QWidget>

class QLabel;

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

class EquationEdit;
class FormulaColumn;
class LiveCheck;

/// The equations of a class as text, formatted beside it, and a line below that says whether they determine the
/// unknowns of the class by itself, as found by the check. Borrows session, check and theme. GUI thread.
class EquationView : public QWidget, public editor::ClassView
{
    Q_OBJECT
public:
    EquationView(editor::DocumentSession& session, const LiveCheck& check, const editor::ActiveTheme& theme,
                 QWidget* parent = nullptr);

    [[nodiscard]] QWidget& widget() override { return *this; }
    void show(const QString& className) override;
    void commit() override;
    bool locate(int offset) override;

    [[nodiscard]] EquationEdit& text() { return *text_; }
    [[nodiscard]] FormulaColumn& formulas() { return *formulas_; }

private:
    void tellTruth();

    editor::DocumentSession& session_;
    const LiveCheck& check_;
    EquationEdit* text_;
    FormulaColumn* formulas_;
    QLabel* truth_;
};

}  // namespace bramah::app
