// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/plot_content.h"
#include "app/plots/drawing/plot_cursor.h"
#include "editor/theme/active_theme.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QMenu;

namespace bramah::app {

class LimitLines;
class NoteEditing;
class PlotHeader;
class PlotNavigation;
struct PlotLimit;
struct ShownLimit;

/// MIME type of a variable dragged to a plot; the data is its path in UTF-8.
inline constexpr auto kVariableMimeType = "application/x-bramah-variable";

/// One plot of the runs of a document: what its kind shows, a header with title and legend, a cursor, navigation by
/// mouse. Before any run it shows axes and legend of the curves to come. Borrows history, variables and theme. GUI
/// thread. Large: it is the whole interface of a plot for the area around it: variables, range, cursor, export.
class PlotView : public QWidget
{
    Q_OBJECT
public:
    PlotView(const RunHistory& history, const PlottableVariables& variables, const editor::ActiveTheme& theme,
             QWidget* parent = nullptr);
    ~PlotView() override;

    [[nodiscard]] const PlotDefinition& definition() const { return definition_; }
    void setDefinition(const PlotDefinition& definition);
    void addVariable(const QString& variable);
    void removeVariable(const QString& variable);
    void setUnit(const QString& variable, const QString& unit);
    void setTitle(const QString& title);
    void setKind(PlotKind kind);
    /// Shows the curves over \a variable.
    void setX(const QString& variable);
    /// Puts \a curve in the place of the one number \a index, or behind the last one.
    void setCurve(std::size_t index, const CurveDefinition& curve);

    /// Gets new rows from the history; fast if there are none.
    void refresh();

    /// The time span of a run to come, shown before there are results.
    void setPlannedTime(const QCPRange& range);
    [[nodiscard]] QCPRange timeRange() const;
    void setTimeRange(const QCPRange& range);
    /// Shows all of every shown run, and keeps doing so during a run.
    void fit();
    /// What Fit in the menu and a double click do: the same, or the axes of a plot that is not over time.
    void fitByUser();
    [[nodiscard]] bool isFollowing() const { return isFollowing_; }
    void setFollowing(bool isFollowing);

    void setCursorTime(std::optional<double> time);
    void setMarks(const TimeMarks& marks);
    /// The limits that curves are to keep; those of curves on this plot are drawn.
    void setLimits(const std::vector<PlotLimit>& limits);
    /// Shows the numbers along the bottom, which another plot below may show for this one too.
    void setPlaceShown(bool isShown);
    /// Lets the user write a note at the cursor, or else in the middle.
    void addNote();
    [[nodiscard]] NoteEditing& notes() { return *notes_; }
    [[nodiscard]] const LimitLines& limits() const { return *limitLines_; }

    /// Number of points drawn for a variable of the latest run; 0 if it is not on the plot.
    [[nodiscard]] int pointCount(const QString& variable) const;
    [[nodiscard]] const PlotContent& content() const { return *content_; }
    [[nodiscard]] QCustomPlot& plot() { return *plot_; }
    [[nodiscard]] const PlotCursor& cursor() const { return *cursor_; }
    /// Paints the plot in light colours, for files.
    void paintForExport(QPainter& painter, const QSize& size);

Q_SIGNALS:
    void definitionChanged();
    void timeRangeChanged(const QCPRange& range);
    void followingChanged(bool isFollowing);
    void cursorMoved(std::optional<double> time);
    /// A click at \a time, over a curve of \a variable if that is not empty.
    void clicked(double time, const QString& variable);
    /// The last click was the first one of a double click.
    void clickTakenBack();
    /// The mark 'a' or 'b' is dragged to \a time.
    void markMoved(char mark, double time);
    /// The user asks for a curve to be written or changed: of the one number \a index, or a new one.
    void curveEditWanted(std::size_t index);
    /// The user asks for the component of \a variable.
    void variableChosen(const QString& variable);
    /// The user asks why \a variable is as it is.
    void whyWanted(const QString& variable);
    /// The plot was clicked, or has got the focus, and gets new variables from now on.
    void activated();
    void removalWanted();
    /// The menu is filled; others may add to it.
    void menuOpening(QMenu& menu);
    /// The user asks for the spectrum of \a variable over the time shown.
    void spectrumWanted(const QString& variable);

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    /// Title and curves for screen readers.
    void tellCurves();
    /// The content for the kind of the definition.
    void makeContent();
    /// The title with the names of compared runs.
    [[nodiscard]] QString shownTitle() const;
    void applyTheme();
    void paintWith(const editor::Theme& theme);
    void wrapLegend();
    void draw();
    void showContextMenu(QPoint position);
    void fillContextMenu(QMenu& menu, QPoint position);
    /// Are there curves for a note to point to, and axes that say where?
    [[nodiscard]] bool canHaveNotes() const;
    void addNoteAt(QPointF position);
    void connectNavigation();
    void connectGrips();
    [[nodiscard]] std::vector<ShownLimit> shownLimits() const;
    [[nodiscard]] QString placeLabel() const;
    void addCurveMenu(QMenu& menu, std::size_t index);
    void addKinds(QMenu& menu);
    void addScales(QMenu& menu);
    /// Not over time: gives the content the time that it is of.
    void showTime();
    void fitPlaces();
    /// Moves the cursor to a time, or else to a place.
    void showCursor(std::optional<double> place);
    /// The range along the axis for a time range.
    [[nodiscard]] QCPRange placesOf(const QCPRange& time) const;

    const RunHistory& history_;
    const PlottableVariables& variables_;
    const editor::ActiveTheme& theme_;
    PlotDefinition definition_;
    QCustomPlot* plot_;
    QLabel* hint_;
    std::unique_ptr<PlotHeader> header_;
    std::unique_ptr<PlotContent> content_;
    PlotKind contentKind_ = PlotKind::Curves;
    PlotNavigation* navigation_ = nullptr;
    PlotCursor* cursor_ = nullptr;
    NoteEditing* notes_ = nullptr;
    LimitLines* limitLines_ = nullptr;
    std::vector<PlotLimit> limits_;
    bool isPlaceShown_ = true;
    char grippedMark_ = 0;  ///< the mark that is dragged
    QTimer moreRows_;       ///< for what the content has left to compute
    QCPRange plannedTime_{0, 1};
    QCPRange shownTime_{0, 1};
    bool isFollowing_ = true;
    bool arePlacesFitted_ = true;  ///< not over time: the user has not chosen another part of the axis
};

}  // namespace bramah::app
