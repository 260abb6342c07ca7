// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/program_language.h"
#include "app/start/example_card.h"
#include "app/window/editor_program.h"
#include "app/window/window_docks.h"
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

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using editor::PaletteModel;

namespace {

const QString kGerman = QStringLiteral("de");

/// The texts of all visible labels of a widget.
QStringList labelsOf(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

void writeFile(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// Clicks the entry \a action on its way through menus from the menu bar.
void clickInMenus(app::MainWindow& window, const QString& actionId)
{
    QAction* wanted = window.actions().action(actionId);
    for (QAction* top : window.menuBar()->actions())
        for (QAction* entry : top->menu()->actions()) {
            if (!entry->menu() || !entry->menu()->actions().contains(wanted))
                continue;
            QTest::mouseClick(window.menuBar(), Qt::LeftButton, {}, window.menuBar()->actionGeometry(top).center());
            QVERIFY(QTest::qWaitFor([&] { return top->menu()->isVisible(); }));
            QTest::mouseClick(top->menu(), Qt::LeftButton, {}, top->menu()->actionGeometry(entry).center());
            QVERIFY(QTest::qWaitFor([&] { return entry->menu()->isVisible(); }));
            QTest::mouseClick(entry->menu(), Qt::LeftButton, {}, entry->menu()->actionGeometry(wanted).center());
            return;
        }
    QFAIL(qPrintable(actionId));
}

}  // namespace

/// The real window in German: what the library says in it, and the choice of the language.
class GermanWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theLibraryIsInGerman();
    void searchKnowsGermanAndEnglish_data();
    void searchKnowsGermanAndEnglish();
    void propertiesAndChoicesAreInGerman();
    void theFileStaysAsItIsWritten();
    void helpIsInGerman();
    void aNarrowWindowCutsNothing();
    void aNarrowWindowNamesTheClass();
    void examplesAndPlotsAreInGerman();
    void messagesOfRunsAreInGerman();
    void aBadFileOfALibraryIsTold();
    void theLanguageIsChosenInTheMenu();
    void theWindowComesAgainInTheLanguage();
};

void GermanWindowTest::theLibraryIsInGerman()
{
    test::TestWindow test({}, kGerman);
    QTreeView& view = test::partOf<editor::PalettePanel>(test.window()).view();
    QStringList domains;
    for (int row = 0; row < view.model()->rowCount(); ++row)
        domains << view.model()->index(row, 0).data().toString();
    QCOMPARE(domains,
             QStringList({QStringLiteral("Meine Bauteile"), QStringLiteral("Hydraulik"), QStringLiteral("Mechanik"),
                          QStringLiteral("Elektrik"), QStringLiteral("Blöcke"), QStringLiteral("Ablaufketten"),
                          QStringLiteral("Bondgraphen"), QStringLiteral("Zeichnung"), QStringLiteral("Hopsan")}));
    const auto shown = [&](const char* className, int role) {
        return test::Hands::find(view, PaletteModel::kClassRole, QLatin1String(className)).data(role).toString();
    };
    const std::pair<const char*, const char*> names[] = {
        {"Bramah.Hydraulics.PressureValves.ReliefValve", "Druckbegrenzungsventil"},
        {"Bramah.Hydraulics.FlowValves.ThrottleCheckValve", "Drosselrückschlagventil"},
        {"Bramah.Hydraulics.Cylinders.DoubleRodCylinder", "Gleichgangzylinder"},
        {"Bramah.Hydraulics.DirectionalValves.Valve43", "4/3-Wegeventil"},
        {"Bramah.Hydraulics.CheckValves.ShuttleValve", "Wechselventil"}};
    for (const auto& [className, name] : names)
        QCOMPARE(shown(className, Qt::DisplayRole), QString::fromUtf8(name));
    const QString tip = shown("Bramah.Hydraulics.PressureValves.ReliefValve", Qt::ToolTipRole);
    QVERIFY2(tip.contains(QStringLiteral("Direktgesteuertes Druckbegrenzungsventil")), qPrintable(tip));
    QVERIFY(tip.contains(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve")));
}

void GermanWindowTest::searchKnowsGermanAndEnglish_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("className");
    QTest::newRow("German name") << QStringLiteral("druckbegrenzungsventil")
                                 << QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve");
    QTest::newRow("English name") << QStringLiteral("relief valve")
                                  << QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve");
    QTest::newRow("German description") << QStringLiteral("beidseitiger kolbenstange")
                                        << QStringLiteral("Bramah.Hydraulics.Cylinders.DoubleRodCylinder");
    QTest::newRow("English description") << QStringLiteral("rod on both sides")
                                         << QStringLiteral("Bramah.Hydraulics.Cylinders.DoubleRodCylinder");
    QTest::newRow("class name") << QStringLiteral("ThrottleCheckValve")
                                << QStringLiteral("Bramah.Hydraulics.FlowValves.ThrottleCheckValve");
    QTest::newRow("both mixed") << QStringLiteral("rückschlag pilot double")
                                << QStringLiteral("Bramah.Hydraulics.CheckValves.DoublePilotCheckValve");
}

// Typed, Enter, a click: the symbol stands on the sheet.
void GermanWindowTest::searchKnowsGermanAndEnglish()
{
    QFETCH(QString, typed);
    QFETCH(QString, className);
    test::TestWindow test({}, kGerman);
    test::Hands hands(test);
    hands.openNewSheet();
    editor::PalettePanel& palette = test::partOf<editor::PalettePanel>(test.window());
    QTest::mouseClick(&palette.searchField(), Qt::LeftButton);
    for (const QChar c : typed)
        QTest::sendKeyEvent(QTest::Click, &palette.searchField(), Qt::Key_unknown, QString(c), Qt::NoModifier);
    QCOMPARE(palette.view().currentIndex().data(PaletteModel::kClassRole).toString(), className);
    hands.press(Qt::Key_Return);
    hands.clickOnSheet({20, 10});
    const auto& components = test.page().session().sheet().diagram().components();
    QVERIFY(std::any_of(components.begin(), components.end(),
                        [&](const auto& component) { return component.className == className; }));
}

void GermanWindowTest::propertiesAndChoicesAreInGerman()
{
    test::TestWindow test({}, kGerman);
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"), {20, 10});
    editor::PropertyPanel& panel = test::partOf<editor::PropertyPanel>(test.window());
    const QStringList labels = labelsOf(panel);
    for (const char* text :
         {"Direktgesteuertes Druckbegrenzungsventil, auch als Sicherheitsventil", "Einstelldruck über T", "Kennlinie"})
        QVERIFY2(labels.contains(QString::fromUtf8(text)), qPrintable(labels.join(QLatin1Char('|'))));
    for (const char* text : {"Set pressure over T", "Characteristic"})
        QVERIFY2(!labels.contains(QLatin1String(text)), text);
    auto* law = qobject_cast<QComboBox*>(panel.form().row(QStringLiteral("law"))->editor());
    QVERIFY(law);
    QVERIFY(law->findText(QStringLiteral("Datenblatt: q_nom bei p_set + dp_over")) >= 0);
    const int line = law->findText(QStringLiteral("Gerade über p_set"));
    QVERIFY(line >= 0);
    law->setFocus();
    while (law->currentIndex() != line)
        QTest::keyClick(law, law->currentIndex() < line ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(QTest::qWaitFor([&] { return test.page().document().text().bytes().contains("ReliefLaw.Linear"); }));
    auto* pressure = qobject_cast<QLineEdit*>(panel.form().row(QStringLiteral("p_set"))->editor());
    QVERIFY(pressure);
    hands.fill(*pressure, QStringLiteral("123,5 bar"));
    QVERIFY(test.page().document().text().bytes().contains("12350000") ||
            test.page().document().text().bytes().contains("1.235e7"));
    // The directional valve's centre, an enumeration of a package.
    hands.place(QStringLiteral("Bramah.Hydraulics.DirectionalValves.Valve43"), {-30, 10});
    auto* centre = qobject_cast<QComboBox*>(panel.form().row(QStringLiteral("centre"))->editor());
    QVERIFY(centre && centre->findText(QStringLiteral("Alle Anschlüsse gesperrt")) >= 0);
    QVERIFY(!test.page().document().text().bytes().contains("gesperrt"));
}

void GermanWindowTest::theFileStaysAsItIsWritten()
{
    test::TestWindow test({}, kGerman);
    test::Hands hands(test);
    const QByteArray own =
        "model Mine \"Speed control by a throttle in the feed\"\n"
        "  parameter Real d = 1 \"My diameter\" annotation(Dialog(group=\"Size\"));\n"
        "end Mine;\n";
    QFile file(test.filePath(QStringLiteral("Mine.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(own);
    file.close();
    QVERIFY(test.window().documents().open(file.fileName()));
    // What a user writes stays as it is, also where the library has the same words in German.
    QVERIFY(labelsOf(test::partOf<editor::PropertyPanel>(test.window()))
                .contains(QStringLiteral("Speed control by a throttle in the feed")));
    QVERIFY(labelsOf(test::partOf<editor::PropertyPanel>(test.window())).contains(QStringLiteral("My diameter")));
    QVERIFY(labelsOf(test::partOf<editor::PropertyPanel>(test.window())).contains(QStringLiteral("Size")));
    hands.place(QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"), {0, 0});
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.page().document().text().bytes(), own);
}

void GermanWindowTest::helpIsInGerman()
{
    test::TestWindow test({}, kGerman);
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"), {20, 10});
    hands.press(Qt::Key_F1);
    editor::DocumentationView& help = test::partOf<editor::PropertyPanel>(test.window()).documentation();
    QVERIFY(help.isVisible());
    const QString text = help.toPlainText();
    QVERIFY2(text.startsWith(QStringLiteral("Druckbegrenzungsventil")), qPrintable(text.left(80)));
    QVERIFY(text.contains(QStringLiteral("Öffnet, wenn der Druck an P den an T um p_set übersteigt")));
    QVERIFY(text.contains(QStringLiteral("Annahmen:")));
    QVERIFY2(text.contains(QStringLiteral("Einstelldruck über T")), qPrintable(text));  // the table of symbols
    QVERIFY(!text.contains(QStringLiteral("Assumptions")));
    Q_EMIT help.anchorClicked(QUrl(QStringLiteral("modelica:///Bramah.Hydraulics.Internal.Edge")));
    QVERIFY(help.toPlainText().contains(QStringLiteral("Steuerkante")));
    QVERIFY(help.toPlainText().contains(QStringLiteral("Das Durchflussgesetz aller Blenden und Ventile")));
}

// At 1024 pixels: the panels have room for what they show, and the name of the class keeps both its ends.
// A file of several classes has a list of them too, which once left three dots of the name.
void GermanWindowTest::aNarrowWindowNamesTheClass()
{
    test::TestWindow test({}, kGerman);
    test.window().resize(1024, 700);
    test.window().show();
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("ring_main.mo"))));
    const auto* name = test.page().findChild<QToolButton*>(QStringLiteral("way0"));
    QVERIFY(name);
    QCOMPARE(name->text(), QStringLiteral("ring_main"));
    const int needed = name->fontMetrics().horizontalAdvance(name->text());
    QVERIFY2(QTest::qWaitFor([&] { return name->width() >= needed; }, 2000),
             qPrintable(QStringLiteral("%1 of %2").arg(name->width()).arg(needed)));
    const auto* views = test.page().findChild<QTabBar*>(QStringLiteral("classViews"));
    QVERIFY(views && views->tabToolTip(0) == views->tabText(0));
}

void GermanWindowTest::aNarrowWindowCutsNothing()
{
    test::TestWindow test({}, kGerman);
    test.window().resize(1024, 700);
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    editor::PropertyPanel& panel = test::partOf<editor::PropertyPanel>(test.window());
    QTRY_VERIFY(panel.form().row(QStringLiteral("p_set")));
    QVERIFY(QTest::qWaitFor([&] { return panel.width() >= 260; }, 2000));
    QVERIFY2(test::partOf<editor::PalettePanel>(test.window()).width() >= 200,
             qPrintable(QString::number(test::partOf<editor::PalettePanel>(test.window()).width())));
    const QToolBar* tools = test.window().findChild<QToolBar*>(QStringLiteral("mainToolBar"));
    QVERIFY(tools &&
            tools->widgetForAction(test.window().actions().action(QStringLiteral("view.properties")))->isVisible());
    for (const QWidget* part : panel.findChildren<QWidget*>()) {
        const bool isOfPage = part->isVisible() && !part->childAt(part->rect().center());
        const QRect place(part->mapTo(&panel, QPoint()), part->size());
        if (isOfPage && !part->objectName().startsWith(QLatin1String("qt_")))
            QVERIFY2(place.left() >= 0 && place.right() < panel.width(),
                     qPrintable(QStringLiteral("%1 ends at %2 of %3")
                                    .arg(part->objectName())
                                    .arg(place.right())
                                    .arg(panel.width())));
    }
}

void GermanWindowTest::examplesAndPlotsAreInGerman()
{
    test::TestWindow test({}, kGerman);
    const QString path = test::TestWindow::example(QStringLiteral("meter_in.mo"));
    const auto cards = test.window().findChildren<app::ExampleCard*>();
    const auto card = std::find_if(cards.begin(), cards.end(), [](auto* one) {
        return one->accessibleName() == QStringLiteral("Zulaufdrosselung");
    });
    QVERIFY(card != cards.end());
    QVERIFY(QTest::qWaitFor(
        [&] { return labelsOf(**card).contains(QStringLiteral("Geschwindigkeit durch eine Drossel im Zulauf")); }));
    QTest::mouseClick(*card, Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return test.window().documents().currentPage() != nullptr; }));
    QVERIFY(labelsOf(test::partOf<editor::PropertyPanel>(test.window()))
                .contains(QStringLiteral("Geschwindigkeit durch eine Drossel im Zulauf")));
    app::PlotArea& plots = test.page().plots().area();
    QCOMPARE(plots.tabBar().tabText(0), QStringLiteral("Drücke"));
    QCOMPARE(plots.definitions().front().title, QStringLiteral("Pressures"));  // what is kept in the file
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(test.page().document().text().bytes(), file.readAll());
}

// Of a file of one's own too, which may bring its translations as a library does.
void GermanWindowTest::messagesOfRunsAreInGerman()
{
    test::TestWindow test({}, kGerman);
    writeFile(test.filePath(QStringLiteral("Emptied.mo")),
              "model Emptied\n  Real x(start=1, fixed=true);\nequation\n  der(x) = -1;\n"
              "  assert(x > 0.5, \"it has run empty\");\n  annotation(experiment(StopTime=2));\nend Emptied;\n");
    writeFile(test.filePath(QStringLiteral("Resources/Language/Emptied.de.po")),
              "msgctxt \"Emptied\"\nmsgid \"it has run empty\"\nmsgstr \"er ist leergelaufen\"\n");
    QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("Emptied.mo"))));
    test::Hands(test).clickTool("run.start");
    QVERIFY(test.waitForEnd());
    const QString message = test.page().runs().history().latest()->end.value().message;
    QVERIFY2(message.contains(QStringLiteral("er ist leergelaufen")), qPrintable(message));
}

void GermanWindowTest::aBadFileOfALibraryIsTold()
{
    test::TestWindow test({}, kGerman);
    writeFile(test.filePath(QStringLiteral("Oils/package.mo")),
              "package Oils \"Oils\" model Pump \"Moves oil\" end Pump; end Oils;");
    writeFile(test.filePath(QStringLiteral("Oils/Resources/Language/Oils.de.po")), "msgid \"Pump\nmsgstr \"\"\n");
    test.window().openLibrary(test.filePath(QStringLiteral("Oils")));
    const QString told = test.window().messages().text();
    QVERIFY2(told.contains(QStringLiteral("Oils.de.po“ ist nicht lesbar, Zeile 1:")), qPrintable(told));
    QTreeView& view = test::partOf<editor::PalettePanel>(test.window()).view();
    QCOMPARE(test::Hands::find(view, PaletteModel::kClassRole, QStringLiteral("Oils.Pump")).data().toString(),
             QStringLiteral("Pump"));
    // The next start tells it again.
    test.window().openLibraries();
    QVERIFY(test.window().messages().text().contains(QStringLiteral("Oils.de.po")));
}

void GermanWindowTest::theLanguageIsChosenInTheMenu()
{
    test::TestWindow test;
    QStringList names;
    for (const auto& language : app::ProgramLanguage::available())
        names << language.name;
    QCOMPARE(names, QStringList({QStringLiteral("Deutsch"), QStringLiteral("English"), QStringLiteral("简体中文")}));
    QCOMPARE(app::ProgramLanguage::chosen(), QString());
    QVERIFY(test.window().actions().action(QStringLiteral("view.languageSystem"))->isChecked());
    clickInMenus(test.window(), QStringLiteral("view.language.de"));
    QCOMPARE(app::ProgramLanguage::chosen(), kGerman);
    QCOMPARE(app::ProgramLanguage::locale().language(), QLocale::German);
    QVERIFY(test.window().messages().isVisible());
    QVERIFY(test.window().messages().text().contains(QStringLiteral("when Bramah starts again")));
    QSignalSpy again(&test.window(), &app::MainWindow::restartWanted);
    auto* button = test.window().messages().findChild<QPushButton*>();
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(again.size(), 1);
    QVERIFY(!test.window().isVisible());
    app::ProgramLanguage::choose({});
    QCOMPARE(app::ProgramLanguage::locale(), QLocale::system());
}

// The program itself: its window is closed by the user's choice and comes again with its file, in German.
void GermanWindowTest::theWindowComesAgainInTheLanguage()
{
    const QTemporaryDir folder;
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    const QByteArray dataHome = qgetenv("XDG_DATA_HOME");
    const QByteArray cacheHome = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    app::ProgramLanguage::choose(QStringLiteral("en"));
    const QString path = folder.filePath(QStringLiteral("circuit.mo"));
    QVERIFY(QFile::copy(test::TestWindow::example(QStringLiteral("mass_spring.mo")), path));

    const auto openWindow = []() -> app::MainWindow* {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<app::MainWindow*>(widget); window && window->isVisible())
                return window;
        return nullptr;
    };
    QStringList seen;
    QTimer steps;
    connect(&steps, &QTimer::timeout, this, [&] {
        app::MainWindow* window = openWindow();
        if (!window || !window->documents().currentPage())
            return;
        seen << test::partOf<editor::PalettePanel>(*window).view().model()->index(1, 0).data().toString()
             << window->menuBar()->actions().front()->text()
             << QFileInfo(window->documents().currentPage()->document().filePath()).fileName();
        if (seen.size() > 3) {
            window->close();
            return;
        }
        clickInMenus(*window, QStringLiteral("view.language.de"));
        QTest::mouseClick(window->messages().findChild<QPushButton*>(), Qt::LeftButton);
    });
    steps.start(200);
    QTimer::singleShot(120000, qApp, &QCoreApplication::quit);
    QCOMPARE(app::runEditor({path}), 0);
    steps.stop();
    app::ProgramLanguage::choose({});
    QLocale::setDefault(QLocale::c());
    qputenv("XDG_DATA_HOME", dataHome);
    qputenv("XDG_CACHE_HOME", cacheHome);
    QCOMPARE(seen, QStringList({QStringLiteral("Hydraulics"), QStringLiteral("&File"), QStringLiteral("circuit.mo"),
                                QStringLiteral("Hydraulik"), QStringLiteral("&Datei"), QStringLiteral("circuit.mo")}));
}

BRAMAH_TEST(GermanWindowTest);
#include "german_window_test.moc"
