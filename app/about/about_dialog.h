// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace bramah::app {

/// Shows name, version, licence and the versions of the libraries; a button copies them.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace bramah::app
