// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/menu_letters.h"
#include "app/language/program_language.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QKeySequence>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QtTest/QTest>

using namespace bramah;

namespace {

QString letterOf(const QAction& entry)
{
    return QKeySequence::mnemonic(entry.text()).toString();
}

/// Letters that two entries share, and entries without one for which a letter of their text is free.
QStringList wrongLetters(const QString& where, const QList<QAction*>& entries)
{
    QStringList wrong;
    QMap<QString, QString> owners;
    for (const QAction* entry : entries) {
        const QString letter = letterOf(*entry);
        if (!entry->isVisible() || letter.isEmpty())
            continue;
        if (owners.contains(letter))
            wrong << where + QStringLiteral(": %1 of %2 and %3").arg(letter, owners.value(letter), entry->text());
        owners.insert(letter, entry->text());
    }
    for (const QAction* entry : entries) {
        if (entry->isSeparator() || !entry->isVisible() || !letterOf(*entry).isEmpty())
            continue;
        for (const QChar one : entry->text())
            if (one.isLetter() && one.script() == QChar::Script_Latin &&
                !owners.contains(QKeySequence::mnemonic(QLatin1Char('&') + QString(one)).toString()))
                wrong << where + QStringLiteral(": %1 could have %2").arg(entry->text(), QString(one));
    }
    return wrong;
}

QStringList wrongLettersIn(QMenu& menu, const QString& where)
{
    Q_EMIT menu.aboutToShow();
    QStringList wrong = wrongLetters(where, menu.actions());
    for (QAction* entry : menu.actions())
        if (entry->menu())
            wrong += wrongLettersIn(*entry->menu(), where + QStringLiteral(" > ") + entry->text());
    return wrong;
}

}  // namespace

/// The underlined letters of menus, in every language of the program.
class MenuLettersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noTwoEntriesShareALetter_data()
    {
        QTest::addColumn<QString>("language");
        for (const app::ProgramLanguage::Entry& language : app::ProgramLanguage::available())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void noTwoEntriesShareALetter()
    {
        QFETCH(QString, language);
        test::TestWindow test({}, language);
        test::Hands(test).openNewSheet();
        QMenuBar& bar = *test.window().menuBar();
        QStringList wrong = wrongLetters(QStringLiteral("menu bar"), bar.actions());
        for (const QAction* top : bar.actions())
            wrong += wrongLettersIn(*top->menu(), top->text());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void freeLettersAreGiven()
    {
        QMenu menu;
        for (const char* text : {"&Save", "Save &as", "&Stop", "Stop", "打开(&O)", "其他(&O)", "无"})
            menu.addAction(QString::fromUtf8(text));
        const auto texts = [&] {
            editor::giveLetters(menu.actions());
            QStringList all;
            for (const QAction* entry : menu.actions())
                all << entry->text();
            return all;
        };
        const QStringList wanted{QStringLiteral("&Save"), QStringLiteral("Save &as"),    QStringLiteral("S&top"),
                                 QStringLiteral("Sto&p"), QString::fromUtf8("打开(&O)"), QString::fromUtf8("其他(&B)"),
                                 QString::fromUtf8("无")};
        QCOMPARE(texts(), wanted);
        // Again the same, also after one has got another text.
        QCOMPARE(texts(), wanted);
        menu.actions().front()->setText(QStringLiteral("&Keep"));
        QCOMPARE(texts().mid(0, 3),
                 QStringList({QStringLiteral("&Keep"), QStringLiteral("Save &as"), QStringLiteral("&Stop")}));
    }

    // The letter that is underlined is the one that works.
    void aLetterChoosesItsEntry()
    {
        test::TestWindow test({}, QStringLiteral("de"));
        test::Hands hands(test);
        hands.openNewSheet();
        // Its own letter is that of another entry of the menu.
        QAction* restore = test.window().actions().action(QStringLiteral("file.restore"));
        QMenu* file = nullptr;
        for (const QAction* top : test.window().menuBar()->actions())
            if (top->menu()->actions().contains(restore))
                file = top->menu();
        QVERIFY(file);
        file->popup(test.window().mapToGlobal(QPoint(100, 100)));
        QVERIFY(QTest::qWaitForWindowExposed(file));
        const QKeySequence letter = QKeySequence::mnemonic(restore->text());
        QVERIFY(!letter.isEmpty());
        const bool before = restore->isChecked();
        QTest::keyClick(file, letter[0].key());
        QTRY_VERIFY(!file->isVisible());
        QVERIFY(restore->isChecked() != before);
    }
};

BRAMAH_TEST(MenuLettersTest);
#include "menu_letters_test.moc"
