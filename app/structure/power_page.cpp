// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/power_page.h"

#include "app/results/model_text.h"
#include "app/structure/energy_flow.h"
#include "app/structure/share_bar.h"
#include "app/structure/structure_view.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "solver/overview/energy_table.h"
#include "solver/overview/power_text.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr std::size_t kMostForMatrices = 20'000;  // variables: larger models take seconds

}  // namespace

PowerPage::PowerPage(QWidget* parent)
    : QWidget(parent),
      message_(new QLabel),
      table_(makeStructureView(tr("Energies"))),
      flow_(new EnergyFlow),
      structure_(new QLabel),
      matrices_(new QScrollArea),
      model_(new StructureModel(this)),
      shares_(new ShareBar(this)),
      job_([this](const solver::EnergyRun& run) {
          run_ = run;
          showEnergies();
      })
{
    message_->setObjectName(QStringLiteral("muted"));
    message_->setAlignment(Qt::AlignCenter);
    message_->setWordWrap(true);
    structure_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    structure_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    structure_->setContentsMargins(12, 6, 12, 8);
    structure_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    structure_->setAccessibleName(tr("Efforts and flows at the ports"));
    table_->setModel(model_);
    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(table_);
    split->addWidget(flow_);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    auto* energies = new QWidget;
    auto* column = new QVBoxLayout(energies);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(message_, 1);
    column->addWidget(split, 1);
    // Matrices are beside the energies; a low panel has room for both.
    matrices_->setWidget(structure_);
    matrices_->setWidgetResizable(true);
    matrices_->setFrameShape(QFrame::NoFrame);
    auto* both = new QSplitter(Qt::Horizontal);
    both->addWidget(energies);
    both->addWidget(matrices_);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    constexpr int kEnergies = 820, kMatrices = 220, kTable = 260;  // px: names and two columns, texts uncut, the rest
    both->setSizes({kEnergies, kMatrices});
    split->setSizes({kTable, kEnergies - kTable});
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(both);
    connect(flow_, &EnergyFlow::componentChosen, this,
            [this](const QString& path) { Q_EMIT componentsChosen(QSet<QString>{path}); });
    connect(table_, &QTreeView::clicked, this, [this] {
        QSet<QString> paths;
        for (const QModelIndex& index : table_->selectionModel()->selectedRows())
            if (const QString& path = model_->table().rows[static_cast<std::size_t>(index.row())].path; !path.isEmpty())
                paths.insert(path);
        Q_EMIT componentsChosen(paths);
    });
}

void PowerPage::setSource(editor::DocumentSession* session, const ShownMoment* moment)
{
    job_.stop();
    if (session_)
        session_->dropListener(this);
    session_ = session;
    moment_ = moment;
    run_ = {};
    followed_ = 0;
    if (session)
        connect(session, &editor::DocumentSession::selectionChanged, this, &PowerPage::showStructure);
}

void PowerPage::showMoment()
{
    if (isVisible()) {
        showEnergies();
        showStructure();
    }
}

const RunRecord* PowerPage::shownRun() const
{
    return moment_ && session_ ? moment_->runOf(session_->sheet().place().root) : nullptr;
}

void PowerPage::refresh(std::shared_ptr<const solver::CompiledSystem> system)
{
    system_ = std::move(system);
    const RunRecord* run = shownRun();
    if (run && !run->isRunning() && run->number != followed_)
        follow();
    showEnergies();
    showStructure();
}

void PowerPage::follow()
{
    const RunRecord& run = *shownRun();
    followed_ = run.number;
    run_ = {};
    const std::shared_ptr<model::ClassLibrary> library = session_->workspace().library().clone();
    if (!run.model.isOf(ModelText::runBy(*session_)))
        library->addFile(run.model.read().tree);  // the circuit has changed since
    job_.start(
        [className = session_->sheet().place().root.toStdString(), library,
         times = std::pair(run.settings.startTime, run.settings.stopTime)](const std::stop_token& token, const auto&) {
            return solver::followEnergy(library, className, {{}, times}, stopCheck(token));
        });
}

void PowerPage::showEnergies()
{
    const std::optional<double> chosen = moment_ ? moment_->chosenTime() : std::nullopt;
    const double time = chosen.value_or(run_.results ? run_.results->lastTime() : 0);
    const bool isThere = run_.problem.isEmpty() && run_.results;
    model_->setTable(isThere ? energyTable(run_, time) : solver::StructureTable());
    flow_->show(isThere ? componentEnergies(run_, time) : std::vector<solver::ComponentEnergy>());
    const bool isEmpty = model_->rowCount() == 0;
    table_->parentWidget()->setVisible(!isEmpty);
    message_->setVisible(isEmpty);
    message_->setText(!shownRun() ? tr("After a run this page shows which components give energy, and where it goes.")
                      : !run_.problem.isEmpty() ? run_.problem
                      : shownRun()->isRunning() ? tr("The energy is computed when the run has ended.")
                                                : tr("Computing the energy …"));
    fitColumns(*table_);
    for (int column = 0; column < model_->columnCount(); ++column)
        table_->setItemDelegateForColumn(column, column + 1 == model_->columnCount() ? shares_ : nullptr);
}

QString PowerPage::powersNow(const QStringList& paths) const
{
    const RunRecord* run = shownRun();
    if (!run)
        return {};
    QStringList texts;
    for (const auto& [port, power] : portPowers(*system_, run->results, moment_->time(), paths))
        texts << tr("%1 %2 W").arg(port, QLocale().toString(power, 'g', 5));
    return texts.isEmpty() ? QString()
                           : QLatin1Char('\n') + tr("Goes in now: %1").arg(texts.join(QStringLiteral(", ")));
}

void PowerPage::showStructure()
{
    QString text;
    if (session_ && system_ && isVisible() && system_->model.variables.size() < kMostForMatrices) {
        QStringList paths, joints;
        for (const model::ComponentId& id : session_->selection().components)
            paths << session_->sheet().place().pathOf(id.name);
        for (const editor::SeenLine& line : seenLines(session_->sheet().diagram(), session_->selection()))
            joints << session_->sheet().place().pathOf(line.first.component.name) + QLatin1Char('.') + line.first.port;
        if (const auto structure = paths.isEmpty() ? std::nullopt : powerStructureOf(*system_, paths))
            text = powerText(*structure).trimmed() + powersNow(paths) + QLatin1Char('\n');
        for (const QString& joint : joints + jointsBetween(*system_, paths))
            if (const auto structure = powerStructureAt(*system_, joint))
                text += QLatin1Char('\n') + tr("Where lines meet at %1:").arg(joint) + QLatin1Char('\n') +
                        powerText(*structure);
        text = text.trimmed();
    }
    structure_->setText(text);
    matrices_->setVisible(!text.isEmpty());
}

void PowerPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        flow_->update();
}

}  // namespace bramah::app
