// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/run_measures.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QStackedLayout;
class QTableWidget;

namespace bramah::app {

/// The measures of a document in a table: a row a measure, a column a shown run, the newest first; values beyond a
/// limit stand out. GUI thread.
class MeasuresPanel : public QWidget
{
    Q_OBJECT
public:
    explicit MeasuresPanel(QWidget* parent = nullptr);

    /// Null for no document.
    void setMeasures(RunMeasures* measures);
    [[nodiscard]] QTableWidget& table() { return *table_; }
    /// Asks for a measure that begins as \a measure.
    void add(const solver::Measure& measure = {});

private:
    void fill();
    void edit();
    void remove();
    void move(int by);
    void copy() const;
    /// The number of the measure chosen; -1 for none.
    [[nodiscard]] int current() const;

    QPointer<RunMeasures> measures_;
    QStackedLayout* layers_;
    QTableWidget* table_;
    QLabel* empty_;
};

}  // namespace bramah::app
