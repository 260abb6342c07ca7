// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "editor/canvas/cause_plates.h"
#include "solver/inspection/cause.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QTableWidget;
class QToolButton;

namespace bramah::app {

/// Answers "why here?": a table of the terms that have changed a variable, as a waterfall from its first to its last
/// value, each beside what it was in the stretch before. Enter leads on to the variable of a term, Backspace back. GUI
/// thread.
class WhyPanel : public QWidget
{
    Q_OBJECT
public:
    explicit WhyPanel(QWidget* parent = nullptr);
    ~WhyPanel() override;

    /// Null for no document.
    void setPage(DocumentPage* page);
    /// Explains \a variable in the latest run between two times [s].
    void explain(const QString& variable, double from, double to);
    /// Tells which components the latest run spent its work on.
    void explainSlow();
    [[nodiscard]] QTableWidget& table() { return *table_; }
    [[nodiscard]] const solver::Cause& cause() const { return cause_; }
    /// While it is not in front, the sheet shows nothing of it.
    void setInFront(bool isInFront);
    /// What is explained, in words, and the equation behind it.
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString equation() const;
    /// Goes to the variable of the chosen term.
    void leadOn();
    void goBack();

Q_SIGNALS:
    /// A question has come from a plot: the panel is to be seen.
    void asked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Question {
        QString variable;
        double from = 0, to = 0;
        bool isOfSpeed = false;  ///< why the run is slow
    };
    void answer();
    void answerSlow(const RunRecord& run);
    void say(const QString& why);
    void fill(const RunRecord& run, const solver::CompiledSystem& system, const solver::Cause& before);
    void showOnSheet(const solver::CompiledSystem& system, const solver::ResultColumn& column);
    void clearSheet();
    [[nodiscard]] QString nameOf(const solver::CompiledSystem& system, const solver::CauseTerm& term) const;

    QPointer<DocumentPage> page_;
    std::vector<Question> asked_;  ///< the last one is shown
    solver::Cause cause_;
    editor::CausePlates plates_;  ///< of the answer
    bool isInFront_ = false;
    QToolButton* back_;
    QLabel* title_;
    QLabel* equation_;
    QTableWidget* table_;
};

}  // namespace bramah::app
