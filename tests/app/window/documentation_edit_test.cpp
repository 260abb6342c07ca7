// SPDX-License-Identifier: GPL-3.0-or-later
// The documentation of a class, written as formatted text.
#include "editor/documentation/documentation_edit.h"
#include "app/views/class_views.h"
#include "editor/documentation/simple_html.h"
#include "editor/properties/documentation_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QFile>
#include <QTextEdit>
#include <QToolBar>
#include <QToolButton>
#include <QtTest/QTest>

using namespace bramah;

class DocumentationEditTest : public QObject
{
    Q_OBJECT

    static void press(editor::DocumentationEdit& view, const char* tool)
    {
        auto* bar = view.findChild<QToolBar*>();
        auto* button = bar->widgetForAction(view.findChild<QAction*>(QLatin1String(tool)));
        QTest::mouseClick(button, Qt::LeftButton);
    }

private Q_SLOTS:
    void textIsWrittenAsSimpleHtml();
    void whatThereIsStaysUntilItIsEdited();
    void linksHaveTheColourOfTheTheme();
};

void DocumentationEditTest::textIsWrittenAsSimpleHtml()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    const QByteArray before = test.page().document().text().bytes();
    hands.press(Qt::Key_5, Qt::AltModifier);
    auto& view = *test.page().findChild<editor::DocumentationEdit*>();
    QVERIFY(view.isVisible());
    QTest::keyClicks(&view.text(), QStringLiteral("A \"small\" leak: "));
    QTest::keyClick(&view.text(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClicks(&view.text(), QStringLiteral("q = k*dp"));
    QTest::keyClick(&view.text(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClicks(&view.text(), QStringLiteral(" & more"));
    QTest::keyClick(&view.text(), Qt::Key_Return);
    press(view, "bullets");
    QTest::keyClicks(&view.text(), QStringLiteral("one"));
    QTest::keyClick(&view.text(), Qt::Key_Return);
    QTest::keyClicks(&view.text(), QStringLiteral("two"));
    view.commit();
    const QByteArray text = test.page().document().text().bytes();
    QVERIFY2(text.contains("Documentation(info=\"<html>\n<p>A \\\"small\\\" leak: <b>q = k*dp</b> &amp; more</p>\n"
                           "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n</html>\")"),
             text.constData());
    QVERIFY(view.preview().toPlainText().contains(QStringLiteral("one")));
    // What is written reads back as what it was, and undo is the document's.
    QCOMPARE(editor::simpleHtml(*view.text().document()).count(QStringLiteral("<li>")), 2);
    view.text().setFocus();
    QTest::keyClick(&view.text(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.page().document().text().bytes(), before);
    QCOMPARE(view.text().toPlainText(), QString());
}

void DocumentationEditTest::whatThereIsStaysUntilItIsEdited()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QByteArray table =
        "model M\n  annotation(Documentation(info=\"<html><table><tr><td>1</td></tr></table></html>\"));\nend M;\n";
    const QByteArray odd = "model N\n  annotation(Documentation(info=\"<html><P>Odd  <B>text</B></html>\"));\nend N;\n";
    const QString path = test.filePath(QStringLiteral("two.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(table + odd);
    file.close();
    QVERIFY(test.window().documents().open(path));
    hands.press(Qt::Key_5, Qt::AltModifier);
    auto& view = *test.page().findChild<editor::DocumentationEdit*>();
    QVERIFY(view.text().isReadOnly());
    QVERIFY(test.page().session().showClass(QStringLiteral("N")));
    QVERIFY(!view.text().isReadOnly());
    view.commit();
    hands.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(test.page().document().text().bytes(), table + odd);
}

void DocumentationEditTest::linksHaveTheColourOfTheTheme()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QByteArray text =
        "model M\n  annotation(Documentation(info=\"<html>\n<p>See "
        "<a href='modelica://Bramah'>the library</a></p>\n</html>\"));\nend M;\n";
    const QString path = test.filePath(QStringLiteral("linked.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QVERIFY(test.window().documents().open(path));
    hands.press(Qt::Key_5, Qt::AltModifier);
    auto& view = *test.page().findChild<editor::DocumentationEdit*>();
    const auto colourIn = [](QTextEdit& shown) {
        const QTextCursor link = shown.document()->find(QStringLiteral("the library"));
        return link.charFormat().foreground().color();
    };
    for (const app::ThemeChoice choice : {app::ThemeChoice::Dark, app::ThemeChoice::Light}) {
        test.theme().setChoice(choice);
        const QColor accent = test.theme().activeTheme().color(editor::ColorRole::Accent);
        QCOMPARE(colourIn(view.preview()), accent);
        QCOMPARE(colourIn(view.text()), accent);
    }
    view.commit();
    QCOMPARE(test.page().document().text().bytes(), text);
}

BRAMAH_TEST(DocumentationEditTest);
#include "documentation_edit_test.moc"
