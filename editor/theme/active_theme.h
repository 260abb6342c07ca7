// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QObject>

namespace bramah::editor {

/// The theme in use. The application owns one object and passes it to everything that paints, which repaints on
/// changed(). GUI thread.
class ActiveTheme : public QObject
{
    Q_OBJECT
public:
    /// Begins with the light theme or, if \a isDark, with the dark one.
    explicit ActiveTheme(bool isDark = false, QObject* parent = nullptr);

    /// The colours in use; valid without end.
    [[nodiscard]] const Theme& theme() const { return isDark_ ? Theme::dark() : Theme::light(); }
    /// The colour for \a role in the theme in use; to be asked again after changed().
    [[nodiscard]] QColor color(ColorRole role) const { return theme().color(role); }
    /// Is the dark theme in use?
    [[nodiscard]] bool isDark() const { return isDark_; }
    /// Chooses the dark or the light theme; emits changed() if it is another one.
    void setDark(bool isDark);

Q_SIGNALS:
    /// The other theme is in use: everything painted in its colours is to be painted again.
    void changed();

private:
    bool isDark_;
};

}  // namespace bramah::editor
