// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram_ids.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::editor {

/// The part of a document that is shown: a class, or within it the class of a component, several levels deep. The class
/// at the top is run, checked and plotted, whatever part of it is shown.
struct ShownPlace {
    QString root;     ///< full name of the class at the top
    QStringList way;  ///< components from there to the one shown, as `drive`, `valve`; none: the class itself

    [[nodiscard]] bool isInside() const { return !way.isEmpty(); }
    /// The path of the component shown, as `drive.valve`; empty for the class itself.
    [[nodiscard]] QString path() const { return way.join(QLatin1Char('.')); }
    /// The path from the top of the object called \a name on the sheet shown.
    [[nodiscard]] QString pathOf(const QString& name) const;
    /// The name on the sheet shown of \a path, which begins at the top, as `spool.m`; empty for the component shown
    /// itself, nothing for a path that is not in it.
    [[nodiscard]] std::optional<QString> nameOf(const QString& path) const;
    /// The symbol on the sheet shown of which \a path, from the top, is a part; empty if there can be none.
    [[nodiscard]] model::ComponentId symbolOf(const QString& path) const;
    /// Those of \a problems that are about the sheet shown, with their components as they are called there.
    [[nodiscard]] model::Diagnostics onSheet(const model::Diagnostics& problems) const;

    friend bool operator==(const ShownPlace&, const ShownPlace&) = default;
};

}  // namespace bramah::editor
