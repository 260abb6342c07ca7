// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

namespace bramah::app {

/// The theme of the desktop: a light or a dark window. On Linux the setting of the XDG desktop portal; without
/// a portal and elsewhere by the brightness of the palette that Qt had from the platform at the start. GUI
/// thread.
class SystemTheme : public QObject
{
    Q_OBJECT
public:
    /// Must be made before the application's palette is replaced.
    explicit SystemTheme(QObject* parent = nullptr);

    [[nodiscard]] bool isDark() const { return isDark_; }

Q_SIGNALS:
    void changed();

private:
    void followPortal();
    /// \a scheme is the portal's `color-scheme`: 0 no preference, 1 dark, 2 light.
    void applyPortalScheme(uint scheme);

    bool isDark_ = false;
};

}  // namespace bramah::app
