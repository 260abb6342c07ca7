// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graphics/graphics.h"
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/icon_reader.h"
#include "model/instance/instance.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

using namespace bramah::model;

/// How large graphics are, and what new components are called.
class GraphicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // An arc is as large as what is drawn of it: the outline of a throttle is not that of its circles.
    void arcsAreAsLargeAsTheyAreDrawn_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<QRectF>("expected");
        const double s = 5 * std::sqrt(0.5);
        QTest::newRow("whole") << 0.0 << 360.0 << QRectF(QPointF(-5, -5), QPointF(5, 5));
        QTest::newRow("right") << -45.0 << 45.0 << QRectF(QPointF(s, -s), QPointF(5, s));
        QTest::newRow("left, turned") << 225.0 << 135.0 << QRectF(QPointF(-5, -s), QPointF(-s, s));
        QTest::newRow("upper half") << 0.0 << 180.0 << QRectF(QPointF(-5, 0), QPointF(5, 5));
        QTest::newRow("beyond a turn") << 315.0 << 405.0 << QRectF(QPointF(s, -s), QPointF(5, s));
    }
    void arcsAreAsLargeAsTheyAreDrawn()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(QRectF, expected);
        EllipseGraphic arc;
        arc.extent.value = {{-5, -5}, {5, 5}};
        arc.startAngle.value = from;
        arc.endAngle.value = to;
        arc.closure = EllipseClosure::None;
        const QRectF bounds = boundsOf(arc);
        for (const double difference : {bounds.left() - expected.left(), bounds.right() - expected.right(),
                                        bounds.top() - expected.top(), bounds.bottom() - expected.bottom()})
            QVERIFY(std::abs(difference) < 1e-9);
        arc.closure = EllipseClosure::Radial;
        QVERIFY(boundsOf(arc).left() <= 1e-9 && boundsOf(arc).right() >= -1e-9);
    }

    void componentsAreCalledAsTheirClassInSmallLetters_data()
    {
        QTest::addColumn<QString>("className");
        QTest::addColumn<QString>("expected");
        QTest::newRow("word") << "Valve"
                              << "valve";
        QTest::newRow("words") << "LoadSensingPump"
                               << "loadSensingPump";
        QTest::newRow("acronym") << "PID"
                                 << "pid";
        QTest::newRow("acronym, then a word") << "DCMotor"
                                              << "dcMotor";
        QTest::newRow("with a number") << "V2"
                                       << "v2";
        QTest::newRow("keyword") << "Constant"
                                 << "constant1";
        QTest::newRow("another") << "And"
                                 << "and1";
    }
    void componentsAreCalledAsTheirClassInSmallLetters()
    {
        QFETCH(QString, className);
        QFETCH(QString, expected);
        ClassLibrary library;
        const auto nodes = library.addFile(syntax::SyntaxTree::parse(std::make_shared<const SourceText>(
            QStringLiteral("C.mo"), QStringLiteral("model %1 end %1;").arg(className).toUtf8())));
        InstanceTree tree(library);
        IconCache icons;
        QCOMPARE(DiagramBuilder(icons).symbolOf(tree.instantiate(*nodes.front())).id.name, expected);
    }
};

BRAMAH_TEST(GraphicsTest);

#include "graphics_test.moc"
