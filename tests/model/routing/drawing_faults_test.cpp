// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/drawing_faults.h"

#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::resistorAt;

namespace {

QByteArray lineOf(const char* a, const char* b, const char* points)
{
    return QByteArray("connect(") + a + ", " + b + ") annotation(Line(points = {" + points + "}));\n";
}

QByteArray modelOf(const QByteArray& parts, const QByteArray& lines)
{
    return "model M\n" + parts + "equation\n" + lines + "end M;\n";
}

/// Four resistors at the corners of a square: a and c on the left, b and d on the right.
QByteArray square(const QByteArray& lines)
{
    return modelOf(
        resistorAt("a", -40, 30) + resistorAt("b", 40, 30) + resistorAt("c", -40, -30) + resistorAt("d", 40, -30),
        lines);
}

QStringList kindsOf(const QByteArray& text)
{
    QStringList names;
    for (const Diagnostic& diagnostic : checkDrawing(diagramOf(text)))
        names.append(nameOf(diagnostic.kind));
    return names;
}

}  // namespace

class DrawingFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatLies_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("kinds");
        QTest::newRow("a sound drawing") << square(lineOf("a.B1", "b.A1", "{-30,30},{30,30}") +
                                                   lineOf("c.B1", "d.A1", "{-30,-30},{30,-30}"))
                                         << QStringList();
        QTest::newRow("lines that cross")
            << square(lineOf("a.B1", "d.A1", "{-30,30},{10,30},{10,-30},{30,-30}") +
                      lineOf("c.B1", "b.A1", "{-30,-30},{-10,-30},{-10,10},{20,10},{20,30},{30,30}"))
            << QStringList();
        QTest::newRow("through a symbol")
            << modelOf(resistorAt("a", -40, 30) + resistorAt("b", 40, 30) + resistorAt("m", 0, 32),
                       lineOf("a.B1", "b.A1", "{-30,30},{30,30}"))
            << QStringList{QStringLiteral("line-through-symbol")};
        QTest::newRow("through its own symbol")
            << square(lineOf("a.A1", "b.A1", "{-50,30},{30,30}"))
            << QStringList{QStringLiteral("line-through-symbol"), QStringLiteral("line-over-port")};
        QTest::newRow("through a name") << modelOf(resistorAt("a", -40, 30) + resistorAt("b", 40, 30) +
                                                       resistorAt("longName", 0, 24),
                                                   lineOf("a.B1", "b.A1", "{-30,30},{30,30}"))
                                        << QStringList{QStringLiteral("line-through-text")};
        // No line to the port could keep off the text that its own drawing has there.
        QTest::newRow("through a text over its port")
            << "model Lettered\n  T.Port A1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, "
               "origin = {-100,0})));\n  annotation(Icon(graphics = {Rectangle(extent = {{-100,-60},{100,60}}), "
               "Text(extent = {{-110,-10},{110,10}}, textString = \"MMMMMMMMMMMMMMMMMM\")}));\nend Lettered;\n" +
                   modelOf(resistorAt("a", -40, 0) +
                               "Lettered m annotation(Placement(transformation(extent = {{20,-10},{40,10}})));\n",
                           lineOf("a.B1", "m.A1", "{-30,0},{20,0}"))
            << QStringList();
        QTest::newRow("two nets in one piece")
            << square(lineOf("a.B1", "b.A1", "{-30,30},{-20,30},{-20,0},{10,0},{10,30},{30,30}") +
                      lineOf("c.B1", "d.A1", "{-30,-30},{-10,-30},{-10,0},{20,0},{20,-30},{30,-30}"))
            << QStringList{QStringLiteral("line-on-line"), QStringLiteral("false-joint"),
                           QStringLiteral("false-joint")};
        QTest::newRow("a bend on another line")
            << square(lineOf("a.B1", "b.A1", "{-30,30},{30,30}") +
                      lineOf("c.B1", "d.A1", "{-30,-30},{-10,-30},{-10,30},{10,20},{20,-30},{30,-30}"))
            << QStringList{QStringLiteral("false-joint")};
        QTest::newRow("over a port of another")
            << modelOf(resistorAt("a", -40, 30) + resistorAt("b", 40, 30) + resistorAt("m", 10, 20),
                       lineOf("a.B1", "b.A1", "{-30,30},{0,30},{0,20},{0,10},{24,10},{24,30},{30,30}"))
            << QStringList{QStringLiteral("line-over-port")};
        QTest::newRow("back beside itself")
            << square(lineOf("a.B1", "b.A1", "{-30,30},{-20,30},{-20,0},{10,0},{10,2},{-10,2},{-10,30},{30,30}"))
            << QStringList{QStringLiteral("line-runs-back")};
        QTest::newRow("to a node at the end of a stub")
            << modelOf(resistorAt("a", -40, 30) + resistorAt("b", 40, 30) +
                           "Bramah.Hydraulics.Node n annotation(__Bramah(auto = true), "
                           "Placement(transformation(extent = {{-2,8},{2,12}})));\n",
                       lineOf("a.B1", "n.port", "{-30,30},{0,30},{0,10}") +
                           lineOf("n.port", "b.A1", "{0,10},{0,30},{30,30}"))
            << QStringList{QStringLiteral("line-runs-back")};
    }

    void whatLies()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, kinds);
        QCOMPARE(kindsOf(text), kinds);
    }

    void messagesNameTheLineAndTheSymbol()
    {
        const Diagnostics found =
            checkDrawing(diagramOf(modelOf(resistorAt("a", -40, 30) + resistorAt("b", 40, 30) + resistorAt("m", 0, 32),
                                           lineOf("a.B1", "b.A1", "{-30,30},{30,30}"))));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().component, QStringLiteral("m"));
        QVERIFY(found.front().message().contains(QStringLiteral("from `a.B1` to `b.A1`")));
        QVERIFY(found.front().message().contains(QStringLiteral("`m`")));
    }

    void checkedLinesCanBeOtherOnes()
    {
        SheetPicture picture(diagramOf(
            square(lineOf("a.B1", "b.A1", "{-30,30},{30,30}") + lineOf("c.B1", "d.A1", "{-30,-30},{30,-30}"))));
        DrawingChecker checker(picture);
        QVERIFY(checker.faults().empty());
        picture.lines[1].points = {{-30, -30}, {-20, -30}, {-20, 30}, {20, 30}, {20, -30}, {30, -30}};
        checker.updateLines(picture.lines[1].net);
        QVERIFY(!checker.faultsOf(picture.lines[0].net).empty());
        picture.lines[1].points = {{-30, -30}, {30, -30}};
        checker.updateLines(picture.lines[1].net);
        QVERIFY(checker.faults().empty());
    }
};

BRAMAH_TEST(DrawingFaultsTest);
#include "drawing_faults_test.moc"
