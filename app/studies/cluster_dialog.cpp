// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/cluster_dialog.h"

#include "model/document/document.h"
#include "solver/plan/plan_writer.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kLookPeriod = 2000;                // ms
constexpr int kWidth = 640, kTableHeight = 200;  // px
constexpr int kMostSlices = 100'000, kUsualSlices = 20;
enum Column { kSlice, kRuns, kFailed, kRemark, kColumnCount };

/// A folder beside \a file, or at home, that does not exist yet.
QString freeFolder(const QString& file)
{
    const QFileInfo info(file);
    const bool isFile = info.isFile();
    const QString base = isFile ? info.absolutePath() + QLatin1Char('/') + info.completeBaseName()
                                : QDir::homePath() + QStringLiteral("/study");
    QString folder = base + QStringLiteral("-plan");
    for (int copy = 2; QFileInfo::exists(folder); ++copy)
        folder = QStringLiteral("%1-plan-%2").arg(base).arg(copy);
    return folder;
}

void setText(QTableWidget& table, int row, Column column, const QString& text)
{
    QTableWidgetItem* item = table.item(row, column);
    if (!item) {
        item = new QTableWidgetItem;
        item->setTextAlignment(column == kRemark ? Qt::AlignLeft | Qt::AlignVCenter
                                                 : Qt::AlignRight | Qt::AlignVCenter);
        table.setItem(row, column, item);
    }
    item->setText(text);
    item->setToolTip(column == kRemark ? text : QString());
}

}  // namespace

ClusterDialog::ClusterDialog(std::function<std::optional<StudyQuestion>()> question, QWidget* parent)
    : QDialog(parent),
      question_(std::move(question)),
      folder_(new QLineEdit),
      slices_(new QSpinBox),
      write_(new QPushButton(tr("&Write the plan"))),
      message_(new QLabel),
      state_(new QWidget),
      submit_(new QLineEdit),
      progressText_(new QLabel),
      progress_(new QProgressBar),
      table_(new QTableWidget(0, kColumnCount)),
      take_(new QPushButton(tr("&Take the results")))
{
    setWindowTitle(tr("A study on a cluster"));
    auto* choose = new QPushButton(tr("&Choose …"));
    auto* place = new QHBoxLayout;
    place->addWidget(folder_, 1);
    place->addWidget(choose);
    slices_->setRange(1, kMostSlices);
    slices_->setValue(kUsualSlices);
    slices_->setToolTip(tr("Jobs that the runs are dealt out to: a few for each processor of the cluster"));
    auto* dealt = new QHBoxLayout;
    dealt->addWidget(slices_);
    dealt->addStretch();
    dealt->addWidget(write_);
    auto* form = new QFormLayout;
    form->addRow(tr("&Folder:"), place);
    form->addRow(tr("&Slices:"), dealt);
    qobject_cast<QLabel*>(form->labelForField(place))->setBuddy(folder_);
    qobject_cast<QLabel*>(form->labelForField(dealt))->setBuddy(slices_);
    message_->setObjectName(QStringLiteral("muted"));
    message_->setWordWrap(true);
    message_->setMinimumHeight(2 * message_->fontMetrics().lineSpacing());
    message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    submit_->setReadOnly(true);
    submit_->setAccessibleName(tr("Line that starts all slices"));
    auto* copy = new QPushButton(tr("Co&py"));
    auto* line = new QHBoxLayout;
    line->addWidget(submit_, 1);
    line->addWidget(copy);
    table_->setHorizontalHeaderLabels({tr("Slice"), tr("Runs"), tr("Failed"), tr("Remark")});
    table_->setAccessibleName(tr("Slices of the study"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setMinimumHeight(kTableHeight);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->horizontalHeader()->setHighlightSections(false);
    auto* seen = new QVBoxLayout(state_);
    seen->setContentsMargins(0, 0, 0, 0);
    auto* heading = new QLabel(tr("This line starts the slices under Slurm; job.sh runs one of them by itself:"));
    heading->setWordWrap(true);
    seen->addWidget(heading);
    seen->addLayout(line);
    progress_->setTextVisible(false);
    seen->addWidget(progressText_);
    seen->addWidget(progress_);
    seen->addWidget(table_, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(take_, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(message_);
    column->addWidget(state_, 1);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(kWidth);
    // Return in the folder writes the plan, and nothing else.
    for (QPushButton* button : {choose, copy, take_, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    write_->setDefault(true);

    connect(choose, &QPushButton::clicked, this, &ClusterDialog::choose);
    connect(write_, &QPushButton::clicked, this, &ClusterDialog::write);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(submit_->text()); });
    connect(take_, &QPushButton::clicked, this, [this] {
        message_->setText(tr("Collecting the results …"));
        job_.collect(folder_->text());
        showState();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(folder_, &QLineEdit::textChanged, this, [this] {
        message_->clear();
        showFolder(PlanFolder());
        look();
    });
    connect(&job_, &PlanJob::written, this, [this](const QString& problem) {
        message_->setText(problem.isEmpty() ? tr("The plan is written, with everything that a slice needs but Bramah.")
                                            : problem);
        look();
        showState();
    });
    connect(&job_, &PlanJob::collected, this, [this](const StudyAnswer& answer) {
        message_->setText(tr("%1 of %2 runs are in the panel.").arg(answer.done()).arg(answer.results.size()));
        showState();
        Q_EMIT collected(answer);
    });
    connect(&job_, &PlanJob::notCollected, this, [this](const QString& problem) {
        message_->setText(problem);
        showState();
    });
    connect(&job_, &PlanJob::seen, this, [this](const QString& folder, const PlanFolder& found) {
        if (folder == folder_->text())
            showFolder(found);
        else
            look();
    });
    timer_.setInterval(kLookPeriod);
    connect(&timer_, &QTimer::timeout, this, &ClusterDialog::look);
    showFolder(PlanFolder());
}

void ClusterDialog::setSession(const editor::DocumentSession* session)
{
    if (session_ == session)
        return;
    session_ = session;
    proposeFolder();
    showState();
}

void ClusterDialog::tell(const QString& text)
{
    message_->setText(text);
}

void ClusterDialog::proposeFolder()
{
    // A folder whose slices run stays.
    if (!found_.plan)
        folder_->setText(freeFolder(session_ ? session_->file().document().filePath() : QString()));
}

void ClusterDialog::choose()
{
    const QString chosen = QFileDialog::getExistingDirectory(
        this, tr("Folder of the study"), QFileInfo(folder_->text()).absolutePath(), QFileDialog::ShowDirsOnly);
    if (!chosen.isEmpty())
        folder_->setText(chosen);
}

void ClusterDialog::write()
{
    if (!session_)
        return;
    const auto question = question_();
    if (!question)
        return;
    message_->setText(tr("Writing the plan …"));
    job_.write(*session_, *question, folder_->text(), static_cast<std::size_t>(slices_->value()));
    showState();
}

void ClusterDialog::look()
{
    if (!folder_->text().isEmpty() && !job_.isBusy())
        job_.look(folder_->text());
}

void ClusterDialog::showFolder(const PlanFolder& found)
{
    found_ = found;
    state_->setVisible(found.plan.has_value());
    if (!found.problem.isEmpty())
        message_->setText(found.problem);
    if (found.plan) {
        submit_->setText(solver::submitLine(*found.plan));
        submit_->setCursorPosition(0);
        showSlices(found);
    }
    showState();
}

void ClusterDialog::showSlices(const PlanFolder& found)
{
    const std::size_t done = found.done(), failed = found.failed();
    progress_->setRange(0, static_cast<int>(found.plan->pointCount));
    progress_->setValue(static_cast<int>(done));
    QString text = tr("%1 of %2 runs").arg(done).arg(found.plan->pointCount);
    if (failed > 0)
        text += tr(", %1 failed").arg(failed);
    progressText_->setText(text);
    table_->setRowCount(static_cast<int>(found.slices.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const solver::SliceState& slice = found.slices[static_cast<std::size_t>(row)];
        setText(*table_, row, kSlice, QString::number(row));
        setText(*table_, row, kRuns, tr("%1 of %2").arg(slice.done).arg(slice.points));
        setText(*table_, row, kFailed, QString::number(slice.failed));
        setText(*table_, row, kRemark, slice.problem);
    }
}

void ClusterDialog::showState()
{
    const bool isBusy = job_.isBusy();
    write_->setEnabled(session_ && !isBusy && !found_.plan && found_.problem.isEmpty() && !folder_->text().isEmpty());
    write_->setToolTip(found_.plan ? tr("The folder holds a plan; choose another one to write a new plan") : QString());
    slices_->setEnabled(!found_.plan);
    take_->setEnabled(!isBusy && found_.plan && found_.done() > 0);
}

void ClusterDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    proposeFolder();
    look();
    timer_.start();
}

void ClusterDialog::hideEvent(QHideEvent* event)
{
    timer_.stop();
    QDialog::hideEvent(event);
}

}  // namespace bramah::app
