// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QFrame>

#include <variant>
#include <vector>

class QLabel;
class QLineEdit;

namespace bramah::editor {

class SheetView;

/// The notes with \a text in their words, blanks ignored, from the lowest to the topmost.
[[nodiscard]] std::vector<model::NoteId> notesWith(const model::Diagram& diagram, const QString& text);

/// The components of a sheet with \a text in name, designation, class, description or in the texts beside them; blanks
/// are ignored. From the upper left to the lower right.
[[nodiscard]] std::vector<model::ComponentId> componentsWith(const model::Diagram& diagram, const QString& text);

/// A field over the upper right corner of a sheet that finds components and notes: typing selects the first one, Enter
/// the next, Shift+Enter the previous, Esc closes the field. GUI thread.
class SheetFind : public QFrame
{
    Q_OBJECT
public:
    /// A child of \a view, hidden until open().
    explicit SheetFind(SheetView& view);

    /// Shows the field and puts the cursor into it, with its text selected.
    void open();
    /// The field for the text.
    [[nodiscard]] QLineEdit& field() { return *field_; }
    /// What tells how many objects were found.
    [[nodiscard]] QLabel& count() { return *count_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void go(int step);
    void place();
    void leave();

    SheetView& view_;
    QLineEdit* field_;
    QLabel* count_;
    using Found = std::variant<model::ComponentId, model::NoteId>;
    [[nodiscard]] std::vector<Found> found() const;
    std::vector<Found> hits_;
    int current_ = -1;  ///< index in hits_
};

}  // namespace bramah::editor
