// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>

namespace bramah::editor {

/// A text field, `TextEdit` of Qt, that takes pasted and dropped data only if there is text in it. Qt 6.4 ends the
/// program where a clipboard without data is pasted.
template <typename TextEdit>
class PasteGuard : public TextEdit
{
public:
    using TextEdit::TextEdit;

protected:
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override
    {
        return source && source->hasText() && TextEdit::canInsertFromMimeData(source);
    }
    void insertFromMimeData(const QMimeData* source) override
    {
        if (source && source->hasText() && !source->text().isEmpty())
            TextEdit::insertFromMimeData(source);
    }
};

}  // namespace bramah::editor
