// SPDX-License-Identifier: GPL-3.0-or-later
// Another class for a component on the sheet.
#include "editor/commands/replace_command.h"
#include "editor/palette/class_chooser.h"
#include "editor/palette/palette_panel.h"
#include "model/classes/class_library.h"
#include "model/routing/drawing_faults.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah;

class ReplacingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPumpBecomesAnotherByMouseAndKeys();
    void oneOfSeveralInADeclarationIsParted();
    void aSymbolWithoutRoomForItsLinesGoesAside_data();
    void aSymbolWithoutRoomForItsLinesGoesAside();
    void whateverIsReplacedStaysJoinedAndLegible();
};

// Chosen in a dialog that finds by words. Its name, place and lines stay, and the values that both have; undo takes all
// of it back.
void ReplacingTest::aPumpBecomesAnotherByMouseAndKeys()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    const QPointF place = session.sheet().diagram().component({QStringLiteral("pump")})->anchor();
    hands.clickOnSheet(hands.middleOf("pump"));
    hands.whenAsked({[](QWidget& dialog) {
        auto& chooser = dynamic_cast<editor::ClassChooser&>(dialog);
        QTest::keyClicks(&chooser.palette().searchField(), QStringLiteral("variable pump"));
        QTest::keyClick(&chooser.palette().searchField(), Qt::Key_Return);
    }});
    hands.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    const model::DiagramComponent* pump = session.sheet().diagram().component({QStringLiteral("pump")});
    QVERIFY(pump);
    QCOMPARE(pump->className, QStringLiteral("Bramah.Hydraulics.Pumps.VariablePump"));
    QCOMPARE(pump->anchor(), place);
    const auto netOf = [&](const char* component, const char* port) {
        return session.sheet().diagram().netOf(
            model::PortRef{{QString::fromLatin1(component)}, QString::fromLatin1(port)});
    };
    QVERIFY(netOf("pump", "P") >= 0);
    QCOMPARE(netOf("pump", "P"), netOf("relief", "P"));
    QCOMPARE(netOf("pump", "S"), netOf("tank1", "T"));
    const QByteArray text = session.file().document().text().bytes();
    QVERIFY2(text.contains("Bramah.Hydraulics.Pumps.VariablePump pump("), text.constData());
    QVERIFY(!text.contains("FixedPump"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

void ReplacingTest::oneOfSeveralInADeclarationIsParted()
{
    test::TestWindow test;
    const QString path = test.filePath(QStringLiteral("circuit.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "model circuit\n"
        "  Bramah.Mechanics.Translational.Spring a(c = 5), b(c = 7, s_rel0 = 1) \"the second\", d;\n"
        "end circuit;\n");
    file.close();
    QVERIFY(test.window().documents().open(path));
    editor::DocumentSession& session = test.page().session();
    editor::Selection selection;
    selection.components.insert({QStringLiteral("b")});
    session.select(selection);
    QVERIFY(editor::replaceSelection(session, QStringLiteral("Bramah.Mechanics.Translational.Damper")));
    QCOMPARE(session.file().document().text().bytes(),
             QByteArray("model circuit\n"
                        "  Bramah.Mechanics.Translational.Spring a(c = 5), d;\n"
                        "  Bramah.Mechanics.Translational.Damper b \"the second\";\n"
                        "end circuit;\n"));
}

void ReplacingTest::aSymbolWithoutRoomForItsLinesGoesAside_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("next");
    QTest::addRow("right before a rod's bend") << QStringLiteral("hydrostatic_drive.mo") << QStringLiteral("pump")
                                               << QStringLiteral("Bramah.Hydraulics.Pumps.HandPump");
    QTest::addRow("right before a symbol") << QStringLiteral("pilot_check_holding.mo") << QStringLiteral("lock")
                                           << QStringLiteral("Bramah.Hydraulics.CheckValves.ShuttleValve");
}

// The line could leave its port only on a line or a symbol that is there.
void ReplacingTest::aSymbolWithoutRoomForItsLinesGoesAside()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    QFETCH(QString, next);
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(file)));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    const QPointF place = session.sheet().diagram().component({name})->anchor();
    editor::Selection selection;
    selection.components.insert({name});
    session.select(selection);
    QVERIFY(editor::replaceSelection(session, next));
    for (const model::Diagnostic& fault : checkDrawing(session.sheet().diagram()))
        QVERIFY2(fault.severity() != model::Severity::Warning, qPrintable(fault.message()));
    const QPointF way = session.sheet().diagram().component({name})->anchor() - place;
    QVERIFY2(way.manhattanLength() > 0 && way.manhattanLength() <= 6,
             qPrintable(QStringLiteral("%1, %2").arg(way.x()).arg(way.y())));
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), before);
}

// Components of the examples are replaced by others of their group: the drawing lies no more than before, the text has
// no error, and undo gives the same bytes.
void ReplacingTest::whateverIsReplacedStaysJoinedAndLegible()
{
    constexpr int kTimes = 4;
    QRandomGenerator random(11);
    int count = 0;
    const QDir folder(QFileInfo(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))).path());
    test::TestWindow test;
    for (const QString& name : folder.entryList({QStringLiteral("*.mo")})) {
        QVERIFY(test.window().documents().open(folder.filePath(name)));
        editor::DocumentSession& session = test.page().session();
        for (int k = 0; k < kTimes; ++k) {
            const auto& components = session.sheet().diagram().components();
            const model::DiagramComponent one =
                components[static_cast<std::size_t>(random.bounded(static_cast<int>(components.size())))];
            const model::ClassNode* group =
                test.workspace().library().find(one.className.section(QLatin1Char('.'), 0, -2).toStdString());
            QVERIFY(group);
            const auto& others = group->children();
            const QString next = QString::fromStdString(
                others[static_cast<std::size_t>(random.bounded(static_cast<int>(others.size())))]->qualifiedName());
            // A line over a text, where there is no other way, is but a note.
            const auto faultsOf = [&] {
                QStringList faults;
                for (const model::Diagnostic& fault : checkDrawing(session.sheet().diagram()))
                    if (fault.severity() == model::Severity::Warning)
                        faults.append(fault.message());
                return faults;
            };
            const auto faultsBefore = faultsOf().size();
            const QByteArray before = session.file().document().text().bytes();
            editor::Selection selection;
            selection.components.insert(one.id);
            session.select(selection);
            if (!editor::replaceSelection(session, next))
                continue;
            ++count;
            const QString what = name + QStringLiteral(": ") + one.id.name + QStringLiteral(" by ") + next;
            QVERIFY2(session.file().document().textState() == model::Document::TextState::Sound, qPrintable(what));
            for (const model::Diagnostic& problem : session.sheet().problems())
                QVERIFY2(problem.kind != model::DiagnosticKind::UnknownModifier &&
                             problem.kind != model::DiagnosticKind::UnknownName,
                         qPrintable(what + QStringLiteral(": ") + problem.message()));
            const QStringList faults = faultsOf();
            // A larger symbol may cover its neighbours: then no line can be right before it is moved.
            const QRectF body = session.sheet().diagram().component(one.id)->bounds;
            const bool hasRoom = std::ranges::none_of(session.sheet().diagram().components(), [&](const auto& other) {
                return other.id != one.id && !other.isNode && other.bounds.intersects(body);
            });
            QVERIFY2(!hasRoom || faults.size() <= faultsBefore,
                     qPrintable(what + QStringLiteral(": ") + faults.join(QStringLiteral("; "))));
            for (const model::DiagramConnection& line : session.sheet().diagram().connections()) {
                const model::DiagramPort* a = session.sheet().diagram().port(line.id.a);
                const model::DiagramPort* b = session.sheet().diagram().port(line.id.b);
                QVERIFY2(a && b, qPrintable(what));
                if (!line.points.empty())
                    QVERIFY2(line.points.front() == a->position && line.points.back() == b->position, qPrintable(what));
            }
            session.file().undoStack().undo();
            QCOMPARE(session.file().document().text().bytes(), before);
        }
        QVERIFY(test.window().documents().close(test.page()));
    }
    QVERIFY2(count > 40, qPrintable(QString::number(count)));
}

BRAMAH_TEST(ReplacingTest);
#include "replacing_test.moc"
