// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "editor/symbol/drawing/symbol_editor.h"

#include <QLabel>
#include <QWidget>

#include <array>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace bramah::editor {

class IconSet;

/// Sets the style of the selected parts of a symbol and of new ones (pen, thickness, pattern, fill, arrows), the words
/// of a text, the variable that moves a part, and the size of the symbol while nothing is selected. Borrows the
/// editor.
class SymbolStrip : public QWidget
{
    Q_OBJECT
public:
    /// \a editor must outlive the strip; \a icons is used while it is made only.
    SymbolStrip(SymbolEditor& editor, const IconSet& icons, QWidget* parent = nullptr);

    /// Draws pens and lines in the colours of \a theme.
    void setTheme(const SheetTheme& theme);
    /// The fields for the size of the symbol, to be placed by the owner; visible while nothing is selected.
    [[nodiscard]] QWidget& sizeFields() { return *size_; }
    /// Puts the cursor into the field for the words of the selected text.
    void editText();
    /// Takes over the typed text.
    void commit();
    /// Asks for the variable that moves the selected graphics.
    void askForMotion();

Q_SIGNALS:
    /// Enter ended the input of a text or name.
    void typed();

private:
    void addPens(class QHBoxLayout& row);
    void addLook(QHBoxLayout& row);
    void addSize(const IconSet& icons);
    void addText(QHBoxLayout& row);
    void addPort(QHBoxLayout& row);
    void drawIcons();
    /// Shows the style of the selection.
    void follow();
    void followSize();
    void fillTexts();
    void takeSize();
    void takeText();
    void takePortName();
    void followText();
    void followPort();
    /// Sets a property of the selection and of new graphics.
    template <typename T>
    void set(T SymbolStyle::*member, T value);
    [[nodiscard]] QPixmap lineIcon(const SymbolStyle& style) const;

    SymbolEditor& editor_;
    SheetTheme theme_;
    std::array<QToolButton*, kSymbolPens.size()> pens_{};
    QComboBox* thickness_;
    QComboBox* pattern_;
    QComboBox* fill_;
    QComboBox* arrows_;
    QComboBox* text_;
    QComboBox* alignment_;
    QToolButton* motion_;
    QLineEdit* portName_;
    QLabel* portClass_;
    QWidget* size_;
    std::array<QSpinBox*, 4> edges_{};  ///< left, below, right, above [M]
    bool isFollowing_ = false;
};

}  // namespace bramah::editor
