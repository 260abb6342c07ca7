// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/motion_panel.h"

#include "app/widgets/time_text.h"
#include "model/diagram/diagram.h"
#include "model/diagram/frame_plug.h"
#include "model/instance/instance.h"
#include "model/instance/text_attribute.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kFrameInterval = 33;  // ms
/// Values that are read to find what the parts are, and the rows that they are in.
constexpr std::size_t kMostValues = 600'000, kLeastRows = 24, kMostRows = 240;
constexpr std::size_t kWayRows = 800;  // of a trail
constexpr std::size_t kMostWays = 6;
constexpr double kLeastWay = 1e-4;  // over the size of the mechanism
/// A run that goes on is looked at again when it has so many times the rows.
constexpr double kMoreRows = 1.25;
/// The room of a run that goes on grows by so much at once, so that the picture jumps seldom.
constexpr double kRoomAhead = 0.15;

/// \a value as a vector in space, or in the plane with z = 0; nothing if it is none.
std::optional<SpacePoint> vectorOf(const model::Value& value)
{
    const auto* array = value.to<model::ArrayValue>();
    if (!array || array->sizes.size() != 1 || array->elements.size() < 2 || array->elements.size() > 3)
        return std::nullopt;
    SpacePoint vector{};
    for (std::size_t i = 0; i < array->elements.size(); ++i) {
        const auto number = array->elements[i].number();
        if (!number)
            return std::nullopt;
        vector[i] = *number;
    }
    return vector;
}

/// Gives a component the mass that its parameters tell, the first one in kg, and the place of its centre if it has one
/// frame and a single parameter that is a vector of lengths.
void readMass(FrameOwner& owner, const model::Instance* root)
{
    const model::Instance* instance = root ? root->descendant(owner.path.toStdString()) : nullptr;
    if (!instance)
        return;
    std::vector<SpacePoint> vectors;
    for (const auto& child : instance->children()) {
        if (!child->prefixes().isParameter || child->builtin() != model::BuiltinType::Real)
            continue;
        const QString unit = model::textAttribute(*child, "unit");
        if (unit == QLatin1String("kg") && !owner.mass) {
            if (const auto number = child->value().number(); number && *number > 0)
                owner.mass = *number;
        } else if (unit == QLatin1String("m")) {
            if (const auto vector = vectorOf(child->value()))
                vectors.push_back(*vector);
        }
    }
    if (owner.mass && owner.frames.size() == 1 && vectors.size() == 1)
        owner.massAt = vectors.front();
}

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
    seen_ = {};
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

QRectF MotionPanel::roomOf(const solver::ResultStore& results, const std::vector<FrameTrack>& tracks) const
{
    SpacePoint least{}, most{};
    least.fill(std::numeric_limits<double>::infinity());
    most.fill(-std::numeric_limits<double>::infinity());
    for (const FrameColumns& frame : seen_.frames)
        for (std::size_t axis = 0; axis < (frame.isPlanar ? 2U : 3U); ++axis) {
            const solver::ValueRange range = results.range(frame.at[axis]);
            least[axis] = std::min(least[axis], range.lower);
            most[axis] = std::max(most[axis], range.upper);
        }
    for (const MotionPart& part : seen_.mechanism->parts)
        if (part.massAt != SpacePoint{})
            for (const FramePose& pose : tracks[static_cast<std::size_t>(part.a)]) {
                const SpacePoint centre = placeOn(pose, part.massAt);
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    least[axis] = std::min(least[axis], centre[axis]);
                    most[axis] = std::max(most[axis], centre[axis]);
                }
            }
    if (least[2] > most[2])
        least[2] = most[2] = 0;
    return QRectF(inPlane(least, plane()), inPlane(most, plane()));
}

void MotionPanel::look(const RunRecord& run)
{
    const solver::ResultStore& results = run.results;
    const bool isEnded = !run.isRunning();
    const std::size_t rows = results.rowCount();
    const bool isOther = seen_.run != run.number || rows < seen_.rows;
    if (!isOther && seen_.isEnded == isEnded && double(rows) < kMoreRows * double(seen_.rows))
        return;
    if (isOther) {
        forget();
        seen_.frames = framesIn(results);
    }
    seen_.run = run.number;
    seen_.rows = rows;
    seen_.isEnded = isEnded;
    areWaysCurrent_ = false;
    const bool isInSpace = std::ranges::any_of(seen_.frames, [](const FrameColumns& frame) { return !frame.isPlanar; });
    planes_->setVisible(isInSpace);
    if (!isInSpace && planes_->currentIndex() != 0) {
        const QSignalBlocker blocker(planes_);
        planes_->setCurrentIndex(0);
    }
    seen_.owners = ownersOf(seen_.frames, results);
    if (seen_.owners.empty())
        return;
    for (FrameOwner& owner : seen_.owners)
        readMass(owner, session_->sheet().root());
    std::vector<FrameTrack> tracks(seen_.frames.size());
    const std::size_t values = seen_.frames.size() * (isInSpace ? 12 : 3);
    for (const std::size_t row : someRows(results, std::clamp(kMostValues / values, kLeastRows, kMostRows)))
        for (std::size_t f = 0; f < tracks.size(); ++f)
            tracks[f].push_back(poseInRow(seen_.frames[f], results, row));
    seen_.mechanism = std::make_shared<const Mechanism>(mechanismOf(seen_.owners, tracks));
    QRectF room = roomOf(results, tracks);
    if (!isEnded) {
        const double more = kRoomAhead * std::max(room.width(), room.height());
        const bool fits = !seen_.room.isNull() && seen_.room.contains(room);
        room = fits ? seen_.room : room.adjusted(-more, -more, more, more) | seen_.room;
    }
    seen_.room = room;
    view_->setMechanism(seen_.mechanism, plane(), room);
}

void MotionPanel::followSelection(const solver::ResultStore& results)
{
    if (std::exchange(areWaysCurrent_, true))
        return;
    ways_.clear();
    const QSet<QString> marked = markedComponents();
    const std::vector<std::size_t> rows = someRows(results, kWayRows);
    for (const FrameOwner& owner : seen_.owners) {
        if (!marked.contains(owner.path) || ways_.size() >= kMostWays)
            continue;
        // The frame that comes around most.
        const auto reachOf = [&](int frame) {
            double reach = 0;
            for (const int column : seen_.frames[static_cast<std::size_t>(frame)].at)
                if (column >= 0) {
                    const solver::ValueRange range = results.range(column);
                    reach = std::max(reach, range.upper - range.lower);
                }
            return reach;
        };
        const int farthest = *std::ranges::max_element(owner.frames, {}, reachOf);
        if (reachOf(farthest) <= kLeastWay * seen_.mechanism->size)
            continue;
        const FrameColumns& frame = seen_.frames[static_cast<std::size_t>(farthest)];
        Way way;
        for (const std::size_t row : rows) {
            way.points << inPlane(poseInRow(frame, results, row).at, plane());
            way.times.push_back(results.time(row));
        }
        ways_.push_back(std::move(way));
    }
}

QSet<QString> MotionPanel::markedComponents() const
{
    QSet<QString> marked;
    for (const FrameOwner& owner : seen_.owners)
        if (const model::ComponentId id = session_->sheet().place().symbolOf(owner.path);
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
    const model::ComponentId id = session_->sheet().place().symbolOf(component);
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
    look(*run);
    if (!seen_.mechanism) {
        showEmpty();
        return;
    }
    followSelection(run->results);
    const double time = moment_->time();
    std::vector<FramePose> poses;
    poses.reserve(seen_.frames.size());
    for (const FrameColumns& frame : seen_.frames)
        poses.push_back(poseAt(frame, run->results, time));
    std::vector<MotionTrail> trails;
    for (const Way& way : ways_)
        trails.push_back({way.points, std::ranges::upper_bound(way.times, time) - way.times.begin()});
    const double span = run->results.lastTime() - run->results.firstTime();
    view_->setMarked(markedComponents());
    view_->setPoses(std::move(poses), tr("%1 s").arg(timeText(locale(), time, span)), std::move(trails));
}

}  // namespace bramah::app
