// SPDX-License-Identifier: GPL-3.0-or-later
// The views of one class: tabs, keys, one undo stack.
#include "app/views/class_views.h"
#include "app/views/text_view.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QTabBar>
#include <QtTest/QTest>

using namespace bramah;
using app::ClassViewKind;

namespace {

/// Shows the name of the class and how long the file is.
class NameView : public QLabel, public editor::ClassView
{
public:
    explicit NameView(editor::DocumentSession& session) : session_(session) { setFocusPolicy(Qt::StrongFocus); }
    QWidget& widget() override { return *this; }
    void show(const QString& className) override
    {
        setText(QStringLiteral("%1 %2").arg(className).arg(session_.file().document().text().bytes().size()));
    }

private:
    editor::DocumentSession& session_;
};

constexpr auto kTwoClasses = R"(package Two
  model First
    Real x = 1;
  end First;
  model Second
    Real y = 1;
  end Second;
end Two;
)";

}  // namespace

class ClassViewsTest : public QObject
{
    Q_OBJECT

    static QTabBar& tabs(test::TestWindow& test)
    {
        return *test.page().findChild<QTabBar*>(QStringLiteral("classViews"));
    }
    static void click(QTabBar& tabs, ClassViewKind kind)
    {
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(static_cast<int>(kind)).center());
    }

private Q_SLOTS:
    void aViewIsOneTab();
    void theKeysOfTheSheetRestWhileItIsHidden();
    void anotherThemeLeavesTheText();
};

void ClassViewsTest::aViewIsOneTab()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = test.filePath(QStringLiteral("two.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kTwoClasses);
    file.close();
    QVERIFY(test.window().documents().open(path));
    app::ClassViews& views = test.page().views();
    for (const ClassViewKind kind : app::kClassViewKinds)
        QVERIFY(tabs(test).isTabVisible(static_cast<int>(kind)));
    QAction& documentation = *test.window().actions().action(QStringLiteral("view.classDocumentation"));

    // Without a view there is no tab.
    const editor::ActiveTheme theme;
    app::ClassViews bare(test.page().session(), *new editor::SheetView(test.page().session()), theme);
    const auto& bareTabs = *bare.findChild<QTabBar*>(QStringLiteral("classViews"));
    QVERIFY(bareTabs.isTabVisible(static_cast<int>(ClassViewKind::Circuit)));
    QVERIFY(!bareTabs.isTabVisible(static_cast<int>(ClassViewKind::Documentation)));

    auto* view = new NameView(test.page().session());
    views.add(ClassViewKind::Documentation, *view);
    QVERIFY(tabs(test).isTabVisible(static_cast<int>(ClassViewKind::Documentation)));
    click(tabs(test), ClassViewKind::Documentation);
    QVERIFY(view->isVisible());
    QVERIFY(documentation.isEnabled());
    QCOMPARE(view->text(), QStringLiteral("Two.First %1").arg(qstrlen(kTwoClasses)));
    test.page().session().showClass(QStringLiteral("Two.Second"));
    QCOMPARE(view->text(), QStringLiteral("Two.Second %1").arg(qstrlen(kTwoClasses)));

    // The whole text comes over it and goes again; a click on the tab leads back too.
    hands.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(test.page().views().isTextShown() && !view->isVisible());
    click(tabs(test), ClassViewKind::Documentation);
    QVERIFY(!test.page().views().isTextShown() && view->isVisible());
    QVERIFY(!test.window().actions().action(QStringLiteral("view.text"))->isChecked());
    hands.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(test.page().sheet().isVisible());
    hands.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(view->isVisible());
}

void ClassViewsTest::theKeysOfTheSheetRestWhileItIsHidden()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    auto* view = new NameView(session);
    test.page().views().add(ClassViewKind::Documentation, *view);
    QVERIFY(session.setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("1234567")));
    const QByteArray edited = session.file().document().text().bytes();
    session.select({{model::ComponentId{QStringLiteral("relief")}}, {}});
    click(tabs(test), ClassViewKind::Documentation);
    const QString shown = view->text();
    for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_R, Qt::Key_X})
        hands.press(key);
    QCOMPARE(session.file().document().text().bytes(), edited);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
    QVERIFY(view->text() != shown);
    click(tabs(test), ClassViewKind::Circuit);
    session.select({{model::ComponentId{QStringLiteral("relief")}}, {}});
    hands.press(Qt::Key_Delete);
    QVERIFY(!session.sheet().diagram().component({QStringLiteral("relief")}));
}

// Colours change in a text that nobody has seen yet.
void ClassViewsTest::anotherThemeLeavesTheText()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    const QByteArray before = test.page().document().text().bytes();
    test.theme().setChoice(app::ThemeChoice::Dark);
    test.theme().setChoice(app::ThemeChoice::Light);
    constexpr int kUntilTyped = 800;  // ms
    QVERIFY(test::stays([&] { return test.page().document().text().bytes() == before; }, kUntilTyped));
    hands.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(test.page().document().text().bytes(), before);
    QCOMPARE(test.page().views().text().toPlainText().toUtf8(), before);
}

BRAMAH_TEST(ClassViewsTest);
#include "class_views_test.moc"
