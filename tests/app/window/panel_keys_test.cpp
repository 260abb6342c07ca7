// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"
#include "app/window/main_window.h"
#include "app/window/window_docks.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QTranslator>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <map>
#include <set>

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
