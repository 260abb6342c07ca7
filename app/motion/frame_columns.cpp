// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/frame_columns.h"

#include "model/text/dotted_name.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace bramah::app {

namespace {

/// The columns of \a names below \a frame; nothing if one is not there.
std::optional<std::vector<int>> columnsBelow(const QString& frame, const QStringList& names,
                                             const solver::ResultStore& results)
{
    std::vector<int> columns;
    for (const QString& name : names) {
        columns.push_back(results.find(frame + QLatin1Char('.') + name));
        if (columns.back() < 0)
            return std::nullopt;
    }
    return columns;
}

std::optional<FrameColumns> planarFrame(const QString& path, const solver::ResultStore& results)
{
    static const QStringList kNames{QStringLiteral("x"),  QStringLiteral("y"),  QStringLiteral("phi"),
                                    QStringLiteral("fx"), QStringLiteral("fy"), QStringLiteral("t")};
    const auto found = columnsBelow(path, kNames, results);
    if (!found)
        return std::nullopt;
    return FrameColumns{path,        true, {(*found)[0], (*found)[1], -1},
                        (*found)[2], {},   {found->begin() + 3, found->end()}};
}

std::optional<FrameColumns> spaceFrame(const QString& path, const solver::ResultStore& results)
{
    static const QStringList kNames = [] {
        QStringList names;
        for (int i = 1; i <= 3; ++i)
            names << QStringLiteral("r_0[%1]").arg(i);
        for (int i = 1; i <= 3; ++i)
            for (int j = 1; j <= 3; ++j)
                names << QStringLiteral("R.T[%1,%2]").arg(i).arg(j);
        for (const QLatin1Char flow : {QLatin1Char('f'), QLatin1Char('t')})
            for (int i = 1; i <= 3; ++i)
                names << QStringLiteral("%1[%2]").arg(flow).arg(i);
        return names;
    }();
    const auto found = columnsBelow(path, kNames, results);
    if (!found)
        return std::nullopt;
    FrameColumns frame{path, false, {}, -1, {}, {found->begin() + 12, found->end()}};
    std::copy_n(found->begin(), 3, frame.at.begin());
    std::copy_n(found->begin() + 3, 9, frame.axes.begin());
    return frame;
}

/// Is the turn of two frames one variable, as an equation between them makes it?
bool haveOneTurn(const FrameColumns& a, const FrameColumns& b, const solver::ResultStore& results)
{
    const auto areOne = [&](int one, int other) { return results.place(one) == results.place(other); };
    return a.isPlanar == b.isPlanar &&
           (a.isPlanar ? areOne(a.angle, b.angle) : std::ranges::equal(a.axes, b.axes, areOne));
}

template <typename Value>
FramePose poseBy(const FrameColumns& frame, const Value& value)
{
    if (frame.isPlanar)
        return FramePose::planar(value(frame.at[0]), value(frame.at[1]), value(frame.angle));
    FramePose pose;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        pose.at[axis] = value(frame.at[axis]);
        for (std::size_t i = 0; i < 3; ++i)
            pose.axes[axis][i] = value(frame.axes[3 * axis + i]);
    }
    return pose;
}

}  // namespace

std::vector<FrameColumns> framesIn(const solver::ResultStore& results)
{
    const QLatin1String planarEnd(".phi"), spaceEnd(".R.T[1,1]");
    std::vector<FrameColumns> frames;
    for (const solver::ResultColumn& column : results.columns()) {
        const QString& path = column.path;
        std::optional<FrameColumns> frame;
        if (path.endsWith(planarEnd))
            frame = planarFrame(path.chopped(planarEnd.size()), results);
        else if (path.endsWith(spaceEnd))
            frame = spaceFrame(path.chopped(spaceEnd.size()), results);
        if (frame)
            frames.push_back(std::move(*frame));
    }
    return frames;
}

std::vector<FrameOwner> ownersOf(const std::vector<FrameColumns>& frames, const solver::ResultStore& results)
{
    QMap<QString, std::vector<int>> framesOf;  // sorted: what is inside follows what is around it
    for (std::size_t f = 0; f < frames.size(); ++f)
        if (const QString owner = model::outerPath(frames[f].path); !owner.isEmpty())
            framesOf[owner].push_back(static_cast<int>(f));
    const auto hasInner = [&](const QString& owner) {
        const QString inner = owner + QLatin1Char('.');
        const auto next = framesOf.lowerBound(inner);
        return next != framesOf.end() && next.key().startsWith(inner);
    };
    std::vector<FrameOwner> owners;
    for (auto entry = framesOf.cbegin(); entry != framesOf.cend(); ++entry) {
        if (hasInner(entry.key()))
            continue;
        const auto isLoaded = [&](int frame) {
            return std::ranges::any_of(frames[static_cast<std::size_t>(frame)].forces,
                                       [&](int column) { return results.range(column) != solver::ValueRange{}; });
        };
        owners.push_back({entry.key(), *entry, std::ranges::any_of(*entry, isLoaded)});
        owners.back().turnsTogether = std::ranges::all_of(*entry, [&](int frame) {
            return haveOneTurn(frames[static_cast<std::size_t>(frame)],
                               frames[static_cast<std::size_t>(entry->front())], results);
        });
    }
    return owners;
}

FramePose poseInRow(const FrameColumns& frame, const solver::ResultStore& results, std::size_t row)
{
    return poseBy(frame, [&](int column) { return results.value(column, row); });
}

FramePose poseAt(const FrameColumns& frame, const solver::ResultStore& results, double time)
{
    return poseBy(frame, [&](int column) { return results.valueAt(column, time); });
}

std::vector<std::size_t> someRows(const solver::ResultStore& results, std::size_t most)
{
    const std::size_t count = std::min(results.rowCount(), std::max<std::size_t>(most, 2));
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; r < count; ++r)
        rows.push_back(count == 1 ? 0 : r * (results.rowCount() - 1) / (count - 1));
    return rows;
}

}  // namespace bramah::app
