// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/first_circuit_guide.h"
#include "app/window/command_palette.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/documentation_view.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTimer>
#include <QTreeView>
#include <QXmlStreamReader>
#include <QtTest/QTest>

using namespace bramah;

/// Guidance for users: the guide through the first circuit, the list of commands, the help on a class.
class GuidanceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theGuideFollowsTheFirstCircuit();
    void theGuideNamesTheKeysOfTheUser();
    void theGuideCanBeSkippedAndClosed();
    void aCommandIsFoundAndRun();
    void givingUpACommandGivesTheSheetTheKeyboard();
    void helpShowsFormulasAndFollowsLinks();
    void everyPageOfTheLibraryReadsWell();
    void helpOnTheLibrarysChoice();
    void theBestNameIsFoundFirst();
    void aNoteGoesByItself();

private:
    static int pictureCount(const QTextDocument& document);
};

void GuidanceTest::theGuideFollowsTheFirstCircuit()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.window().actions().action(QStringLiteral("help.guide"))->trigger();
    auto* guide = test.window().findChild<app::FirstCircuitGuide*>();
    QVERIFY(guide->isVisible());
    QCOMPARE(guide->step(), 0);
    hands.place(QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"), {-40, 10});
    QCOMPARE(guide->step(), 1);
    hands.place(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"), {0, 10});
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {40, 10});
    hands.place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {-40, -20});
    QCOMPARE(guide->step(), 1);
    hands.place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {0, -20});
    QCOMPARE(guide->step(), 2);
    hands.dragBetween("tank.T", "pump.S");
    hands.dragBetween("pump.P", "relief.P");
    hands.dragBetween("relief.T", "tank1.T");
    hands.dragBetween("orifice.B", "tank1.T");
    QCOMPARE(guide->step(), 2);
    hands.dragBetween("relief.P", "orifice.A");
    QCOMPARE(guide->step(), 3);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QCOMPARE(guide->step(), 4);
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.plotClicked(QStringLiteral("relief.q"));
    QCOMPARE(guide->step(), 5);
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"));
    QVERIFY(row);
    hands.fill(*qobject_cast<QLineEdit*>(row->editor()), QStringLiteral("100"));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QCOMPARE(guide->step(), 6);
    QVERIFY(guide->isVisible());
}

void GuidanceTest::theGuideNamesTheKeysOfTheUser()
{
    test::TestWindow test;
    const auto give = [&](const char* command, const char* keys) {
        test.window().actions().action(QString::fromLatin1(command))->setShortcut(QKeySequence(QLatin1String(keys)));
    };
    give("edit.add", "Ctrl+Alt+7");
    give("run.start", "Shift+F7");
    give("file.save", "");
    test.window().actions().action(QStringLiteral("help.guide"))->trigger();
    auto* guide = test.window().findChild<app::FirstCircuitGuide*>();
    QStringList texts;
    QPushButton* const skip = guide->findChildren<QPushButton*>().front();
    for (int step = 0; step < 7; ++step) {
        for (const QLabel* label : guide->findChildren<QLabel*>())
            texts << label->text();
        if (skip->isVisible())
            QTest::mouseClick(skip, Qt::LeftButton);
    }
    const QString all = texts.join(QLatin1Char('\n'));
    for (const char* told : {"press Ctrl+Alt+7,", "Press Shift+F7.", "Save it with Save."})
        QVERIFY2(all.contains(QLatin1String(told)), qPrintable(all));
    QVERIFY2(!all.contains(QLatin1String("%1")) && !all.contains(QLatin1String("F5")), qPrintable(all));
}

void GuidanceTest::theGuideCanBeSkippedAndClosed()
{
    test::TestWindow test;
    test.window().actions().action(QStringLiteral("help.guide"))->trigger();
    auto* guide = test.window().findChild<app::FirstCircuitGuide*>();
    const auto buttons = guide->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    QCOMPARE(guide->step(), 1);
    QTest::mouseClick(buttons.back(), Qt::LeftButton);
    QVERIFY(!guide->isVisible());
}

void GuidanceTest::aCommandIsFoundAndRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* palette = test.window().findChild<app::CommandPalette*>();
    QVERIFY(palette->isVisible());
    auto* field = palette->findChild<QLineEdit*>();
    QVERIFY(field->hasFocus());
    auto* list = palette->findChild<QListView*>();
    QTest::keyClicks(field, QStringLiteral("circuit new"));
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("New circuit"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
    QVERIFY(test.window().documents().currentPage());
    // What cannot be done now is not offered: nothing can be undone.
    hands.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(field, QStringLiteral("undo"));
    QCOMPARE(list->model()->rowCount(), 0);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!palette->isVisible());
}

void GuidanceTest::givingUpACommandGivesTheSheetTheKeyboard()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QVERIFY(test.page().sheet().hasFocus());
    hands.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!test.page().sheet().hasFocus());
    hands.press(Qt::Key_Escape);
    QVERIFY(test.page().sheet().hasFocus());
}

int GuidanceTest::pictureCount(const QTextDocument& document)
{
    int count = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            if (const QTextImageFormat format = piece.fragment().charFormat().toImageFormat(); format.isValid())
                count += static_cast<int>(piece.fragment().text().size());
    return count;
}

void GuidanceTest::helpShowsFormulasAndFollowsLinks()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.clickTool("file.new");
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {0, 0});
    hands.press(Qt::Key_Escape);
    hands.clickOnSheet({0, 0});
    hands.press(Qt::Key_F1);
    editor::DocumentationView& view = test::partOf<editor::PropertyPanel>(test.window()).documentation();
    QVERIFY(view.isVisible());
    QVERIFY2(view.toPlainText().startsWith(QStringLiteral("Orifice")), qPrintable(view.toPlainText()));
    // Its one formula is a picture, and that is really there.
    QCOMPARE(pictureCount(*view.document()), 1);
    const QImage first = view.document()->resource(QTextDocument::ImageResource, QUrl("equation:0")).value<QImage>();
    QVERIFY(!first.isNull() && first.height() > 8);

    Q_EMIT view.anchorClicked(QUrl(QStringLiteral("modelica:///Bramah.Hydraulics.Internal.Edge")));
    QVERIFY2(view.toPlainText().contains(QStringLiteral("‹ orifice")), qPrintable(view.toPlainText()));
    QVERIFY2(view.toPlainText().contains(QStringLiteral("Edge")), qPrintable(view.toPlainText()));
    Q_EMIT view.anchorClicked(QUrl(QStringLiteral("back:")));
    QVERIFY(view.toPlainText().startsWith(QStringLiteral("Orifice")));
    QVERIFY(view.isVisible());
    hands.clickOnSheet({0, 0});
    hands.press(Qt::Key_F1);
    QVERIFY2(!view.isVisible(), "F1 again goes back to the values");
}

void GuidanceTest::everyPageOfTheLibraryReadsWell()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.clickTool("file.new");
    editor::PropertyPanel& panel = test::partOf<editor::PropertyPanel>(test.window());
    editor::DocumentationView& view = panel.documentation();
    static const QRegularExpression raw(QStringLiteral("</?[a-z]+>|&[a-z]+;"));
    static const QRegularExpression info(QStringLiteral("info=\"(<html>.*?</html>)\""),
                                         QRegularExpression::DotMatchesEverythingOption);
    const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
    QStringList faults;
    int pages = 0;
    for (QDirIterator files(folder.path(), {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString html = info.match(QString::fromUtf8(file.readAll())).captured(1);
        QString name = folder.relativeFilePath(file.fileName()).chopped(3).replace('/', '.');
        if (name.endsWith(QStringLiteral(".package")))
            name.chop(8);
        if (html.isEmpty())
            continue;
        QXmlStreamReader tags(html);
        while (!tags.atEnd())
            tags.readNext();
        if (tags.hasError())
            faults << name + QStringLiteral(": ") + tags.errorString();
        panel.showDocumentationOf(name);
        QCoreApplication::processEvents();
        if (view.toPlainText().contains(raw))
            faults << name + QStringLiteral(": shows ") + raw.match(view.toPlainText()).captured();
        if (view.horizontalScrollBar()->maximum() > 0)
            faults << name + QStringLiteral(": is wider than its panel by %1 px")
                                 .arg(view.horizontalScrollBar()->maximum());
        ++pages;
    }
    QVERIFY(pages > 150);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void GuidanceTest::helpOnTheLibrarysChoice()
{
    test::TestWindow test;
    test::Hands hands(test);
    editor::PalettePanel& palette = test::partOf<editor::PalettePanel>(test.window());
    QTest::mouseClick(&palette.searchField(), Qt::LeftButton);
    QTest::keyClicks(&palette.searchField(), QStringLiteral("fixed pump"));
    hands.press(Qt::Key_F1);
    editor::DocumentationView& view = test::partOf<editor::PropertyPanel>(test.window()).documentation();
    QVERIFY2(view.toPlainText().contains(QStringLiteral("Fixed pump")), qPrintable(view.toPlainText()));
}

void GuidanceTest::theBestNameIsFoundFirst()
{
    test::TestWindow test;
    editor::PalettePanel& palette = test::partOf<editor::PalettePanel>(test.window());
    const auto found = [&](const char* text) {
        palette.searchField().setText(QLatin1String(text));
        return palette.view().currentIndex().data().toString();
    };
    // Others have the word in their descriptions and stand before it in the tree.
    QCOMPARE(found("orifice"), QStringLiteral("Orifice"));
    QCOMPARE(found("tank"), QStringLiteral("Tank"));
    QCOMPARE(found("relief"), QStringLiteral("Relief valve"));
    QCOMPARE(found("valve relief"), QStringLiteral("Relief valve"));
    QCOMPARE(found("no such thing"), QString());
    // A group by its name or by a word that it is known by.
    for (const char* group : {"sequences", "grafcet"}) {
        QVERIFY2(!found(group).isEmpty(), group);
        const QString packages = palette.view().currentIndex().data(editor::PaletteModel::kPackagesRole).toString();
        QVERIFY2(packages.startsWith(QStringLiteral("Sequences")), qPrintable(packages));
    }
}

void GuidanceTest::aNoteGoesByItself()
{
    test::TestWindow test;
    app::MessageBar& bar = test.window().messages();
    auto* timer = bar.findChild<QTimer*>();
    QVERIFY(timer);
    bar.show(model::Severity::Error, QStringLiteral("stays"));
    QVERIFY(bar.isVisible() && !timer->isActive());
    bar.show(model::Severity::Note, QStringLiteral("stays as well"), {{QStringLiteral("Mend"), [] {}}});
    QVERIFY(bar.isVisible() && !timer->isActive());
    bar.show(model::Severity::Note, QStringLiteral("goes"));
    QVERIFY(bar.isVisible() && timer->isActive());
    const int duration = timer->interval();
    // A long one stays as long as it takes to read.
    bar.show(model::Severity::Note, QString(300, QLatin1Char('x')));
    QVERIFY2(timer->interval() > 2 * duration, qPrintable(QString::number(timer->interval())));
    timer->start(50);
    QTRY_VERIFY(!bar.isVisible());
}

BRAMAH_TEST(GuidanceTest);
#include "guidance_test.moc"
