// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_rows.h"
#include "editor/session/class_view.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLayout;
class QToolButton;
class QTreeView;

namespace bramah::editor {

class DeclarationTable;
class DocumentSession;
class IconSet;

/// The declarations of a class in an editable table: ports, parameters and variables, with buttons to add, remove and
/// move them. Borrows the session. GUI thread.
class DeclarationsView : public QWidget, public ClassView
{
    Q_OBJECT
public:
    /// All arguments must outlive the view; show() fills it.
    DeclarationsView(DocumentSession& session, const IconSet& icons, QWidget* parent = nullptr);

    [[nodiscard]] QWidget& widget() override { return *this; }
    void show(const QString& className) override;
    void commit() override;
    bool locate(int offset) override;

    /// The table, whose model is a DeclarationTable.
    [[nodiscard]] QTreeView& table() { return *view_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeButtons(const IconSet& icons);
    void fitColumns();
    void addTo(DeclarationRow::Group group);
    void removeCurrent();
    void moveCurrent(bool isBelow);
    /// The name of the current declaration; empty if there is none.
    [[nodiscard]] QString currentName() const;
    void setCurrent(const QString& name);
    void updateButtons();
    void tell(const QString& fault);

    DocumentSession& session_;
    DeclarationTable* table_;
    QTreeView* view_;
    QLabel* note_;
    QToolButton* remove_ = nullptr;
    QToolButton* up_ = nullptr;
    QToolButton* down_ = nullptr;
    std::vector<QToolButton*> adders_;
    QString className_;
};

}  // namespace bramah::editor
