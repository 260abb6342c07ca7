// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "app/results/plottable_variables.h"
#include "solver/measures/curve_statistics.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QTableWidget;
class QToolButton;

namespace bramah::app {

/// Numbers of the curves on the plots, of all shown runs, between two times: a row a curve, a column a statistic; a
/// dash with its reason where there is none. It is copied as text with tabs, and written as CSV. Borrows history and
/// variables. GUI thread.
class StatisticsTable : public QWidget
{
    Q_OBJECT
public:
    StatisticsTable(const RunHistory& history, const PlottableVariables& variables, QWidget* parent = nullptr);

    /// Shows \a curves within [from, to]; \a isMarked: between the two marks. Computes a curve at a time, while the
    /// window goes on.
    void show(const std::vector<CurveDefinition>& curves, double from, double to, bool isMarked);
    /// The statistics that are its columns.
    [[nodiscard]] static const std::vector<solver::Statistic>& statistics();
    [[nodiscard]] QTableWidget& table() { return *table_; }
    /// Is all of it computed?
    [[nodiscard]] bool isComplete() const { return next_ >= rows_.size(); }
    /// The table in lines and fields.
    [[nodiscard]] QString text(QChar separator) const;

Q_SIGNALS:
    void closeWanted();
    /// The user wants to keep a statistic of a curve as a measure.
    void measureWanted(const QString& of, const QString& unit, solver::Statistic statistic);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        CurveDefinition curve;
        int run = 0;  ///< its number
        std::unique_ptr<CurveSource> source;
    };
    void computeNext();
    void fillMenu(QMenu& menu);
    void copy() const;
    void exportCsv();

    const RunHistory& history_;
    const PlottableVariables& variables_;
    QLabel* title_;
    QTableWidget* table_;
    QTimer timer_;
    std::vector<Row> rows_;
    std::size_t next_ = 0;
    double from_ = 0, to_ = 0;
};

}  // namespace bramah::app
