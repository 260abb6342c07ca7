// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace bramah::editor {

/// A line of text that ends in an ellipsis where there is no room for all of it, while nobody edits it. GUI thread.
class ValueEdit : public QLineEdit
{
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    /// Whether a part of the text does not show.
    [[nodiscard]] bool isCut() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect textRect() const;
};

}  // namespace bramah::editor
