// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/catalogue_dialog.h"

#include "app/catalogue/catalogue_model.h"
#include "app/catalogue/catalogue_shelf.h"
#include "app/widgets/dialog_foot.h"
#include "editor/session/workspace.h"
#include "model/catalogue/catalogue_differences.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr QSize kSize{940, 640};    ///< px, at first
constexpr int kWidestColumn = 320;  ///< px, at first
constexpr int kLinesOfChanges = 8;  ///< shown without scrolling

QTableWidget* newChanges()
{
    auto* table = new QTableWidget(0, 3);
    table->setObjectName(QStringLiteral("catalogueChanges"));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setFocusPolicy(Qt::NoFocus);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    return table;
}

/// The component of a new symbol of a class, as it is before a row is taken.
class FreshComponent
{
public:
    FreshComponent(const model::ClassLibrary& library, const QString& className) : tree_(library)
    {
        if (const model::ClassNode* node = library.find(className.toStdString()))
            tree_.instantiate(*node);
    }
    /// Null if there is no such class.
    [[nodiscard]] const model::Instance* instance() const { return tree_.root(); }

private:
    model::InstanceTree tree_;
};

}  // namespace

CatalogueDialog::CatalogueDialog(editor::DocumentSession& session, CatalogueShelf& shelf, QWidget* parent)
    : QDialog(parent),
      session_(session),
      shelf_(shelf),
      parts_(selectedParts(session)),
      rows_(new CatalogueModel(this)),
      found_(new FoundRows(*rows_, this)),
      search_(new QLineEdit),
      fitting_(new QCheckBox),
      layers_(new QStackedWidget),
      table_(new QTableView),
      source_(new QLabel),
      heading_(new QLabel),
      changes_(newChanges()),
      faults_(new QLabel),
      begin_(new QPushButton),
      foot_(new DialogFoot(*this, 1))
{
    setWindowTitle(parts_.size() == 1 ? tr("A part from a catalogue for %1").arg(parts_.front().id.name)
                   : parts_.empty()
                       ? tr("Place a part from a catalogue")
                       : tr("A part from a catalogue for %n components", nullptr, static_cast<int>(parts_.size())));
    search_->setObjectName(QStringLiteral("catalogueSearch"));
    search_->setAccessibleName(tr("Search the catalogues"));
    search_->setPlaceholderText(tr("Words of maker, type, designation; sizes as 28 cm3 or 280 bar"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    fitting_->setText(tr("Only what &fits the selection"));
    fitting_->setChecked(true);
    fitting_->setVisible(!parts_.empty());
    makeTable();
    layers_->addWidget(makeFound());
    layers_->addWidget(makeEmpty());
    auto* row = new QHBoxLayout;
    row->addWidget(search_, 1);
    row->addWidget(fitting_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(layers_, 1);
    column->addWidget(faults_);
    column->addWidget(foot_);
    faults_->setObjectName(QStringLiteral("muted"));
    connect(search_, &QLineEdit::textChanged, this, &CatalogueDialog::findAgain);
    connect(fitting_, &QCheckBox::toggled, this, &CatalogueDialog::findAgain);
    connect(faults_, &QLabel::linkActivated, this, &CatalogueDialog::showFaults);
    connect(&shelf_, &CatalogueShelf::changed, this, &CatalogueDialog::fill);
    // Files of classes may change while the dialog waits.
    connect(&session.workspace(), &editor::Workspace::classesAboutToChange, this, [this] { parts_.clear(); });
    connect(&session.sheet(), &editor::Sheet::diagramSettled, this, [this] {
        parts_ = selectedParts(session_);
        findAgain();
    });
    resize(kSize);
    shelf_.lookForOwnFolder();
    fill();
    search_->setFocus();
}

void CatalogueDialog::makeTable()
{
    table_->setObjectName(QStringLiteral("catalogueRows"));
    table_->setAccessibleName(tr("Parts"));
    table_->setModel(found_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder);  // as the catalogues have them
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->horizontalHeader()->setStretchLastSection(true);
    connect(table_, &QTableView::doubleClicked, this, &CatalogueDialog::accept);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CatalogueDialog::look);
}

QWidget* CatalogueDialog::makeFound()
{
    changes_->setAccessibleName(tr("What changes"));
    changes_->setHorizontalHeaderLabels({tr("Parameter"), tr("Now"), tr("Then")});
    changes_->setFixedHeight((kLinesOfChanges + 1) * changes_->verticalHeader()->defaultSectionSize());
    source_->setObjectName(QStringLiteral("muted"));
    source_->setWordWrap(true);
    source_->setTextFormat(Qt::PlainText);
    source_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    heading_->setObjectName(QStringLiteral("groupHeading"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_, 1);
    column->addWidget(source_);
    column->addWidget(heading_);
    column->addWidget(changes_);
    return page;
}

QWidget* CatalogueDialog::makeEmpty()
{
    auto* text = new QLabel(tr("There is no catalogue yet. A catalogue is a table of parts that any spreadsheet writes "
                               "as CSV: put yours into the folder %1.")
                                .arg(QDir::toNativeSeparators(shelf_.ownFolder())));
    text->setObjectName(QStringLiteral("catalogueEmpty"));
    text->setWordWrap(true);
    auto* open = new QPushButton(tr("&Open the folder"));
    begin_->setText(parts_.size() == 1 ? tr("&Begin one with %1").arg(parts_.front().id.name) : QString());
    begin_->setVisible(parts_.size() == 1);
    begin_->setAutoDefault(false);
    open->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open);
    buttons->addWidget(begin_);
    buttons->addStretch(1);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(text);
    column->addLayout(buttons);
    column->addStretch(1);
    connect(open, &QPushButton::clicked, this, &CatalogueDialog::openFolder);
    connect(begin_, &QPushButton::clicked, this, &CatalogueDialog::beginCatalogue);
    return page;
}

void CatalogueDialog::fill()
{
    std::vector<model::CatalogueRow> rows;
    for (const model::CatalogueRow* row : shelf_.rows())
        rows.push_back(*row);
    const bool isEmpty = rows.empty();
    rows_->setRows(std::move(rows));
    layers_->setCurrentIndex(isEmpty ? 1 : 0);
    const auto faults = static_cast<int>(shelf_.faults().size());
    faults_->setText(tr("%n fault(s) in the catalogues: their rows are left out.", nullptr, faults) +
                     QStringLiteral(" <a href=\"faults\">%1</a>").arg(tr("Show them")));
    faults_->setVisible(faults > 0);
    findAgain();
    table_->resizeColumnsToContents();
    for (int column = 0; column + 1 < CatalogueModel::ColumnCount; ++column)
        table_->setColumnWidth(column, std::min(table_->columnWidth(column), kWidestColumn));
}

bool CatalogueDialog::fitsAny(const model::CatalogueRow& row) const
{
    return std::ranges::any_of(parts_,
                               [&](const CataloguePart& part) { return model::fitsCatalogueRow(*part.instance, row); });
}

void CatalogueDialog::findAgain()
{
    const auto before = row();
    found_->setQuery(search_->text());
    if (parts_.empty() || !fitting_->isChecked())
        found_->setCondition(nullptr);
    else
        found_->setCondition([this](const model::CatalogueRow& row) { return fitsAny(row); });
    // The part that the component has, and the one that was chosen, are shown first.
    const model::CatalogueKey key = before           ? model::CatalogueKey{before->maker, before->type}
                                    : parts_.empty() ? model::CatalogueKey()
                                                     : model::catalogueKeyOf(*parts_.front().instance);
    int chosen = 0;
    for (int k = 0; k < found_->rowCount(); ++k)
        if (const model::CatalogueRow& one = rows_->row(found_->mapToSource(found_->index(k, 0)).row());
            one.maker == key.maker && one.type == key.type)
            chosen = k;
    table_->setCurrentIndex(found_->index(chosen, 0));
    table_->scrollTo(table_->currentIndex());
    look();
}

std::optional<model::CatalogueRow> CatalogueDialog::row() const
{
    const QModelIndex at = found_->mapToSource(table_->currentIndex());
    return at.isValid() ? std::optional(rows_->row(at.row())) : std::nullopt;
}

QString CatalogueDialog::reasonAgainst(const model::CatalogueRow& row) const
{
    if (!session_.isEditable())
        return session_.readOnlyReason();
    if (parts_.empty()) {
        if (!session_.isDrawingEditable())
            return tr("The drawing is locked.");
        const model::ClassNode* node = session_.workspace().library().find(row.className.toStdString());
        return node && !node->isPartial()
                   ? QString()
                   : tr("It fits several classes: place a component of one of them first, and select it.");
    }
    if (!fitsAny(row))
        return tr("It is a part for %1, which none of the selected components is.").arg(model::lastName(row.className));
    return changes_->rowCount() == 0 ? tr("Nothing differs from it.") : QString();
}

void CatalogueDialog::look()
{
    const auto chosen = row();
    source_->setVisible(chosen.has_value());
    heading_->setVisible(chosen.has_value());
    changes_->setVisible(chosen.has_value());
    if (!chosen) {
        foot_->setMessage(layers_->currentIndex() == 0 ? tr("No part has all of this.") : QString());
        foot_->setReady(false);
        return;
    }
    QStringList origin{chosen->source(), chosen->known, tr("%1, line %2").arg(chosen->file).arg(chosen->line)};
    origin.removeAll(QString());
    source_->setText(origin.join(QLatin1String("; ")));
    showChanges(*chosen);
    const QString reason = reasonAgainst(*chosen);
    foot_->setMessage(reason);
    foot_->setReady(reason.isEmpty());
}

void CatalogueDialog::showChanges(const model::CatalogueRow& row)
{
    changes_->setRowCount(0);
    const auto show = [&](const QString& component, const model::Instance& instance) {
        for (const model::CatalogueDifference& one : model::differencesFrom(row, instance, QLocale())) {
            const int line = changes_->rowCount();
            changes_->insertRow(line);
            const QString label = component.isEmpty() ? one.label : QStringLiteral("%1: %2").arg(component, one.label);
            const QStringList cells{label, one.here, one.there};
            for (int column = 0; column < cells.size(); ++column)
                changes_->setItem(line, column, new QTableWidgetItem(cells[column]));
        }
    };
    if (parts_.empty()) {
        const FreshComponent fresh(session_.workspace().library(), row.className);
        if (fresh.instance())
            show({}, *fresh.instance());
    }
    for (const CataloguePart& part : parts_)
        if (model::fitsCatalogueRow(*part.instance, row))
            show(parts_.size() > 1 ? part.id.name : QString(), *part.instance);
    heading_->setText(parts_.empty() ? tr("What the new component gets") : tr("What changes"));
}

bool CatalogueDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(table_, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CatalogueDialog::accept()
{
    const auto chosen = row();
    if (!chosen || !reasonAgainst(*chosen).isEmpty())
        return;
    if (parts_.empty() || takeFromCatalogue(session_, parts_, *chosen, shelf_))
        QDialog::accept();
    else
        foot_->setMessage(tr("Nothing could be changed."));
}

void CatalogueDialog::showFaults()
{
    QStringList lines;
    for (const model::CatalogueFault& fault : shelf_.faults())
        lines.append(fault.message().replace(QLatin1Char('`'), QLatin1Char('"')));
    QMessageBox box(QMessageBox::Warning, tr("Faults in the catalogues"),
                    tr("These rows are left out until their files are corrected; the dialog follows at once."),
                    QMessageBox::Close, this);
    constexpr qsizetype kMost = 12;
    box.setInformativeText(lines.mid(0, kMost).join(QLatin1Char('\n')));
    if (lines.size() > kMost)
        box.setDetailedText(lines.join(QLatin1Char('\n')));
    box.exec();
}

void CatalogueDialog::openFolder()
{
    QDir().mkpath(shelf_.ownFolder());
    shelf_.lookForOwnFolder();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(shelf_.ownFolder())))
        foot_->setMessage(tr("No program opens the folder %1.").arg(QDir::toNativeSeparators(shelf_.ownFolder())));
}

void CatalogueDialog::beginCatalogue()
{
    if (const auto written =
            shelf_.write(tr("my parts") + QStringLiteral(".csv"), catalogueOf(session_, parts_.front()));
        !written)
        foot_->setMessage(written.error());
}

}  // namespace bramah::app
