// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPoint>

class QMouseEvent;

namespace bramah::app {

/// A card that floats over its parent, at its lower right until the user drags it elsewhere. GUI thread.
class FloatingCard : public QFrame
{
    Q_OBJECT
public:
    /// A card that is \a cardWidth [px] wide. Hidden at first.
    FloatingCard(int cardWidth, QWidget* parent);

protected:
    /// Takes the height that its texts need at its width, and its place. To be called when they have changed.
    void fitTexts();
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    /// Keeps to the parent when that changes its size.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// To its place, or where the user has put it, within the parent.
    void takePlace(QPoint wanted);

    QPoint grip_;           ///< where the mouse holds it
    bool isMoved_ = false;  ///< by the user; then it stays there
};

}  // namespace bramah::app
