// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/structure_model.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QStringListModel;
class QTreeView;

namespace bramah::app {

/// Asks whether variables can be computed from others: names of known variables, of unknown parameters, and of the
/// wanted ones; the answer follows the typing. GUI thread.
class ComputablePage : public QWidget
{
    Q_OBJECT
public:
    explicit ComputablePage(QWidget* parent = nullptr);

    /// Null for no system.
    void setSystem(std::shared_ptr<const solver::CompiledSystem> system);
    [[nodiscard]] QLineEdit& known() { return *known_; }
    [[nodiscard]] QLineEdit& open() { return *open_; }
    [[nodiscard]] QLineEdit& wanted() { return *wanted_; }
    [[nodiscard]] QCheckBox& atRest() { return *atRest_; }
    [[nodiscard]] QTreeView& table() { return *table_; }

private:
    void answer();
    [[nodiscard]] const solver::CompiledSystem* asked();

    std::shared_ptr<const solver::CompiledSystem> system_, resting_;
    QLineEdit* known_;
    QLineEdit* open_;
    QLineEdit* wanted_;
    QCheckBox* atRest_;
    QLabel* message_;
    QTreeView* table_;
    StructureModel* model_;
    QStringListModel* names_;
};

}  // namespace bramah::app
