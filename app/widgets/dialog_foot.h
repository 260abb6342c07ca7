// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDialog;
class QLabel;
class QPushButton;

namespace bramah::app {

/// The foot of a dialog that is checked while it is filled in: what is wrong, in words, above OK and Cancel. GUI
/// thread.
class DialogFoot : public QWidget
{
    Q_OBJECT
public:
    /// \a lines: of words for which there is always room.
    DialogFoot(QDialog& dialog, int lines);

    void setMessage(const QString& message);
    /// Can the dialog be accepted?
    void setReady(bool isReady);

private:
    QLabel* message_;
    QPushButton* ok_;
};

}  // namespace bramah::app
