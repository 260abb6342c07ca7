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
    [[nodiscard]] virtual EditPlace editPlace() const = 0;
    virtual void goTo(const ShownPlace& place) = 0;
    virtual void select(Selection selection) = 0;
};

}  // namespace bramah::editor
