// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_panel.h"
#include "app/widgets/entry_table.h"
#include "app/widgets/frequency_entry.h"
#include "editor/view/sheet_view.h"
#include "tests/app/studies/open_studies.h"
#include "tests/test_registry.h"

#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QtTest/QTest>

using namespace bramah;
using test::OpenStudies;

/// What the panels ask, kept with the circuit, by mouse and keys.
class KeptQuestionTest : public QObject
{
    Q_OBJECT

    static QByteArray text(OpenStudies& studies) { return studies.test.page().document().text().bytes(); }
    static QString cell(OpenStudies& studies, int row, int column)
    {
        return studies.panel().form().table().textAt(row, column);
    }
    static void undo(OpenStudies& studies) { studies.test.page().session().file().undoStack().undo(); }
    static void redo(OpenStudies& studies) { studies.test.page().session().file().undoStack().redo(); }
    /// Edits the text as its view does.
    static void replace(OpenStudies& studies, const QByteArray& from, const QByteArray& to)
    {
        const auto at = text(studies).indexOf(from);
        QVERIFY2(at >= 0, text(studies).constData());
        model::TextEdits edits;
        edits.replace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + from.size())}, to);
        QVERIFY(studies.test.page().session().file().applyEdits(QStringLiteral("Edit"), std::move(edits)));
    }
    /// A study of k with x kept, run.
    static void ask(OpenStudies& studies, const char* values = "5%")
    {
        studies.type(0, "k", values);
        studies.choose(solver::Sampling::Random);
        studies.panel().form().runs().setValue(4);
        studies.panel().form().seed().setValue(9);
        studies.panel().form().kept().selectAll();
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        studies.run();
    }

private Q_SLOTS:
    void aRunKeepsItAsOneStep()
    {
        OpenStudies studies;
        const QByteArray before = text(studies);
        ask(studies);
        QCOMPARE(studies.panel().job().answer().done(), std::size_t{4});
        const QByteArray kept = text(studies);
        QVERIFY2(
            kept.contains("__Bramah(study(vary={vary(of=\"k\", values=\"5%\")}, sampling=\"random\", runs=4, seed=9, "
                          "outputs={\"x\"}, reduce=\"final\"))"),
            kept.constData());
        studies.run();  // the same again writes nothing
        QCOMPARE(text(studies), kept);
        undo(studies);
        QCOMPARE(text(studies), before);
        QCOMPARE(cell(studies, 0, 0), QStringLiteral("k"));  // what was typed is not lost
        redo(studies);
        QCOMPARE(text(studies), kept);
        ask(studies, "20%");
        studies.test.page().sheet().setFocus();
        undo(studies);
        QVERIFY(studies.test.page().sheet().hasFocus());
        QCOMPARE(cell(studies, 0, 1), QStringLiteral("5%"));
        redo(studies);
        QCOMPARE(cell(studies, 0, 1), QStringLiteral("20%"));
    }

    void itIsThereAfterSavingAndOpening()
    {
        const auto path = [](OpenStudies& studies) { return studies.test.filePath(QStringLiteral("decay.mo")); };
        OpenStudies first;
        ask(first);
        first.hands.press(Qt::Key_S, Qt::ControlModifier);
        QFile file(path(first));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray saved = file.readAll();
        QVERIFY2(saved.contains("study("), saved.constData());
        OpenStudies second(saved);
        QTRY_COMPARE(cell(second, 0, 0), QStringLiteral("k"));
        QCOMPARE(cell(second, 0, 1), QStringLiteral("5%"));
        QCOMPARE(second.panel().form().runs().value(), 4);
        QCOMPARE(second.panel().form().seed().value(), 9);
        QCOMPARE(second.panel().form().kept().text(), QStringLiteral("x"));
        second.run();
        QCOMPARE(second.panel().job().answer().valuesOf(0), first.panel().job().answer().valuesOf(0));
        QCOMPARE(text(second), saved);
    }

    void eachDocumentHasItsOwn()
    {
        OpenStudies studies;
        ask(studies);
        studies.type(0, "k", "7%");  // typed, not run
        app::DocumentPage& first = studies.test.page();
        studies.hands.openNewSheet();
        QCOMPARE(cell(studies, 0, 0), QString());
        studies.type(0, "pump.D", "1%");
        studies.test.window().documents().goToTab(first);
        QCOMPARE(cell(studies, 0, 0), QStringLiteral("k"));
        QCOMPARE(cell(studies, 0, 1), QStringLiteral("7%"));
        QCOMPARE(studies.panel().form().kept().text(), QStringLiteral("x"));
    }

    void aDamagedDocumentShowsNothingOfAnother()
    {
        OpenStudies studies;
        app::DocumentPage& sound = studies.test.page();
        studies.hands.openNewSheet();
        app::DocumentPage& damaged = studies.test.page();
        const QByteArray whole = text(studies);
        QVERIFY(damaged.session().file().replaceText(QStringLiteral("Break"), whole + "model"));
        studies.test.window().documents().goToTab(sound);
        ask(studies);
        studies.test.window().documents().goToTab(damaged);
        QCOMPARE(cell(studies, 0, 0), QString());
        QVERIFY(damaged.session().file().replaceText(QStringLiteral("Mend"), whole));
        QCOMPARE(cell(studies, 0, 0), QString());
        studies.test.window().documents().goToTab(sound);
        QCOMPARE(cell(studies, 0, 0), QStringLiteral("k"));
    }

    void anEditOfTheTextFillsTheForm()
    {
        OpenStudies studies;
        ask(studies);
        replace(studies, "values=\"5%\"", "values=\"1:3:5\"");
        QCOMPARE(cell(studies, 0, 1), QStringLiteral("1:3:5"));
        replace(studies, "sampling=\"random\"", "sampling=\"dice\"");
        QVERIFY2(studies.panel().message().text().contains(QStringLiteral("`dice` is not known")),
                 qPrintable(studies.panel().message().text()));
        const QByteArray damaged = text(studies);
        ask(studies, "8%");
        QCOMPARE(text(studies), damaged);
        QVERIFY2(studies.panel().message().text().contains(QStringLiteral("`dice` is not known")),
                 qPrintable(studies.panel().message().text()));
    }

    void pathsFollowARename()
    {
        OpenStudies studies(
            "model Part\n  parameter Real k=2;\n  Real x(start=1, fixed=true);\nequation\n  der(x) = "
            "-k*x;\nend Part;\nmodel decay\n  Part a;\n  annotation(experiment(StopTime=1));\nend "
            "decay;\n");
        QVERIFY(studies.test.page().session().showClass(QStringLiteral("decay")));
        studies.type(0, "a.k", "1:3:5");
        studies.choose(solver::Sampling::Grid);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("a.x"));
        studies.run();
        QVERIFY2(text(studies).contains("of=\"a.k\""), text(studies).constData());
        QVERIFY(studies.test.page().session().rename({QStringLiteral("a")}, QStringLiteral("tank")));
        QCOMPARE(cell(studies, 0, 0), QStringLiteral("tank.k"));
        QCOMPARE(studies.panel().form().kept().text(), QStringLiteral("tank.x"));
        studies.run();
        QVERIFY2(studies.panel().message().text().startsWith(QStringLiteral("5 runs")),
                 qPrintable(studies.panel().message().text()));
    }

    // A number of the response to sines is put together by hand in both panels.
    void numbersOfSinesAreAdded()
    {
        OpenStudies studies(
            "model decay\n  parameter Real T=0.1;\n  parameter Real u=1;\n  Real y(start=0, "
            "fixed=true);\nequation\n  T*der(y) = u - y;\n  annotation(experiment(StopTime=1));\nend "
            "decay;\n");
        const auto add = [](app::FrequencyEntry& entry) {
            // As one scrolls to it where the form is longer than its room, which takes its size by and by.
            const auto isReached = [&entry] {
                for (QWidget* around = entry.parentWidget(); around; around = around->parentWidget())
                    if (auto* area = qobject_cast<QScrollArea*>(around))
                        area->ensureWidgetVisible(&entry);
                return entry.isVisible() && !entry.visibleRegion().isEmpty();
            };
            QVERIFY(QTest::qWaitFor(isReached, 20000));
            QTimer::singleShot(0, &entry, [&] {
                entry.input().setText(QStringLiteral("u"));  // without the list of names, which takes the click
                entry.output().setText(QStringLiteral("y"));
                QTest::mouseClick(&entry.addButton(), Qt::LeftButton);
            });
            QTest::mouseClick(&entry, Qt::LeftButton);
        };
        studies.type(0, "T", "0.1:0.2:3");
        studies.choose(solver::Sampling::Grid);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("y"));
        add(studies.panel().form().frequency());
        QCOMPARE(studies.panel().form().kept().text(), QStringLiteral("y, bandwidth(u, y)"));
        studies.run();
        const app::StudyAnswer& answer = studies.panel().job().answer();
        QVERIFY2(answer.responses.size() == 2, qPrintable(studies.panel().message().text()));
        QVERIFY(std::abs(answer.valuesOf(1)[0] - 1.587775) < 1e-5);
        QVERIFY(std::abs(answer.valuesOf(1)[2] - 1.587775 / 2) < 1e-5);
        QVERIFY(text(studies).contains("outputs={\"y\", \"bandwidth(u, y)\"}"));
        test::keepPicture(studies.test.window(), QStringLiteral("study_bandwidth.png"));

        studies.hands.press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        auto& panel = test::partOf<app::OptimisePanel>(studies.test.window());
        test::Hands::typeRow(panel.form().free(), 0, 0, {"T", "0.01:1"});
        add(panel.form().frequency());
        QCOMPARE(panel.form().goals().textAt(0, 0), QStringLiteral("bandwidth(u, y)"));
        test::Hands::typeRow(panel.form().goals(), 0, 1, {"equal to", "2 Hz"});
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().isRunning(), 30000);
        const app::OptimiseAnswer& found = panel.job().answer();
        QVERIFY2(!found.best.empty(), qPrintable(panel.message().text()));
        QVERIFY(std::abs(found.points[found.best[0]].point[0] - 0.1 * 1.587775 / 2) < 1e-4);
        test::keepPicture(studies.test.window(), QStringLiteral("optimise_bandwidth.png"));
    }

    void aSearchIsKept()
    {
        OpenStudies studies;
        studies.hands.press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        auto& panel = test::partOf<app::OptimisePanel>(studies.test.window());
        test::Hands::typeRow(panel.form().free(), 0, 0, {"k", "1:4"});
        test::Hands::typeRow(panel.form().goals(), 0, 0, {"x", "equal to", "0.3"});
        test::Hands::typeRow(panel.form().goals(), 1, 0, {"k", "at most", "3"});
        const QByteArray before = text(studies);
        const solver::StoredSearch asked = panel.form().entered();
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().isRunning(), 30000);
        QVERIFY2(
            text(studies).contains("optimise(free={free(of=\"k\", values=\"1:4\")}, goals={goal(of=\"x\", "
                                   "wish=\"equal\", value=\"0.3\"), goal(of=\"k\", wish=\"atMost\", value=\"3\")}"),
            text(studies).constData());
        const QByteArray kept = text(studies);
        replace(studies, "value=\"0.3\"", "value=\"0.25\"");
        QCOMPARE(panel.form().goals().textAt(0, 2), QStringLiteral("0.25"));
        undo(studies);
        QCOMPARE(text(studies), kept);
        QVERIFY(panel.form().entered() == asked);
        undo(studies);
        QCOMPARE(text(studies), before);
    }
};

BRAMAH_TEST(KeptQuestionTest);
#include "kept_question_test.moc"
