// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/kept_data.h"
#include "app/results/run_history.h"

#include <QPoint>
#include <QString>

class QMenu;
class QWidget;

namespace bramah::app {

class MessageBar;

/// Brings files of measured values into a document, and tells what becomes of them. GUI thread.
class DataImport : public QObject
{
    Q_OBJECT
public:
    /// \a page: the parent of dialogs. Borrows all.
    DataImport(editor::DocumentSession& session, solver::MeasuredData& data, const RunHistory& history,
               MessageBar& messages, QWidget& page);

    /// May the file at \a path be one of measured values, by its name?
    [[nodiscard]] static bool isDataFile(const QString& path);
    /// Asks for a file.
    void chooseFile();
    /// Shows how a file is understood, and takes it in if the user wants that.
    void importFile(const QString& path);
    /// Lays the channel at \a path beside a variable of the latest run: \a variable, unless the user takes another one;
    /// empty: that it lies beside already, or the first plotted one of its unit.
    void lay(const QString& path, const QString& variable = {});
    /// Adds what can be done with the measured file of which \a variable, or a component of that name, is a part.
    void addEntries(QMenu& menu, const QString& variable);
    /// \a plotted: the variables of the plot in use, of which the first that fits is offered to lay channels beside.
    void setPlotted(const QStringList& plotted) { plotted_ = plotted; }

Q_SIGNALS:
    /// The curve of an expression is to be plotted.
    void plotWanted(const QString& expression);

private:
    /// Shows the file again as it is read.
    void change(const solver::MeasuredFile& file);
    /// The file that \a variable, or the component of that name, is a part of; null if there is none.
    [[nodiscard]] const solver::MeasuredFile* fileOf(const QString& variable) const;
    void ask(solver::MeasuredFile file, const QString& path);
    /// Says how much of a large file has been read.
    void tellReading(const QString& path, double share);
    /// Says which variables of a run that has ended are as near to measured values as they should be.
    void tellVerdicts();

    solver::MeasuredData& data_;
    const RunHistory& history_;
    MessageBar& messages_;
    QWidget& page_;
    QStringList plotted_;
    QString readingText_;  ///< the message that a file is being read
    KeptData kept_;
};

}  // namespace bramah::app
