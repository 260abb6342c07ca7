// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"
#include "app/work/background_job.h"
#include "solver/overview/structure_table.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace bramah::app {

/// Variables of a model from which on the forms of its components are not shown: one of them would take seconds.
constexpr std::size_t kMostForForms = 20'000;

/// Can the user choose the form of the component \a path, from the top, on the sheet that \a session shows?
[[nodiscard]] bool canChooseForm(const editor::DocumentSession& session, const QString& path);
/// Writes the variables that the component \a path gets from outside, as `A.p B.m_flow`. Empty: the program chooses.
void chooseForm(editor::DocumentSession& session, const QString& path, const QString& given);

/// A row of the property panel: the form in which the selected component is computed, the other possible forms, and the
/// choice among them. Names the other choice that forbids it, if there is one. Borrows all. GUI thread.
class CausalityChoice : public QWidget
{
    Q_OBJECT
public:
    explicit CausalityChoice(QWidget* parent = nullptr);

    /// Null for no session.
    void setSource(editor::DocumentSession* session, const LiveCheck* check);
    [[nodiscard]] QComboBox& forms() { return *forms_; }
    [[nodiscard]] QLabel& message() { return *message_; }

private:
    void refreshSoon();
    void refresh();
    /// The possible forms of a component, and the letters of the one that is used.
    struct Forms {
        solver::StructureTable possible;
        QString letters;
    };
    void showForms(const Forms& forms);
    void choose(int index);

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QTimer delay_;
    QComboBox* forms_;
    QLabel* message_;
    QString path_;  ///< of the shown component; empty if there is none
    BackgroundJob<Forms> job_;
};

}  // namespace bramah::app
