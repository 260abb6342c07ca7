// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace bramah::editor {

/// A button whose text, where there is no room for it, leaves out its middle instead of both its ends.
class ElidedButton : public QToolButton
{
public:
    using QToolButton::QToolButton;

    /// The text as it is shown.
    [[nodiscard]] QString shownText() const
    {
        constexpr int kPadding = 6;  // px, beside the text
        return fontMetrics().elidedText(text(), Qt::ElideMiddle, width() - 2 * kPadding);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text = shownText();
        QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

}  // namespace bramah::editor
