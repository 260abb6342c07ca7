// SPDX-License-Identifier: GPL-3.0-or-later
// Who listens to the model hears of each change of it, and of nothing else.
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;
using editor::DocumentSession;

namespace {

const QByteArray kPart = "model Part\n  parameter Real c = 1;\n  T.Resistor r;\nend Part;\n";
const QByteArray kChangingCircuit = "model M\n  Part part(c = 2);\nend M;\n";

}  // namespace

class ModelChangesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsAndUndoAreHeard()
    {
        Two files;
        QSignalSpy model(&files.circuit, &DocumentSession::modelChanged);
        QVERIFY(files.circuit.setParameter({QStringLiteral("part")}, QStringLiteral("c"), QStringLiteral("3")));
        QCOMPARE(model.count(), 1);
        files.circuit.file().undoStack().undo();
        QCOMPARE(model.count(), 2);
        QVERIFY(files.circuit.file().replaceText(QStringLiteral("typed"), kChangingCircuit + "// more\n"));
        QCOMPARE(model.count(), 3);
    }

    void aClassOfAnotherFileIsHeard()
    {
        Two files;
        QSignalSpy model(&files.circuit, &DocumentSession::modelChanged);
        QVERIFY(files.part.file().replaceText(QStringLiteral("typed"), QByteArray(kPart).replace("c = 1", "c = 7")));
        QVERIFY(model.count() >= 1);
    }

    void goingIntoAComponentIsNoChangeOfTheModel()
    {
        Two files;
        QSignalSpy model(&files.circuit, &DocumentSession::modelChanged);
        QSignalSpy diagram(&files.circuit.sheet(), &editor::Sheet::diagramChanged);
        QVERIFY(files.circuit.show({QStringLiteral("M"), {QStringLiteral("part")}}));
        QVERIFY(diagram.count() >= 1);
        QCOMPARE(model.count(), 0);
        files.circuit.select({{{QStringLiteral("r")}}, {}});
        QCOMPARE(model.count(), 0);
    }

    // While a file gets another name, its classes are gone for a moment.
    void aFileSavedUnderAnotherNameKeepsItsDrawing()
    {
        QTemporaryDir folder;
        Two files;
        QVERIFY(files.circuit.file().document().saveAs(folder.filePath(QStringLiteral("M.mo"))));
        QCOMPARE(files.circuit.sheet().diagram().components().size(), std::size_t{1});
        files.circuit.select({{{QStringLiteral("part")}}, {}});
        QVERIFY(files.circuit.file().document().saveAs(folder.filePath(QStringLiteral("Other.mo"))));
        QCOMPARE(files.circuit.sheet().diagram().components().size(), std::size_t{1});
        QCOMPARE(files.circuit.sheet().className(), QStringLiteral("M"));
        QVERIFY(files.circuit.selection().components.contains({QStringLiteral("part")}));
        QVERIFY(files.circuit.file().isEditable());
    }

private:
    struct Two {
        editor::Workspace workspace{bramah::test::makeTestLibrary()};
        DocumentSession part{workspace, model::Document::create(QStringLiteral("Part.mo"), kPart)};
        DocumentSession circuit{workspace, model::Document::create(QStringLiteral("M.mo"), kChangingCircuit)};
    };
};

BRAMAH_TEST(ModelChangesTest);
#include "model_changes_test.moc"
