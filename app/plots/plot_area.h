// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/limit_lines.h"
#include "app/plots/drawing/plot_definition.h"
#include "app/plots/plot_arrangement.h"
#include "app/plots/plot_view.h"
#include "app/plots/strip_alignment.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QSplitter;
class QTabBar;

namespace bramah::app {

class PageBar;

/// The plots of one document with one time axis and one cursor, on pages of which one is seen: side by side, one above
/// the other or in tabs, as their user or the room wants. Borrows history, variables and theme. GUI thread.
/// Large: it is the whole interface of the plots for menus, keys and the document around them.
class PlotArea : public QWidget
{
    Q_OBJECT
public:
    PlotArea(const RunHistory& history, const PlottableVariables& variables, const editor::ActiveTheme& theme,
             QWidget* parent = nullptr);

    /// All pages with plots that show something.
    [[nodiscard]] PlotPages pages() const;
    /// Replaces all plots; none give one empty plot. The first page that is another one is seen then. Plots that stay
    /// keep what they show. Does not signal definitionsChanged().
    void setPages(const PlotPages& pages);
    /// The plots of the page that is seen.
    [[nodiscard]] PlotDefinitions definitions() const;
    /// Replaces all pages by one.
    void setDefinitions(const PlotDefinitions& definitions) { setPages({PlotPage{.plots = definitions}}); }

    /// The number of the page that is seen, from 0, and that of all.
    [[nodiscard]] std::size_t shownPage() const { return shownPage_; }
    [[nodiscard]] std::size_t pageCount() const { return pages_.size(); }
    void showPage(std::size_t page);
    /// Adds an empty page and shows it.
    void addPage();
    void removePage(std::size_t page);
    void movePage(std::size_t from, std::size_t to);
    void renamePage(std::size_t page, const QString& title);
    /// The pages' names, with their numbers where they have no title.
    [[nodiscard]] QStringList pageNames() const;
    [[nodiscard]] PageBar& pageBar() { return *pageBar_; }
    /// Of the page that is seen.
    [[nodiscard]] PlotLayout layout() const { return pages_[shownPage_].layout; }
    void setLayout(PlotLayout layout);
    /// Takes \a plot to the end of another page, behind the last one for a new page, and shows it there.
    void movePlot(PlotView& plot, std::size_t page);

    PlotView& addPlot(const PlotDefinition& definition = {});
    void removePlot(PlotView& plot);
    /// Puts the variable on the plot used last.
    void plotVariable(const QString& variable);
    /// Shows the variable in the unit of \a curve, even if it is already there in another one.
    void plotCurve(const CurveDefinition& curve);
    /// See PlotView::setPlannedTime().
    void setPlannedTime(const QCPRange& range);

    [[nodiscard]] const std::vector<PlotView*>& plots() const { return plots_; }
    [[nodiscard]] PlotView* current() const { return current_; }
    /// One tab for each plot; hidden unless the plots are in tabs.
    [[nodiscard]] QTabBar& tabBar() { return *tabs_; }
    void setCursorOn(bool isOn);
    /// Shows the cursor of all plots at \a time, while it is on; none: nowhere.
    void setCursorTime(std::optional<double> time);
    /// Turns the pages of plots that show a part of the run, if \a time is not on it.
    void pageTo(double time);
    /// The time that the cursor of all plots shows; none: it is nowhere.
    [[nodiscard]] std::optional<double> cursorTime() const { return cursorTime_; }
    /// See PlotView::setLimits().
    void setLimits(const std::vector<PlotLimit>& limits);
    /// The marks A and B of all plots; none, one or both are set by clicks.
    [[nodiscard]] const TimeMarks& marks() const { return marks_; }
    void setMarks(const TimeMarks& marks);
    /// Sets the next mark at \a time: A, then B, then A anew.
    void mark(double time);
    /// The time that the plots show.
    [[nodiscard]] QCPRange shownTime() const;
    /// Shows \a time in all plots.
    void showTime(const QCPRange& time);
    /// The curves of all plots, each once.
    [[nodiscard]] std::vector<CurveDefinition> curves() const;
    void fitAll();
    /// Paints the plots as they are on the screen, but in light colours.
    void paintForExport(QPainter& painter, const QSize& size);

Q_SIGNALS:
    /// The user changed what is plotted.
    void definitionsChanged();
    /// The time under the mouse, to which the cursor may be set; none when it leaves the plots, or without the cursor.
    void cursorMoved(std::optional<double> time);
    void marksChanged();
    /// Other times are shown, or other curves.
    void shownChanged();
    /// See PlotView.
    void curveEditWanted(PlotView& plot, std::size_t index);
    void variableChosen(const QString& variable);
    void whyWanted(const QString& variable);
    /// The menu of \a plot is filled.
    void menuOpening(QMenu& menu, PlotView& plot);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    PlotView& insertPlot(std::size_t place, const PlotDefinition& definition);
    void dropPlot(PlotView& plot);
    /// Shows the plots of a page with as many of the views as can stay.
    void showPlots(const PlotDefinitions& plots);
    void addPageMenu(QMenu& menu, PlotView& plot);
    void link(PlotView& plot);
    void setCurrent(PlotView& plot);
    void noteChange();
    void noteShownPage();
    void arrange();
    void nameTabs();
    void showArranged();

    const RunHistory& history_;
    const PlottableVariables& variables_;
    const editor::ActiveTheme& theme_;
    QTabBar* tabs_;
    QSplitter* splitter_;
    PageBar* pageBar_;
    StripAlignment strips_{this};
    PlotPages pages_{PlotPage()};  ///< at least one; that of the page seen follows its plots
    std::size_t shownPage_ = 0;
    PlotArrangement arrangement_ = PlotArrangement::Row;
    bool isAligned_ = false;
    std::vector<PlotView*> plots_;
    PlotView* current_ = nullptr;
    QTimer refreshTimer_;
    QCPRange plannedTime_{0, 1};
    std::vector<PlotLimit> limits_;
    TimeMarks marks_;
    TimeMarks marksBefore_;  ///< the last click
    bool isCursorOn_ = true;
    std::optional<double> cursorTime_;  ///< shown while the cursor is on
    bool isSetting_ = false;
};

}  // namespace bramah::app
