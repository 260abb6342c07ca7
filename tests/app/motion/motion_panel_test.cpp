// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/motion_panel.h"

#include "app/animation/animation_dialog.h"
#include "app/window/window_docks.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/problems/mending.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/model_file.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QWheelEvent>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

using namespace bramah;
using app::MotionKind;

/// Frames are joined by the mouse, and the motion view shows the mechanism of a run at the cursor.
class MotionPanelTest : public QObject
{
    Q_OBJECT

    /// Opens \a text as NAME.mo.
    static void open(test::TestWindow& test, const QString& name, const QByteArray& text)
    {
        QFile file(test.filePath(name + QStringLiteral(".mo")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(test.window().documents().open(file.fileName()));
    }
    static app::MotionView& viewOf(test::TestWindow& test)
    {
        return test::partOf<app::MotionPanel>(test.window()).view();
    }
    static void run(test::TestWindow& test, test::Hands& hands)
    {
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
        const auto& end = test.page().history().latest()->end;
        QVERIFY2(end->reason == solver::EndReason::StopTimeReached, qPrintable(end->message));
    }
    static double valueOf(test::TestWindow& test, const char* path, double time)
    {
        const solver::ResultStore& results = test.page().history().latest()->results;
        const int column = results.find(QLatin1String(path));
        return column < 0 ? qQNaN() : results.valueAt(column, time);
    }
    static const app::MotionPart* partOf(const app::MotionView& view, const char* component)
    {
        if (!view.mechanism())
            return nullptr;
        const auto found = std::ranges::find(view.mechanism()->parts, QLatin1String(component),
                                             [](const app::MotionPart& part) { return part.component; });
        return found == view.mechanism()->parts.end() ? nullptr : &*found;
    }
    /// Where the frame of the body is drawn [m].
    static double bodyX(const app::MotionView& view)
    {
        const app::MotionPart* body = partOf(view, "body");
        return body && !view.poses().empty() ? view.poses()[std::size_t(body->a)].at[0] : qQNaN();
    }

    /// Does a folder of MODELICAPATH hold this library?
    static bool hasLibrary(const char* name)
    {
        const auto folders = qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
        return std::ranges::any_of(folders, [&](const QString& folder) {
            return QFile::exists(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral("/package.mo"));
        });
    }
    static bool hasPlanarMechanics() { return hasLibrary("PlanarMechanics") && hasLibrary("Modelica"); }
    static void addLibraries(test::TestWindow& test)
    {
        for (const QString& folder :
             qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts))
            test.workspace().openLibrary(folder);
    }

private Q_SLOTS:
    void framesAreJoinedByTheMouse()
    {
        test::TestWindow test;
        test::Hands hands(test);
        QByteArray text = test::modelFile("app/models/swing.mo");
        const auto lines = text.indexOf("equation\n  connect(fixed");
        text.remove(lines, text.indexOf("  annotation(experiment") - lines);
        text.insert(lines,
                    "  Rod side annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={20,-20})));\n"
                    "  Bramah.Hydraulics.Pumps.FixedPump pump\n"
                    "    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-40,-30})));\n");
        open(test, QStringLiteral("swing"), text);
        const auto now = [&] { return test.page().document().text().bytes(); };
        hands.dragBetween("fixed.frame", "pin.a");
        hands.dragBetween("pin.b", "rod.a");
        hands.dragBetween("rod.b", "telescope.a");
        hands.dragBetween("telescope.b", "body.a");
        // A second connection to a frame, then a third one.
        hands.dragBetween("side.a", "rod.b");
        QCOMPARE(now().count("connect("), 5);
        QVERIFY2(now().contains("connect(side.a, rod.b)") || now().contains("connect(side.a, telescope.a)"),
                 now().constData());
        QVERIFY(!now().contains("Node"));

        // A frame does not fit a port of oil: the reason is said, and no line is drawn.
        hands.pressOnSheet(hands.portPosition("side.b"));
        hands.moveOnSheet(hands.portPosition("pump.P"));
        QCOMPARE(test.page().sheet().sheet().overlay().reason,
                 QStringLiteral("\"side.b\" is a frame of a mechanism, \"pump.P\" a hydraulic port."));
        hands.releaseOnSheet(hands.portPosition("pump.P"));
        hands.press(Qt::Key_Escape);
        QCOMPARE(now().count("connect("), 5);
        test::keepPicture(test.window(), QStringLiteral("frames_joined.png"));
    }

    void theViewShowsTheMomentOfTheRun()
    {
        test::TestWindow test;
        test::Hands hands(test);
        open(test, QStringLiteral("swing"), test::modelFile("app/models/swing.mo"));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        app::MotionView& view = viewOf(test);
        QTRY_VERIFY(!view.visibleRegion().isEmpty());
        QTRY_COMPARE(view.emptyText(), QStringLiteral("Run the circuit: its mechanism is drawn here as it moves."));
        run(test, hands);
        QTRY_VERIFY(partOf(view, "telescope") && partOf(view, "telescope")->kind == MotionKind::Cylinder);
        QCOMPARE(partOf(view, "fixed")->kind, MotionKind::Ground);
        QCOMPARE(partOf(view, "pin")->kind, MotionKind::Pin);
        QCOMPARE(partOf(view, "rod")->kind, MotionKind::Bar);
        QCOMPARE(partOf(view, "body")->kind, MotionKind::Mass);
        QCOMPARE(partOf(view, "body")->mass, 10.0);
        QTRY_COMPARE(bodyX(view), valueOf(test, "body.a.x", 4));

        // The plots' cursor, then a chosen time, then the end again.
        Q_EMIT test.page().plots().area().plots().front()->cursorMoved(0.5);
        QTRY_COMPARE(bodyX(view), valueOf(test, "body.a.x", 0.5));
        QVERIFY(std::abs(bodyX(view) - valueOf(test, "body.a.x", 4)) > 0.01);
        Q_EMIT test.page().plots().area().plots().front()->cursorMoved(std::nullopt);
        test.page().moment().chooseTime(1.25);
        QTRY_COMPARE(bodyX(view), valueOf(test, "body.a.x", 1.25));
        test::keepPicture(test.window(), QStringLiteral("motion.png"));

        // Behind another panel it reads nothing.
        hands.press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(view.visibleRegion().isEmpty());
        test.page().moment().chooseTime(2);
        const double before = bodyX(view);
        QVERIFY(test::stays([&] { return bodyX(view) == before; }));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(bodyX(view), valueOf(test, "body.a.x", 2));
    }

    void aClickSelectsOnTheSheetAndBack()
    {
        test::TestWindow test;
        test::Hands hands(test);
        open(test, QStringLiteral("swing"), test::modelFile("app/models/swing.mo"));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        app::MotionView& view = viewOf(test);
        run(test, hands);
        QTRY_VERIFY(!view.poses().empty());
        const auto placeOf = [&](const char* component) { return view.placeOf(partOf(view, component)->a).toPoint(); };
        const auto& selected = [&]() -> const QSet<model::ComponentId>& {
            return test.page().session().selection().components;
        };
        QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf("body"));
        QCOMPARE(selected(), QSet<model::ComponentId>({{QStringLiteral("body")}}));
        // The way of what is selected.
        QTRY_COMPARE(view.trails().size(), std::size_t{1});
        const app::MotionTrail& trail = view.trails().front();
        QCOMPARE(trail.passed, trail.way.size());
        QVERIFY(std::abs(trail.way.front().x() - valueOf(test, "body.a.x", 0)) < 1e-12);
        test.page().moment().chooseTime(2);
        QTRY_VERIFY(view.trails().front().passed < view.trails().front().way.size());

        const QPoint onRod =
            (view.placeOf(partOf(view, "rod")->a) + view.placeOf(partOf(view, "rod")->b)).toPoint() / 2;
        QTest::mouseClick(&view, Qt::LeftButton, Qt::ShiftModifier, onRod);
        QCOMPARE(selected(), QSet<model::ComponentId>({{QStringLiteral("body")}, {QStringLiteral("rod")}}));
        QTest::mouseClick(&view, Qt::LeftButton, {}, {4, 4});
        QVERIFY(selected().isEmpty());
        QTRY_VERIFY(view.trails().empty());
        // From the sheet.
        hands.clickOnSheet(hands.middleOf("telescope"));
        QTRY_COMPARE(view.trails().size(), std::size_t{1});

        // The wheel scales about the mouse, dragging moves, 0 fits again.
        const QPointF before = placeOf("body");
        QWheelEvent wheel(before, view.mapToGlobal(before), {}, {0, 360}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &wheel);
        QVERIFY(view.isMoved());
        QVERIFY((placeOf("body") - before).manhattanLength() <= 2);
        QTest::mousePress(&view, Qt::LeftButton, {}, {20, 20});
        QTest::mouseMove(&view, {50, 20});
        QTest::mouseMove(&view, {80, 30});
        QTest::mouseRelease(&view, Qt::LeftButton, {}, {80, 30});
        QVERIFY((placeOf("body") - before - QPointF(60, 10)).manhattanLength() <= 4);
        QTest::keyClick(&view, Qt::Key_0);
        QVERIFY(!view.isMoved());
        QVERIFY((placeOf("body") - before).manhattanLength() <= 2);
        view.copyPicture();
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->hasImage() && copied->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    }

    void anAnimationOffersTheMechanism()
    {
        test::TestWindow test;
        test::Hands hands(test);
        open(test, QStringLiteral("swing"), test::modelFile("app/models/swing.mo"));
        run(test, hands);
        const app::AnimationDialog dialog({test.page().history().latest()}, nullptr, 1, false);
        QVERIFY(dialog.choice().hasMechanism);
    }

    void aCircuitWithoutFramesIsTold()
    {
        test::TestWindow test;
        test::Hands hands(test);
        QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(viewOf(test).emptyText().startsWith(QLatin1String("No frames of a mechanism in this circuit.")));
        run(test, hands);
        QVERIFY(test::stays([&] { return viewOf(test).mechanism() == nullptr; }));
    }

    void planarMechanicsIsDrawnByHand()
    {
        if (!hasPlanarMechanics())
            QSKIP("MODELICAPATH has no PlanarMechanics with the Modelica Standard Library");
        test::TestWindow test;
        test::Hands hands(test);
        addLibraries(test);
        open(test, QStringLiteral("pendulum"),
             "model pendulum\n  annotation(experiment(StopTime=2), "
             "Diagram(coordinateSystem(extent={{-80,-60},{80,60}})));\n"
             "end pendulum;\n");
        const auto now = [&] { return test.page().document().text().bytes(); };
        hands.place(QStringLiteral("PlanarMechanics.Parts.Fixed"), {-60, 0});
        hands.press(Qt::Key_X);
        hands.place(QStringLiteral("PlanarMechanics.Joints.Revolute"), {-24, 0});
        hands.place(QStringLiteral("PlanarMechanics.Parts.FixedTranslation"), {10, 0});
        hands.place(QStringLiteral("PlanarMechanics.Parts.Body"), {44, 0});
        for (const char* part : {"Fixed fixed", "Revolute revolute", "FixedTranslation fixedTranslation", "Body body"})
            QVERIFY2(now().contains(part), now().constData());
        // A world that is not there is told, and can be put there.
        const auto missing = [&]() -> const model::Diagnostic* {
            for (const model::Diagnostic& problem : test.page().session().sheet().problems())
                if (problem.kind == model::DiagnosticKind::MissingInner)
                    return &problem;
            return nullptr;
        };
        QTRY_VERIFY(missing());
        const auto mends = editor::mendsFor(test.page().session(), *missing());
        QCOMPARE(mends.size(), std::size_t{1});
        QVERIFY(editor::applyMend(test.page().session(), mends.front()));
        QVERIFY2(now().contains("inner PlanarMechanics.PlanarWorld planarWorld"), now().constData());
        QVERIFY(!missing());
        hands.dragBetween("fixed.frame", "revolute.frame_a");
        hands.dragBetween("revolute.frame_b", "fixedTranslation.frame_a");
        hands.dragBetween("fixedTranslation.frame_b", "body.frame_a");
        QCOMPARE(now().count("connect("), 3);
        QVERIFY(!now().contains("Node"));
        editor::DocumentSession& session = test.page().session();
        QVERIFY(session.setParameter({QStringLiteral("body")}, QStringLiteral("m"), QStringLiteral("2")));
        QVERIFY(session.setParameter({QStringLiteral("body")}, QStringLiteral("I"), QStringLiteral("0.01")));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        run(test, hands);
        const app::MotionView& view = viewOf(test);
        QTRY_VERIFY(partOf(view, "fixedTranslation"));
        QCOMPARE(partOf(view, "fixedTranslation")->kind, MotionKind::Bar);
        QCOMPARE(partOf(view, "revolute")->kind, MotionKind::Pin);
        QCOMPARE(partOf(view, "fixed")->kind, MotionKind::Ground);
        QCOMPARE(partOf(view, "body")->kind, MotionKind::Mass);
    }

    /// An excavator's boom: kinematic loops of PlanarMechanics with cylinders, pump and valves of Bramah.
    void anExcavatorsBoomIsMovedByOil()
    {
        if (!hasPlanarMechanics())
            QSKIP("MODELICAPATH has no PlanarMechanics with the Modelica Standard Library");
        test::TestWindow test;
        test::Hands hands(test);
        addLibraries(test);
        open(test, QStringLiteral("excavator_boom"), test::modelFile("app/models/excavator_boom.mo"));
        hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        run(test, hands);
        const app::MotionView& view = viewOf(test);
        QTRY_VERIFY(partOf(view, "boomRod") && partOf(view, "boomRod")->kind == MotionKind::Cylinder);
        QCOMPARE(partOf(view, "stickRod")->kind, MotionKind::Cylinder);
        QVERIFY(std::abs(partOf(view, "boomRod")->backing - 1.05) < 1e-6);  // the barrel
        QCOMPARE(partOf(view, "boomFoot")->body, partOf(view, "boomNose")->body);
        QCOMPARE(partOf(view, "boomFoot")->body, partOf(view, "bracket")->body);
        QVERIFY(partOf(view, "boomFoot")->body != partOf(view, "stickTop")->body);
        QCOMPARE(partOf(view, "base")->kind, MotionKind::Ground);
        test::keepPicture(test.window(), QStringLiteral("excavator_boom.png"));

        // It rises, holds, and comes down.
        const auto tip = [&](double time) { return valueOf(test, "boomNose.frame_b.y", time); };
        QVERIFY2(tip(5) - tip(1) > 2, qPrintable(QString::number(tip(5) - tip(1))));
        QVERIFY(std::abs(tip(11) - tip(8)) < 0.01);
        QVERIFY(tip(17) < tip(11) - 1);
        // The loops stay shut: the cylinder's two pins are as far from each other as barrel and stroke are long.
        for (double time = 0; time <= 18; time += 0.5) {
            const double length = std::hypot(valueOf(test, "boomFoot.frame_b.x", time) - 0.55,
                                             valueOf(test, "boomFoot.frame_b.y", time) + 0.45);
            QVERIFY(std::abs(length - 1.05 - valueOf(test, "boomCylinder.x", time)) < 1e-6);
        }
        // While it holds, the force of the pressures is the moment of the weights over the cylinder's lever. The boom
        // swings a little on the oil, so means of a second are compared.
        const double areaA = std::numbers::pi / 4 * 0.1 * 0.1, areaB = areaA - std::numbers::pi / 4 * 0.06 * 0.06;
        const double ambient = 101325;
        for (const double from : {9.8, 16.8}) {
            double force = 0, needed = 0;
            constexpr int kSamples = 240;
            for (int k = 0; k < kSamples; ++k) {
                const double time = from + 1.2 * k / kSamples;
                const auto at = [&](const char* path) { return valueOf(test, path, time); };
                const double moment = 9.81 * (600 * at("boomMass.frame_a.x") + 250 * at("stickMass.frame_a.x") +
                                              450 * at("bucketMass.frame_a.x") + 40 * at("teeth.frame_a.x"));
                const double x = at("boomFoot.frame_b.x"), y = at("boomFoot.frame_b.y");
                const double lever = (x * (y + 0.45) - y * (x - 0.55)) / std::hypot(x - 0.55, y + 0.45);
                needed += moment / lever;
                force += (at("boomCylinder.pA") - ambient) * areaA - (at("boomCylinder.pB") - ambient) * areaB;
            }
            QVERIFY2(std::abs(force / needed - 1) < 2e-3, qPrintable(QString::number(force / needed, 'g', 8)));
        }
        // The work of both rods is what the bodies gain in height and speed: the joints lose nothing.
        const auto energy = [&](double time) {
            double sum = 0;
            for (const auto& [body, mass, inertia] : {std::tuple("boomMass", 600, 400),
                                                      {"stickMass", 250, 90},
                                                      {"bucketMass", 450, 60},
                                                      {"teeth", 40, 2}}) {
                const auto at = [&, name = QByteArray(body)](const char* variable) {
                    return valueOf(test, (name + '.' + variable).constData(), time);
                };
                sum += mass * (9.81 * at("r[2]") + (std::pow(at("v[1]"), 2) + std::pow(at("v[2]"), 2)) / 2) +
                       inertia * std::pow(at("w"), 2) / 2;
            }
            return sum;
        };
        const auto power = [&](double time) {
            const auto at = [&](const char* path) { return valueOf(test, path, time); };
            return at("boomRod.f") * at("boomRod.v") + at("stickRod.f") * at("stickRod.v");
        };
        for (const auto& [from, to] : {std::pair(1.0, 5.0), {5.0, 8.0}, {11.0, 15.0}}) {
            constexpr double kStep = 0.005;
            double work = 0;
            for (double time = from; time < to - kStep / 2; time += kStep)
                work += kStep * power(time + kStep / 2);
            const double gained = energy(to) - energy(from);
            QVERIFY(std::abs(gained) > 2000);
            QVERIFY2(std::abs(work - gained) < 0.005 * std::abs(gained),
                     qPrintable(QStringLiteral("%1 J, %2 J").arg(work).arg(gained)));
        }
    }
};

BRAMAH_TEST(MotionPanelTest);
#include "motion_panel_test.moc"
