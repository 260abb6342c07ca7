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
    explicit ActiveTheme(bool isDark = false, QObject* parent = nullptr);

    [[nodiscard]] const Theme& theme() const { return isDark_ ? Theme::dark() : Theme::light(); }
    [[nodiscard]] QColor color(ColorRole role) const { return theme().color(role); }
    [[nodiscard]] bool isDark() const { return isDark_; }
    void setDark(bool isDark);

Q_SIGNALS:
    void changed();

private:
    bool isDark_;
};

}  // namespace bramah::editor
