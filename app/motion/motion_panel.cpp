// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/motion_panel.h"

#include "app/widgets/time_text.h"
#include "model/diagram/diagram.h"
#include "model/diagram/frame_plug.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kFrameInterval = 33;  // ms
constexpr std::size_t kMostWays = 6;

}  // namespace

MotionPanel::MotionPanel(const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), view_(new MotionView(theme)), planes_(new QComboBox)
{
    setObjectName(QStringLiteral("panel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_);
    planes_->addItems({tr("x to the right, y up"), tr("x to the right, z up"), tr("y to the right, z up")});
    planes_->setToolTip(tr("The plane that frames in space are projected on"));
    planes_->setAccessibleName(planes_->toolTip());
    planes_->hide();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &MotionPanel::show);
    connect(planes_, &QComboBox::currentIndexChanged, this, [this] {
        forget();
        showSoon();
    });
    connect(view_, &MotionView::componentClicked, this, &MotionPanel::select);
}

QWidget& MotionPanel::controls()
{
    return *planes_;
}

void MotionPanel::setSource(editor::DocumentSession* session, const ShownMoment* moment)
{
    if (session_)
        session_->dropListener(this);
    if (moment_)
        disconnect(moment_, nullptr, this, nullptr);
    session_ = session;
    moment_ = moment;
    forget();
    view_->fit();
    if (session) {
        connect(session, &editor::DocumentSession::selectionChanged, this, &MotionPanel::showSelection);
        connect(&session->sheet(), &editor::Sheet::diagramChanged, this, &MotionPanel::showSoon);
    }
    if (moment)
        connect(moment, &ShownMoment::changed, this, &MotionPanel::showSoon);
    showSoon();
}

void MotionPanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    if (isInFront)
        show();
}

void MotionPanel::showSoon()
{
    if (isInFront_ && !timer_.isActive())
        timer_.start(moment_ && moment_->isMoving() ? 0 : kFrameInterval);
}

void MotionPanel::forget()
{
    found_.forget();
    ways_.clear();
    areWaysCurrent_ = false;
}

MotionPlane MotionPanel::plane() const
{
    return static_cast<MotionPlane>(planes_->currentIndex());
}

void MotionPanel::showEmpty()
{
    if (!session_) {
        view_->showNothing({});
        return;
    }
    const auto& components = session_->sheet().diagram().components();
    const bool hasFrames = std::ranges::any_of(components, [](const model::DiagramComponent& one) {
        return std::ranges::any_of(one.ports, model::isFrame, &model::DiagramPort::plug);
    });
    view_->showNothing(hasFrames ? tr("Run the circuit: its mechanism is drawn here as it moves.")
                                 : tr("No frames of a mechanism in this circuit. This view draws components that have "
                                      "frames, connectors with position x, y, angle phi and the forces fx, fy, t, as "
                                      "the bodies and joints of a library of planar mechanics."));
}

void MotionPanel::followSelection(const solver::ResultStore& results)
{
    if (std::exchange(areWaysCurrent_, true))
        return;
    ways_.clear();
    const QSet<QString> marked = markedComponents();
    for (const FrameOwner& owner : found_.owners())
        if (marked.contains(owner.path) && ways_.size() < kMostWays)
            if (RunMechanism::Way way = found_.wayOf(owner, results); !way.points.isEmpty())
                ways_.push_back(std::move(way));
}

model::ComponentId MotionPanel::symbolOf(const QString& path) const
{
    return {model::withoutSubscripts(session_->sheet().place().symbolOf(path).name)};
}

QSet<QString> MotionPanel::markedComponents() const
{
    QSet<QString> marked;
    for (const FrameOwner& owner : found_.owners())
        if (const model::ComponentId id = symbolOf(owner.path);
            !id.isEmpty() && session_->selection().components.contains(id))
            marked.insert(owner.path);
    return marked;
}

void MotionPanel::showSelection()
{
    areWaysCurrent_ = false;
    showSoon();
}

void MotionPanel::select(const QString& component, bool isAdded)
{
    if (!session_)
        return;
    editor::Selection selection = isAdded ? session_->selection() : editor::Selection{};
    const model::ComponentId id = symbolOf(component);
    if (!component.isEmpty() && !id.isEmpty()) {
        if (isAdded && selection.components.contains(id))
            selection.components.remove(id);
        else
            selection.components.insert(id);
    }
    session_->select(selection);
}

void MotionPanel::show()
{
    if (!isInFront_)
        return;
    const RunRecord* run = session_ && moment_ ? moment_->runOf(session_->sheet().place().root) : nullptr;
    if (!run || run->results.isEmpty()) {
        forget();
        planes_->hide();
        showEmpty();
        return;
    }
    if (found_.look(*run, session_->sheet().root(), plane())) {
        areWaysCurrent_ = false;
        planes_->setVisible(found_.isInSpace());
        if (!found_.isInSpace() && planes_->currentIndex() != 0) {
            planes_->setCurrentIndex(0);  // comes back
            return;
        }
        if (found_.mechanism())
            view_->setMechanism(found_.mechanism(), plane(), found_.room());
    }
    if (!found_.mechanism()) {
        showEmpty();
        return;
    }
    followSelection(run->results);
    const double time = moment_->time();
    std::vector<MotionTrail> trails;
    for (const RunMechanism::Way& way : ways_)
        trails.push_back({way.points, std::ranges::upper_bound(way.times, time) - way.times.begin()});
    const double span = run->results.lastTime() - run->results.firstTime();
    view_->setMarked(markedComponents());
    view_->setPoses(found_.posesAt(run->results, time), tr("%1 s").arg(timeText(locale(), time, span)),
                    std::move(trails));
}

}  // namespace bramah::app
