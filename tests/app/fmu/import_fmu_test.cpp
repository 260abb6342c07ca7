// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"
#include "app/widgets/message_bar.h"
#include "editor/session/workspace.h"
#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/cosimulation/allowed_fmus.h"
#include "solver/fmi/fmu_file.h"
#include "solver/use/model.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// An FMU of another tool comes into the window: opened, named, placed, allowed and run, by mouse and keys.
class ImportFmuTest : public QObject
{
    Q_OBJECT

    static void writeFmu(const QString& path)
    {
        const QByteArray text =
            "model Ramp_2 \"Rises\" parameter Real k(unit=\"1/s\") = 2; output Real y; equation "
            "y = k*time; end Ramp_2;";
        auto library = std::make_shared<model::ClassLibrary>();
        library->addFile(
            model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("ramp.mo"), text)));
        solver::ModelSource source;
        source.library = library;
        source.className = "Ramp_2";
        solver::Model held(source);
        const auto made = solver::makeFmu(held, {});
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(made->bytes), made->bytes.size());
    }
    static QPushButton* mend(test::TestWindow& test, const QString& text)
    {
        for (QPushButton* button : test.page().messages().findChildren<QPushButton*>())
            if (button->text().remove(u'&').contains(text))
                return button;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(solver::AllowedFmus::listFile());
    }
    void cleanupTestCase() { QFile::remove(solver::AllowedFmus::listFile()); }

    void itIsOpenedPlacedAllowedAndRun()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.openNewSheet();
        const QString path = test.filePath(QStringLiteral("from elsewhere.fmu"));
        writeFmu(path);
        const auto name = [](QWidget& dialog) {
            auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("name"));
            QVERIFY(field);
            QCOMPARE(field->text(), QStringLiteral("Ramp_2"));
            test::keepPicture(dialog, QStringLiteral("import_fmu_dialog.png"));
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("2nd"));  // no name: Enter does nothing
            QTest::keyClick(field, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("Ramp"));
            QTest::keyClick(field, Qt::Key_Return);
        };
        hands.whenAsked({test::Hands::typeFileName(path), name});
        const app::DocumentPage* sheet = &test.page();
        test.window().actions().action(QStringLiteral("file.open"))->trigger();
        QCOMPARE(&test.page(), sheet);  // the block hangs on the mouse over the circuit that there was
        QVERIFY(test.workspace().library().find("MyComponents.Ramp"));
        hands.clickOnSheet({0, 0});
        hands.press(Qt::Key_Escape);
        const auto& components = test.page().session().sheet().diagram().components();
        QCOMPARE(components.size(), std::size_t{1});
        QCOMPARE(components.front().className, QStringLiteral("MyComponents.Ramp"));
        QFile::remove(path);  // My components have a copy

        test.window().actions().action(QStringLiteral("run.start"))->trigger();
        QVERIFY(test.waitForEnd());
        QTRY_VERIFY2(test.page().messages().text().contains(QStringLiteral("program of its own")),
                     qPrintable(test.page().messages().text()));
        test::keepPicture(test.window(), QStringLiteral("import_fmu_asked.png"));
        QPushButton* allow = mend(test, QStringLiteral("Allow it and run"));
        QVERIFY(allow);
        hands.press(Qt::Key_Period, Qt::ControlModifier);  // as the button does
        QTRY_VERIFY(test.page().history().latest()->end);
        QVERIFY(test.waitForEnd());
        const auto* run = test.page().history().latest();
        QVERIFY2(run->end->isRegular(), qPrintable(run->end->text()));
        const int column = run->results.find(components.front().id.name + QStringLiteral(".y"));
        QVERIFY(column >= 0);
        QVERIFY(std::abs(run->results.valueAt(column, run->results.lastTime()) - 2 * run->results.lastTime()) < 1e-6);
        // Asked once: not again.
        test.window().actions().action(QStringLiteral("run.start"))->trigger();
        QVERIFY(test.waitForEnd());
        QVERIFY(test.page().history().latest()->end->isRegular());
    }

    // Where no circuit is open, or My components are in front, the block goes into a new one.
    void withoutACircuitThereIsANewOne()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const QString path = test.filePath(QStringLiteral("ramp.fmu"));
        writeFmu(path);
        const auto accept = [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); };
        for (const char* block : {"MyComponents.Ramp_2", "MyComponents.Ramp_22"}) {
            hands.whenAsked({accept});
            test.window().documents().open(path);
            QVERIFY(test.workspace().library().find(block));
            QVERIFY(test.page().document().filePath().isEmpty());
            hands.clickOnSheet({0, 0});
            hands.press(Qt::Key_Escape);
            const auto& components = test.page().session().sheet().diagram().components();
            QCOMPARE(components.size(), std::size_t{1});
            QCOMPARE(components.front().className, QLatin1String(block));
            const QString own = QStringLiteral("MyComponents.mo");
            for (app::DocumentPage* page : test.window().documents().pages())
                if (page->document().filePath().endsWith(own))
                    test.window().documents().goToTab(*page);
        }
    }

    void whatIsNoFmuIsNamed()
    {
        test::TestWindow test;
        test::Hands hands(test);
        hands.openNewSheet();
        const QString path = test.filePath(QStringLiteral("letter.fmu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Dear Sir") > 0);
        file.close();
        QString told;
        hands.whenAsked({[&](QWidget& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                told += label->text();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        }});
        QVERIFY(!test.window().documents().open(path));
        QVERIFY2(told.contains(QStringLiteral("letter.fmu")), qPrintable(told));
    }
};

BRAMAH_TEST(ImportFmuTest);

#include "import_fmu_test.moc"
