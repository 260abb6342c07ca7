// SPDX-License-Identifier: GPL-3.0-or-later
// Measured data as part of a document: by the menu, by dropping a file, by undo, and as the file changes.
#include "app/commands/command_line.h"
#include "app/measured/csv_form_editor.h"
#include "app/measured/data_import.h"
#include "app/measured/import_dialog.h"
#include "app/measured/lay_dialog.h"
#include "app/measured/measured_verdicts.h"
#include "app/plots/plot_view.h"
#include "app/plots/statistics_table.h"
#include "app/results/measured_curve.h"
#include "app/widgets/message_bar.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "solver/measured/data_annotation.h"
#include "solver/results/column_units.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeView>
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

using namespace bramah;

class MeasuredDataTest : public QObject
{
    Q_OBJECT

    /// Two seconds of a logger in German, with a value missing.
    static QByteArray log(double factor = 1)
    {
        QByteArray text = "Logger 7;\r\nZeit [ms];p 1 [bar];Q [l/min]\r\n";
        for (int k = 0; k <= 200; ++k)
            text += QByteArray::number(10 * k) + ";" +
                    QByteArray::number(factor * (100 + k), 'f', 1).replace('.', ',') + ";" +
                    (k == 50 ? QByteArray() : QByteArray::number(k % 10)) + "\r\n";
        return text;
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    /// A window with a circuit in a file, and run3.csv beside it.
    static void open(test::TestWindow& test)
    {
        write(test.filePath(QStringLiteral("circuit.mo")),
              "model circuit\n  Real x(start = 1, fixed = true);\nequation\n  der(x) = -x;\nend circuit;\n");
        write(test.filePath(QStringLiteral("run3.csv")), log());
        QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("circuit.mo"))));
    }
    static void act(test::TestWindow& test, const char* id)
    {
        test.window().actions().action(QString::fromLatin1(id))->trigger();
    }
    static QByteArray textOf(test::TestWindow& test) { return test.page().session().file().document().text().bytes(); }
    static solver::MeasuredData& dataOf(test::TestWindow& test) { return test.page().plots().plottable().measured(); }
    static QPushButton& importButton(QWidget& dialog)
    {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault())
                return *button;
        qFatal("no default button");
    }
    /// An answer: waits until the file is read and clicks Import.
    static std::function<void(QWidget&)> import(const std::function<void(app::ImportDialog&)>& before = {})
    {
        return [before](QWidget& widget) {
            auto& dialog = dynamic_cast<app::ImportDialog&>(widget);
            if (before)
                before(dialog);
            QTRY_VERIFY(dialog.read().data);
            test::keepPicture(dialog, QStringLiteral("import.png"));
            QTest::mouseClick(&importButton(dialog), Qt::LeftButton);
        };
    }
    template <typename Field>
    static Field& field(QWidget& dialog, const char* name)
    {
        auto* found = dialog.findChild<Field*>(QLatin1String(name));
        if (!found)
            qFatal("no field %s", name);
        return *found;
    }

private Q_SLOTS:
    void aFileBecomesVariables();
    void whatWasFoundIsCorrected();
    void aFileIsDropped();
    void aChangedFileIsReadAgain();
    void aMissingFileIsNamed();
    void theAnnotationComesBack();
    void curvesAreLaid();
    void matFilesHaveTheirTimeChosen();
    void aChannelIsLaidBesideAVariable();
    void aChannelIsDroppedOnAPort();
    void channelsAreUsedInExpressions();
    void readingIsToldAndStopped();
    void volumeFlowsAreLaidBesideMassFlows();
};

void MeasuredDataTest::aFileBecomesVariables()
{
    test::TestWindow test;
    test::Hands hands(test);
    open(test);
    const QByteArray before = textOf(test);
    hands.whenAsked(
        {test::Hands::typeFileName(test.filePath(QStringLiteral("run3.csv"))), import([](app::ImportDialog& dialog) {
             const auto& table = field<QTableWidget>(dialog, "table");
             QCOMPARE(table.horizontalHeaderItem(1)->text(), QStringLiteral("p 1"));
             QCOMPARE(table.item(0, 1)->text(), QStringLiteral("bar"));
             QCOMPARE(table.item(2, 1)->text(), QStringLiteral("101"));
             QCOMPARE(table.item(2, 0)->text(), QStringLiteral("0.01"));
             QTRY_VERIFY(field<QLabel>(dialog, "state").text().contains(QStringLiteral("201 rows")));
             const auto& findings = field<QListWidget>(dialog, "findings");
             QStringList said;
             for (int row = 0; row < findings.count(); ++row)
                 said << findings.item(row)->text();
             QVERIFY2(said.join(u'\n').contains(QStringLiteral("Missing values of `Q`: 1")),
                      qPrintable(said.join(u'\n')));
         })});
    act(test, "file.importData");
    QVERIFY2(textOf(test).contains("data={data(format=1, file=\"run3.csv\", name=\"run3\")}"),
             textOf(test).constData());
    const QString path = QStringLiteral("run3.'p 1'");
    const app::PlottableVariables& variables = test.page().plots().plottable();
    QVERIFY(variables.find(path));
    QCOMPARE(variables.find(path)->displayUnit, QStringLiteral("bar"));
    // A double click in the list puts it on the plot, without any run.
    QTreeView& tree = test.page().plots().variables().view();
    test.page().plots().variables().searchField().setText(QStringLiteral("p 1"));
    hands.doubleClick(tree, test::Hands::find(tree, Qt::UserRole + 1, path));
    const auto plots = test.page().plots().area().definitions();
    QCOMPARE(plots.size(), std::size_t{1});
    QCOMPARE(plots[0].curves[0].variable, path);
    app::PlotView& plot = *test.page().plots().area().plots().front();
    QTRY_VERIFY(plot.pointCount(path) > 100);
    test::keepPicture(test.window(), QStringLiteral("measured.png"));
    // Undo takes the plot, then the file; redo brings both back.
    QUndoStack& undo = test.page().session().file().undoStack();
    undo.undo();
    undo.undo();
    QCOMPARE(textOf(test), before);
    QVERIFY(!variables.find(path));
    undo.redo();
    QTRY_VERIFY(variables.find(path));
}

void MeasuredDataTest::whatWasFoundIsCorrected()
{
    test::TestWindow test;
    test::Hands hands(test);
    open(test);
    hands.whenAsked({import([](app::ImportDialog& dialog) {
        auto& table = field<QTableWidget>(dialog, "table");
        // The comma is no decimal sign any more: the pressures are texts, and nothing but Q is left.
        field<QComboBox>(dialog, "decimal").setCurrentIndex(0);
        QCOMPARE(table.columnCount(), 2);
        field<QComboBox>(dialog, "decimal").setCurrentIndex(1);
        QCOMPARE(table.columnCount(), 3);
        // The separator is wrong: this cannot be read, and not be imported.
        auto& separator = field<QComboBox>(dialog, "separator");
        const int semicolon = separator.currentIndex();
        separator.setCurrentIndex(separator.findData('|'));
        QVERIFY(!importButton(dialog).isEnabled());
        QVERIFY(field<QLabel>(dialog, "state").text().contains(QStringLiteral("cannot be read")));
        separator.setCurrentIndex(semicolon);
        QVERIFY(importButton(dialog).isEnabled());
        // The instrument's unit is wrong.
        table.item(0, 1)->setText(QStringLiteral("kPa"));
        QTRY_COMPARE(table.item(0, 1)->text(), QStringLiteral("kPa"));
        QTRY_COMPARE(table.item(1, 1)->text(), QStringLiteral("100"));
        // No time: rows at equal distances.
        field<QComboBox>(dialog, "timeColumn").setCurrentIndex(0);
        auto& interval = field<QLineEdit>(dialog, "interval");
        QVERIFY(interval.isEnabled());
        QTest::mouseClick(&interval, Qt::LeftButton);
        interval.selectAll();
        QTest::keyClicks(&interval, QStringLiteral("0.25"));
        QTRY_COMPARE(table.item(2, 0)->text(), QStringLiteral("0.25"));
    })});
    test.page().dataImport().importFile(test.filePath(QStringLiteral("run3.csv")));
    QVERIFY2(textOf(test).contains("columnUnits={unit(column=2, unit=\"kPa\")}"), textOf(test).constData());
    const solver::MeasuredData& data = dataOf(test);
    QTRY_VERIFY(data.find(QStringLiteral("run3")));
    const solver::ResultStore& values = data.find(QStringLiteral("run3"))->store;
    QCOMPARE(values.time(4), 1.0);
    QCOMPARE(values.value(values.find(QStringLiteral("p 1")), 0), 100e3);
    // It is shown again as it is read, and a time column given back.
    hands.whenAsked({import([](app::ImportDialog& dialog) {
        QCOMPARE(field<QComboBox>(dialog, "timeColumn").currentIndex(), 0);
        QCOMPARE(field<QTableWidget>(dialog, "table").item(0, 2)->text(), QStringLiteral("kPa"));  // behind the time
        field<QComboBox>(dialog, "timeColumn").setCurrentIndex(1);
    })});
    test.page().dataImport().importFile(test.filePath(QStringLiteral("run3.csv")));
    QTRY_VERIFY(data.find(QStringLiteral("run3")) && data.find(QStringLiteral("run3"))->store.time(4) == 0.04);
    QCOMPARE(data.files().size(), std::size_t{1});
}

void MeasuredDataTest::aFileIsDropped()
{
    test::TestWindow test;
    test::Hands hands(test);
    open(test);
    hands.whenAsked({import()});
    QMimeData urls;
    urls.setUrls({QUrl::fromLocalFile(test.filePath(QStringLiteral("run3.csv")))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &urls, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&test.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &urls, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&test.window(), &drop);
    QCOMPARE(dataOf(test).files().size(), std::size_t{1});
    QVERIFY(app::DataImport::isDataFile(QStringLiteral("/a/B.MAT")));
    QVERIFY(!app::DataImport::isDataFile(QStringLiteral("/a/b.mo")));
}

void MeasuredDataTest::aChangedFileIsReadAgain()
{
    test::TestWindow test;
    test::Hands hands(test);
    open(test);
    hands.whenAsked({import()});
    const QString path = test.filePath(QStringLiteral("run3.csv"));
    test.page().dataImport().importFile(path);
    const auto first = [&] {
        const solver::DataFile* file = dataOf(test).find(QStringLiteral("run3"));
        return file && !file->store.isEmpty() ? file->store.value(0, 0) : std::nan("");
    };
    QTRY_COMPARE(first(), 100e5);
    write(path, log(2));
    QTRY_COMPARE_WITH_TIMEOUT(first(), 200e5, 10000);
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("run3.csv has changed")),
             qPrintable(test.page().messages().text()));
    // A program that puts a new file in its place.
    const QString other = test.filePath(QStringLiteral("new"));
    write(other, log(3));
    QVERIFY(QFile::remove(path) && QFile::rename(other, path));
    QTRY_COMPARE_WITH_TIMEOUT(first(), 300e5, 10000);
}

void MeasuredDataTest::aMissingFileIsNamed()
{
    test::TestWindow test;
    const QString model = test.filePath(QStringLiteral("lost.mo"));
    write(model,
          "model lost\n  Real x = time;\n"
          "  annotation(__Bramah(data={data(format=1, file=\"gone.csv\", name=\"gone\")}));\nend lost;\n");
    QVERIFY(test.window().documents().open(model));
    QTRY_VERIFY2(test.page().messages().text().contains(QStringLiteral("gone.csv cannot be read")),
                 qPrintable(test.page().messages().text()));
}

void MeasuredDataTest::theAnnotationComesBack()
{
    test::TestWindow test;
    open(test);
    solver::MeasuredFile plain{QStringLiteral("a \"b\".csv"), QStringLiteral("a"), {}, 0.25, {}};
    plain.fits[QStringLiteral("p 1")] = {2, -1e5, QStringLiteral("lineP.p"), 2e5};
    solver::MeasuredFile formed{QStringLiteral("/x/y.txt"), QStringLiteral("y"), {}, 0, {}};
    model::CsvForm form;
    form.encoding = model::TextEncoding::Utf16BigEndian;
    form.separator = '\t';
    form.decimal = ',';
    form.titleLine = 3;
    form.unitLine = 4;
    form.firstLine = 7;
    form.timeColumn = 2;
    form.dateColumn = 1;
    form.timeFormat = QStringLiteral("dd.MM.yyyy hh:mm:ss");
    form.timeUnit = 1e-3;
    form.interval = 0.5;
    form.startsAtZero = true;
    form.gaps = model::CsvGaps::Bridged;
    form.units = {{4, QStringLiteral("bar")}, {5, QStringLiteral("l/min")}};
    formed.form.csv = form;
    solver::MeasuredFile mat{QStringLiteral("z.mat"), QStringLiteral("z"), {{}, QStringLiteral("tout")}, 0, {}};
    const solver::MeasuredFiles files{plain, formed, mat};
    editor::DocumentSession& session = test.page().session();
    const auto node = [&]() -> const model::ClassNode& { return session.sheet().root()->classNode(); };
    const QByteArray before = textOf(test);
    auto edits = solver::editsForMeasured(node(), files);
    QVERIFY(edits && session.file().applyEdits(QStringLiteral("x"), std::move(*edits)));
    QVERIFY2(solver::measuredFilesOf(node()) == files, textOf(test).constData());
    edits = solver::editsForMeasured(node(), {});
    QVERIFY(edits && session.file().applyEdits(QStringLiteral("x"), std::move(*edits)));
    QVERIFY(solver::measuredFilesOf(node()) == solver::MeasuredFiles());
    // What a newer program wrote is neither used nor overwritten.
    QVERIFY(session.file().replaceText(QStringLiteral("x"),
                                       QByteArray(before).replace("end circuit",
                                                                  "  annotation(__Bramah(data={data(format=2, "
                                                                  "file=\"a.csv\")}));\nend circuit")));
    QVERIFY(!solver::measuredFilesOf(node()));
    QVERIFY(!solver::editsForMeasured(node(), files));
}

/// gain * value(time - shift) + offset, wherever it is asked for.
void MeasuredDataTest::curvesAreLaid()
{
    auto file = std::make_shared<solver::DataFile>();
    file->store.reset(std::vector<solver::ResultColumn>(1));
    file->store.append({{0, 1, 2}, {1, 1, 1}, {10, 20, 5}});
    const app::MeasuredCurve curve({file, 0, {-2, 100, {}, 0}, 0.5});
    QCOMPARE(curve.at(0.5), 80.0);
    QCOMPARE(curve.at(1.0), 70.0);
    QVERIFY(std::isnan(curve.at(0.4)) && std::isnan(curve.at(2.6)));
    QCOMPARE(curve.range().lower, 60.0);
    QCOMPARE(curve.range().upper, 90.0);
    const auto points = curve.polyline(0, 10, 100);
    QCOMPARE(points.size(), std::size_t{3});
    QCOMPARE(points[1].time, 1.5);
    QCOMPARE(points[1].value, 60.0);
}

void MeasuredDataTest::matFilesHaveTheirTimeChosen()
{
    // Version 4, little-endian: two vectors of three doubles, neither of which is called time.
    QByteArray bytes;
    for (const char* name : {"a", "b"}) {
        const std::array<std::int32_t, 5> head{0, 3, 1, 0, 2};
        const std::array<double, 3> values{0, name[0] == 'a' ? 1.0 : 4.0, name[0] == 'a' ? 2.0 : 5.0};
        bytes += QByteArray(reinterpret_cast<const char*>(head.data()), sizeof head) + name + '\0' +
                 QByteArray(reinterpret_cast<const char*>(values.data()), sizeof values);
    }
    test::TestWindow test;
    test::Hands hands(test);
    open(test);
    const QString path = test.filePath(QStringLiteral("scope.mat"));
    write(path, bytes);
    hands.whenAsked({import([](app::ImportDialog& dialog) {
        QTRY_VERIFY(field<QLabel>(dialog, "state").text().contains(QStringLiteral("say which one")));
        QVERIFY(!importButton(dialog).isEnabled());
        auto& time = field<QComboBox>(dialog, "timeName");
        time.setCurrentIndex(time.findData(QStringLiteral("a")));
    })});
    test.page().dataImport().importFile(path);
    QVERIFY2(textOf(test).contains("time=\"a\""), textOf(test).constData());
    const solver::DataFile* file = dataOf(test).find(QStringLiteral("scope"));
    QVERIFY(file && file->store.time(2) == 2 && file->store.value(0, 2) == 5);
}

/// measured = (x(time + 0.3) - 0.1) / 2 of a sum of two sines: by the menu of the channel, found, kept, undone.
void MeasuredDataTest::aChannelIsLaidBesideAVariable()
{
    test::TestWindow test;
    test::Hands hands(test);
    QByteArray text = "t [s],y\n";
    for (int k = 0; k <= 1000; ++k) {
        const double time = 0.01 * k - 5;
        const double x = std::sin(3 * (time + 0.3)) + std::sin(7.3 * (time + 0.3));
        text += QByteArray::number(time, 'g', 12) + ',' + QByteArray::number((x - 0.1) / 2, 'g', 12) + '\n';
    }
    write(test.filePath(QStringLiteral("held.csv")), text);
    write(test.filePath(QStringLiteral("sines.mo")),
          "model sines\n  Real x = sin(3*time) + sin(7.3*time);\n"
          "  annotation(experiment(StopTime = 3, Interval = 0.01));\nend sines;\n");
    QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("sines.mo"))));
    hands.whenAsked({import()});
    test.page().dataImport().importFile(test.filePath(QStringLiteral("held.csv")));
    act(test, "run.start");
    QVERIFY(test.waitForEnd());
    const auto lay = [&](const std::function<void(app::LayDialog&)>& answer) {
        hands.whenAsked({[answer](QWidget& widget) {
            auto& dialog = dynamic_cast<app::LayDialog&>(widget);
            answer(dialog);
            test::keepPicture(dialog, QStringLiteral("lay.png"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        QMenu menu;
        test.page().dataImport().addEntries(menu, QStringLiteral("held.y"));
        QCOMPARE(menu.actions().size(), dataOf(test).channel(QStringLiteral("held.y"))->fit.beside.isEmpty() ? 3 : 4);
        menu.actions().front()->trigger();
    };
    lay([](app::LayDialog& dialog) {
        QCOMPARE(field<QComboBox>(dialog, "variable").currentText(), QStringLiteral("x"));
        QTest::mouseClick(&field<QPushButton>(dialog, "find"), Qt::LeftButton);
        const solver::ChannelLaying& found = dialog.laying();
        QVERIFY2(std::abs(found.shift - 0.3) < 2e-3, qPrintable(QString::number(found.shift)));
        QVERIFY2(std::abs(found.gain - 2) < 0.01, qPrintable(QString::number(found.gain)));
        QVERIFY2(std::abs(found.offset - 0.1) < 0.01, qPrintable(QString::number(found.offset)));
        QVERIFY(field<QLabel>(dialog, "quality").text().contains(QStringLiteral("correlation 1.0000")));
    });
    QVERIFY2(textOf(test).contains("fits={fit(channel=\"y\""), textOf(test).constData());
    const auto channel = [&] { return dataOf(test).channel(QStringLiteral("held.y")); };
    QVERIFY(channel() && std::abs(app::MeasuredCurve(*channel()).at(1) - std::sin(3) - std::sin(7.3)) < 5e-3);
    // Typed values count as well. A band of this width holds while the gain is right, and not with another one.
    lay([](app::LayDialog& dialog) {
        auto& band = field<QLineEdit>(dialog, "band");
        QTest::mouseClick(&band, Qt::LeftButton);
        QTest::keyClicks(&band, QStringLiteral("0.05"));
        QVERIFY(field<QLabel>(dialog, "quality").text().contains(QStringLiteral("Pass")));
    });
    QVERIFY(channel() && channel()->fit.band == 0.05 && channel()->fit.beside == QStringLiteral("x"));
    act(test, "run.start");
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY2(test.page().messages().text().contains(QStringLiteral("all 1 pass")),
                 qPrintable(test.page().messages().text()));
    test.page().plots().area().plotVariable(QStringLiteral("held.y"));
    test.page().plots().area().plotVariable(QStringLiteral("x"));
    QMenu menu;
    test.page().dataImport().addEntries(menu, QStringLiteral("held.y"));
    menu.actions().at(1)->trigger();
    const QString difference = QStringLiteral("held.y - x");
    QTRY_VERIFY(test.page().plots().area().plots().front()->pointCount(difference) > 100);
    QTest::qWait(200);
    test::keepPicture(test.window(), QStringLiteral("band.png"));
    lay([](app::LayDialog& dialog) {
        auto& gain = field<QLineEdit>(dialog, "gain");
        QTest::mouseClick(&gain, Qt::LeftButton);
        gain.selectAll();
        QTest::keyClicks(&gain, QStringLiteral("4"));
        QVERIFY(field<QLabel>(dialog, "quality").text().contains(QStringLiteral("Fail")));
    });
    QVERIFY(channel() && channel()->fit.gain == 4);
    act(test, "run.start");
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY2(test.page().messages().text().contains(QStringLiteral("1 of 1 fail: x is up to")),
                 qPrintable(test.page().messages().text()));
    QUndoStack& undo = test.page().session().file().undoStack();
    undo.undo();
    QVERIFY(channel() && std::abs(channel()->fit.gain - 2) < 0.01);
    while (undo.canUndo() && channel() && channel()->fit != solver::ChannelFit())
        undo.undo();
    QVERIFY(channel() && channel()->fit == solver::ChannelFit() && channel()->shift == 0);
}

void MeasuredDataTest::aChannelIsDroppedOnAPort()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = test.filePath(QStringLiteral("drive.mo"));
    QVERIFY(QFile::copy(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    write(test.filePath(QStringLiteral("run3.csv")), log());
    QVERIFY(test.window().documents().open(path));
    hands.whenAsked({import()});
    test.page().dataImport().importFile(test.filePath(QStringLiteral("run3.csv")));
    act(test, "run.start");
    QVERIFY(test.waitForEnd());
    QMimeData channel;
    channel.setData(QLatin1String(app::kVariableMimeType), "run3.'p 1'");
    QWidget& sheet = *test.page().sheet().viewport();
    const auto drag = [&](QPointF place, bool drops) {
        const QPointF at = test.page().sheet().fromSheet(place);
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &channel, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&sheet, &enter);
        QDragMoveEvent move(at.toPoint(), Qt::CopyAction, &channel, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&sheet, &move);
        if (drops) {
            QDropEvent drop(at, Qt::CopyAction, &channel, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&sheet, &drop);
        }
        return enter.isAccepted() && move.isAccepted();
    };
    QVERIFY(!drag(hands.middleOf("mass") + QPointF(0, 40), false));  // nothing is there
    QVERIFY(!drag(hands.portPosition("ramp1.y"), false));            // a signal is no pressure
    hands.whenAsked({[](QWidget& widget) {
        auto& dialog = dynamic_cast<app::LayDialog&>(widget);
        QCOMPARE(field<QComboBox>(dialog, "variable").currentText(), QStringLiteral("pump.P.p"));
        QVERIFY(!field<QLabel>(dialog, "quality").text().contains(QStringLiteral("no such variable")));
        QTest::keyClick(&dialog, Qt::Key_Return);
    }});
    QVERIFY(drag(hands.portPosition("pump.P"), true));
    QCOMPARE(dataOf(test).channel(QStringLiteral("run3.'p 1'"))->fit.beside, QStringLiteral("pump.P.p"));
    QVERIFY(textOf(test).contains("beside=\"pump.P.p\""));
    // The sheet shows how far the measured pressure is from that of the line, and colours no other one: at 2 s, where
    // it is the last one, 300 bar.
    const editor::SheetResults& shown = test.page().sheet().sheet().results();
    test.page().moment().chooseTime(2.0);
    act(test, "view.lineDifferences");
    QTRY_VERIFY(shown.scale && shown.scale->unit == QLatin1String("%"));
    const auto isColored = [](const editor::NetResult& net) { return net.color.isValid(); };
    QCOMPARE(std::ranges::count_if(shown.nets, isColored), 1);
    const auto line = static_cast<std::size_t>(std::ranges::find_if(shown.nets, isColored) - shown.nets.begin());
    const app::RunRecord& run = *test.page().history().latest();
    const double difference = 300 - run.results.valueAt(run.results.find(QStringLiteral("pump.P.p")), 2) / 1e5;
    const auto saysSo = [&] {
        for (const editor::ValueLabel& label : shown.nets.at(line).labels)
            for (const QString& text : label.lines)
                if (text == QStringLiteral("Δ +%1 bar").arg(QString::number(difference, 'g', 3)))
                    return true;
        return false;
    };
    QTRY_VERIFY(saysSo());
    test::keepPicture(test.window(), QStringLiteral("differences.png"));
    act(test, "view.lineDifferences");
    QTRY_VERIFY(shown.scale && shown.scale->unit != QLatin1String("%"));
}

/// measured - simulated = -20 kPa/s*time: as a curve, in the table of statistics, as a measure.
void MeasuredDataTest::channelsAreUsedInExpressions()
{
    test::TestWindow test;
    QByteArray text = "t [s],p [bar]\n";
    for (int k = 0; k <= 5000; ++k) {
        const double time = 0.001 * k - 1;
        text += QByteArray::number(time, 'g', 12) + ',' + QByteArray::number(2 + std::sin(5 * time), 'g', 12) + '\n';
    }
    write(test.filePath(QStringLiteral("held.csv")), text);
    write(test.filePath(QStringLiteral("waves.mo")),
          "model waves\n  Real x(unit = \"Pa\", displayUnit = \"bar\") = 1e5*(2 + sin(5*time)) + 2e4*time;\n"
          "  annotation(experiment(StopTime = 3, Interval = 0.01), __Bramah(format=1, data={data(format=1, "
          "file=\"held.csv\", name=\"held\")}, measures={measure(name=\"Off\", of=\"held.p - x\", "
          "statistic=\"last\", lower=-5e4)}));\nend waves;\n");
    QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("waves.mo"))));
    QTRY_VERIFY(dataOf(test).find(QStringLiteral("held")));
    act(test, "run.start");
    QVERIFY(test.waitForEnd());
    app::PlotWorkspace& plots = test.page().plots();
    const QString difference = QStringLiteral("held.p - x");
    plots.area().plotVariable(QStringLiteral("held.p"));
    plots.area().plotVariable(difference);
    QTRY_VERIFY(plots.area().plots().front()->pointCount(difference) > 100);
    const app::RunRecord& run = *test.page().history().latest();
    const auto curve = plots.plottable().curve(run, difference);
    QVERIFY(curve);
    while (!curve->update()) {
    }
    for (const double time : {0.0, 0.5, 1.234, run.results.lastTime()})
        QVERIFY2(std::abs(curve->at(time) + 2e4 * time) < 20,
                 qPrintable(QStringLiteral("%1 at %2 of %3").arg(curve->at(time)).arg(time).arg(curve->rowCount())));
    QVERIFY(curve->rowCount() > 3000);  // with the rows of the logger
    QVERIFY(!plots.plottable().read(QStringLiteral("held.p - time")));
    plots.setStatisticsShown(true);
    QTRY_VERIFY(plots.statistics().isComplete());
    const auto& table = *plots.statistics().findChild<QTableWidget*>();
    const auto& kinds = app::StatisticsTable::statistics();
    const auto mean = 2 + static_cast<int>(std::ranges::find(kinds, solver::Statistic::Mean) - kinds.begin());
    QStringList curves;
    for (int row = 0; row < table.rowCount(); ++row) {
        curves << table.item(row, 0)->text() + QLatin1Char('|') + table.item(row, 1)->text();
        const double shown = QLocale().toDouble(table.item(row, mean)->text().section(QLatin1Char(' '), 0, 0));
        const bool isBar = table.item(row, mean)->text().endsWith(QLatin1String("bar"));
        const double expected = row == 0 ? 2 + (1 - std::cos(15.0)) / 15 : -0.3;
        QVERIFY2(isBar && std::abs(shown - expected) < 1e-3, qPrintable(table.item(row, mean)->text()));
    }
    QCOMPARE(curves, (QStringList{QStringLiteral("held.p|measured"), difference + QStringLiteral("|Run 1")}));
    const auto* off = test.page().measures().result(run, 0);
    QTRY_VERIFY((off = test.page().measures().result(run, 0)) != nullptr);
    QVERIFY(off->value && std::abs(*off->value + 6e4) < 20 && off->isBelow);
    // The same on the command line.
    QString out, err;
    QTextStream outStream(&out), errStream(&err);
    QCOMPARE(app::runCommand(
                 {QStringLiteral("simulate"), test.filePath(QStringLiteral("waves.mo")), QStringLiteral("--measures")},
                 outStream, errStream),
             2);
    QVERIFY2(out.startsWith(QLatin1String("Off = -")) && out.contains(QLatin1String("below its limit")),
             qPrintable(out + err));
}

/// A large file of a document that is opened.
void MeasuredDataTest::readingIsToldAndStopped()
{
    test::TestWindow test;
    test.window().show();
    open(test);
    QFile file(test.filePath(QStringLiteral("large.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("t [s],a,b,c,d,e,f,g,h,i,j\n");
    QByteArray rows;
    for (int k = 0; k < 1000; ++k)
        rows += QByteArray::number(k) + ",1.25,2.25,3.25,4.25,5.25,6.25,7.25,8.25,9.25,10.25\n";
    for (int k = 0; k < 1500; ++k)
        QCOMPARE(file.write(rows), rows.size());
    file.close();
    QByteArray text = textOf(test);
    text.replace("end circuit",
                 "  annotation(__Bramah(data={data(format=1, file=\"large.csv\", name=\"large\")}));\nend circuit");
    QVERIFY(test.page().session().file().replaceText(QStringLiteral("with data"), text));
    const app::MessageBar& messages = test.page().messages();
    QTRY_VERIFY2(messages.text().startsWith(QLatin1String("Reading large.csv: ")), qPrintable(messages.text()));
    const auto buttons = messages.findChildren<QAbstractButton*>();
    const auto stop =
        std::ranges::find(buttons, QStringLiteral("Stop"), [](const QAbstractButton* one) { return one->text(); });
    QVERIFY(stop != buttons.end());
    QTest::mouseClick(*stop, Qt::LeftButton);
    QTRY_VERIFY2(messages.text().contains(QLatin1String("reading was stopped")), qPrintable(messages.text()));
    QVERIFY(!dataOf(test).find(QStringLiteral("large")));
    // What is shown of its begin ends with a line, none of whose values is missing.
    app::ImportDialog dialog(test.filePath(QStringLiteral("large.csv")), {}, &test.window());
    const auto& findings = field<QListWidget>(dialog, "findings");
    for (int row = 0; row < findings.count(); ++row)
        QVERIFY2(!findings.item(row)->text().contains(QStringLiteral("Missing")),
                 qPrintable(findings.item(row)->text()));
}

/// 0.87 kg/s of 870 kg/m3 are 1 l/s.
void MeasuredDataTest::volumeFlowsAreLaidBesideMassFlows()
{
    solver::ResultColumn mass, volume;
    mass.path = QStringLiteral("pump.m_flow");
    mass.unit = QStringLiteral("kg/s");
    mass.density = 870;
    volume.path = QStringLiteral("Q");
    volume.unit = QStringLiteral("m3/s");
    volume.displayUnit = QStringLiteral("l/min");
    QCOMPARE(solver::scaleBeside(mass, volume), 1 / 870.0);
    QVERIFY(solver::measureTheSame(mass, volume));
    auto file = std::make_shared<solver::DataFile>();
    file->store.reset({volume});
    file->store.append({{0, 1}, {1, 1}, {1e-3, 1e-3}});
    solver::ResultStore run;
    run.reset({mass});
    run.append({{0, 1}, {1, 1}, {0.87, 0.87 * 1.1}});
    solver::MeasuredData data;
    solver::MeasuredFile kept{QStringLiteral("log.csv"), QStringLiteral("log"), {}, 0, {}};
    kept.fits.insert_or_assign(QStringLiteral("Q"), solver::ChannelFit{1, 0, QStringLiteral("pump.m_flow"), 2e-4});
    data.setFiles({kept}, QStringLiteral("/"));
    data.take({QStringLiteral("/log.csv"), {}, file, {}});
    auto verdicts = app::verdictsOf(data, run);
    QCOMPARE(verdicts.size(), std::size_t{1});
    QVERIFY(verdicts.front().isPassed);
    QVERIFY(std::abs(verdicts.front().greatest + 1e-4) < 1e-12);
    kept.fits.at(QStringLiteral("Q")).band = 0.5e-4;
    data.setFiles({kept}, QStringLiteral("/"));
    verdicts = app::verdictsOf(data, run);
    QVERIFY(!verdicts.empty() && !verdicts.front().isPassed);
}

BRAMAH_TEST(MeasuredDataTest);
#include "measured_data_test.moc"
