// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_window.h"
#include "app/manual/manual_view.h"
#include "app/manual/word_marks.h"
#include "editor/properties/documentation_view.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest/QTest>

using namespace bramah;

/// The manual in the window, by mouse and keys.
class ManualWindowTest : public QObject
{
    Q_OBJECT

    static app::ManualWindow* shown()
    {
        for (QWidget* one : QApplication::topLevelWidgets())
            if (auto* manual = qobject_cast<app::ManualWindow*>(one); manual && manual->isVisible())
                return manual;
        return nullptr;
    }

private Q_SLOTS:
    void aPersonReadsAndSearches()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.press(Qt::Key_F1, Qt::ControlModifier);
        app::ManualWindow* manual = shown();
        QVERIFY(manual);
        QVERIFY(QTest::qWaitForWindowActive(manual));
        QCOMPARE(manual->address(), QStringLiteral("manual:contents"));
        auto& search = *manual->findChild<QLineEdit*>();
        auto& found = *manual->findChild<QListWidget*>();
        // A search, Enter on the first hit, then the second by the arrow.
        QTest::keyClick(manual, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(search.hasFocus());
        QTest::keyClicks(&search, QStringLiteral("relief valve"));
        QVERIFY(found.isVisible());
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(manual->address(), QStringLiteral("class:Bramah.Hydraulics.PressureValves.ReliefValve"));
        auto& classes = *manual->findChild<editor::DocumentationView*>();
        QVERIFY(classes.isVisible());
        QVERIFY(classes.toPlainText().contains(QStringLiteral("Relief valve")));
        QTest::keyClick(&search, Qt::Key_Down);
        QTest::keyClick(&found, Qt::Key_Down);
        QVERIFY(manual->address() != QStringLiteral("class:Bramah.Hydraulics.PressureValves.ReliefValve"));
        // Back, twice, and forward.
        QTest::keyClick(manual, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(manual, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(manual->address(), QStringLiteral("manual:contents"));
        QTest::keyClick(manual, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(manual->address(), QStringLiteral("class:Bramah.Hydraulics.PressureValves.ReliefValve"));
        // What nothing has is said; Escape ends the search.
        search.selectAll();
        QTest::keyClicks(&search, QStringLiteral("wordthatisnowhere"));
        QVERIFY(!found.isVisible());
        QTest::keyClick(&search, Qt::Key_Escape);
        auto& contents = *manual->findChild<QTreeWidget*>();
        QVERIFY(contents.isVisible());
        // A page by the mouse.
        QTreeWidgetItem* page = contents.topLevelItem(0)->child(0);
        QTest::mouseClick(contents.viewport(), Qt::LeftButton, {}, contents.visualItemRect(page).center());
        QCOMPARE(manual->address(), QStringLiteral("manual:first-hour"));
        auto& view = *manual->findChild<app::ManualView*>();
        QVERIFY(view.isVisible());
        test.theme().setChoice(app::ThemeChoice::Dark);
        QVERIFY(view.toPlainText().size() > 1000);
        test::keepPicture(*manual, QStringLiteral("manual.png"));
        QTest::keyClick(manual, Qt::Key_Escape);
        QVERIFY(!manual->isVisible());
    }

    // All words are marked, the first is in sight, and F3 goes on, round at the end.
    void searchedWordsAreMarked()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.press(Qt::Key_F1, Qt::ControlModifier);
        app::ManualWindow* manual = shown();
        QVERIFY(manual);
        QVERIFY(QTest::qWaitForWindowActive(manual));
        auto& search = *manual->findChild<QLineEdit*>();
        auto& found = *manual->findChild<QListWidget*>();
        auto& view = *manual->findChild<app::ManualView*>();
        QTest::keyClick(manual, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(&search, QStringLiteral("undo CURVE"));
        QListWidgetItem* page = nullptr;
        for (int row = 0; row < found.count() && !page; ++row)
            if (found.item(row)->data(Qt::UserRole).toString().startsWith(QLatin1String("manual:")) &&
                !found.item(row)->data(Qt::UserRole).toString().startsWith(QLatin1String("manual:commands")))
                page = found.item(row);
        QVERIFY(page);
        QTest::mouseClick(found.viewport(), Qt::LeftButton, {}, found.visualItemRect(page).center());
        QVERIFY(view.isVisible());
        app::WordMarks& marks = manual->marks();
        const QString text = view.toPlainText();
        const auto count = text.count(QStringLiteral("undo"), Qt::CaseInsensitive) +
                           text.count(QStringLiteral("curve"), Qt::CaseInsensitive);
        QVERIFY(count > 2);
        QCOMPARE(static_cast<qsizetype>(marks.places().size()), count);
        QCOMPARE(view.extraSelections().size(), count);
        const auto isSeen = [&] {
            const QTextCursor& at = marks.places()[static_cast<std::size_t>(marks.current())];
            return view.viewport()->rect().intersects(view.cursorRect(at));
        };
        QVERIFY(marks.current() >= 0 && isSeen());
        const int first = marks.current();
        for (qsizetype k = 1; k <= count; ++k) {
            QTest::keyClick(manual, Qt::Key_F3);
            QCOMPARE(marks.current(), static_cast<int>((first + k) % count));
            QVERIFY(isSeen());
        }
        QTest::keyClick(manual, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(marks.current(), static_cast<int>((first + count - 1) % count));
        test::keepPicture(*manual, QStringLiteral("manual_marks.png"));
        // In the other theme the page is laid out anew.
        test.theme().setChoice(app::ThemeChoice::Dark);
        QCOMPARE(view.extraSelections().size(), count);
        test::keepPicture(*manual, QStringLiteral("manual_marks_dark.png"));
        QTest::keyClick(&search, Qt::Key_Escape);
        QVERIFY(view.extraSelections().isEmpty());
    }

    void linksLeadOn()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.press(Qt::Key_F1, Qt::ControlModifier);
        app::ManualWindow* manual = shown();
        QVERIFY(manual);
        manual->go(QStringLiteral("manual:commands#file.open"));
        QCOMPARE(manual->address(), QStringLiteral("manual:commands#file.open"));
        manual->go(QStringLiteral("manual:#file.save"));
        QCOMPARE(manual->address(), QStringLiteral("manual:commands#file.save"));
        manual->go(QStringLiteral("manual:none"));
        manual->go(QStringLiteral("class:None"));
        QCOMPARE(manual->address(), QStringLiteral("manual:commands#file.save"));
        // An example opens in the window.
        manual->go(QStringLiteral("example:cylinder_drive"));
        QVERIFY(test.page().title().contains(QStringLiteral("cylinder_drive")));
    }
};

BRAMAH_TEST(ManualWindowTest);

#include "manual_window_test.moc"
