// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace bramah::app {

/// Shows what is new in each version, from resources/CHANGELOG.md.
class ChangesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ChangesDialog(QWidget* parent = nullptr);
};

}  // namespace bramah::app
