// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "editor/session/shown_place.h"

namespace bramah::editor {

/// Where an edit is made: the class or component shown, and what is selected there.
struct EditPlace {
    ShownPlace shown;
    Selection selection;
};

/// Says where the user is, and leads back there: undo and redo show what they change.
class EditPlaces
{
public:
    virtual ~EditPlaces() = default;
    [[nodiscard]] virtual EditPlace editPlace() const = 0;
    virtual void goTo(const ShownPlace& place) = 0;
    virtual void select(Selection selection) = 0;
};

}  // namespace bramah::editor
