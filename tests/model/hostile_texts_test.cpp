// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that once broke something, most of them found by the fuzz targets: reading, instantiating and drawing them ends
// in order, whatever they mean.
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/diagram_checks.h"
#include "model/instance/instance.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

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
