// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/plottable_variables.h"

#include <QLineEdit>
#include <QString>

namespace bramah::editor {
class NameCompleter;
}

namespace bramah::app {

/// A field for an expression over the variables of a document: it offers their names and functions while one is typed.
/// Borrows the variables.
class ExpressionField : public QLineEdit
{
    Q_OBJECT
public:
    explicit ExpressionField(const PlottableVariables& variables, QWidget* parent = nullptr);

    /// The text as it is kept: numbers with a point, whatever the user's own decimal sign.
    [[nodiscard]] QString expression() const { return text().trimmed(); }

protected:
    bool event(QEvent* event) override;

private:
    void insert(const QString& name);

    const PlottableVariables& variables_;
    editor::NameCompleter* completer_;
};

}  // namespace bramah::app
