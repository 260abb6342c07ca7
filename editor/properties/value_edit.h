// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/name_completer.h"

#include <QLineEdit>

namespace bramah::editor {

/// A line of text that ends in an ellipsis if it is too long, except while it is edited. For a formula its value is
/// shown with a small sign, and the formula while it is edited. Undo and redo are its own while there is typing to take
/// back, and otherwise those of the sheet. GUI thread.
class ValueEdit : public QLineEdit
{
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    /// Shows \a text, or, unless it is being edited, \a result if that is not empty. The content counts as unedited.
    void setContent(const QString& text, const QString& result = {});
    /// The formula or text, whichever is shown.
    [[nodiscard]] QString content() const;
    /// Is the content a formula, whose value is shown unless it is edited?
    [[nodiscard]] bool isFormula() const { return !result_.isEmpty(); }
    /// Is a part of the text hidden?
    [[nodiscard]] bool isCut() const;

    /// Offers names while one is typed.
    void offerNames(NameCompleter::Source source);
    /// Is the list of names open?
    [[nodiscard]] bool isOffering() const { return completer_ && completer_->isOpen(); }
    /// Are names offered here, by offerNames()?
    [[nodiscard]] bool offersNames() const { return names_ != nullptr; }
    /// The list of names; null before the first letter is typed.
    [[nodiscard]] NameCompleter* completer() const { return completer_; }

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void offer(bool isAsked);
    void showPart(const QString& part);
    void drawSign();
    [[nodiscard]] QRect textRect() const;

    QString content_, result_;
    NameCompleter::Source names_;
    NameCompleter* completer_ = nullptr;
};

}  // namespace bramah::editor
