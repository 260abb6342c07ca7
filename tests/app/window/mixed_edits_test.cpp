// SPDX-License-Identifier: GPL-3.0-or-later
// Circuit, symbol, declarations, equations and documentation of one class, edited in turns over one undo stack.
#include "app/views/class_views.h"
#include "app/views/equation_edit.h"
#include "app/views/equation_view.h"
#include "editor/declarations/declarations_view.h"
#include "editor/documentation/documentation_edit.h"
#include "editor/symbol/symbol_canvas.h"
#include "editor/symbol/symbol_view.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

namespace {

constexpr auto kText = R"mo(model Own "A part with all views"
  Bramah.Hydraulics.Interfaces.Port P annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  parameter Real k(unit="1") = 2 "Factor"; // of nothing
  Real x;
  Bramah.Hydraulics.FlowValves.Orifice orifice(area=1e-5)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,20})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-20})));
equation
  x = k*time;
  connect(P, orifice.B)
    annotation(Line(points={{0,80},{0,28}}));
  connect(orifice.A, tank.T)
    annotation(Line(points={{0,12},{0,-20}}));
  annotation(Icon(coordinateSystem(extent={{-40,-80},{40,80}}), graphics={
    Rectangle(extent={{-40,-40},{40,40}})}),
    Documentation(info="<html>
<p>Something.</p>
</html>"));
end Own;
)mo";

}  // namespace

class MixedEditsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allAreUndoneAndRedoneByteForByte();

private:
    void editCircuit();
    void editSymbol();
    void editDeclarations();
    void editEquations();
    void editDocumentation();
    [[nodiscard]] QByteArray text() const { return test_->page().document().text().bytes(); }

    test::TestWindow* test_ = nullptr;
    test::Hands* hands_ = nullptr;
    QRandomGenerator random_{230};
    int count_ = 0;
};

void MixedEditsTest::editCircuit()
{
    hands_->press(Qt::Key_1, Qt::AltModifier);
    test_->page().sheet().setFocus();
    editor::DocumentSession& session = test_->page().session();
    const auto& components = session.sheet().diagram().components();
    editor::Selection selection;
    if (!components.empty())
        selection.components.insert(components[random_.bounded(static_cast<quint32>(components.size()))].id);
    session.select(selection);
    const Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Up, Qt::Key_R, Qt::Key_X};
    hands_->press(keys[random_.bounded(4)]);
}

void MixedEditsTest::editSymbol()
{
    hands_->press(Qt::Key_2, Qt::AltModifier);
    editor::SymbolCanvas& canvas = test_->page().symbol().canvas();
    canvas.setFocus();
    const auto at = [&](int x, int y) { return canvas.fromIcon(QPointF(20 * x, 20 * y)); };
    const QPoint from = at(random_.bounded(-3, 0), random_.bounded(-3, 0));
    const QPoint to = at(random_.bounded(1, 3), random_.bounded(1, 3));
    hands_->press(random_.bounded(2) == 0 ? Qt::Key_B : Qt::Key_E);
    QTest::mousePress(canvas.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(canvas.viewport(), (from + to) / 2);
    QTest::mouseMove(canvas.viewport(), to);
    QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, to);
    hands_->press(Qt::Key_Escape);
}

void MixedEditsTest::editDeclarations()
{
    hands_->press(Qt::Key_3, Qt::AltModifier);
    auto& view = *test_->page().findChild<editor::DeclarationsView*>();
    for (auto* button : view.findChildren<QToolButton*>())
        if (button->property("action").toByteArray() == (random_.bounded(2) == 0 ? "addParameter" : "addVariable"))
            QTest::mouseClick(button, Qt::LeftButton);
    if (auto* field = view.table().viewport()->findChild<QLineEdit*>(QStringLiteral("cell"))) {
        QTest::keyClicks(field, QStringLiteral("name%1").arg(++count_));
        QTest::keyClick(field, Qt::Key_Return);
    }
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void MixedEditsTest::editEquations()
{
    hands_->press(Qt::Key_4, Qt::AltModifier);
    auto& view = *test_->page().findChild<app::EquationView*>();
    view.text().setFocus();
    QTextCursor cursor = view.text().textCursor();
    cursor.setPosition(static_cast<int>(view.text().toPlainText().indexOf(QStringLiteral("x = "))) + 4);
    view.text().setTextCursor(cursor);
    QTest::keyClicks(&view.text(), QStringLiteral("%1 + ").arg(++count_));
    view.commit();
}

void MixedEditsTest::editDocumentation()
{
    hands_->press(Qt::Key_5, Qt::AltModifier);
    auto& view = *test_->page().findChild<editor::DocumentationEdit*>();
    QTextEdit* edit = nullptr;
    for (auto* one : view.findChildren<QTextEdit*>())
        if (!one->isReadOnly())
            edit = one;
    QVERIFY(edit);
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("Word %1. ").arg(++count_));
    view.commit();
}

void MixedEditsTest::allAreUndoneAndRedoneByteForByte()
{
    test::TestWindow test;
    test::Hands hands(test);
    test_ = &test;
    hands_ = &hands;
    QFile file(test.filePath(QStringLiteral("own.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kText);
    file.close();
    QVERIFY(test.window().documents().open(file.fileName()));
    QUndoStack& undo = test.page().session().file().undoStack();
    using Edit = void (MixedEditsTest::*)();
    constexpr Edit kEdits[] = {&MixedEditsTest::editCircuit, &MixedEditsTest::editSymbol,
                               &MixedEditsTest::editDeclarations, &MixedEditsTest::editEquations,
                               &MixedEditsTest::editDocumentation};
    QByteArrayList texts{text()};
    int edited[std::size(kEdits)] = {};
    constexpr int kRounds = 40;
    for (int k = 0; k < kRounds; ++k) {
        const auto kind = random_.bounded(static_cast<quint32>(std::size(kEdits)));
        const QByteArray before = text();
        (this->*kEdits[kind])();
        edited[kind] += text() != before ? 1 : 0;
        QVERIFY2(test.page().document().textState() == model::Document::TextState::Sound, text().constData());
        // Sometimes a few steps back and forth, in whatever view is in front.
        if (random_.bounded(4) == 0) {
            const QByteArray now = text();
            const int steps = std::min(undo.index(), 1 + random_.bounded(3));
            for (int step = 0; step < steps; ++step)
                undo.undo();
            for (int step = 0; step < steps; ++step)
                undo.redo();
            QCOMPARE(text(), now);
        }
        while (texts.size() > undo.index())
            texts.removeLast();
        while (texts.size() <= undo.index())
            texts.append(text());
    }
    for (const int count : edited)
        QVERIFY2(count > 2, qPrintable(QString::number(count)));
    QCOMPARE(texts.front(), QByteArray(kText));
    const QByteArray last = text();
    for (int pass = 0; pass < 2; ++pass) {
        while (undo.canUndo())
            undo.undo();
        QCOMPARE(text(), QByteArray(kText));
        while (undo.canRedo())
            undo.redo();
        QCOMPARE(text(), last);
    }
}

BRAMAH_TEST(MixedEditsTest);
#include "mixed_edits_test.moc"
