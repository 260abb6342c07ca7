// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue/catalogue_commands.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTableWidget;

namespace bramah::app {

class CatalogueModel;
class CatalogueShelf;
class DialogFoot;
class FoundRows;

/// Finds a part in the catalogues by words and shows what it changes in the selected components, or what it gives to a
/// new one if none is selected. Accepting it gives the row to the components, as one undo entry; without components
/// row() is to be placed. Borrows the session and the shelf. GUI thread. Large: its fields are the widgets that it
/// fills.
class CatalogueDialog : public QDialog
{
    Q_OBJECT
public:
    CatalogueDialog(editor::DocumentSession& session, CatalogueShelf& shelf, QWidget* parent);

    void accept() override;
    /// The chosen row; nothing before one is chosen.
    [[nodiscard]] std::optional<model::CatalogueRow> row() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    [[nodiscard]] QWidget* makeEmpty();
    [[nodiscard]] QWidget* makeFound();
    void fill();
    void findAgain();
    /// Shows what the chosen row is and changes, and whether it can be taken.
    void look();
    void showChanges(const model::CatalogueRow& row);
    /// Why \a row cannot be taken; empty if it can.
    [[nodiscard]] QString reasonAgainst(const model::CatalogueRow& row) const;
    [[nodiscard]] bool fitsAny(const model::CatalogueRow& row) const;
    void showFaults();
    void openFolder();
    void beginCatalogue();

    editor::DocumentSession& session_;
    CatalogueShelf& shelf_;
    std::vector<CataloguePart> parts_;
    CatalogueModel* rows_;
    FoundRows* found_;
    QLineEdit* search_;
    QCheckBox* fitting_;
    QStackedWidget* layers_;
    QTableView* table_;
    QLabel* source_;
    QLabel* heading_;  ///< above the changes
    QTableWidget* changes_;
    QLabel* faults_;
    QPushButton* begin_;
    DialogFoot* foot_;
};

}  // namespace bramah::app
