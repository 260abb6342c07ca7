// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace bramah::editor {

/// A choice whose text ends in an ellipsis where there is no room for it; its list shows all texts whole.
class ElidedComboBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

    /// The text as it is shown.
    [[nodiscard]] QString shownText() const
    {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        return elided(option);
    }

    void showPopup() override
    {
        constexpr int kFrame = 32;  // px, beside the texts of the list
        view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + kFrame));
        QComboBox::showPopup();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        option.currentText = elided(option);
        if (currentIndex() < 0)
            option.palette.setBrush(QPalette::ButtonText, option.palette.brush(QPalette::PlaceholderText));
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

private:
    [[nodiscard]] QString elided(const QStyleOptionComboBox& option) const
    {
        constexpr int kPadding = 6;  // px, beside the text
        const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        const QString whole = currentIndex() < 0 ? placeholderText() : currentText();
        return fontMetrics().elidedText(whole, Qt::ElideRight, field.width() - kPadding);
    }
};

}  // namespace bramah::editor
