// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "app/widgets/floating_card.h"

#include <QPointer>

class QLabel;
class QPushButton;

namespace bramah::app {

/// Guides through a first circuit: one step after the other, each ticked off when the sheet shows its result. Blocks
/// nothing. GUI thread.
class FirstCircuitGuide : public FloatingCard
{
    Q_OBJECT
public:
    explicit FirstCircuitGuide(QWidget* parent);

    /// Begins at the first step on \a page, which must outlive the shown guide or be closed with it.
    void start(DocumentPage& page);
    [[nodiscard]] int step() const { return step_; }

private:
    void check();
    void showStep();

    QPointer<DocumentPage> page_;
    QLabel* heading_;
    QLabel* text_;
    QLabel* progress_;
    QPushButton* skip_;
    int step_ = 0;
};

}  // namespace bramah::app
