// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "editor/session/shown_place.h"

namespace bramah::editor {

/// Where an edit was made: the class or component shown, and the selection.
struct EditPlace {
    ShownPlace shown;
    Selection selection;
};

/// Tells where the user is and leads back there: undo and redo show what they change.
class EditPlaces
{
public:
    virtual ~EditPlaces() = default;
    /// Where the user is now.
    [[nodiscard]] virtual EditPlace editPlace() const = 0;
    /// Shows \a place, or what is left of the way there.
    virtual void goTo(const ShownPlace& place) = 0;
    /// Selects what of \a selection is on the shown sheet.
    virtual void select(Selection selection) = 0;
};

}  // namespace bramah::editor
