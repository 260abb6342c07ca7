// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson.h"
#include "app/files/shipped_files.h"
#include "app/lessons/lesson_card.h"
#include "app/start/start_page.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QtTest/QTest>

using namespace bramah;

/// The lessons of the examples: each has one, whose changes can be made, and the card that leads through it.
class LessonTest : public QObject
{
    Q_OBJECT

    static QPushButton* button(app::LessonCard& card, const char* text)
    {
        for (auto* one : card.findChildren<QPushButton*>())
            if (one->text() == QLatin1String(text))
                return one;
        return nullptr;
    }

    static bool shows(app::LessonCard& card, const QString& text)
    {
        for (const auto* label : card.findChildren<QLabel*>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    }

private Q_SLOTS:
    void everyExampleHasALesson()
    {
        test::TestWindow test;
        for (const app::ExampleGroup& group : app::exampleGroups())
            for (const QString& path : group.paths) {
                app::DocumentPage* page = test.window().documents().openExample(path);
                QVERIFY(page);
                const auto lesson = app::lessonOf(page->session().sheet().instance()->classNode());
                QVERIFY2(lesson && lesson->tries.size() >= 2, qPrintable(path));
                QVERIFY2(!lesson->teaches.isEmpty(), qPrintable(path));
                QVERIFY2(lesson->next.isEmpty() || QFileInfo::exists(app::examplePath(lesson->next)), qPrintable(path));
                auto& card = test::partOf<app::LessonCard>(test.window());
                QVERIFY2(card.isVisible(), qPrintable(path));
                for (const app::LessonTry& one : lesson->tries) {
                    QVERIFY2(!one.task.isEmpty() && !one.question.isEmpty() && !one.answer.isEmpty(), qPrintable(path));
                    const QByteArray before = page->document().text().bytes();
                    if (one.changes.empty()) {
                        button(card, "Show the answer")->click();
                    } else {
                        button(card, "Make this change")->click();
                        QVERIFY2(page->document().text().bytes() != before, qPrintable(path + one.task));
                        // It is one step to undo.
                        test.window().actions().action(QStringLiteral("edit.undo"))->trigger();
                        QCOMPARE(page->document().text().bytes(), before);
                        button(card, "Show the answer")->click();
                    }
                    if (QPushButton* next = button(card, "Next"); next && next->isVisible())
                        next->click();
                }
                test.window().documents().closeAll();
            }
    }

    void aPersonTriesAndIsAnswered()
    {
        test::TestWindow test;
        test::Hands hands(test);
        Q_EMIT test::partOf<app::StartPage>(test.window())
            .exampleWanted(app::examplePath(QStringLiteral("pump_relief_orifice")));
        auto& card = test::partOf<app::LessonCard>(test.window());
        QVERIFY(card.isVisible());
        const auto lesson = app::lessonOf(test.page().session().sheet().instance()->classNode());
        const app::LessonTry& first = lesson->tries.front();
        QVERIFY(!first.changes.empty());
        QVERIFY(shows(card, first.task) && shows(card, first.question) && !shows(card, first.answer));
        // A run without the change does not answer.
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
        QVERIFY(!shows(card, first.answer));
        QTest::mouseClick(button(card, "Make this change"), Qt::LeftButton);
        test::keepPicture(test.window(), QStringLiteral("lesson_asked.png"));
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
        QVERIFY(shows(card, first.answer));
        test::keepPicture(test.window(), QStringLiteral("lesson_answered.png"));
        QTest::mouseClick(button(card, "Next"), Qt::LeftButton);
        QCOMPARE(card.attempt(), 1);
        // It belongs to its document, and comes back when it is wanted.
        test.window().documents().newDocument();
        QVERIFY(!card.isVisible());
        test.window().documents().openExample(app::examplePath(QStringLiteral("pump_relief_orifice")));
        QVERIFY(card.isVisible());
        QTest::mouseClick(button(card, "Close"), Qt::LeftButton);
        QVERIFY(!card.isVisible());
        test.window().actions().action(QStringLiteral("help.lesson"))->trigger();
        QVERIFY(card.isVisible());
        QCOMPARE(card.attempt(), 1);
        // It stays in view, with whole buttons, when the sheet's room changes.
        test.window().resize(900, 600);
        QTRY_VERIFY(card.parentWidget()->rect().contains(card.geometry()));
        for (const auto* one : card.findChildren<QPushButton*>())
            QVERIFY2(!one->isVisible() || one->width() >= one->sizeHint().width(), qPrintable(one->text()));
    }

    void eachSubjectOfTheStartPageIsATour()
    {
        test::TestWindow test;
        auto& page = test::partOf<app::StartPage>(test.window());
        QStringList opened;
        for (const app::ExampleGroup& group : app::exampleGroups()) {
            const QString name = QStringLiteral("Learn step by step: ") + group.title;
            QPushButton* tour = nullptr;
            for (auto* one : page.findChildren<QPushButton*>())
                if (one->accessibleName() == name)
                    tour = one;
            QVERIFY2(tour, qPrintable(group.title));
            test.window().showStartPage(true);
            page.ensureWidgetVisible(tour);
            QTest::mouseClick(tour, Qt::LeftButton);
            QVERIFY(test.page().title().contains(QFileInfo(group.paths.front()).completeBaseName()));
            QVERIFY(test::partOf<app::LessonCard>(test.window()).isVisible());
        }
        // From the first lesson on, each leads to another one, through every subject.
        QString name = QFileInfo(app::exampleGroups().front().paths.front()).completeBaseName();
        while (!name.isEmpty() && !opened.contains(name)) {
            opened.append(name);
            app::DocumentPage* example = test.window().documents().openExample(app::examplePath(name));
            name = app::lessonOf(example->session().sheet().instance()->classNode())->next;
        }
        QVERIFY2(opened.size() > 30, qPrintable(opened.join(QLatin1Char(' '))));
    }

    void aCircuitWithoutALessonSaysSo()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.openNewSheet();
        test.window().actions().action(QStringLiteral("help.lesson"))->trigger();
        QVERIFY(!test::partOf<app::LessonCard>(test.window()).isVisible());
        QVERIFY(test.page().messages().isVisible());
    }
};

BRAMAH_TEST(LessonTest);

#include "lesson_test.moc"
