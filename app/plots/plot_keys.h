// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QMenu;

namespace bramah::app {

/// Keys that a widget and all in it take while they have the focus, before the shortcuts of the window, each with what
/// it does in words.
class PlotKeys : public QObject
{
    Q_OBJECT
public:
    explicit PlotKeys(QWidget& widget);

    /// \a keys: any of them does it; the first one is shown. \a text: empty for one that is not listed. \a isWanted:
    /// while it says no, the key goes on to the window.
    void add(const QList<QKeySequence>& keys, const QString& text, std::function<void()> action,
             std::function<bool()> isWanted = {});
    /// Adds an entry for each to \a menu.
    void list(QMenu& menu) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        QList<QKeySequence> keys;
        QString text;
        std::function<void()> action;
        std::function<bool()> isWanted;  ///< empty: always
    };
    std::vector<Entry> entries_;
};

}  // namespace bramah::app
