// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/run_mechanism.h"

#include "model/instance/text_attribute.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace bramah::app {

namespace {

/// Values that are read to find what the parts are, and the rows that they are in.
constexpr std::size_t kMostValues = 600'000, kLeastRows = 24, kMostRows = 240;
constexpr std::size_t kWayRows = 800;  // of a way
constexpr double kLeastWay = 1e-4;     // over the size of the mechanism
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

/// The place of a part that is farthest from its frame a, in the axes of that: the centre of a mass, the end of a
/// barrel.
SpacePoint farthestOn(const MotionPart& part)
{
    if (part.kind != MotionKind::Cylinder)
        return part.massAt;
    const double behind = barrelBehind(part);
    return {-behind * part.along[0], -behind * part.along[1], -behind * part.along[2]};
}

}  // namespace

bool RunMechanism::look(const RunRecord& run, const model::Instance* root, MotionPlane plane)
{
    const solver::ResultStore& results = run.results;
    const bool isEnded = !run.isRunning();
    const std::size_t rows = results.rowCount();
    const bool isOther = run_ != run.number || rows < rows_;
    if (!isOther && isEnded_ == isEnded && double(rows) < kMoreRows * double(rows_))
        return false;
    if (isOther) {
        forget();
        frames_ = framesIn(results);
        isInSpace_ = std::ranges::any_of(frames_, [](const FrameColumns& frame) { return !frame.isPlanar; });
    }
    run_ = run.number;
    rows_ = rows;
    isEnded_ = isEnded;
    plane_ = plane;
    owners_ = ownersOf(frames_, results);
    if (owners_.empty())
        return true;
    for (FrameOwner& owner : owners_)
        readMass(owner, root);
    const std::vector<FrameTrack> tracks = tracksOf(results);
    mechanism_ = std::make_shared<const Mechanism>(mechanismOf(owners_, tracks));
    QRectF room = roomOf(results, tracks);
    if (!isEnded) {
        const double more = kRoomAhead * std::max(room.width(), room.height());
        const bool fits = !room_.isNull() && room_.contains(room);
        room = fits ? room_ : room.adjusted(-more, -more, more, more) | room_;
    }
    room_ = room;
    return true;
}

std::vector<FrameTrack> RunMechanism::tracksOf(const solver::ResultStore& results) const
{
    std::vector<FrameTrack> tracks(frames_.size());
    const std::size_t values = frames_.size() * (isInSpace_ ? 12 : 3);
    for (const std::size_t row : someRows(results, std::clamp(kMostValues / values, kLeastRows, kMostRows)))
        for (std::size_t f = 0; f < tracks.size(); ++f)
            tracks[f].push_back(poseInRow(frames_[f], results, row));
    return tracks;
}

QRectF RunMechanism::roomOf(const solver::ResultStore& results, const std::vector<FrameTrack>& tracks) const
{
    SpacePoint least{}, most{};
    least.fill(std::numeric_limits<double>::infinity());
    most.fill(-std::numeric_limits<double>::infinity());
    for (const FrameColumns& frame : frames_)
        for (std::size_t axis = 0; axis < (frame.isPlanar ? 2U : 3U); ++axis) {
            const solver::ValueRange range = results.range(frame.at[axis]);
            least[axis] = std::min(least[axis], range.lower);
            most[axis] = std::max(most[axis], range.upper);
        }
    for (const MotionPart& part : mechanism_->parts)
        if (const SpacePoint way = farthestOn(part); way != SpacePoint{})
            for (const FramePose& pose : tracks[static_cast<std::size_t>(part.a)]) {
                const SpacePoint place = placeOn(pose, way);
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    least[axis] = std::min(least[axis], place[axis]);
                    most[axis] = std::max(most[axis], place[axis]);
                }
            }
    if (least[2] > most[2])
        least[2] = most[2] = 0;
    return QRectF(inPlane(least, plane_), inPlane(most, plane_));
}

std::vector<FramePose> RunMechanism::posesAt(const solver::ResultStore& results, double time) const
{
    std::vector<FramePose> poses;
    poses.reserve(frames_.size());
    for (const FrameColumns& frame : frames_)
        poses.push_back(poseAt(frame, results, time));
    return poses;
}

RunMechanism::Way RunMechanism::wayOf(const FrameOwner& owner, const solver::ResultStore& results) const
{
    const auto reachOf = [&](int frame) {
        const FrameColumns& columns = frames_[static_cast<std::size_t>(frame)];
        double reach = 0;
        for (std::size_t axis = 0; axis < (columns.isPlanar ? 2U : 3U); ++axis) {
            const solver::ValueRange range = results.range(columns.at[axis]);
            reach = std::max(reach, range.upper - range.lower);
        }
        return reach;
    };
    const int farthest = *std::ranges::max_element(owner.frames, {}, reachOf);
    Way way;
    if (reachOf(farthest) <= kLeastWay * mechanism_->size)
        return way;
    for (const std::size_t row : someRows(results, kWayRows)) {
        way.points << inPlane(poseInRow(frames_[static_cast<std::size_t>(farthest)], results, row).at, plane_);
        way.times.push_back(results.time(row));
    }
    return way;
}

}  // namespace bramah::app
