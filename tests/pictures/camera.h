// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

class QWidget;

namespace bramah::pictures {

/// Takes pictures of widgets into a folder. Counts those that were not taken, and tells of them on standard error.
class Camera
{
public:
    /// \a language: for subjects that can be taken in any, as `de`; empty: as the sources speak.
    explicit Camera(const QDir& folder, QString language = {}) : folder_(folder), language_(std::move(language)) {}

    [[nodiscard]] const QString& language() const { return language_; }

    /// Writes `<name>.png` when the widget has come to rest. A picture of one colour only counts as not taken.
    void take(QWidget& widget, const QString& name);
    /// Counts what could not be shown, so that there is no picture of it.
    void miss(const QString& what);
    [[nodiscard]] int misses() const { return misses_; }

private:
    QDir folder_;
    QString language_;
    int misses_ = 0;
};

/// Lets the window go on for a time [ms], as its panels follow the sheet with short delays.
void rest(int milliseconds = 400);

}  // namespace bramah::pictures
