// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace bramah::editor {

/// What the drawing says at the one selected symbol besides its code, and what is ordered for it: the function of its
/// circuit, the names of its coils, its data, maker, type code, number, designation, remark, accessories. Hidden if the
/// symbol gets no code. Each change is one undo entry. GUI thread.
class DrawingForm : public QWidget
{
    Q_OBJECT
public:
    explicit DrawingForm(QWidget* parent = nullptr);

    /// Null hides it. The session is borrowed.
    void setSession(DocumentSession* session);

private:
    struct Row {
        QLabel* label = nullptr;
        QLineEdit* field = nullptr;
    };
    Row addRow(const QString& label, const QString& id, const QString& tip);
    void refresh();
    void show(const Row& row, const QString& text, bool isThere);
    void commit(const QString& name, const model::DiagramChange& change);
    /// Writes \a text to the vendor annotation \a path of the symbol if it differs from what is there.
    void commitText(const QLineEdit& field, const char* path, const QString& name);
    void commitFunction();
    void commitCoils();
    void commitAccessories();
    void commitData();

    QPointer<DocumentSession> session_;
    model::ComponentId shown_;
    int circuit_ = -1;  ///< of the shown symbol; negative: its code names none
    QGridLayout* grid_;
    Row function_;
    Row coils_[2];
    QComboBox* data_;
    QLineEdit* ownData_;
    Row maker_, type_, number_, designation_, remark_, accessories_;
};

}  // namespace bramah::editor
