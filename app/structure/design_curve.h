// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/curve_readout.h"
#include "app/work/background_job.h"
#include "editor/theme/active_theme.h"
#include "model/units/shown_unit.h"
#include "solver/design/design_point.h"
#include "solver/use/model.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace bramah::app {

/// A found parameter over another value: over the wanted value itself or over another parameter, from one value to
/// another. Each point is a question of its own, answered in a worker; where there is no answer, the curve has a gap.
/// Borrows all. GUI thread. Large: the fields of a question, its worker and its plot.
class DesignCurve : public QWidget
{
    Q_OBJECT
public:
    /// The parts of a circuit that the curve is about.
    struct Circuit {
        std::function<std::optional<solver::DesignQuestion>()> question;  ///< nothing, with a message, if it is wrong
        std::function<std::shared_ptr<solver::Model>()> model;
        std::function<model::ShownUnit(const QString& path)> unit;  ///< in which a variable is read
        std::function<QString(const QString& path)> siUnit;
    };

    /// \a names: of the variables that can be asked for; a wanted one, or a parameter.
    DesignCurve(const editor::ActiveTheme& theme, QStringListModel& names, Circuit circuit, QWidget* parent = nullptr);

    /// The fields and the button, which stand above the curve or wherever the page puts them.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    /// Proposes a range about the wanted value of \a question, unless there is one.
    void propose(const solver::DesignQuestion& question);
    /// The circuit or the question is another one.
    void forget();

    [[nodiscard]] QLineEdit& over() { return *over_; }
    [[nodiscard]] QLineEdit& from() { return *from_; }
    [[nodiscard]] QLineEdit& to() { return *to_; }
    [[nodiscard]] QPushButton& drawButton() { return *draw_; }
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    void told(const QString& text);

private:
    struct Range {
        QString over;  ///< its path
        double from, to;
    };
    void draw();
    [[nodiscard]] std::optional<Range> range(const solver::DesignQuestion& question);
    /// An answer at one place of the curve, or the end: empty, or what is wrong.
    using Progress = std::variant<std::pair<int, double>, QString>;
    void take(const Progress& progress);
    void end(const QString& problem);
    void redraw();
    void proposeRange(const QString& path, double value);

    const editor::ActiveTheme& theme_;
    Circuit circuit_;
    QWidget* controls_;
    QLineEdit* over_;
    QLineEdit* from_;
    QLineEdit* to_;
    QPushButton* draw_;
    QCustomPlot* plot_;
    CurveReadout readout_;
    QString overPath_, foundPath_;         ///< of the drawn curve
    std::vector<double> places_, values_;  ///< [SI]; NaN: no answer
    BackgroundJob<Progress> job_;
};

}  // namespace bramah::app
