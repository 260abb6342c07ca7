// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram_ids.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::editor {

/// The shown part of a document: a class, or the class of a component within it, several levels deep. The class at the
/// top is run, checked and plotted, whatever part of it is shown.
struct ShownPlace {
    QString root;     ///< full name of the class at the top
    QStringList way;  ///< names of components from there to the shown one, as `drive`, `valve`; empty: the class itself

    /// Is a component within the class shown, not the class itself?
    [[nodiscard]] bool isInside() const { return !way.isEmpty(); }
    /// The path of the shown component, as `drive.valve`; empty for the class itself.
    [[nodiscard]] QString path() const { return way.join(QLatin1Char('.')); }
    /// The path from the top of the object called \a name on the shown sheet.
    [[nodiscard]] QString pathOf(const QString& name) const;
    /// The name on the shown sheet of \a path from the top, as `spool.m`; empty for the shown component itself, nothing
    /// for a path outside of it.
    [[nodiscard]] std::optional<QString> nameOf(const QString& path) const;
    /// The symbol on the shown sheet that contains \a path from the top; empty if there is none.
    [[nodiscard]] model::ComponentId symbolOf(const QString& path) const;
    /// The \a problems that concern the shown sheet, with names of components as on it.
    [[nodiscard]] model::Diagnostics onSheet(const model::Diagnostics& problems) const;

    friend bool operator==(const ShownPlace&, const ShownPlace&) = default;
};

}  // namespace bramah::editor
