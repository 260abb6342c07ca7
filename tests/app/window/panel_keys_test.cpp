// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"
#include "app/optimise/optimise_form.h"
#include "app/optimise/optimise_panel.h"
#include "app/widgets/entry_table.h"
#include "app/window/main_window.h"
#include "app/window/window_docks.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QTranslator>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <map>
#include <memory>
#include <set>
#include <vector>

using namespace bramah;

/// The underlined letters of panels.
class PanelKeysTest : public QObject
{
    Q_OBJECT

    static std::map<QString, QString> letters(const QWidget& panel)
    {
        std::map<QString, QString> found;
        const auto take = [&](const QString& text) {
            if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
                found[key.toString()] += text + QLatin1Char('|');
        };
        for (const QAbstractButton* button : panel.findChildren<QAbstractButton*>())
            take(button->text());
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->buddy())
                take(label->text());
        return found;
    }

    /// The list over a cell in the first row, where its table is seen; null if it has none.
    static QComboBox* cellBox(app::EntryTable& table, int column)
    {
        table.setCurrentCell(0, column);
        table.edit(table.currentIndex());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // of a field before
        const auto boxes = table.viewport()->findChildren<QComboBox*>();
        return boxes.isEmpty() ? nullptr : boxes.back();
    }

private Q_SLOTS:
    /// A letter that a menu has, or that stands twice, only moves the focus: nothing happens.
    void lettersAreNotTakenTwice_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("isGerman");
        for (const char* id : {"studies", "fit", "optimise", "tune"})
            for (const bool isGerman : {false, true})
                QTest::addRow("%s %s", id, isGerman ? "de" : "en") << QString::fromLatin1(id) << isGerman;
    }
    void lettersAreNotTakenTwice()
    {
        QFETCH(QString, id);
        QFETCH(bool, isGerman);
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/bramah_de.qm")));
        if (isGerman)
            QCoreApplication::installTranslator(&german);
        test::TestWindow test;
        std::set<QString> menus;
        for (const QAction* menu : test.window().menuBar()->actions())
            menus.insert(QKeySequence::mnemonic(menu->text()).toString());
        QVERIFY(menus.size() > 4);
        QStringList taken;
        for (const auto& [letter, texts] : letters(*test.window().docks().dock(id.toLatin1().constData()))) {
            if (texts.count(u'|') > 1 || menus.contains(letter))
                taken << letter + QLatin1Char(' ') + texts;
        }
        QVERIFY2(taken.isEmpty(), qPrintable(taken.join(QLatin1Char('\n'))));
    }

    /// A letter that is typed where a list or a table has the focus chooses there, and is no command of the sheet.
    void lettersOfListsAreNoCommands()
    {
        test::TestWindow test;
        test::Hands hands(test);
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        std::vector<std::unique_ptr<QSignalSpy>> commands;
        for (const char* id : {"edit.add", "edit.properties", "plots.probe"})
            commands.push_back(std::make_unique<QSignalSpy>(test.window().actions().action(QString::fromLatin1(id)),
                                                            &QAction::triggered));
        int seen = 0;
        for (const app::Panel& panel : test.window().docks().panels()) {
            test.window().docks().bringForward(panel.id);
            QCoreApplication::processEvents();
            for (QWidget* part : panel.widget->findChildren<QWidget*>()) {
                if (!part->isVisible() || !part->isEnabled() || part->focusPolicy() == Qt::NoFocus ||
                    !(qobject_cast<QAbstractItemView*>(part) || qobject_cast<QComboBox*>(part)))
                    continue;
                hands.press(Qt::Key_Shift);  // the window is active
                part->setFocus();
                for (const Qt::Key key : {Qt::Key_A, Qt::Key_E, Qt::Key_P}) {
                    hands.press(key);
                    for (const auto& command : commands)
                        QVERIFY2(command->empty(),
                                 qPrintable(QStringLiteral("%1: %2 %3")
                                                .arg(QString::fromLatin1(panel.id),
                                                     QString::fromLatin1(part->metaObject()->className()),
                                                     QKeySequence(key).toString())));
                }
                ++seen;
            }
        }
        QVERIFY2(seen > 8, qPrintable(QString::number(seen)));
        // On the sheet they are commands still.
        hands.clickOnSheet(hands.middleOf("relief"));
        hands.press(Qt::Key_A);
        QCOMPARE(commands.front()->size(), 1);
    }

    /// In a cell with a choice the letter chooses.
    void aLetterChoosesInACell()
    {
        test::TestWindow test;
        test::Hands hands(test);
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        hands.press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        auto& goals = test::partOf<app::OptimisePanel>(test.window()).form().goals();
        int column = 0;
        while (column < goals.columnCount() && !cellBox(goals, column))
            ++column;
        QComboBox* const box = cellBox(goals, column);
        QVERIFY(box && box->count() > 1);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(box));
        const QString last = box->itemText(box->count() - 1);
        QTest::keyClicks(box, last.first(1));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(box));
        QCOMPARE(box->currentText().first(1).toLower(), last.first(1).toLower());
    }

    /// Two panels may underline the same letter: the one in front is meant.
    void letterMeansThePanelInFront()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const auto button = [&](const char* panel, Qt::Key letter) -> QAbstractButton* {
            const QKeySequence wanted(Qt::ALT | letter);
            for (auto* each : test.window().docks().dock(panel)->findChildren<QAbstractButton*>())
                if (QKeySequence::mnemonic(each->text()) == wanted)
                    return each;
            return nullptr;
        };
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        QAbstractButton* const study = button("studies", Qt::Key_N);
        QAbstractButton* const search = button("optimise", Qt::Key_N);
        QVERIFY(study && search);
        QSignalSpy studies(study, &QAbstractButton::clicked);
        QSignalSpy searches(search, &QAbstractButton::clicked);
        for (const auto& [panel, clicks] :
             {std::pair{"studies", &studies}, {"optimise", &searches}, {"studies", &studies}}) {
            test.window().docks().bringForward(panel);
            QCoreApplication::processEvents();
            clicks->clear();
            hands.press(Qt::Key_N, Qt::AltModifier);
            QTRY_COMPARE(clicks->size(), 1);
        }
        QCOMPARE(searches.size(), 1);
    }
};

BRAMAH_TEST(PanelKeysTest);

#include "panel_keys_test.moc"
