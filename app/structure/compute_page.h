// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"
#include "app/work/background_job.h"
#include "model/units/shown_unit.h"
#include "solver/design/design_point.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace bramah::editor {
class ActiveTheme;
}

namespace bramah::app {

class DesignCurve;

/// Asks for values of parameters that give wanted values at rest or at the start, finds them in the background, and
/// writes them into the circuit on request. Draws such a value over the wanted one or over another parameter. GUI
/// thread. Large: it holds the widgets of a question and its worker.
class ComputePage : public QWidget
{
    Q_OBJECT
public:
    /// Borrows \a theme.
    explicit ComputePage(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Null for no session. Borrows it.
    void setSession(editor::DocumentSession* session);
    /// Offers the variables and parameters of \a system; null for none.
    void offer(const solver::CompiledSystem* system);

    /// Asks what the parameter at \a path must be; the user says for what.
    void askFor(const QString& path);

    /// One line: a variable, its wanted value, the parameter to change, and the result.
    struct Line {
        QLineEdit* variable;
        QLineEdit* value;
        QLineEdit* parameter;
        QLabel* found;
    };
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] QPushButton& computeButton() { return *compute_; }
    /// At rest, or at the first instant of a run.
    [[nodiscard]] QComboBox& instant() { return *instant_; }
    [[nodiscard]] QLabel& message() { return *message_; }
    [[nodiscard]] DesignCurve& curve() { return *curve_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addLine();
    void compute();
    void show(const solver::DesignAnswer& answer);
    void takeOver();
    void forgetAnswer();
    void tell(const QString& text);
    /// The question from the lines; empty, with a message, if a line is invalid.
    [[nodiscard]] std::optional<solver::DesignQuestion> question();
    [[nodiscard]] model::ShownUnit unitOf(const QString& path) const;

    QPointer<editor::DocumentSession> session_;
    QGridLayout* grid_;
    std::vector<Line> lines_;
    QBoxLayout* sides_;  ///< the question and the curve, beside or below each other
    QPushButton* compute_;
    QPushButton* take_;
    QComboBox* instant_;
    QLineEdit* time_;
    QLabel* message_;
    QStringListModel* variables_;
    QStringListModel* parameters_;
    QStringListModel* all_;  ///< variables and parameters
    DesignCurve* curve_;
    QHash<QString, std::pair<QString, QString>> units_;  ///< by path: SI unit and shown unit
    solver::DesignQuestion asked_;
    std::vector<double> found_;
    BackgroundJob<solver::DesignAnswer> job_;
};

}  // namespace bramah::app
