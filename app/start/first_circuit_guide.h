// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace bramah::app {

/// Guides through a first circuit: one step after the other, each ticked off when the sheet shows its result. Floats
/// over the sheet, can be dragged aside and blocks nothing. GUI thread.
class FirstCircuitGuide : public QFrame
{
    Q_OBJECT
public:
    explicit FirstCircuitGuide(QWidget* parent);

    /// Begins at the first step on \a page, which must outlive the shown guide or be closed with it.
    void start(DocumentPage& page);
    [[nodiscard]] int step() const { return step_; }

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void check();
    void showStep();

    QPointer<DocumentPage> page_;
    QLabel* heading_;
    QLabel* text_;
    QLabel* progress_;
    QPushButton* skip_;
    int step_ = 0;
    QPoint grip_;           ///< where the mouse holds it
    bool isMoved_ = false;  ///< by the user; then it stays there
};

}  // namespace bramah::app
