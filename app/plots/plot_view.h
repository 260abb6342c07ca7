// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_cursor.h"
#include "app/plots/plot_definition.h"
#include "app/plots/unit_axes.h"
#include "app/run/run_history.h"
#include "editor/theme/active_theme.h"
#include "editor/units/shown_unit.h"

#include <QWidget>

#include <map>
#include <optional>

class QCPGraph;
class QCPLegend;
class QCPTextElement;
class QCustomPlot;
class QLabel;

namespace bramah::app {

/// MIME type of a variable dragged to a plot; the data is its path in UTF-8.
inline constexpr auto kVariableMimeType = "application/x-bramah-variable";

/// One plot over time: curves of the runs of a document, with an axis for each unit. The latest run in full colour,
/// earlier ones dimmed. Borrows history and theme. GUI thread.
class PlotView : public QWidget
{
    Q_OBJECT
public:
    PlotView(const RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent = nullptr);
    ~PlotView() override;

    [[nodiscard]] const PlotDefinition& definition() const { return definition_; }
    void setDefinition(const PlotDefinition& definition);
    void addVariable(const QString& variable);
    void removeVariable(const QString& variable);
    void setUnit(const QString& variable, const QString& unit);
    /// Every variable on the axis of \a from is shown in \a to where that fits.
    void changeAxisUnit(const QString& from, const QString& to);
    void setTitle(const QString& title);

    /// Takes what is new in the history; cheap when nothing is.
    void refresh();

    [[nodiscard]] QCPRange timeRange() const;
    void setTimeRange(const QCPRange& range);
    /// Shows all of every shown run, and goes on doing so while one runs.
    void fit();
    [[nodiscard]] bool isFollowing() const { return isFollowing_; }
    void setFollowing(bool isFollowing);

    void setCursorTime(std::optional<double> time);
    void setMarkTime(std::optional<double> time);

    /// Number of points drawn of a variable's latest run; 0 if it is not on the plot.
    [[nodiscard]] int pointCount(const QString& variable) const;
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    /// Paints the plot in light colours, for files.
    void paintForExport(QPainter& painter, const QSize& size);

Q_SIGNALS:
    void definitionChanged();
    void timeRangeChanged(const QCPRange& range);
    void followingChanged(bool isFollowing);
    void cursorMoved(std::optional<double> time);
    void cursorMarked(std::optional<double> time);
    /// The plot was clicked: it is the one a new variable goes to.
    void activated();
    void removalWanted();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A run's curve of a variable.
    struct Curve {
        QCPGraph* graph = nullptr;
        int column = -1;
        editor::ShownUnit unit;
        int index = 0;  ///< in the definition
        std::size_t rowsDrawn = 0;
        QCPRange drawnRange;
        int drawnPixels = 0;
    };
    using CurveKey = std::pair<int, QString>;  ///< run number, variable

    void rebuildCurves();
    void applyTheme();
    void updateLegendLayout();
    void updateRanges();
    void updateData();
    void dropCurve(Curve& curve);
    [[nodiscard]] const solver::ResultColumn* columnOf(const QString& variable) const;
    [[nodiscard]] std::optional<QCPRange> shownTime() const;
    [[nodiscard]] std::vector<CursorReading> readings(double time) const;
    void showContextMenu(QPoint position);

    const RunHistory& history_;
    const editor::ActiveTheme& theme_;
    PlotDefinition definition_;
    QCustomPlot* plot_;
    QLabel* hint_;
    QCPTextElement* title_ = nullptr;
    QCPLegend* legend_ = nullptr;
    PlotCursor* cursor_ = nullptr;
    std::unique_ptr<UnitAxes> axes_;
    std::map<CurveKey, Curve> curves_;
    bool isFollowing_ = true;
};

}  // namespace bramah::app
