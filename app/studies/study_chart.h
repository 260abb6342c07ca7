// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_job.h"
#include "app/studies/study_map.h"
#include "editor/theme/active_theme.h"

#include <QWidget>

class QCustomPlot;

namespace bramah::app {

/// Draws what moves one response of a study: a tornado, effects after Morris or shares of the variance, where the study
/// was made for these, beside a histogram; otherwise the histogram and the response over a parameter, or a map over
/// two. Borrows all. GUI thread.
class StudyChart : public QWidget
{
    Q_OBJECT
public:
    StudyChart(const StudyJob& job, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// \a parameter: of the scatter; with a \a second one, of the map.
    void show(std::size_t response, std::size_t parameter, std::optional<std::size_t> second = {});
    void redraw();
    /// Where the run of a point is drawn in moving() [px]; nothing where it is not.
    [[nodiscard]] std::optional<QPointF> placeOf(std::size_t point) const;
    [[nodiscard]] QCustomPlot& moving() { return *moving_; }
    [[nodiscard]] QCustomPlot& histogram() { return *histogram_; }

Q_SIGNALS:
    /// The run of a point was clicked.
    void clicked(std::size_t point);

private:
    void clickAt(QPointF at);
    /// A bar a parameter from \c from to \c to, the first on top.
    struct Bar {
        QString name;
        double from = 0, to = 0;
    };
    void drawHistogram(const std::vector<double>& values);
    void drawTornado(const std::vector<double>& values);
    void drawEffects(const std::vector<double>& values);
    void drawShares(const std::vector<double>& values);
    void drawScatter(const std::vector<double>& values);
    void drawMap(const std::vector<double>& values, std::size_t second);
    void drawBars(const std::vector<Bar>& bars, const QString& title, double middle);

    const StudyJob& job_;
    const editor::ActiveTheme& theme_;
    QCustomPlot* moving_;
    QCustomPlot* histogram_;
    StudyMap map_;
    std::size_t response_ = 0, parameter_ = 0;
    std::optional<std::size_t> second_;
    std::vector<std::optional<QPointF>> places_;  ///< of each point of a scatter or map, in coordinates of its axes
};

}  // namespace bramah::app
