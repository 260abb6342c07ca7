// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"
#include "model/units/shown_unit.h"
#include "solver/data_files/lay_channel.h"
#include "solver/measured/measured_data.h"

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace bramah::app {

/// Lays a measured channel beside a variable of a run: gain, offset and shift are typed, or found by correlation; how
/// near it then lies is said. The run outlives the dialog.
class LayDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a path: that of the channel. \a plotted: variables, of which the first of its unit is offered at first.
    LayDialog(const QString& path, const solver::MeasuredChannel& channel, const RunRecord& run,
              const QStringList& plotted, QWidget* parent = nullptr);

    [[nodiscard]] const solver::ChannelLaying& laying() const { return laying_; }
    /// The same as it is kept, with the variable and the band.
    [[nodiscard]] solver::ChannelFit fit() const;

private:
    /// A value that is typed or found.
    struct Field {
        QCheckBox* isFound = nullptr;
        QLineEdit* value = nullptr;
    };
    void build(const QString& path);
    void fillVariables(const QStringList& plotted);
    void find();
    /// Takes what has been typed.
    void read();
    void showLaying();
    void showQuality();
    [[nodiscard]] std::optional<solver::StoredVariable> variable() const;
    [[nodiscard]] solver::StoredVariable measured() const { return {channel_.values(), channel_.column}; }

    solver::MeasuredChannel channel_;
    const RunRecord& run_;
    model::ShownUnit unit_;
    solver::ChannelLaying laying_;
    double band_ = 0;  ///< [SI]
    QComboBox* variables_;
    Field gain_, offset_, shift_;
    QLineEdit* bandValue_;
    QLabel* quality_;
};

}  // namespace bramah::app
