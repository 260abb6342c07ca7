// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/mechanism.h"
#include "app/motion/frame_columns.h"
#include "app/motion/mechanism_drawing.h"
#include "tests/test_registry.h"

#include <QHash>
#include <QtTest/QTest>

#include <cmath>
#include <numbers>

using namespace bramah;
using app::FramePose;
using app::FrameTrack;
using app::MotionKind;

namespace {

constexpr int kTimes = 20;

/// A frame whose pose at the share s of the run is that of \a pose.
template <typename Pose>
FrameTrack track(Pose pose)
{
    FrameTrack track;
    for (int t = 0; t < kTimes; ++t)
        track.push_back(pose(double(t) / (kTimes - 1)));
    return track;
}

/// The frame at x, y of another frame, turned against it by \a angle.
FramePose on(const FramePose& frame, double x, double y, double angle = 0)
{
    const double phi = std::atan2(frame.axes[0][1], frame.axes[0][0]);
    return FramePose::planar(frame.at[0] + x * std::cos(phi) - y * std::sin(phi),
                             frame.at[1] + x * std::sin(phi) + y * std::cos(phi), phi + angle);
}

/// A link that turns about the origin.
FramePose arm(double s)
{
    return FramePose::planar(0, 0, 0.3 + 1.1 * s);
}

}  // namespace

/// What the parts of a mechanism are, by the motion of their frames.
class MechanismTest : public QObject
{
    Q_OBJECT

    static app::Mechanism pair(const FrameTrack& a, const FrameTrack& b, bool carriesForce = true)
    {
        return app::mechanismOf({{QStringLiteral("part"), {0, 1}, carriesForce}}, {a, b});
    }
    static app::Mechanism single(const FrameTrack& a, bool carriesForce = true, std::optional<double> mass = {})
    {
        // Beside something that moves.
        return app::mechanismOf({{QStringLiteral("part"), {0}, carriesForce, mass}},
                                {a, track([](double s) { return on(arm(s), 2, 0); })});
    }

private Q_SLOTS:
    void aRigidLinkIsABar()
    {
        const app::Mechanism found = pair(track(arm), track([](double s) { return on(arm(s), 1.5, 0.4, 0.2); }));
        QCOMPARE(found.parts.size(), std::size_t{1});
        QCOMPARE(found.parts[0].kind, MotionKind::Bar);
        QVERIFY(std::abs(found.barLength - std::hypot(1.5, 0.4)) < 1e-12);
    }

    void aTurnedRodThatGoesOutIsACylinder()
    {
        // Along (0.6, 0.8) of the first frame, from 0.5 m to 0.9 m.
        const app::Mechanism found = pair(track(arm), track([](double s) {
                                              const double way = 0.5 + 0.4 * s;
                                              return on(arm(s), 0.6 * way, 0.8 * way);
                                          }));
        const app::MotionPart& part = found.parts.at(0);
        QCOMPARE(part.kind, MotionKind::Cylinder);
        QCOMPARE(part.a, 0);
        QVERIFY(std::abs(part.least - 0.5) < 1e-9 && std::abs(part.most - 0.9) < 1e-9);
        QVERIFY(std::abs(part.along[0] - 0.6) < 1e-9 && std::abs(part.along[1] - 0.8) < 1e-9);
    }

    void aRodMayBelongToTheSecondFrame()
    {
        // The first frame moves on a line of the second one and turns on it.
        const app::Mechanism found =
            pair(track([](double s) { return on(arm(s), 0.5 + 0.4 * s, 0, 2 * s); }), track(arm));
        QCOMPARE(found.parts.at(0).kind, MotionKind::Cylinder);
        QCOMPARE(found.parts.at(0).a, 1);
    }

    void aWayThroughTheFrameIsASlide()
    {
        const app::Mechanism found = pair(track([](double) { return FramePose::planar(0, 1, 0); }),
                                          track([](double s) { return FramePose::planar(2 * s - 1, 1, 0); }));
        QCOMPARE(found.parts.at(0).kind, MotionKind::Slide);
        QVERIFY(std::abs(found.parts[0].most - found.parts[0].least - 2) < 1e-9);
    }

    void framesAtOnePlaceAreAPinOrAWeld()
    {
        const FrameTrack end = track([](double s) { return on(arm(s), 1, 0); });
        QCOMPARE(pair(end, track([](double s) { return on(arm(s), 1, 0, 3 * s); })).parts.at(0).kind, MotionKind::Pin);
        QCOMPARE(pair(end, track([](double s) { return on(arm(s), 1, 0, 0.5); })).parts.at(0).kind, MotionKind::Weld);
        // As long as nothing moves, a joint is what can be seen.
        const FrameTrack resting = track([](double) { return arm(0); });
        QCOMPARE(pair(resting, resting).parts.at(0).kind, MotionKind::Pin);
    }

    void whatChangesLengthAndDirectionIsASpring()
    {
        const FrameTrack fixed = track([](double) { return FramePose::planar(0, 2, 0); });
        const FrameTrack far = track([](double s) { return FramePose::planar(1 + s, s * s, 0); });
        QCOMPARE(pair(fixed, far).parts.at(0).kind, MotionKind::Spring);
        QCOMPARE(pair(fixed, far, false).parts.at(0).kind, MotionKind::Gauge);
        // A spring may hang in a line, without turning; a joint makes its frames turn together.
        const FrameTrack below = track([](double s) { return FramePose::planar(0, 1 - s, 0); });
        app::FrameOwner owner{QStringLiteral("part"), {0, 1}};
        QCOMPARE(app::mechanismOf({owner}, {fixed, below}).parts.at(0).kind, MotionKind::Cylinder);
        owner.turnsTogether = false;
        QCOMPARE(app::mechanismOf({owner}, {fixed, below}).parts.at(0).kind, MotionKind::Spring);
        QCOMPARE(app::mechanismOf({owner}, {track(arm), track([](double s) { return on(arm(s), 1 + s, 0); })})
                     .parts.at(0)
                     .kind,
                 MotionKind::Cylinder);
    }

    void aSingleFrameIsGroundMassOrPoint()
    {
        const FrameTrack resting = track([](double) { return FramePose::planar(1, 0, 0); });
        const FrameTrack moving = track(arm);
        QCOMPARE(single(resting).parts.at(0).kind, MotionKind::Ground);
        QCOMPARE(single(moving).parts.at(0).kind, MotionKind::Mass);
        QCOMPARE(single(moving, false).parts.at(0).kind, MotionKind::Point);
        // A body at rest is no fixed point.
        QCOMPARE(single(resting, true, 12.0).parts.at(0).kind, MotionKind::Mass);
        QCOMPARE(single(resting, true, 12.0).parts.at(0).mass, 12.0);
    }

    void aComponentOfManyFramesHasALineToEach()
    {
        const app::Mechanism found = app::mechanismOf({{QStringLiteral("plate"), {0, 1, 2}}},
                                                      {track(arm), track([](double s) { return on(arm(s), 1, 0); }),
                                                       track([](double s) { return on(arm(s), 0, 1); })});
        QCOMPARE(found.parts.size(), std::size_t{2});
        QCOMPARE(found.parts[0].body, found.parts[1].body);
    }

    void rigidLinksAtOneFrameAreOneBody()
    {
        const FrameTrack knee = track([](double s) { return on(arm(s), 1, 0.4); });
        const FrameTrack tip = track([](double s) { return on(on(arm(s), 1, 0.4), 1, -0.2); });
        const FrameTrack next = track([](double s) { return on(on(on(arm(s), 1, 0.4), 1, -0.2), 0, 0, s); });
        const FrameTrack end = track([](double s) { return on(on(on(on(arm(s), 1, 0.4), 1, -0.2), 0, 0, s), 1, 0); });
        const app::Mechanism found = app::mechanismOf({{QStringLiteral("foot"), {0, 1}},
                                                       {QStringLiteral("nose"), {2, 3}},
                                                       {QStringLiteral("pin"), {3, 4}},
                                                       {QStringLiteral("stick"), {4, 5}}},
                                                      {track(arm), knee, knee, tip, next, end});
        QHash<QString, int> bodies;
        for (const app::MotionPart& part : found.parts)
            bodies.insert(part.component, part.body);
        QCOMPARE(bodies[QStringLiteral("foot")], bodies[QStringLiteral("nose")]);
        QVERIFY(bodies[QStringLiteral("stick")] != bodies[QStringLiteral("foot")]);
        QCOMPARE(bodies[QStringLiteral("pin")], -1);
    }

    void aBarrelIsTheBarBehindTheRod()
    {
        const FrameTrack gland = track([](double s) { return on(arm(s), 1.2, 0); });
        const FrameTrack eye = track([](double s) { return on(arm(s), 1.3 + 0.4 * s, 0); });
        const app::Mechanism found = app::mechanismOf(
            {{QStringLiteral("barrel"), {0, 1}}, {QStringLiteral("rod"), {2, 3}}}, {track(arm), gland, gland, eye});
        for (const app::MotionPart& part : found.parts)
            if (part.component == QLatin1String("rod")) {
                QCOMPARE(part.kind, MotionKind::Cylinder);
                QVERIFY(std::abs(part.backing - 1.2) < 1e-9);
            }
        // A bar across is none.
        const FrameTrack aside = track([](double s) { return on(arm(s), 0.4, 1); });
        const app::Mechanism other = app::mechanismOf(
            {{QStringLiteral("plate"), {0, 1}}, {QStringLiteral("rod"), {2, 3}}}, {aside, gland, gland, eye});
        for (const app::MotionPart& part : other.parts)
            if (part.component == QLatin1String("rod"))
                QCOMPARE(part.backing, 0.0);
    }

    void framesAreFoundByTheirVariables()
    {
        solver::ResultStore results;
        std::vector<solver::ResultColumn> columns;
        const auto add = [&](const QString& path) {
            columns.emplace_back();
            columns.back().path = path;
        };
        for (const char* frame : {"boom.frame_a", "boom.inner.frame_b", "boom.inner.frame_c", "gauge.frame"})
            for (const char* name : {"x", "y", "phi", "fx", "fy", "t"})
                add(QLatin1String(frame) + QLatin1Char('.') + QLatin1String(name));
        add(QStringLiteral("pendulum.phi"));  // no frame: it has no position
        add(QStringLiteral("space.f.R.T[1,1]"));
        const auto count = columns.size();
        results.reset(std::move(columns));
        std::vector<double> row(count, 0.0);
        row[6 + 0] = 3;  // boom.inner.frame_b.x
        row[6 + 1] = 4;  // .y
        row[6 + 2] = std::numbers::pi / 2;
        row[12 + 3] = 100;  // boom.inner.frame_c.fx
        solver::SampleBatch batch;
        batch.add(0, solver::kGridRow, row);
        results.append(std::move(batch));
        const std::vector<app::FrameColumns> frames = app::framesIn(results);
        QCOMPARE(frames.size(), std::size_t{4});
        const FramePose pose = app::poseInRow(frames[1], results, 0);
        QCOMPARE(pose.at, (app::SpacePoint{3, 4, 0}));
        QVERIFY(std::abs(pose.axes[0][1] - 1) < 1e-12);
        // What is inside of the boom stands for it.
        const std::vector<app::FrameOwner> owners = app::ownersOf(frames, results);
        QCOMPARE(owners.size(), std::size_t{2});
        QCOMPARE(owners[0].path, QStringLiteral("boom.inner"));
        QCOMPARE(owners[0].frames.size(), std::size_t{2});
        QVERIFY(owners[0].carriesForce);
        QVERIFY(!owners[1].carriesForce);
        QVERIFY(!owners[0].turnsTogether);
    }

    void framesInSpaceHaveTheirAxes()
    {
        solver::ResultStore results;
        std::vector<solver::ResultColumn> columns;
        std::vector<double> row;
        const auto add = [&](const QString& name, double value) {
            columns.emplace_back();
            columns.back().path = QStringLiteral("arm.frame_a.") + name;
            row.push_back(value);
        };
        for (int i = 1; i <= 3; ++i) {
            add(QStringLiteral("r_0[%1]").arg(i), i);
            add(QStringLiteral("f[%1]").arg(i), 0);
            add(QStringLiteral("t[%1]").arg(i), i == 3 ? 5 : 0);
        }
        // A quarter of a turn about z: its x axis is the world's y.
        const double turned[3][3] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}};
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
                add(QStringLiteral("R.T[%1,%2]").arg(i + 1).arg(j + 1), turned[i][j]);
        results.reset(std::move(columns));
        solver::SampleBatch batch;
        batch.add(0, solver::kGridRow, row);
        results.append(std::move(batch));
        const std::vector<app::FrameColumns> frames = app::framesIn(results);
        QCOMPARE(frames.size(), std::size_t{1});
        QVERIFY(!frames[0].isPlanar);
        const FramePose pose = app::poseAt(frames[0], results, 0);
        QCOMPARE(pose.at, (app::SpacePoint{1, 2, 3}));
        QCOMPARE(app::placeOn(pose, {2, 0, 0}), (app::SpacePoint{1, 4, 3}));
        QVERIFY(app::ownersOf(frames, results).at(0).carriesForce);
    }

    void aClickFindsWhatLiesOnTop()
    {
        const FrameTrack end = track([](double s) { return on(arm(s), 1.5 + s, 0); });
        const app::Mechanism found = app::mechanismOf(
            {{QStringLiteral("rod"), {0, 1}}, {QStringLiteral("weight"), {2}, true, 5.0}}, {track(arm), end, end});
        const std::vector<FramePose> poses{FramePose::planar(0, 0, 0), FramePose::planar(2, 0, 0),
                                           FramePose::planar(2, 0, 0)};
        const app::MotionMap map{QTransform::fromScale(100, -100), app::MotionPlane::XY, 6};
        const app::PosedMechanism posed{found, poses};
        const app::MotionPart* part = app::partAt(posed, map, {195, 0}, 6);
        QVERIFY(part);
        QCOMPARE(part->component, QStringLiteral("weight"));
        part = app::partAt(posed, map, {100, 3}, 6);
        QVERIFY(part);
        QCOMPARE(part->component, QStringLiteral("rod"));
        QVERIFY(!app::partAt(posed, map, {100, 40}, 6));
    }

    void aCentreOfMassTurnsWithItsFrame()
    {
        const app::SpacePoint centre = app::placeOn(FramePose::planar(1, 2, std::numbers::pi / 2), {0.5, 0, 0});
        QVERIFY(std::abs(centre[0] - 1) < 1e-12 && std::abs(centre[1] - 2.5) < 1e-12);
    }

    void spaceIsProjectedOnThreePlanes()
    {
        const app::SpacePoint point{1, 2, 3};
        QCOMPARE(app::inPlane(point, app::MotionPlane::XY), QPointF(1, 2));
        QCOMPARE(app::inPlane(point, app::MotionPlane::XZ), QPointF(1, 3));
        QCOMPARE(app::inPlane(point, app::MotionPlane::YZ), QPointF(2, 3));
    }
};

BRAMAH_TEST(MechanismTest);
#include "mechanism_test.moc"
