// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace bramah::app {

/// Can the form of the component \a path, from the top, be chosen on the sheet that \a session shows?
[[nodiscard]] bool canChooseForm(const editor::DocumentSession& session, const QString& path);
/// Writes down the variables that the component \a path is given, as `A.p B.m_flow`. Empty: the program finds them.
void chooseForm(editor::DocumentSession& session, const QString& path, const QString& given);

/// A row of the property panel: in which form the selected component is computed, which others it could have, and the
/// choice among them. Where another choice forbids it, that one is named. Borrows all. GUI thread.
class CausalityChoice : public QWidget
{
    Q_OBJECT
public:
    explicit CausalityChoice(QWidget* parent = nullptr);

    /// Null for none.
    void setSource(editor::DocumentSession* session, const LiveCheck* check);
    [[nodiscard]] QComboBox& forms() { return *forms_; }
    [[nodiscard]] QLabel& message() { return *message_; }

private:
    void refreshSoon();
    void refresh();
    void showForms(const solver::CompiledSystem& system);
    void choose(int index);

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QTimer delay_;
    QComboBox* forms_;
    QLabel* message_;
    QString path_;  ///< of the component shown; empty: none
};

}  // namespace bramah::app
