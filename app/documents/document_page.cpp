// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"

#include "app/documents/channel_drop.h"
#include "app/documents/kept_plots.h"
#include "app/documents/value_tips.h"
#include "app/drawing/sheet_pages.h"
#include "app/measured/data_import.h"
#include "app/plots/plot_limits.h"
#include "app/plots/variable_catalog.h"
#include "app/replay/time_line.h"
#include "app/results/kept_runs.h"
#include "app/results/run_text.h"
#include "app/runs/kept_run_reader.h"
#include "app/runs/measure_dialog.h"
#include "app/sheet/operating_point_on_sheet.h"
#include "app/sheet/sheet_motion.h"
#include "app/structure/parts_on_sheet.h"
#include "app/structure/sheet_causality.h"
#include "app/views/class_views.h"
#include "app/views/equation_edit.h"
#include "app/views/equation_view.h"
#include "app/views/text_view.h"
#include "app/widgets/page_bar.h"
#include "editor/declarations/declarations_view.h"
#include "editor/documentation/documentation_edit.h"
#include "editor/problems/mending.h"
#include "editor/session/problem_place.h"
#include "editor/session/workspace.h"
#include "editor/symbol/symbol_view.h"
#include "editor/theme/theme.h"
#include "editor/view/sheet_view.h"
#include "model/document/recovery_journal.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"
#include "solver/cosimulation/allowed_fmus.h"
#include "solver/cosimulation/fmu_package.h"
#include "solver/overview/port_roles.h"

#include <QFileInfo>
#include <QMenu>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

using model::Severity;

namespace {

// Listing all variables expands the whole model: not at each step of a drag.
constexpr int kVariablesDelay = 400;  // ms

/// The problem that most likely keeps the circuit from running: an input that nothing feeds, else the first error. If
/// that one is about equations and an open port or oil without a tank may cause it, then that problem.
const model::Diagnostic* whatToMendFirst(const model::Diagnostics& problems)
{
    using Kind = model::DiagnosticKind;
    const auto firstOf = [&](auto isIt) {
        const auto found = std::ranges::find_if(problems, isIt);
        return found == problems.end() ? nullptr : &*found;
    };
    if (const auto* input = firstOf([](const auto& problem) { return problem.kind == Kind::OpenInput; }))
        return input;
    const auto* error = firstOf([](const auto& problem) { return problem.severity() == Severity::Error; });
    if (!error || (error->kind != Kind::UnderdeterminedVariables && error->kind != Kind::NothingDetermines))
        return error;
    const auto isOpen = [](const model::Diagnostic& problem) {
        return problem.kind == Kind::OpenPort || problem.kind == Kind::OpenDrain;
    };
    if (const auto* port =
            firstOf([&](const auto& problem) { return isOpen(problem) && problem.component == error->component; }))
        return port;
    if (const auto* tank = firstOf([](const auto& problem) { return problem.kind == Kind::NoTank; }))
        return tank;
    const auto* port = firstOf(isOpen);
    return port ? port : error;
}

}  // namespace

DocumentPage::DocumentPage(const Surroundings& surroundings, std::unique_ptr<model::Document> document, Origin origin,
                           QWidget* parent)
    : QWidget(parent),
      surroundings_(surroundings),
      origin_(origin),
      session_(std::make_unique<editor::DocumentSession>(surroundings.workspace, std::move(document))),
      history_(surroundings.runMemory),
      runs_(std::make_unique<RunController>(*session_, history_, surroundings.prepare,
                                            std::make_shared<solver::ModelCache>())),
      check_(std::make_unique<LiveCheck>(*session_, surroundings.check, runs_->compiled())),
      parameters_(*session_),
      plots_(std::make_unique<PlotWorkspace>(history_, surroundings.theme)),
      messages_(new MessageBar(surroundings.icons)),
      sheet_(new editor::SheetView(*session_)),
      views_(new ClassViews(*session_, *sheet_, surroundings.theme)),
      timeLine_(new TimeLine(moment_, history_, surroundings.theme, surroundings.icons, this)),
      onSheet_{new SheetMotion(*session_, moment_, *sheet_, sheet_),
               new SheetCausality(*session_, *check_, *sheet_, sheet_),
               new PartsOnSheet(*session_, *check_, *sheet_, sheet_), nullptr,
               std::make_unique<HandControls>(*session_, *runs_)}
{
    onSheet_.point = std::make_unique<OperatingPointOnSheet>(*session_, *runs_, *check_, *onSheet_.motion);
    connect(onSheet_.point.get(), &OperatingPointOnSheet::failed, this,
            [this](const QString& problem) { messages_->show(Severity::Error, problem); });
    connect(sheet_, &editor::SheetView::told, messages_, [this](const QString& text, bool isProblem) {
        messages_->show(isProblem ? Severity::Warning : Severity::Note, text);
    });
    sheet_->setHands(onSheet_.hands.get());
    sheet_->setTips([this](const editor::Probe& probe) {
        const ClassValues* run = onSheet_.motion->shownValues();
        const model::Instance* root = session_->sheet().root();
        const QString role =
            root && !check_->isPending() ? portTip(*root, check_->compiled().system.get(), probe.owner) : QString();
        const QString values =
            run ? valueTip(probe, plots_->plottable(), run->results, onSheet_.motion->time()) : QString();
        return role + (role.isEmpty() || values.isEmpty() ? QString() : QStringLiteral("<br>")) + values;
    });
    symbol_ = new editor::SymbolView(*session_, surroundings.theme, surroundings.icons);
    views_->add(ClassViewKind::Symbol, *symbol_);
    if (!surroundings.recoveryFolder.isEmpty())
        journal_ = std::make_unique<model::RecoveryJournal>(session_->file().document(), surroundings.recoveryFolder);
    if (journal_)
        connect(journal_.get(), &model::RecoveryJournal::problemChanged, this, &DocumentPage::tellJournalProblem);
    views_->add(ClassViewKind::Declarations, *new editor::DeclarationsView(*session_, surroundings.icons));
    views_->add(ClassViewKind::Documentation, *new editor::DocumentationEdit(*session_));
    views_->add(ClassViewKind::Equations, *new EquationView(*session_, *check_, surroundings.theme));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(views_, 1);
    column->addWidget(timeLine_);
    views_->setMessages(*messages_);
    auto* pages = new PageBar(tr("Pages of the drawing"), tr("Re&move the page, what lies on it stays"));
    views_->setSheetBar(*pages);
    new SheetPages(*sheet_, *pages);  // owned by the bar
    sheet_->setTheme(editor::SheetTheme::of(surroundings.theme.theme()));
    connect(&surroundings.theme, &editor::ActiveTheme::changed, this,
            [this] { sheet_->setTheme(editor::SheetTheme::of(surroundings_.theme.theme())); });
    classNames_ = session_->file().classNames();
    connect(&session_->file(), &editor::EditedFile::textChanged, this, [this] {
        followRename();
        messages_->end(MessageBar::Topic::State);
        messages_->end(MessageBar::Topic::Run);
        tellTextState();
    });
    connect(views_, &ClassViews::shownChanged, this, [this] {
        tellTextState();
        Q_EMIT viewChanged();
    });
    connect(&session_->file().document(), &model::Document::modifiedChanged, this, &DocumentPage::titleChanged);
    // An example is modified from its first edit on, and no more once that is undone.
    connect(&session_->file().undoStack(), &QUndoStack::indexChanged, this, &DocumentPage::titleChanged);
    connect(&session_->file().document(), &model::Document::filePathChanged, this, &DocumentPage::titleChanged);
    connect(&session_->file().document(), &model::Document::fileChangedOnDisk, this, &DocumentPage::tellDiskChange);
    plots_->plottable().setParameters(
        [this](const RunRecord* run, const QString& path) { return parameters_.value(run, path); });
    connect(&plots_->area(), &PlotArea::cursorMoved, &moment_, &ShownMoment::pointTo);
    connect(plots_.get(), &PlotWorkspace::timeChosen, &moment_, &ShownMoment::chooseTime);
    connect(&moment_, &ShownMoment::timeChanged, &plots_->area(), [this] {
        plots_->area().setCursorTime(moment_.chosenTime());
        plots_->area().pageTo(moment_.time());
    });
    // What is replayed is to be seen on the sheet.
    connect(&timeLine_->clock(), &ReplayClock::used, onSheet_.point.get(), [this] { onSheet_.point->setOn(false); });
    measures_ = std::make_unique<RunMeasures>(*session_, history_, plots_->plottable());
    const auto showLimits = [this] { plots_->area().setLimits(limitsOf(measures_->measures())); };
    connect(measures_.get(), &RunMeasures::changed, &plots_->area(), showLimits);
    showLimits();
    connect(plots_.get(), &PlotWorkspace::measureWanted, this,
            [this](const QString& of, const QString& unit, solver::Statistic statistic) {
                solver::Measure measure;
                measure.of = of;
                measure.statistic = statistic;
                if (const auto range = plots_->area().marks().range()) {
                    measure.from = QStringLiteral("%1 s").arg(range->lower, 0, 'g', 6);
                    measure.to = QStringLiteral("%1 s").arg(range->upper, 0, 'g', 6);
                }
                const solver::ResultColumn* curve = plots_->plottable().find(of);
                if (curve && columnOf(statistic, *curve).unit == curve->unit)
                    measure.unit = unit;
                addMeasure(measure);
            });
    connect(&plots_->area(), &PlotArea::variableChosen, this, &DocumentPage::showComponentOf);
    connect(&moment_, &ShownMoment::changed, plots_.get(),
            [this] { plots_->showValues(moment_.run(), moment_.time()); });
    connect(runs_.get(), &RunController::ended, this, &DocumentPage::tellEnd);
    connect(&history_, &RunHistory::runStarted, messages_, [this] { messages_->end(MessageBar::Topic::Run); });
    connect(runs_.get(), &RunController::noted, this,
            [this](const QString& note) { messages_->show(Severity::Note, sentence(note)); });
    listing_.timer.setSingleShot(true);
    listing_.timer.setInterval(kVariablesDelay);
    connect(&listing_.timer, &QTimer::timeout, this, &DocumentPage::takeVariables);
    connect(&session_->sheet(), &editor::Sheet::diagramChanged, &listing_.timer, qOverload<>(&QTimer::start));
    listing_.timer.start();
    keptPlots_ = std::make_unique<KeptPlots>(*session_, plots_->area());
    dataImport_ = std::make_unique<DataImport>(*session_, plots_->plottable().measured(), history_, *messages_, *this);
    connect(dataImport_.get(), &DataImport::plotWanted, &plots_->area(), &PlotArea::plotVariable);
    onSheet_.motion->setMeasured(&plots_->plottable().measured());
    new ChannelDrop(*sheet_, plots_->plottable(), *dataImport_, this);
    connect(&plots_->variables(), &VariableTree::menuWanted, this, [this](const QString& path, const QPoint& place) {
        QMenu menu;
        QStringList plotted;
        if (const PlotView* plot = plots_->area().current())
            for (const CurveDefinition& curve : plot->definition().curves)
                plotted << curve.variable;
        dataImport_->setPlotted(plotted);
        dataImport_->addEntries(menu, path);
        if (!menu.isEmpty())
            menu.exec(place);
    });
    connect(new KeptRunReader(history_, this), &KeptRunReader::failed, this,
            [this](const QString& problem) { messages_->show(Severity::Warning, problem); });
    connect(&moment_, &ShownMoment::runsChanged, this, [this] {
        if (const RunRecord* run = moment_.run())
            history_.need(run->number);
    });
    QTimer::singleShot(0, this, &DocumentPage::openKeptRuns);
    connect(&session_->file().undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (origin_ == Origin::Example)
            Q_EMIT titleChanged();
    });
    if (session_->sheet().className().isEmpty() || this->document().textState() != model::Document::TextState::Sound)
        views_->setTextShown(true);
    tellTextState();
    tellJournalProblem();
}

DocumentPage::~DocumentPage()
{
    // Views must go before the session they refer to.
    keptPlots_.reset();
    dataImport_.reset();
    onSheet_.point.reset();
    session_->file().undoStack().disconnect(this);
    runs_.reset();
    delete timeLine_;
    delete views_;
    check_.reset();
}

QString DocumentPage::title() const
{
    const QString name = session_->file().document().displayName();
    return name.endsWith(QLatin1String(".mo")) ? name.chopped(3) : name;
}

bool DocumentPage::hasUnsavedWork()
{
    const bool isUntouched = (origin_ == Origin::New || origin_ == Origin::Example) &&
                             document().filePath().isEmpty() && session_->file().undoStack().index() == 0;
    return document().isModified() && !isUntouched;
}

bool DocumentPage::isMarkedModified()
{
    return origin_ == Origin::Example ? hasUnsavedWork() : document().isModified();
}

void DocumentPage::apply(const model::Mend& mend)
{
    if (!editor::applyMend(*session_, mend))
        return;
    views_->show(ClassViewKind::Circuit);
    if (!mend.added.isEmpty())
        sheet_->locate(mend.added);
}

void DocumentPage::locate(const model::Diagnostic& problem)
{
    const std::optional<model::Span> place = editor::placeInText(*session_, problem);
    const bool isInText = place.has_value();
    const bool isOfOther = !problem.text || problem.text->fileName() != document().text().fileName();
    if (isInText && !isOfOther && views_->locate(place->begin))
        return;
    const bool isOnSheet = canLocate(problem.component);
    if (isOnSheet && (!views_->isTextShown() || !isInText)) {
        locate(problem.component);
    } else if (isInText) {
        views_->setTextShown(true);
        views_->text().showOffset(place->begin);
    }
}

bool DocumentPage::canLocate(const QString& path) const
{
    const editor::ShownPlace& place = session_->sheet().place();
    const auto symbol = place.symbolOf(path);
    const std::string top = model::firstName(path).toStdString();
    return session_->sheet().diagram().component(symbol) ||
           (place.isInside() && !top.empty() && session_->sheet().root() && session_->sheet().root()->child(top));
}

void DocumentPage::locate(const QString& path)
{
    if (!session_->sheet().diagram().component(session_->sheet().place().symbolOf(path)))
        session_->show({session_->sheet().place().root, {}});
    views_->show(ClassViewKind::Circuit);
    sheet_->locate(session_->sheet().place().symbolOf(path));
}

void DocumentPage::showComponentOf(const QString& curve)
{
    const auto expression = plots_->plottable().read(curve);
    const QStringList variables = expression ? expression->variables() : QStringList(curve);
    if (!variables.isEmpty() && canLocate(variables.front()))
        session_->select({{session_->sheet().place().symbolOf(variables.front())}, {}});
}

void DocumentPage::addMeasure(const solver::Measure& measure)
{
    MeasureDialog dialog(history_, plots_->plottable(), measure, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    solver::Measures measures = measures_->measures();
    measures.push_back(dialog.measure());
    if (measures_->set(measures, tr("Add a measure")))
        messages_->show(
            Severity::Note,
            tr("“%1” is kept with the circuit; the panel Measures shows it of every run").arg(dialog.measure().name));
}

void DocumentPage::takeVariables()
{
    listing_.timer.stop();
    if (session_->sheet().declarationsVersion() == listing_.version || !session_->sheet().root())
        return;
    listing_.version = session_->sheet().declarationsVersion();
    plots_->plottable().setModelVariables(variablesOf(*session_->sheet().root()));
    plots_->area().setPlannedTime({runs_->startTime(), runs_->stopTime()});
}

void DocumentPage::updateVariables()
{
    if (listing_.timer.isActive())
        takeVariables();
}

void DocumentPage::tellEnd()
{
    const RunRecord* run = history_.latest();
    if (!run || !run->end)
        return;
    if (run->end->reason == solver::EndReason::StopTimeReached || run->end->reason == solver::EndReason::Stopped) {
        tellSlow(*run);
        return;
    }
    const solver::RunEnd& end = *run->end;
    if (!end.toAllow.isEmpty()) {
        askToAllow(end.toAllow);
        return;
    }
    std::vector<MessageBar::Mend> mends;
    const model::Diagnostic* cause =
        end.reason == solver::EndReason::NotCompiled ? whatToMendFirst(session_->sheet().problems()) : nullptr;
    if (cause) {
        for (const model::Mend& mend : editor::mendsFor(*session_, *cause))
            mends.push_back({mend.text, [this, mend] { apply(mend); }});
        mends.push_back({tr("Show"), [this, problem = *cause] { locate(problem); }});
        messages_->show(Severity::Error, tr("The circuit cannot be run yet: %1").arg(cause->message()), mends,
                        MessageBar::Topic::Run);
        return;
    }
    if (canLocate(end.component))
        mends.push_back(
            {tr("Show %1").arg(model::firstName(end.component)), [this, path = end.component] { locate(path); }});
    if (!end.isRegular() && !run->statistics.stateStatistics.empty())
        mends.push_back({tr("What made it hard"), [this] { Q_EMIT whySlowWanted(); }});
    messages_->show(end.isRegular() ? Severity::Note : Severity::Error, longEndText(end), mends,
                    MessageBar::Topic::Run);
}

void DocumentPage::askToAllow(const QString& path)
{
    const auto allowAndRun = [this, path] {
        const auto fmu = solver::FmuPackage::open(path);
        const std::optional<QString> problem = fmu ? solver::AllowedFmus::add(**fmu) : std::optional(fmu.error());
        if (problem)
            messages_->show(Severity::Warning, *problem);
        runs_->run();
    };
    messages_->show(
        Severity::Warning,
        tr("%1 is a program of its own, which this run would start. Allow it, if you trust where it comes from.")
            .arg(QFileInfo(path).fileName()),
        {{tr("Allow it and run"), allowAndRun}}, MessageBar::Topic::Run);
}

void DocumentPage::setRunKept(int index, bool isKept)
{
    const RunRecord& run = *history_.runs().at(static_cast<std::size_t>(index));
    if (!isKept) {
        if (!run.keptIn.isEmpty() && !removeKeptRun(run.keptIn))
            messages_->show(Severity::Error, tr("The folder “%1” cannot be removed").arg(run.keptIn));
        else
            history_.noteKept(index, {});
        return;
    }
    const QString folder = origin_ == Origin::Example ? QString() : keptRunsFolder(document().filePath());
    if (folder.isEmpty()) {
        messages_->show(Severity::Note, tr("Save the circuit first: its runs are kept beside its file."));
        return;
    }
    const auto kept = keepRun(run, folder);
    if (!kept) {
        messages_->show(Severity::Error, kept.error());
        return;
    }
    history_.noteKept(index, *kept);
    messages_->show(Severity::Note, tr("%1 is kept in %2").arg(run.name, QDir::toNativeSeparators(*kept)));
}

void DocumentPage::openKeptRuns()
{
    const QString folder = origin_ == Origin::Example ? QString() : keptRunsFolder(document().filePath());
    QStringList problems;
    const ModelText now = ModelText::runBy(*session_);
    for (const QString& path : keptRunsIn(folder)) {
        auto run = readKeptRun(path);
        if (!run) {
            problems.append(run.error());
            continue;
        }
        // In the place of the circuit's own text, not beside it.
        if (now.tree)
            (*run)->model.fileName = now.tree->text().fileName();
        const bool isSame = (*run)->model.isOf(now);
        const ModelText then = isSame ? now : (*run)->model.read();
        if (!isSame && !haveSameStructure(then, now)) {
            (*run)->sinceKept = tr("other components or connections");
        } else if (const auto changed = now.changedSince(then); changed && !changed->empty()) {
            QStringList paths;
            for (const std::string& one : *changed)
                paths.append(QString::fromStdString(one));
            (*run)->sinceKept = paths.join(QStringLiteral(", "));
        }
        history_.addKept(std::move(*run));
    }
    if (!problems.isEmpty())
        messages_->show(Severity::Warning, problems.join(QLatin1Char('\n')));
}

void DocumentPage::tellSlow(const RunRecord& run)
{
    constexpr double kSlow = 3;  // s
    // A run that keeps time with the clock waits for it.
    if (run.settings.speed > 0 || run.statistics.integrateSeconds < kSlow)
        return;
    messages_->show(Severity::Note,
                    tr("Solving took %1 s, in %2 steps")
                        .arg(QLocale().toString(run.statistics.integrateSeconds, 'g', 3),
                             QLocale().toString(static_cast<qlonglong>(run.statistics.steps))),
                    {{tr("Why so long?"), [this] { Q_EMIT whySlowWanted(); }}}, MessageBar::Topic::Run);
}

void DocumentPage::tellDiskChange()
{
    if (document().checkDisk() == model::Document::DiskState::Missing) {
        messages_->show(Severity::Warning,
                        tr("The file has been removed or renamed by another program. Save to write it anew."), {},
                        MessageBar::Topic::File);
        return;
    }
    messages_->show(Severity::Warning, tr("Another program has changed this file."),
                    {{tr("Take its text"),
                      [this] {
                          if (const auto undo = document().reload(); !undo)
                              messages_->show(Severity::Error, undo.error().message(), {}, MessageBar::Topic::File);
                      }},
                     {tr("Keep mine"), [] {}}},
                    MessageBar::Topic::File);
}

bool DocumentPage::isJournalWritten() const
{
    return journal_ && journal_->problem().isEmpty();
}

void DocumentPage::tellJournalProblem()
{
    const QString problem = journal_ ? journal_->problem() : QString();
    if (!problem.isEmpty()) {
        messages_->show(Severity::Warning,
                        tr("%1 What you have not saved will be lost if Bramah or the computer fails.").arg(problem), {},
                        MessageBar::Topic::Journal);
    } else {
        messages_->end(MessageBar::Topic::Journal);
    }
}

void DocumentPage::followRename()
{
    const QStringList now = session_->file().classNames();
    const QStringList before = std::exchange(classNames_, now);
    if (now == before || now.size() != before.size())
        return;
    // Classes within a renamed one have got other names too.
    const auto isGone = [&](const QString& name) { return !now.contains(name); };
    const auto first = std::ranges::find_if(before, isGone);
    if (first == before.end())
        return;
    const QString to = now[first - before.begin()];
    for (qsizetype k = 0; k < now.size(); ++k) {
        const bool isWithin = before[k] == *first || before[k].startsWith(*first + QLatin1Char('.'));
        if (now[k] != (isWithin ? to + before[k].mid(first->size()) : before[k]))
            return;
    }
    for (qsizetype k = 0; k < now.size(); ++k)
        if (now[k] != before[k])
            history_.renameClass(before[k], now[k]);
}

void DocumentPage::tellTextState()
{
    // If the text or the equations with the error are in front, the bar adds nothing and would move the typed lines.
    const model::Diagnostics& faults = document().tree().diagnostics();
    const bool isInView =
        views_->isTextShown() || (views_->isShown(ClassViewKind::Equations) && !faults.empty() &&
                                  findChild<EquationView*>()->text().shows(faults.front().span.begin));
    if (document().textState() != model::Document::TextState::Sound && !isInView) {
        const bool hasPlace = !faults.empty() && faults.front().text;
        const QString reason = hasPlace ? tr("The drawing waits for the text: it has an error in line %1")
                                              .arg(faults.front().text->position(faults.front().span.begin).line)
                                        : session_->readOnlyReason();
        messages_->show(Severity::Warning, reason, {{tr("Show the text"), [this] { views_->setTextShown(true); }}},
                        MessageBar::Topic::Text);
    } else {
        messages_->end(MessageBar::Topic::Text);
    }
}

}  // namespace bramah::app
