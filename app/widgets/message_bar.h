// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/diagnostics/diagnostic.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QTimer;

namespace bramah::app {

/// A message that does not block: a line at the top of a page with buttons that solve the problem.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(const editor::IconSet& icons, QWidget* parent = nullptr);

    struct Mend {
        QString text;
        std::function<void()> run;
    };
    /// Replaces the shown message. A mend hides the bar first. A note without mends disappears after a while.
    void show(model::Severity severity, const QString& text, const std::vector<Mend>& mends = {});
    [[nodiscard]] QString text() const;

private:
    const editor::IconSet& icons_;
    QLabel* sign_;
    QLabel* text_;
    QHBoxLayout* mends_;
    QTimer* noteTimer_;
};

}  // namespace bramah::app
