// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/class_views.h"
#include "app/views/text_mirror.h"
#include "app/views/text_view.h"
#include "editor/problems/problems_panel.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QtTest/QTest>

using namespace bramah;

class DocumentsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void examplesShowTheirPicturesInTheMenu();
    void mirrorKeepsOtherBytes_data();
    void mirrorKeepsOtherBytes();
    void brokenFileOpensAsText();
    void missingFileIsTold();
    void anOpenPortIsToldBeforeItsConsequences();
    void typedTextReachesTheSheet();
};

void DocumentsTest::mirrorKeepsOtherBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("plain") << QByteArray("model M\nend M;\n") << "M\n"
                           << "N\n"
                           << QByteArray("model N\nend M;\n");
    QTest::newRow("mixed line ends stay") << QByteArray("a\r\nb\nc\r\n") << "b"
                                          << "b\nx" << QByteArray("a\r\nb\nx\r\nc\r\n");
    QTest::newRow("byte order mark stays") << QByteArray(
                                                  "\xEF\xBB\xBF"
                                                  "a\nb\n")
                                           << "b"
                                           << "bb"
                                           << QByteArray(
                                                  "\xEF\xBB\xBF"
                                                  "a\nbb\n");
    QTest::newRow("beyond the basic plane") << QByteArray("x \xF0\x9F\x98\x80 y\n") << " y"
                                            << " z" << QByteArray("x \xF0\x9F\x98\x80 z\n");
    QTest::newRow("umlaut") << QByteArray("\xC3\xA4 b c") << "b"
                            << "\u00FC" << QByteArray("\xC3\xA4 \xC3\xBC c");
}

void DocumentsTest::mirrorKeepsOtherBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QByteArray, expected);
    const app::TextMirror mirror(bytes);
    QCOMPARE(mirror.edited(mirror.shown()), bytes);
    QString changed = mirror.shown();
    changed.replace(changed.indexOf(from), from.size(), to);
    QCOMPARE(mirror.edited(changed), expected);
    for (int position = 0; position <= mirror.shown().size(); ++position)
        if (position == 0 || !mirror.shown().at(position - 1).isHighSurrogate())
            QCOMPARE(mirror.shownPosition(mirror.byteOffset(position)), position);
}

void DocumentsTest::brokenFileOpensAsText()
{
    test::TestWindow test;
    const QByteArray broken =
        "model Broken\n  Real x = ;\n  Bramah.Hydraulics.Sources.Tank tank\n  Real y;\nend Broken;\n";
    const QString path = test.filePath(QStringLiteral("broken.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(broken) == broken.size());
    file.close();
    app::DocumentPage* page = test.window().documents().open(path);
    QVERIFY(page);
    QVERIFY(page->views().isTextShown());
    QVERIFY2(!test::partOf<editor::ProblemsPanel>(test.window()).visibleRegion().isEmpty(), "the errors are in front");
    QCOMPARE(page->views().text().toPlainText().toUtf8(), broken);
    QVERIFY(test::partOf<editor::ProblemsPanel>(test.window()).errorCount() > 1);
    // The numbers of lines with errors are painted in their colour.
    const QImage numbers = page->views().text().grab(QRect(0, 0, page->views().text().numberWidth(), 60)).toImage();
    const QColor error = editor::Theme::light().color(editor::ColorRole::Error);
    int marked = 0;
    for (int y = 0; y < numbers.height(); ++y)
        marked += numbers.pixelColor(1, y) == error ? 1 : 0;
    QVERIFY(marked > 0 && marked < 40);
    QVERIFY(!page->views().text().extraSelections().isEmpty());
    QVERIFY(!page->session().isEditable());
    QVERIFY(!page->session().setParameter({QStringLiteral("tank")}, QStringLiteral("p"), QStringLiteral("1e5")));
    test::Hands hands(test);
    page->views().setTextShown(false);
    hands.press(Qt::Key_A, Qt::ControlModifier);
    hands.press(Qt::Key_Delete);
    QCOMPARE(page->document().text().bytes(), broken);
    QVERIFY(test.window().documents().close(*page));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), broken);
}

void DocumentsTest::anOpenPortIsToldBeforeItsConsequences()
{
    test::TestWindow test;
    const QString path = test.filePath(QStringLiteral("open_port.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "model open_port\n"
        "  Bramah.Hydraulics.PressureValves.ReliefValve relief annotation(Placement(transformation(extent="
        "{{-10,-10},{10,10}})));\nend open_port;\n");
    file.close();
    QVERIFY(test.window().documents().open(path));
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    QCOMPARE(test.page().history().latest()->end->reason, solver::EndReason::NotCompiled);
    const QString said = test.page().messages().text();
    QVERIFY2(said.contains(QStringLiteral("joined to nothing")) &&
                 said.contains(QLocale().quoteString(QStringLiteral("relief"))),
             qPrintable(said));
}

void DocumentsTest::missingFileIsTold()
{
    test::TestWindow test;
    test::Hands hands(test);
    QString told;
    connect(&test.window().documents(), &app::DocumentsController::failed, this,
            [&](const QString& message) { told = message; });
    hands.whenAsked({[](QWidget& dialog) { dialog.close(); }});
    QVERIFY(!test.window().documents().open(test.filePath(QStringLiteral("none.mo"))));
    QVERIFY2(told.contains(QStringLiteral("none.mo")), qPrintable(told));
}

void DocumentsTest::typedTextReachesTheSheet()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& page = test.window().documents().newDocument();
    const QByteArray before = page.document().text().bytes();
    hands.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(page.views().isTextShown());
    QTextCursor cursor = page.views().text().textCursor();
    cursor.setPosition(static_cast<int>(page.views().text().toPlainText().indexOf(QLatin1Char('\n'))));
    page.views().text().setTextCursor(cursor);
    QTest::keyClicks(&page.views().text(), QStringLiteral(" \"typed\""));
    page.views().text().commit();
    QByteArray expected = before;
    expected.insert(expected.indexOf('\n'), " \"typed\"");
    QCOMPARE(page.document().text().bytes(), expected);
    QTest::keyClick(&page.views().text(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text().bytes(), before);
    QCOMPARE(page.views().text().toPlainText().toUtf8(), before);
}

// Made when the mouse comes to an entry, not before.
void DocumentsTest::examplesShowTheirPicturesInTheMenu()
{
    test::TestWindow test;
    int count = 0;
    for (QMenu* menu : test.window().findChildren<QMenu*>()) {
        const auto entries = menu->actions();
        const auto isExample = [](const QAction* action) {
            return action->data().toString().endsWith(QStringLiteral(".mo"));
        };
        const auto example = std::find_if(entries.begin(), entries.end(), isExample);
        if (example == entries.end())
            continue;
        QVERIFY(!(*example)->toolTip().contains(QStringLiteral("<img")));
        menu->setActiveAction(*example);
        QVERIFY2((*example)->toolTip().startsWith(QStringLiteral("<img src='data:image/png")),
                 qPrintable((*example)->toolTip()));
        QVERIFY(menu->toolTipsVisible());
        ++count;
    }
    QVERIFY(count >= 3);
}

BRAMAH_TEST(DocumentsTest);
#include "documents_test.moc"
