// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/plan_job.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace bramah::app {

/// Plans a study for many machines: a folder, the line that starts its slices, how far they are, and their results. It
/// stays open beside the window while the slices run. GUI thread.
/// Large: the parts that the user sees.
class ClusterDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a question: the study that the panel asks for now; nothing while a part is missing, for which it says what.
    ClusterDialog(std::function<std::optional<StudyQuestion>()> question, QWidget* parent);

    /// The document whose study is planned; null for none.
    void setSession(const editor::DocumentSession* session);
    /// What is wrong with the question.
    void tell(const QString& text);

    [[nodiscard]] QLineEdit& folder() { return *folder_; }
    [[nodiscard]] QSpinBox& slices() { return *slices_; }
    [[nodiscard]] QPushButton& writeButton() { return *write_; }
    [[nodiscard]] QPushButton& takeButton() { return *take_; }
    [[nodiscard]] QLineEdit& submitLine() { return *submit_; }
    [[nodiscard]] QTableWidget& table() { return *table_; }
    [[nodiscard]] QLabel& message() { return *message_; }

Q_SIGNALS:
    void collected(const StudyAnswer& answer);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void proposeFolder();
    void choose();
    void write();
    void look();
    void showFolder(const PlanFolder& found);
    void showSlices(const PlanFolder& found);
    void showState();

    std::function<std::optional<StudyQuestion>()> question_;
    QPointer<const editor::DocumentSession> session_;
    PlanJob job_;
    PlanFolder found_;
    QLineEdit* folder_;
    QSpinBox* slices_;
    QPushButton* write_;
    QLabel* message_;
    QWidget* state_;  ///< what is seen of a plan
    QLineEdit* submit_;
    QLabel* progressText_;
    QProgressBar* progress_;
    QTableWidget* table_;
    QPushButton* take_;
    QTimer timer_;
};

}  // namespace bramah::app
