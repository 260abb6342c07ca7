// SPDX-License-Identifier: GPL-3.0-or-later
// Notes are told from the geometry of plain graphics, and changed as edits of the text that leave all else.
#include "model/notes/note.h"

#include "model/notes/note_table.h"
#include "model/planning/diagram_edits.h"
#include "model/planning/diagram_sketch.h"
#include "model/planning/note_plan.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;
using namespace bramah::model;

namespace {

const QByteArray kHead = R"(model M "Drawn"
  T.Resistor r annotation (Placement(transformation(extent={{-10,-10},{10,10}})));
  annotation (
    Diagram(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
)";
const QByteArray kEnd = "}),\n    experiment(StopTime=2)); // end of it\nend M;\n";

// Each kind once, with a comment that stays.
const QByteArray kGraphics =
    R"(      Text(extent={{-90,80},{-50,90}}, textString="Clamp first", fontSize=10), /* by hand */
      Line(points={{-50,85},{-10,10}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{0,0},{20,20}}),
      Ellipse(extent={{19.4,19.4},{20.6,20.6}}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{-40,-40},{40,40}}, pattern=LinePattern.DashDot),
      Text(extent={{-39,35},{39,39}}, textString="Supply", fontSize=10, horizontalAlignment=TextAlignment.Left),
      Rectangle(extent={{50,-20},{90,0}}),
      Line(points={{50,-10},{90,-10}}),
      Line(points={{70,-20},{70,0}}),
      Text(extent={{51,-10},{69,0}}, textString="a"), Text(extent={{71,-10},{89,0}}, textString="b"),
      Text(extent={{51,-20},{69,-10}}, textString="c"), Text(extent={{71,-20},{89,-10}}, textString="d"),
      Bitmap(extent={{-90,-90},{-70,-70}}, imageSource="iVBORw0KGgo="),
      Polygon(points={{0,60},{10,60},{5,70}}, fillPattern=FillPattern.Solid))";

/// The class M of a text.
class NoteSheet
{
public:
    explicit NoteSheet(const QByteArray& text) : library_(test::makeTestLibrary()), instances_(*library_)
    {
        tree_ = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("M.mo"), text));
        const auto nodes = library_->addFile(tree_);
        IconCache icons;
        diagram_ = DiagramBuilder(icons).build(instances_.instantiate(*nodes.back()));
    }

    [[nodiscard]] const Diagram& diagram() const { return diagram_; }
    [[nodiscard]] const Note& note(std::size_t at) const { return diagram_.notes()[at]; }
    [[nodiscard]] QByteArray after(const DiagramChanges& changes) const
    {
        return textEditsOf(tree_, QStringLiteral("M"), changes).appliedTo(tree_->text().bytes());
    }

private:
    std::unique_ptr<ClassLibrary> library_;
    InstanceTree instances_;
    std::shared_ptr<const syntax::SyntaxTree> tree_;
    Diagram diagram_;
};

QByteArray replacedOnce(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    if (text.count(from) != 1)
        return "not once: " + from;
    return text.replace(from, to);
}

Graphic textAt(double x, double y, const char* words)
{
    TextGraphic text;
    text.extent.value = {{x, y}, {x + 20, y + 4}};
    text.textString.value = QString::fromUtf8(words);
    return text;
}

}  // namespace

class NoteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kindsAreTold()
    {
        const NoteSheet sheet(kHead + kGraphics + kEnd);
        std::vector<std::pair<int, NoteKind>> read;
        for (const Note& note : sheet.diagram().notes())
            read.emplace_back(note.id.first, note.kind);
        const std::vector<std::pair<int, NoteKind>> expected{
            {0, NoteKind::Text},  {1, NoteKind::Leader},   {2, NoteKind::Leader}, {4, NoteKind::Frame},
            {6, NoteKind::Table}, {13, NoteKind::Picture}, {14, NoteKind::Shape}};
        QVERIFY(read == expected);
        QCOMPARE(sheet.note(2).graphics.size(), std::size_t{2});
        QCOMPARE(titleOf(sheet.note(3).graphics)->textString.value, QStringLiteral("Supply"));
        QCOMPARE(sheet.note(4).graphics.size(), std::size_t{7});
    }

    void titleElsewhereIsATextOfItsOwn()
    {
        const NoteSheet sheet(kHead + replacedOnce(kGraphics, "{{-39,35},{39,39}}", "{{-39,34},{39,38}}") + kEnd);
        QCOMPARE(sheet.note(3).graphics.size(), std::size_t{1});
        QCOMPARE(sheet.note(4).kind, NoteKind::Text);
    }

    void tableWithATextOutOfItsCellIsNone()
    {
        const NoteSheet sheet(kHead + replacedOnce(kGraphics, "{{51,-20},{69,-10}}", "{{51,-20},{71,-10}}") + kEnd);
        QCOMPARE(sheet.note(4).kind, NoteKind::Frame);
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{13});
    }

    void graphicsOfABaseAndHiddenOnesAreNoNotes()
    {
        const NoteSheet sheet(
            "model B\n  annotation (Diagram(graphics={Text(extent={{0,0},{9,9}}, textString=\"x\")}));\n"
            "end B;\nmodel M\n  extends B;\n  annotation (Diagram(graphics={Line(points={{0,0},{1,1}}, "
            "visible=false), Line(points={{0,0},{5,5}})}));\nend M;\n");
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{1});
        QCOMPARE(sheet.note(0).id.first, 1);
        QCOMPARE(sheet.diagram().graphics()->graphics.size(), std::size_t{3});
    }

    void moveChangesOnlyPlaces()
    {
        const NoteSheet sheet(kHead + kGraphics + kEnd);
        const DiagramChanges changes = planNoteMove(sheet.diagram(), {{0}, {4}}, {10, -2});
        QByteArray expected = kHead + kGraphics + kEnd;
        expected = replacedOnce(expected, "{{-90,80},{-50,90}}", "{{-80,78},{-40,88}}");
        // The leader begins at the middle of the text's right side, and stays there.
        expected = replacedOnce(expected, "{{-50,85},{-10,10}}", "{{-40,83},{-10,10}}");
        expected = replacedOnce(expected, "{{-40,-40},{40,40}}", "{{-30,-42},{50,38}}");
        expected = replacedOnce(expected, "{{-39,35},{39,39}}", "{{-29,33},{49,37}}");
        QCOMPARE(sheet.after(changes), expected);
    }

    void aLeaderThatIsMovedItselfMovesAsAWhole()
    {
        const NoteSheet sheet(kHead + kGraphics + kEnd);
        const QByteArray after = sheet.after(planNoteMove(sheet.diagram(), {{0}, {1}}, {10, 0}));
        QVERIFY(after.contains("{{-40,85},{0,10}}"));
    }

    void removalLeavesTheRest()
    {
        const NoteSheet sheet(kHead + kGraphics + kEnd);
        // The dotted leader, the table and the last graphic at once.
        const QByteArray after = sheet.after(planNoteRemoval(sheet.diagram(), {{2}, {6}, {14}}));
        const NoteSheet read(after);
        QCOMPARE(read.diagram().notes().size(), std::size_t{4});
        QCOMPARE(read.note(2).kind, NoteKind::Frame);
        QCOMPARE(read.note(3).kind, NoteKind::Picture);
        QVERIFY(after.contains("/* by hand */"));
        QVERIFY(after.endsWith("experiment(StopTime=2)); // end of it\nend M;\n"));
        // All of them: an empty list is left, to which one can be added again.
        std::vector<NoteId> all;
        for (const Note& note : sheet.diagram().notes())
            all.push_back(note.id);
        const NoteSheet empty(sheet.after(planNoteRemoval(sheet.diagram(), all)));
        QVERIFY(empty.diagram().notes().empty());
        const NoteSheet again(empty.after({AddNote{{textAt(0, 0, "new")}}, AddNote{{textAt(0, 9, "newer")}}}));
        QCOMPARE(again.diagram().notes().size(), std::size_t{2});
    }

    void firstNoteOfAClass_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray("model M\nend M;\n");
        QTest::newRow("an icon") << QByteArray(
            "model M\n  annotation (Icon(graphics={Line(points={{0,0},{9,9}})}));\nend M;\n");
        QTest::newRow("an empty list") << QByteArray("model M\n  annotation (Diagram(graphics={}));\nend M;\n");
        QTest::newRow("a coordinate system") << QByteArray(
            "model M\n  annotation (Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\nend M;\n");
    }
    void firstNoteOfAClass()
    {
        QFETCH(QByteArray, text);
        const NoteSheet sheet(text);
        const NoteSheet read(sheet.after({AddNote{{textAt(0, 0, "he said \"100 %%\"\nand went")}}}));
        QCOMPARE(read.diagram().notes().size(), std::size_t{1});
        QVERIFY(read.note(0).graphics.front() == textAt(0, 0, "he said \"100 %%\"\nand went"));
    }

    /// What a preview shows is what is read from the text afterwards.
    void sketchAndTextAgree()
    {
        const NoteSheet sheet(kHead + kGraphics + kEnd);
        std::vector<Graphic> arrow = sheet.note(2).graphics;
        arrow.resize(1, arrow.front());
        std::get<LineGraphic>(arrow.front()).endArrow = Arrow::Open;
        NoteTable table = NoteTable::of(sheet.note(4).graphics);
        table.insertRow(1);
        table.insertColumn(2);
        DiagramChanges changes = planNoteMove(sheet.diagram(), {{0}}, {4, 4});
        changes.push_back(SetNote{sheet.note(2), arrow});
        changes.push_back(SetNote{sheet.note(4), table.graphics()});
        changes.push_back(RemoveNote{sheet.note(5)});
        changes.push_back(AddNote{{textAt(-80, -80, "new")}});
        const NoteSheet read(sheet.after(changes));
        const Diagram sketched = changedDiagram(sheet.diagram(), changes);
        QVERIFY(read.diagram().graphics()->graphics == sketched.graphics()->graphics);
        QVERIFY(read.diagram().notes() == sketched.notes());
        QCOMPARE(read.diagram().notes().size(), std::size_t{7});
        QCOMPARE(NoteTable::of(read.note(4).graphics).rows(), 3);
        QCOMPARE(NoteTable::of(read.note(4).graphics).columns(), 3);
    }

    void tableOfASpreadsheet()
    {
        const std::vector<QStringList> rows =
            rowsOfText(QStringLiteral("Item\tValue\r\n\"a \"\"b\"\"\nc\"\t5\r\nlast\r\n"));
        QVERIFY((rows == std::vector<QStringList>{{QStringLiteral("Item"), QStringLiteral("Value")},
                                                  {QStringLiteral("a \"b\"\nc"), QStringLiteral("5")},
                                                  {QStringLiteral("last")}}));
        QVERIFY(rowsOfText(QStringLiteral("no tab in it\nat all")).empty());
        QVERIFY(rowsOfText(textOfRows(rows)) == rows);
        const NoteTable table = NoteTable::of(rows, {10, 50}, 30, 5, 10);
        QCOMPARE(table.columns(), 2);
        QVERIFY(table.cell(2, 1).textString.value.isEmpty());
        QCOMPARE(kindOf(table.graphics()), NoteKind::Table);
        QVERIFY(NoteTable::of(table.graphics()).graphics() == table.graphics());
        QCOMPARE(table.cellAt({45, 43}), 3);
        QCOMPARE(table.cellAt({9, 43}), -1);
    }

    void aTableKeepsTwoCells()
    {
        NoteTable table = NoteTable::of({{QStringLiteral("a"), QStringLiteral("b")}}, {0, 0}, 10, 5, 10);
        QVERIFY(!table.removeRow(0));
        QVERIFY(!table.removeColumn(0));
        table.insertRow(0);
        QVERIFY(table.removeColumn(0));
        QCOMPARE(table.cell(1, 0).textString.value, QStringLiteral("b"));
        QVERIFY(!table.removeRow(0));
    }
};

BRAMAH_TEST(NoteTest);

#include "note_test.moc"
