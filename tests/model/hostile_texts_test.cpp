// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that once broke something, most of them found by the fuzz targets: reading, instantiating and drawing them ends
// in order, whatever they mean.
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/diagram_checks.h"
#include "model/instance/instance.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace bramah::model;

class HostileTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadAndDrawn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("classes");
        QTest::newRow("two classes of one name") << QByteArray("model A end A; model A Real x; end A;") << 1;
        QTest::newRow("component whose name is not UTF-8") << QByteArray("model M\n  A 'a\x83';\n  A b;\nend M;") << 1;
        QTest::newRow("two components of one name") << QByteArray("model M A a; B a; end M;") << 1;
        QTest::newRow("redeclaration without a name") << QByteArray("model M extends B(redeclare C \xE4); end M;") << 1;
    }

    /// Numbers that are no places on a sheet leave the default.
    void onlyPlacesAreRead()
    {
        const QByteArray text =
            "model A annotation(Icon(graphics={Line(points={{-1e9,0},{1e9,0}}), Line(points={{0/0,0},{1,1}}), "
            "Rectangle(extent={{-1e400,-10},{10,10}}, rotation=1e308), Line(points={{-1e6,0},{1e6,0}})})); end A; "
            "model M A a annotation(Placement(transformation(extent={{0/0,1e400},{-1e400,5}}, rotation=1e308, "
            "origin={1e400,0}))); A b annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
            "origin={1e6,-1e6}))); annotation(Diagram(coordinateSystem(extent={{-1e400,-100},{100,1e400}}))); end M;";
        ClassLibrary library;
        library.addFile(syntax::SyntaxTree::parse(std::make_shared<SourceText>(QStringLiteral("example.mo"), text)));
        InstanceTree tree(library);
        IconCache icons;
        const auto diagram = DiagramBuilder(icons).build(tree.instantiate(*library.find("M")));
        QCOMPARE(diagram.components().size(), std::size_t{2});
        for (const DiagramComponent& component : diagram.components()) {
            const QRectF bounds = component.bounds;
            for (const double place : {bounds.left(), bounds.right(), bounds.top(), bounds.bottom()})
                QVERIFY2(std::abs(place) < 3e7, qPrintable(component.id.name));
        }
        QCOMPARE(diagram.components()[1].placement.origin, QPointF(1e6, -1e6));
    }

    void areReadAndDrawn()
    {
        QFETCH(QByteArray, text);
        ClassLibrary library;
        const auto source = std::make_shared<SourceText>(QStringLiteral("example.mo"), text);
        const auto classes = library.addFile(syntax::SyntaxTree::parse(source));
        QTEST(static_cast<int>(classes.size()), "classes");
        for (const auto* node : classes) {
            InstanceTree tree(library);
            const Instance& root = tree.instantiate(*node);
            IconCache icons;
            const auto diagram = DiagramBuilder(icons).build(root);
            (void)checkDiagram(diagram);
            QVERIFY(diagram.components().size() <= root.children().size());
        }
    }

    void lastClassOfANameCounts()
    {
        ClassLibrary library;
        const auto source =
            std::make_shared<SourceText>(QStringLiteral("example.mo"), "model A end A; model A \"second\" end A;");
        const auto classes = library.addFile(syntax::SyntaxTree::parse(source));
        QCOMPARE(classes.size(), std::size_t{1});
        QCOMPARE(classes[0]->description(), std::string("second"));
        QCOMPARE(library.find("A"), classes[0]);
    }
};

BRAMAH_TEST(HostileTextsTest);
#include "hostile_texts_test.moc"
