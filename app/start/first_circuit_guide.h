// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace bramah::app {

/// Leads through a first circuit: one step after the other, each ticked off when the sheet shows it done. Floats over
/// the sheet, can be dragged out of the way and blocks nothing. GUI thread.
class FirstCircuitGuide : public QFrame
{
    Q_OBJECT
public:
    explicit FirstCircuitGuide(QWidget* parent);

    /// Starts at the first step on \a page, which must outlive the guide's being shown or be closed with it.
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
    QPoint grip_;           ///< the point at which the mouse holds it
    bool isMoved_ = false;  ///< by the user, who then keeps it there
};

}  // namespace bramah::app
