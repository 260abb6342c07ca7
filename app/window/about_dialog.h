// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace bramah::app {

/// Name, version, licence and the versions of the libraries, with a button that copies them.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace bramah::app
