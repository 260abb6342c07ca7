// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QIcon>
#include <QPointer>
#include <QString>

namespace bramah::editor {

/// The toolbar icons: SVG drawings of 20 by 20 px with strokes of 1.5 px (`resources/icons`), coloured when painted, so
/// that they follow the theme and are sharp at every scale.
class IconSet
{
public:
    /// Icons in the colours of \a theme, in those of the light theme once that is gone.
    explicit IconSet(const ActiveTheme& theme) : theme_(&theme) {}

    /// The icon `resources/icons/<name>.svg` in the theme's text colour, at 40 % when disabled. Parts drawn in
    /// `#2F6FED`, `#CF222E`, `#B7791F`, `#2DA44E` take the theme's accent, error, warning and running colours.
    /// The theme must outlive the icon's use.
    [[nodiscard]] QIcon icon(const QString& name) const;

private:
    QPointer<const ActiveTheme> theme_;
};

}  // namespace bramah::editor
