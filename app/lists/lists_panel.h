// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/lists/drawing_lists.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedLayout;
class QTableWidget;

namespace bramah::app {

/// The lists of the circuit at the top of the document in front, live; a chosen row selects its symbols or its line on
/// the sheet and opens the component that they are in. GUI thread.
class ListsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ListsPanel(QWidget* parent = nullptr);

    /// Null for no document. The session is borrowed.
    void setSession(editor::DocumentSession* session);
    /// Lists are made while the panel is in front.
    void setInFront(bool isInFront);
    /// The choice of the list and the export, for the dock's title.
    [[nodiscard]] QWidget& controls() { return *controls_; }
    [[nodiscard]] QTableWidget& table() { return *table_; }
    [[nodiscard]] QComboBox& choice() { return *choice_; }
    /// Writes the shown list to \a path; an empty one is asked for.
    void exportList(QString path = {});

private:
    void fill();
    void showRow(int row);
    void copy() const;

    QPointer<editor::DocumentSession> session_;
    bool isInFront_ = false;
    bool isFilling_ = false;
    model::DrawingListTable list_;
    QWidget* controls_;
    QComboBox* choice_;
    QStackedLayout* layers_;
    QTableWidget* table_;
    QLabel* empty_;
};

}  // namespace bramah::app
