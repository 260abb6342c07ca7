// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::model::hopsan {

/// What became of a component of a Hopsan model.
struct ImportNote {
    /// How much of a component's behaviour was taken over, from all to nothing.
    enum class Group : std::uint8_t {
        Mapped,        ///< the same law
        Approximated,  ///< a law that differs, or a value or signal that could not be taken over
        Placeholder,   ///< ports only: no class of the library stands for the type
        Dropped        ///< left out: it has no equations, or its line leads nowhere
    };
    Group group = Group::Mapped;
    QString component;  ///< path in the model, as `drive.valve`; of what is left out its Hopsan name
    QString type;       ///< in Hopsan; empty for a line
    QString text;       ///< why; empty for Mapped
};

/// Notes in the order in which they were made.
using ImportNotes = std::vector<ImportNote>;

}  // namespace bramah::model::hopsan
