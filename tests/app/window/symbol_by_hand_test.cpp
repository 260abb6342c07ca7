// SPDX-License-Identifier: GPL-3.0-or-later
// The symbol of a class of one's own, drawn in the real window.
#include "app/views/class_views.h"
#include "editor/symbol/symbol_canvas.h"
#include "editor/symbol/symbol_view.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTabBar>
#include <QtTest/QTest>

using namespace bramah;
using app::ClassViewKind;

namespace {

constexpr auto kClassText = R"(package Own
  model Part "Mine"
    Bramah.Hydraulics.Interfaces.Port A annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  equation
    A.m_flow = 0;
    annotation(Icon(coordinateSystem(extent={{-40,-80},{40,80}}), graphics={
      Line(points={{0,-80},{0,-40}})}));
  end Part;
  model Sheet
    Part part annotation(Placement(transformation(extent={{-4,-8},{4,8}})));
  end Sheet;
end Own;
)";

}  // namespace

class SymbolByHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void symbolIsDrawnAndShownOnSheets()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const QString path = test.filePath(QStringLiteral("own.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kClassText);
        file.close();
        QVERIFY(test.window().documents().open(path));
        editor::DocumentSession& session = test.page().session();
        QVERIFY(session.showClass(QStringLiteral("Own.Part")));
        auto& tabs = *test.page().findChild<QTabBar*>(QStringLiteral("classViews"));
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(static_cast<int>(ClassViewKind::Symbol)).center());
        editor::SymbolCanvas& canvas = test.page().symbol().canvas();
        QVERIFY(canvas.isVisible() && canvas.hasFocus());

        const auto at = [&](QPointF place) { return canvas.fromIcon(place); };
        hands.press(Qt::Key_B);
        QTest::mousePress(canvas.viewport(), Qt::LeftButton, {}, at({-40, -40}));
        QTest::mouseMove(canvas.viewport(), at({0, 0}));
        QTest::mouseMove(canvas.viewport(), at({40, 60}));
        QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, at({40, 60}));
        QVERIFY(session.file().document().text().bytes().contains("Rectangle(extent={{-40,-40},{40,60}})"));

        // The window's keys for the sheet mean the symbol here.
        hands.press(Qt::Key_R);
        QVERIFY(session.file().document().text().bytes().contains("Rectangle(extent={{-50,-30},{50,50}})"));
        hands.press(Qt::Key_Down);
        QVERIFY(session.file().document().text().bytes().contains("Rectangle(extent={{-50,-40},{50,40}})"));

        // Who uses the class has the new symbol.
        QVERIFY(session.showClass(QStringLiteral("Own.Sheet")));
        hands.press(Qt::Key_1, Qt::AltModifier);
        QVERIFY(test.page().sheet().isVisible());
        const model::DiagramComponent* part = session.sheet().diagram().component({QStringLiteral("part")});
        QVERIFY(part);
        QCOMPARE(part->icon->graphics.size(), 2U);
        while (session.file().undoStack().canUndo())
            hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.file().document().text().bytes(), QByteArray(kClassText));
    }
};

BRAMAH_TEST(SymbolByHandTest);
#include "symbol_by_hand_test.moc"
